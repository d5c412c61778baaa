; An installer for one user of Windows. Nothing asks for an administrator, and removing it leaves the matches where they are.
;   makensis -DVERSION=1.0.0 -DFOLDER=build/windows/carrom-desk -DOUTPUT=dist/carrom-desk-1.0.0-windows.exe installer.nsi
; Everything that is replaced or removed lies in the folder "program", which nobody else writes to.

Unicode true
!ifdef TARGET
  Target ${TARGET}
!endif
SetCompressor /SOLID lzma
RequestExecutionLevel user
ManifestDPIAware true

!define NAME "Carrom Desk"
!define CLASSES "Software\Classes"
!define KIND "CarromDesk.Match"
!define LISTED "Software\Microsoft\Windows\CurrentVersion\Uninstall\CarromDesk"
!define PROGRAM "$INSTDIR\program\python\pythonw.exe"
!define WORDS "-X utf8 -m carrom_desk"
!define APPLICATION "org.carromdesk.CarromDesk" ; the program names itself so, too
!define SHORTCUT "$SMPROGRAMS\${NAME}.lnk"

!include "MUI2.nsh"
!include "FileFunc.nsh"
!include "LogicLib.nsh"
!include "Win\COM.nsh"
!include "Win\Propkey.nsh"

Name "${NAME}"
OutFile "${OUTPUT}"
InstallDir "$LOCALAPPDATA\Programs\${NAME}"
InstallDirRegKey HKCU "${LISTED}" "InstallLocation"
BrandingText "${NAME} ${VERSION}"

VIProductVersion "${VERSION}.0"
VIAddVersionKey "ProductName" "${NAME}"
VIAddVersionKey "ProductVersion" "${VERSION}"
VIAddVersionKey "FileVersion" "${VERSION}"
VIAddVersionKey "FileDescription" "${NAME} Setup"
VIAddVersionKey "CompanyName" "Carrom Desk contributors"
VIAddVersionKey "LegalCopyright" "Carrom Desk contributors, MIT License"

!define MUI_ICON "${FOLDER}/carrom-desk.ico"
!define MUI_UNICON "${FOLDER}/carrom-desk.ico"
!define MUI_FINISHPAGE_RUN "${PROGRAM}"
!define MUI_FINISHPAGE_RUN_PARAMETERS "${WORDS}"
!insertmacro MUI_PAGE_DIRECTORY
!insertmacro MUI_PAGE_INSTFILES
!insertmacro MUI_PAGE_FINISH
!insertmacro MUI_UNPAGE_CONFIRM
!insertmacro MUI_UNPAGE_INSTFILES
!insertmacro MUI_LANGUAGE "English"

; Gives the shortcut the name by which the taskbar knows the window: pinned there, it starts the desk and not a bare Python.
Function NameShortcut
  !insertmacro ComHlpr_CreateInProcInstance ${CLSID_ShellLink} ${IID_IShellLink} r0 ""
  ${If} $0 P= 0
    Return
  ${EndIf}
  ${IUnknown::QueryInterface} $0 '("${IID_IPersistFile}",.r1)'
  ${IUnknown::QueryInterface} $0 '("${IID_IPropertyStore}",.r2)'
  ${If} $1 P<> 0
  ${AndIf} $2 P<> 0
    ${IPersistFile::Load} $1 '("${SHORTCUT}",${STGM_READWRITE})'
    System::Call 'oleaut32::SysAllocString(w "${APPLICATION}")p.r3'
    System::Call '*${SYSSTRUCT_PROPERTYKEY}(${PKEY_AppUserModel_ID})p.r4'
    System::Call '*${SYSSTRUCT_PROPVARIANT}(${VT_BSTR},,p r3)p.r5'
    ${IPropertyStore::SetValue} $2 '($4,$5)'
    ${IPropertyStore::Commit} $2 ""
    ${IPersistFile::Save} $1 '("${SHORTCUT}",1)'
    System::Call 'oleaut32::SysFreeString(p r3)'
    System::Free $4
    System::Free $5
  ${EndIf}
  ${If} $2 P<> 0
    ${IUnknown::Release} $2 ""
  ${EndIf}
  ${If} $1 P<> 0
    ${IUnknown::Release} $1 ""
  ${EndIf}
  ${IUnknown::Release} $0 ""
FunctionEnd

; Moving the folder fails while a program in it runs: nothing is deleted before that is known.
!macro PUT_ASIDE un
  Function ${un}PutAside
    again:
    IfFileExists "$INSTDIR\program\*.*" 0 done
    RMDir /r "$INSTDIR\program.old"
    ClearErrors
    Rename "$INSTDIR\program" "$INSTDIR\program.old"
    IfErrors 0 done
    MessageBox MB_RETRYCANCEL|MB_ICONEXCLAMATION "${NAME} is open. Close it, then try again." /SD IDCANCEL IDRETRY again
    SetErrorLevel 2
    Abort
    done:
  FunctionEnd
!macroend
!insertmacro PUT_ASIDE ""
!insertmacro PUT_ASIDE "un."

Function .onInstFailed ; the disk is full, for example: what was installed is untouched
  SetOutPath "$INSTDIR"
  RMDir /r "$INSTDIR\program.new"
FunctionEnd

Section
  RMDir /r "$INSTDIR\program.new"
  SetOutPath "$INSTDIR\program.new"
  File /r "${FOLDER}/*"
  SetOutPath "$INSTDIR"
  Call PutAside
  Rename "$INSTDIR\program.new" "$INSTDIR\program"
  RMDir /r "$INSTDIR\program.old"
  WriteUninstaller "$INSTDIR\uninstall.exe"
  CreateShortcut "${SHORTCUT}" "${PROGRAM}" "${WORDS}" "$INSTDIR\program\carrom-desk.ico"
  Call NameShortcut

  WriteRegStr HKCU "${CLASSES}\.carrom" "" "${KIND}"
  WriteRegStr HKCU "${CLASSES}\.carrom" "Content Type" "application/vnd.carrom-desk.match+json"
  WriteRegStr HKCU "${CLASSES}\.carrom-event" "" "${KIND}"
  WriteRegStr HKCU "${CLASSES}\${KIND}" "" "Carrom match"
  WriteRegStr HKCU "${CLASSES}\${KIND}\DefaultIcon" "" "$INSTDIR\program\carrom-desk.ico"
  WriteRegStr HKCU "${CLASSES}\${KIND}\shell\open\command" "" '"${PROGRAM}" ${WORDS} open "%1"'
  System::Call 'shell32::SHChangeNotify(i 0x08000000, i 0, p 0, p 0)' ; kinds of files are read again

  WriteRegStr HKCU "${LISTED}" "DisplayName" "${NAME}"
  WriteRegStr HKCU "${LISTED}" "DisplayVersion" "${VERSION}"
  WriteRegStr HKCU "${LISTED}" "DisplayIcon" "$INSTDIR\program\carrom-desk.ico"
  WriteRegStr HKCU "${LISTED}" "Publisher" "Carrom Desk contributors"
  WriteRegStr HKCU "${LISTED}" "InstallLocation" "$INSTDIR"
  WriteRegStr HKCU "${LISTED}" "UninstallString" '"$INSTDIR\uninstall.exe"'
  WriteRegStr HKCU "${LISTED}" "QuietUninstallString" '"$INSTDIR\uninstall.exe" /S'
  WriteRegDWORD HKCU "${LISTED}" "NoModify" 1
  WriteRegDWORD HKCU "${LISTED}" "NoRepair" 1
  ${GetSize} "$INSTDIR\program" "/S=0K" $0 $1 $2
  WriteRegDWORD HKCU "${LISTED}" "EstimatedSize" $0
SectionEnd

Section "Uninstall"
  Call un.PutAside
  RMDir /r "$INSTDIR\program.old"
  Delete "$INSTDIR\uninstall.exe"
  RMDir "$INSTDIR"
  Delete "${SHORTCUT}"
  DeleteRegKey HKCU "${CLASSES}\${KIND}"
  ReadRegStr $0 HKCU "${CLASSES}\.carrom" ""
  StrCmp $0 "${KIND}" 0 +2
  DeleteRegKey HKCU "${CLASSES}\.carrom"
  ReadRegStr $0 HKCU "${CLASSES}\.carrom-event" ""
  StrCmp $0 "${KIND}" 0 +2
  DeleteRegKey HKCU "${CLASSES}\.carrom-event"
  DeleteRegKey HKCU "${LISTED}"
  System::Call 'shell32::SHChangeNotify(i 0x08000000, i 0, p 0, p 0)'
SectionEnd
