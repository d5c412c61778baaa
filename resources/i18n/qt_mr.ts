<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="mr" sourcelanguage="en">
<context>
    <name>QFileDialog</name>
    <message>
        <source>%1
Directory not found.
Please verify the correct directory name was given.</source>
        <translation>%1
हा फोल्डर सापडला नाही.
नाव बरोबर आहे का ते तपासा.</translation>
    </message>
    <message>
        <source>%1
File not found.
Please verify the correct file name was given.</source>
        <translation>%1
ही फाइल सापडली नाही.
नाव बरोबर आहे का ते तपासा.</translation>
    </message>
    <message>
        <source>%1 already exists.
Do you want to replace it?</source>
        <translation>%1 आधीच आहे.
ते बदलायचे का?</translation>
    </message>
    <message>
        <source>&amp;Choose</source>
        <translation>निवडा</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>हटवा</translation>
    </message>
    <message>
        <source>&amp;Look in:</source>
        <translation>येथे पहा:</translation>
    </message>
    <message>
        <source>&amp;New Folder</source>
        <translation>नवा फोल्डर</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>उघडा</translation>
    </message>
    <message>
        <source>&amp;Rename</source>
        <translation>नाव बदला</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>जतन करा</translation>
    </message>
    <message>
        <source>All Files (*)</source>
        <translation>सर्व फाइल्स (*)</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>मागे</translation>
    </message>
    <message>
        <source>Change to detail view mode</source>
        <translation>तपशिलांसह दाखवा</translation>
    </message>
    <message>
        <source>Change to list view mode</source>
        <translation>यादी म्हणून दाखवा</translation>
    </message>
    <message>
        <source>Create New Folder</source>
        <translation>नवा फोल्डर बनवा</translation>
    </message>
    <message>
        <source>Create a New Folder</source>
        <translation>एक नवा फोल्डर बनवा</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>हटवा</translation>
    </message>
    <message>
        <source>Detail View</source>
        <translation>तपशील</translation>
    </message>
    <message>
        <source>Directories</source>
        <translation>फोल्डर</translation>
    </message>
    <message>
        <source>Directory:</source>
        <translation>फोल्डर:</translation>
    </message>
    <message>
        <source>File &amp;name:</source>
        <translation>फाइलचे नाव:</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>फाइल्स</translation>
    </message>
    <message>
        <source>Files of &amp;type:</source>
        <translation>फाइलचा प्रकार:</translation>
    </message>
    <message>
        <source>Find Directory</source>
        <translation>फोल्डर शोधा</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>पुढे</translation>
    </message>
    <message>
        <source>Go back</source>
        <translation>मागे जा</translation>
    </message>
    <message>
        <source>Go forward</source>
        <translation>पुढे जा</translation>
    </message>
    <message>
        <source>Go to the parent directory</source>
        <translation>वरच्या फोल्डरमध्ये जा</translation>
    </message>
    <message>
        <source>List View</source>
        <translation>यादी</translation>
    </message>
    <message>
        <source>List of places and bookmarks</source>
        <translation>ठिकाणे आणि बुकमार्कची यादी</translation>
    </message>
    <message>
        <source>New Folder</source>
        <translation>नवा फोल्डर</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>उघडा</translation>
    </message>
    <message>
        <source>Parent Directory</source>
        <translation>वरचा फोल्डर</translation>
    </message>
    <message>
        <source>Recent Places</source>
        <translation>अलीकडील ठिकाणे</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>काढा</translation>
    </message>
    <message>
        <source>Save As</source>
        <translation>या नावाने जतन करा</translation>
    </message>
    <message>
        <source>Show </source>
        <translation>दाखवा </translation>
    </message>
    <message>
        <source>Show &amp;hidden files</source>
        <translation>लपलेल्या फाइल्स दाखवा</translation>
    </message>
    <message>
        <source>Sidebar</source>
        <translation>साइडबार</translation>
    </message>
</context>
<context>
    <name>QFileSystemModel</name>
    <message>
        <source>Computer</source>
        <translation>संगणक</translation>
    </message>
    <message>
        <source>Date Modified</source>
        <translation>बदलल्याची तारीख</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>नाव</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>आकार</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>प्रकार</translation>
    </message>
</context>
<context>
    <name>QAbstractFileIconProvider</name>
    <message>
        <source>%1 File</source>
        <translation>%1 फाइल</translation>
    </message>
    <message>
        <source>Drive</source>
        <translation>ड्राइव्ह</translation>
    </message>
    <message>
        <source>File</source>
        <translation>फाइल</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>फोल्डर</translation>
    </message>
    <message>
        <source>Unknown</source>
        <translation>अज्ञात</translation>
    </message>
</context>
<context>
    <name>QPlatformTheme</name>
    <message>
        <source>&amp;No</source>
        <translation>नाही</translation>
    </message>
    <message>
        <source>&amp;Yes</source>
        <translation>होय</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>रद्द करा</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>बंद करा</translation>
    </message>
    <message>
        <source>OK</source>
        <translation>ठीक आहे</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>उघडा</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>जतन करा</translation>
    </message>
</context>
<context>
    <name>QLineEdit</name>
    <message>
        <source>&amp;Copy</source>
        <translation>कॉपी करा</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>पेस्ट करा</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>पुन्हा करा</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>पूर्ववत करा</translation>
    </message>
    <message>
        <source>Cu&amp;t</source>
        <translation>कट करा</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>हटवा</translation>
    </message>
    <message>
        <source>Select All</source>
        <translation>सर्व निवडा</translation>
    </message>
</context>
<context>
    <name>QWidgetTextControl</name>
    <message>
        <source>&amp;Copy</source>
        <translation>कॉपी करा</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>पेस्ट करा</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>पुन्हा करा</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>पूर्ववत करा</translation>
    </message>
    <message>
        <source>Copy &amp;Link Location</source>
        <translation>लिंकचा पत्ता कॉपी करा</translation>
    </message>
    <message>
        <source>Cu&amp;t</source>
        <translation>कट करा</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>हटवा</translation>
    </message>
    <message>
        <source>Select All</source>
        <translation>सर्व निवडा</translation>
    </message>
</context>
<context>
    <name>QAbstractSpinBox</name>
    <message>
        <source>&amp;Select All</source>
        <translation>सर्व निवडा</translation>
    </message>
    <message>
        <source>&amp;Step up</source>
        <translation>वाढवा</translation>
    </message>
    <message>
        <source>Step &amp;down</source>
        <translation>कमी करा</translation>
    </message>
</context>
<context>
    <name>QScrollBar</name>
    <message>
        <source>Bottom</source>
        <translation>अगदी खाली</translation>
    </message>
    <message>
        <source>Left edge</source>
        <translation>डावी कडा</translation>
    </message>
    <message>
        <source>Page down</source>
        <translation>एक पान खाली</translation>
    </message>
    <message>
        <source>Page left</source>
        <translation>एक पान डावीकडे</translation>
    </message>
    <message>
        <source>Page right</source>
        <translation>एक पान उजवीकडे</translation>
    </message>
    <message>
        <source>Page up</source>
        <translation>एक पान वर</translation>
    </message>
    <message>
        <source>Right edge</source>
        <translation>उजवी कडा</translation>
    </message>
    <message>
        <source>Scroll down</source>
        <translation>खाली सरकवा</translation>
    </message>
    <message>
        <source>Scroll here</source>
        <translation>येथे सरकवा</translation>
    </message>
    <message>
        <source>Scroll left</source>
        <translation>डावीकडे सरकवा</translation>
    </message>
    <message>
        <source>Scroll right</source>
        <translation>उजवीकडे सरकवा</translation>
    </message>
    <message>
        <source>Scroll up</source>
        <translation>वर सरकवा</translation>
    </message>
    <message>
        <source>Top</source>
        <translation>अगदी वर</translation>
    </message>
</context>
<context>
    <name>QTabBar</name>
    <message>
        <source>Scroll Left</source>
        <translation>डावीकडे सरकवा</translation>
    </message>
    <message>
        <source>Scroll Right</source>
        <translation>उजवीकडे सरकवा</translation>
    </message>
</context>
</TS>
