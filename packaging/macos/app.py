"""Metadata of the app for macOS, for carrom-desk.spec."""

from typing import Any

NAME = "Carrom Desk.app"
IDENTIFIER = "org.carromdesk.CarromDesk"
_KIND = "org.carromdesk.match"


def info(version: str) -> dict[str, Any]:
    """Returns the entries of Info.plist that PyInstaller does not create."""
    return {
        "CFBundleDisplayName": "Carrom Desk",
        "CFBundleShortVersionString": version,
        "CFBundleVersion": version,
        "LSApplicationCategoryType": "public.app-category.sports",
        "LSMinimumSystemVersion": "13.0",
        "LSBackgroundOnly": False,  # the program answers in terminals too, which PyInstaller takes for no window
        "NSHighResolutionCapable": True,
        "NSHumanReadableCopyright": "Carrom Desk contributors, MIT License",
        "CFBundleDocumentTypes": [
            {
                "CFBundleTypeName": "Carrom match",
                "CFBundleTypeRole": "Editor",
                "LSHandlerRank": "Owner",
                "LSItemContentTypes": [_KIND],
            }
        ],
        "UTExportedTypeDeclarations": [
            {
                "UTTypeIdentifier": _KIND,
                "UTTypeDescription": "Carrom match",
                "UTTypeConformsTo": ["public.json"],
                "UTTypeTagSpecification": {
                    "public.filename-extension": ["carrom", "carrom-event"],
                    "public.mime-type": ["application/vnd.carrom-desk.match+json"],
                },
            }
        ],
    }
