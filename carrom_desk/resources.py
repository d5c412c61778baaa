"""Finds the files that ship beside the code: fonts, themes, translations, laws, situations, licences."""

from pathlib import Path, PurePosixPath

_PACKAGE = Path(__file__).resolve().parent
_FOLDERS = (
    _PACKAGE / "_resources",  # installed: the wheel carries them inside the package
    _PACKAGE.parent / "resources",  # in a checkout: beside the package
)


class ResourceMissing(Exception):
    """A file that should ship with the program is not there: the installation is damaged.

    Attributes:
        name: the resource asked for.
        folder: where it should have been.
    """

    def __init__(self, name: str, folder: Path) -> None:
        super().__init__(name, folder)
        self.name = name
        self.folder = folder

    def __str__(self) -> str:
        return f"The file “{self.name}” is missing from {self.folder}. Install Carrom Desk again."


def resource_path(name: str) -> Path:
    """The file or folder that ships under this name, such as `fonts/NotoSans-Regular.ttf`.

    The name is relative and written with `/` on every platform.

    Raises:
        ValueError: the name leads out of the resources.
        ResourceMissing: nothing of that name shipped.
    """
    parts = PurePosixPath(name)
    if parts.is_absolute() or ".." in parts.parts:
        raise ValueError(f"not the name of a resource: {name!r}")
    folder = next((folder for folder in _FOLDERS if folder.is_dir()), _FOLDERS[0])
    path = folder.joinpath(*parts.parts)
    if not path.exists():
        raise ResourceMissing(name, folder)
    return path
