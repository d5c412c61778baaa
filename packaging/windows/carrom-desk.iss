; A per-user installer for Windows, made by Inno Setup from the folder that PyInstaller made:
;   iscc /DVersion=1.0.0 /DFolder=..\..\build\frozen\carrom-desk packaging\windows\carrom-desk.iss
; Nothing asks for an administrator, and removing it leaves the user's matches where they are.

[Setup]
AppId=CarromDesk
AppName=Carrom Desk
AppVersion={#Version}
AppPublisher=Carrom Desk contributors
DefaultDirName={localappdata}\Programs\Carrom Desk
DisableProgramGroupPage=yes
PrivilegesRequired=lowest
ArchitecturesInstallIn64BitMode=x64compatible
ChangesAssociations=yes
Compression=lzma2/max
SolidCompression=yes
OutputDir=..\..\dist
OutputBaseFilename=carrom-desk-{#Version}-windows
UninstallDisplayIcon={app}\Carrom Desk.exe

[Languages]
Name: "en"; MessagesFile: "compiler:Default.isl"
Name: "de"; MessagesFile: "compiler:Languages\German.isl"

[Files]
Source: "{#Folder}\*"; DestDir: "{app}"; Flags: recursesubdirs ignoreversion

[Icons]
Name: "{userprograms}\Carrom Desk"; Filename: "{app}\Carrom Desk.exe"
Name: "{userdesktop}\Carrom Desk"; Filename: "{app}\Carrom Desk.exe"; Tasks: desktop

[Tasks]
Name: "desktop"; Description: "{cm:CreateDesktopIcon}"; Flags: unchecked

[Registry]
Root: HKCU; Subkey: "Software\Classes\.carrom"; ValueType: string; ValueData: "CarromDesk.Match"; Flags: uninsdeletevalue
Root: HKCU; Subkey: "Software\Classes\CarromDesk.Match"; ValueType: string; ValueData: "Carrom match"; Flags: uninsdeletekey
Root: HKCU; Subkey: "Software\Classes\CarromDesk.Match\shell\open\command"; ValueType: string; ValueData: """{app}\Carrom Desk.exe"" open ""%1"""
