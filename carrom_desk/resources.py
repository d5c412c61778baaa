"""Finds bundled files: fonts, themes, translations, laws, situations, licences."""

from pathlib import Path, PurePosixPath

_PACKAGE = Path(__file__).resolve().parent
_FOLDERS = (
    _PACKAGE / "_resources",  # installed: the wheel carries them inside the package
    _PACKAGE.parent / "resources",  # in a checkout: beside the package
)


class ResourceMissing(Exception):
    """Raised when a bundled file is missing because the installation is damaged.

    Attributes:
        name: the requested resource.
        folder: the folder where it should be.
    """

    def __init__(self, name: str, folder: Path) -> None:
        super().__init__(name, folder)
        self.name = name
        self.folder = folder

    def __str__(self) -> str:
        return f"The file “{self.name}” is missing from {self.folder}. Install Carrom Desk again."


def resource_path(name: str) -> Path:
    """Returns the bundled file or folder with this name, such as `fonts/NotoSans-Regular.ttf`.

    The name is relative and written with `/` on every platform.

    Raises:
        ValueError: the name leads outside the resources.
        ResourceMissing: there is no such resource.
    """
    parts = PurePosixPath(name)
    if parts.is_absolute() or ".." in parts.parts:
        raise ValueError(f"not the name of a resource: {name!r}")
    folder = next((folder for folder in _FOLDERS if folder.is_dir()), _FOLDERS[0])
    path = folder.joinpath(*parts.parts)
    if not path.exists():
        raise ResourceMissing(name, folder)
    return path
