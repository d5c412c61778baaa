<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="si" sourcelanguage="en">
<context>
    <name>QFileDialog</name>
    <message>
        <source>%1
Directory not found.
Please verify the correct directory name was given.</source>
        <translation>%1
ෆෝල්ඩරය හමු නොවීය.
නම නිවැරදිදැයි බලන්න.</translation>
    </message>
    <message>
        <source>%1
File not found.
Please verify the correct file name was given.</source>
        <translation>%1
ගොනුව හමු නොවීය.
නම නිවැරදිදැයි බලන්න.</translation>
    </message>
    <message>
        <source>%1 already exists.
Do you want to replace it?</source>
        <translation>%1 දැනටමත් ඇත.
එය ප්‍රතිස්ථාපනය කරන්නද?</translation>
    </message>
    <message>
        <source>&amp;Choose</source>
        <translation>තෝරන්න</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>මකන්න</translation>
    </message>
    <message>
        <source>&amp;Look in:</source>
        <translation>සොයන තැන:</translation>
    </message>
    <message>
        <source>&amp;New Folder</source>
        <translation>නව ෆෝල්ඩරය</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>විවෘත කරන්න</translation>
    </message>
    <message>
        <source>&amp;Rename</source>
        <translation>නම වෙනස් කරන්න</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>සුරකින්න</translation>
    </message>
    <message>
        <source>All Files (*)</source>
        <translation>සියලු ගොනු (*)</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>ආපසු</translation>
    </message>
    <message>
        <source>Change to detail view mode</source>
        <translation>විස්තර සමඟ පෙන්වන්න</translation>
    </message>
    <message>
        <source>Change to list view mode</source>
        <translation>ලැයිස්තුවක් ලෙස පෙන්වන්න</translation>
    </message>
    <message>
        <source>Create New Folder</source>
        <translation>නව ෆෝල්ඩරයක් සාදන්න</translation>
    </message>
    <message>
        <source>Create a New Folder</source>
        <translation>අලුත් ෆෝල්ඩරයක් සාදන්න</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>මකන්න</translation>
    </message>
    <message>
        <source>Detail View</source>
        <translation>විස්තර</translation>
    </message>
    <message>
        <source>Directories</source>
        <translation>ෆෝල්ඩර</translation>
    </message>
    <message>
        <source>Directory:</source>
        <translation>ෆෝල්ඩරය:</translation>
    </message>
    <message>
        <source>File &amp;name:</source>
        <translation>ගොනුවේ නම:</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>ගොනු</translation>
    </message>
    <message>
        <source>Files of &amp;type:</source>
        <translation>ගොනු වර්ගය:</translation>
    </message>
    <message>
        <source>Find Directory</source>
        <translation>ෆෝල්ඩරය සොයන්න</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>ඉදිරියට</translation>
    </message>
    <message>
        <source>Go back</source>
        <translation>ආපසු යන්න</translation>
    </message>
    <message>
        <source>Go forward</source>
        <translation>ඉදිරියට යන්න</translation>
    </message>
    <message>
        <source>Go to the parent directory</source>
        <translation>ඉහළ ෆෝල්ඩරයට යන්න</translation>
    </message>
    <message>
        <source>List View</source>
        <translation>ලැයිස්තුව</translation>
    </message>
    <message>
        <source>List of places and bookmarks</source>
        <translation>ස්ථාන සහ පොත්සලකුණු ලැයිස්තුව</translation>
    </message>
    <message>
        <source>New Folder</source>
        <translation>නව ෆෝල්ඩරය</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>විවෘත කරන්න</translation>
    </message>
    <message>
        <source>Parent Directory</source>
        <translation>ඉහළ ෆෝල්ඩරය</translation>
    </message>
    <message>
        <source>Recent Places</source>
        <translation>මෑත ස්ථාන</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>ඉවත් කරන්න</translation>
    </message>
    <message>
        <source>Save As</source>
        <translation>මේ නමින් සුරකින්න</translation>
    </message>
    <message>
        <source>Show </source>
        <translation>පෙන්වන්න </translation>
    </message>
    <message>
        <source>Show &amp;hidden files</source>
        <translation>සැඟවුණු ගොනු පෙන්වන්න</translation>
    </message>
    <message>
        <source>Sidebar</source>
        <translation>පැති තීරුව</translation>
    </message>
</context>
<context>
    <name>QFileSystemModel</name>
    <message>
        <source>Computer</source>
        <translation>පරිගණකය</translation>
    </message>
    <message>
        <source>Date Modified</source>
        <translation>වෙනස් කළ දිනය</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>නම</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>ප්‍රමාණය</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>වර්ගය</translation>
    </message>
</context>
<context>
    <name>QAbstractFileIconProvider</name>
    <message>
        <source>%1 File</source>
        <translation>%1 ගොනුව</translation>
    </message>
    <message>
        <source>Drive</source>
        <translation>ධාවකය</translation>
    </message>
    <message>
        <source>File</source>
        <translation>ගොනුව</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>ෆෝල්ඩරය</translation>
    </message>
    <message>
        <source>Unknown</source>
        <translation>නොදනී</translation>
    </message>
</context>
<context>
    <name>QPlatformTheme</name>
    <message>
        <source>&amp;No</source>
        <translation>නැත</translation>
    </message>
    <message>
        <source>&amp;Yes</source>
        <translation>ඔව්</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>අවලංගුයි</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>වසන්න</translation>
    </message>
    <message>
        <source>OK</source>
        <translation>හරි</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>විවෘත කරන්න</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>සුරකින්න</translation>
    </message>
</context>
<context>
    <name>QLineEdit</name>
    <message>
        <source>&amp;Copy</source>
        <translation>පිටපත් කරන්න</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>අලවන්න</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>යළි කරන්න</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>ආපසු ගන්න</translation>
    </message>
    <message>
        <source>Cu&amp;t</source>
        <translation>කපන්න</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>මකන්න</translation>
    </message>
    <message>
        <source>Select All</source>
        <translation>සියල්ල තෝරන්න</translation>
    </message>
</context>
<context>
    <name>QWidgetTextControl</name>
    <message>
        <source>&amp;Copy</source>
        <translation>පිටපත් කරන්න</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>අලවන්න</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>යළි කරන්න</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>ආපසු ගන්න</translation>
    </message>
    <message>
        <source>Copy &amp;Link Location</source>
        <translation>සබැඳියේ ලිපිනය පිටපත් කරන්න</translation>
    </message>
    <message>
        <source>Cu&amp;t</source>
        <translation>කපන්න</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>මකන්න</translation>
    </message>
    <message>
        <source>Select All</source>
        <translation>සියල්ල තෝරන්න</translation>
    </message>
</context>
<context>
    <name>QAbstractSpinBox</name>
    <message>
        <source>&amp;Select All</source>
        <translation>සියල්ල තෝරන්න</translation>
    </message>
    <message>
        <source>&amp;Step up</source>
        <translation>වැඩි කරන්න</translation>
    </message>
    <message>
        <source>Step &amp;down</source>
        <translation>අඩු කරන්න</translation>
    </message>
</context>
<context>
    <name>QScrollBar</name>
    <message>
        <source>Bottom</source>
        <translation>පහළම</translation>
    </message>
    <message>
        <source>Left edge</source>
        <translation>වම් කෙළවර</translation>
    </message>
    <message>
        <source>Page down</source>
        <translation>පිටුවක් පහළට</translation>
    </message>
    <message>
        <source>Page left</source>
        <translation>පිටුවක් වමට</translation>
    </message>
    <message>
        <source>Page right</source>
        <translation>පිටුවක් දකුණට</translation>
    </message>
    <message>
        <source>Page up</source>
        <translation>පිටුවක් ඉහළට</translation>
    </message>
    <message>
        <source>Right edge</source>
        <translation>දකුණු කෙළවර</translation>
    </message>
    <message>
        <source>Scroll down</source>
        <translation>පහළට ගෙනයන්න</translation>
    </message>
    <message>
        <source>Scroll here</source>
        <translation>මෙතැනට ගෙනයන්න</translation>
    </message>
    <message>
        <source>Scroll left</source>
        <translation>වමට ගෙනයන්න</translation>
    </message>
    <message>
        <source>Scroll right</source>
        <translation>දකුණට ගෙනයන්න</translation>
    </message>
    <message>
        <source>Scroll up</source>
        <translation>ඉහළට ගෙනයන්න</translation>
    </message>
    <message>
        <source>Top</source>
        <translation>ඉහළම</translation>
    </message>
</context>
<context>
    <name>QTabBar</name>
    <message>
        <source>Scroll Left</source>
        <translation>වමට ගෙනයන්න</translation>
    </message>
    <message>
        <source>Scroll Right</source>
        <translation>දකුණට ගෙනයන්න</translation>
    </message>
</context>
</TS>
