<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ta" sourcelanguage="en">
<context>
    <name>QFileDialog</name>
    <message>
        <source>%1
Directory not found.
Please verify the correct directory name was given.</source>
        <translation>%1
கோப்புறை கிடைக்கவில்லை.
பெயர் சரியா எனச் சரிபார்க்கவும்.</translation>
    </message>
    <message>
        <source>%1
File not found.
Please verify the correct file name was given.</source>
        <translation>%1
கோப்பு கிடைக்கவில்லை.
பெயர் சரியா எனச் சரிபார்க்கவும்.</translation>
    </message>
    <message>
        <source>%1 already exists.
Do you want to replace it?</source>
        <translation>%1 ஏற்கெனவே உள்ளது.
அதை மாற்றவா?</translation>
    </message>
    <message>
        <source>&amp;Choose</source>
        <translation>தேர்வுசெய்</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>நீக்கு</translation>
    </message>
    <message>
        <source>&amp;Look in:</source>
        <translation>இங்கே தேடு:</translation>
    </message>
    <message>
        <source>&amp;New Folder</source>
        <translation>புதிய கோப்புறை</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>திற</translation>
    </message>
    <message>
        <source>&amp;Rename</source>
        <translation>பெயர்மாற்று</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>சேமி</translation>
    </message>
    <message>
        <source>All Files (*)</source>
        <translation>எல்லாக் கோப்புகளும் (*)</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>பின்</translation>
    </message>
    <message>
        <source>Change to detail view mode</source>
        <translation>விவரங்களுடன் காட்டு</translation>
    </message>
    <message>
        <source>Change to list view mode</source>
        <translation>பட்டியலாகக் காட்டு</translation>
    </message>
    <message>
        <source>Create New Folder</source>
        <translation>புதிய கோப்புறையை உருவாக்கு</translation>
    </message>
    <message>
        <source>Create a New Folder</source>
        <translation>ஒரு புதிய கோப்புறையை உருவாக்கு</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>நீக்கு</translation>
    </message>
    <message>
        <source>Detail View</source>
        <translation>விவரங்கள்</translation>
    </message>
    <message>
        <source>Directories</source>
        <translation>கோப்புறைகள்</translation>
    </message>
    <message>
        <source>Directory:</source>
        <translation>கோப்புறை:</translation>
    </message>
    <message>
        <source>File &amp;name:</source>
        <translation>கோப்பின் பெயர்:</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>கோப்புகள்</translation>
    </message>
    <message>
        <source>Files of &amp;type:</source>
        <translation>கோப்பு வகை:</translation>
    </message>
    <message>
        <source>Find Directory</source>
        <translation>கோப்புறையைத் தேடு</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>முன்</translation>
    </message>
    <message>
        <source>Go back</source>
        <translation>பின்னே செல்</translation>
    </message>
    <message>
        <source>Go forward</source>
        <translation>முன்னே செல்</translation>
    </message>
    <message>
        <source>Go to the parent directory</source>
        <translation>மேல் கோப்புறைக்குச் செல்</translation>
    </message>
    <message>
        <source>List View</source>
        <translation>பட்டியல்</translation>
    </message>
    <message>
        <source>List of places and bookmarks</source>
        <translation>இடங்கள், புத்தகக்குறிகளின் பட்டியல்</translation>
    </message>
    <message>
        <source>New Folder</source>
        <translation>புதிய கோப்புறை</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>திற</translation>
    </message>
    <message>
        <source>Parent Directory</source>
        <translation>மேல் கோப்புறை</translation>
    </message>
    <message>
        <source>Recent Places</source>
        <translation>அண்மை இடங்கள்</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>அகற்று</translation>
    </message>
    <message>
        <source>Save As</source>
        <translation>இப்பெயரில் சேமி</translation>
    </message>
    <message>
        <source>Show </source>
        <translation>காட்டு </translation>
    </message>
    <message>
        <source>Show &amp;hidden files</source>
        <translation>மறைந்த கோப்புகளைக் காட்டு</translation>
    </message>
    <message>
        <source>Sidebar</source>
        <translation>பக்கப்பட்டி</translation>
    </message>
</context>
<context>
    <name>QFileSystemModel</name>
    <message>
        <source>Computer</source>
        <translation>கணினி</translation>
    </message>
    <message>
        <source>Date Modified</source>
        <translation>மாற்றிய தேதி</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>பெயர்</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>அளவு</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>வகை</translation>
    </message>
</context>
<context>
    <name>QAbstractFileIconProvider</name>
    <message>
        <source>%1 File</source>
        <translation>%1 கோப்பு</translation>
    </message>
    <message>
        <source>Drive</source>
        <translation>இயக்ககம்</translation>
    </message>
    <message>
        <source>File</source>
        <translation>கோப்பு</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>கோப்புறை</translation>
    </message>
    <message>
        <source>Unknown</source>
        <translation>தெரியாதது</translation>
    </message>
</context>
<context>
    <name>QPlatformTheme</name>
    <message>
        <source>&amp;No</source>
        <translation>இல்லை</translation>
    </message>
    <message>
        <source>&amp;Yes</source>
        <translation>ஆம்</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>ரத்துசெய்</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>மூடு</translation>
    </message>
    <message>
        <source>OK</source>
        <translation>சரி</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>திற</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>சேமி</translation>
    </message>
</context>
<context>
    <name>QLineEdit</name>
    <message>
        <source>&amp;Copy</source>
        <translation>நகலெடு</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>ஒட்டு</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>மீள்செய்</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>செயல்தவிர்</translation>
    </message>
    <message>
        <source>Cu&amp;t</source>
        <translation>வெட்டு</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>நீக்கு</translation>
    </message>
    <message>
        <source>Select All</source>
        <translation>எல்லாம் தேர்வுசெய்</translation>
    </message>
</context>
<context>
    <name>QWidgetTextControl</name>
    <message>
        <source>&amp;Copy</source>
        <translation>நகலெடு</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>ஒட்டு</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>மீள்செய்</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>செயல்தவிர்</translation>
    </message>
    <message>
        <source>Copy &amp;Link Location</source>
        <translation>இணைப்பு முகவரியை நகலெடு</translation>
    </message>
    <message>
        <source>Cu&amp;t</source>
        <translation>வெட்டு</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>நீக்கு</translation>
    </message>
    <message>
        <source>Select All</source>
        <translation>எல்லாம் தேர்வுசெய்</translation>
    </message>
</context>
<context>
    <name>QAbstractSpinBox</name>
    <message>
        <source>&amp;Select All</source>
        <translation>எல்லாம் தேர்வுசெய்</translation>
    </message>
    <message>
        <source>&amp;Step up</source>
        <translation>கூட்டு</translation>
    </message>
    <message>
        <source>Step &amp;down</source>
        <translation>குறை</translation>
    </message>
</context>
<context>
    <name>QScrollBar</name>
    <message>
        <source>Bottom</source>
        <translation>அடி</translation>
    </message>
    <message>
        <source>Left edge</source>
        <translation>இடது ஓரம்</translation>
    </message>
    <message>
        <source>Page down</source>
        <translation>ஒரு பக்கம் கீழே</translation>
    </message>
    <message>
        <source>Page left</source>
        <translation>ஒரு பக்கம் இடப்புறம்</translation>
    </message>
    <message>
        <source>Page right</source>
        <translation>ஒரு பக்கம் வலப்புறம்</translation>
    </message>
    <message>
        <source>Page up</source>
        <translation>ஒரு பக்கம் மேலே</translation>
    </message>
    <message>
        <source>Right edge</source>
        <translation>வலது ஓரம்</translation>
    </message>
    <message>
        <source>Scroll down</source>
        <translation>கீழே உருட்டு</translation>
    </message>
    <message>
        <source>Scroll here</source>
        <translation>இங்கே உருட்டு</translation>
    </message>
    <message>
        <source>Scroll left</source>
        <translation>இடப்புறம் உருட்டு</translation>
    </message>
    <message>
        <source>Scroll right</source>
        <translation>வலப்புறம் உருட்டு</translation>
    </message>
    <message>
        <source>Scroll up</source>
        <translation>மேலே உருட்டு</translation>
    </message>
    <message>
        <source>Top</source>
        <translation>உச்சி</translation>
    </message>
</context>
<context>
    <name>QTabBar</name>
    <message>
        <source>Scroll Left</source>
        <translation>இடப்புறம் உருட்டு</translation>
    </message>
    <message>
        <source>Scroll Right</source>
        <translation>வலப்புறம் உருட்டு</translation>
    </message>
</context>
</TS>
