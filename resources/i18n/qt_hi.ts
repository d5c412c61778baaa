<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="hi" sourcelanguage="en">
<context>
    <name>QFileDialog</name>
    <message>
        <source>%1
Directory not found.
Please verify the correct directory name was given.</source>
        <translation>%1
यह फ़ोल्डर नहीं मिला।
जाँचें कि नाम सही है।</translation>
    </message>
    <message>
        <source>%1
File not found.
Please verify the correct file name was given.</source>
        <translation>%1
यह फ़ाइल नहीं मिली।
जाँचें कि नाम सही है।</translation>
    </message>
    <message>
        <source>%1 already exists.
Do you want to replace it?</source>
        <translation>%1 पहले से मौजूद है।
क्या उसे बदल दें?</translation>
    </message>
    <message>
        <source>&amp;Choose</source>
        <translation>चुनें</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>हटाएँ</translation>
    </message>
    <message>
        <source>&amp;Look in:</source>
        <translation>यहाँ देखें:</translation>
    </message>
    <message>
        <source>&amp;New Folder</source>
        <translation>नया फ़ोल्डर</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>खोलें</translation>
    </message>
    <message>
        <source>&amp;Rename</source>
        <translation>नाम बदलें</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>सहेजें</translation>
    </message>
    <message>
        <source>All Files (*)</source>
        <translation>सभी फ़ाइलें (*)</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>वापस</translation>
    </message>
    <message>
        <source>Change to detail view mode</source>
        <translation>विवरण के साथ दिखाएँ</translation>
    </message>
    <message>
        <source>Change to list view mode</source>
        <translation>सूची के रूप में दिखाएँ</translation>
    </message>
    <message>
        <source>Create New Folder</source>
        <translation>नया फ़ोल्डर बनाएँ</translation>
    </message>
    <message>
        <source>Create a New Folder</source>
        <translation>एक नया फ़ोल्डर बनाएँ</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>हटाएँ</translation>
    </message>
    <message>
        <source>Detail View</source>
        <translation>विवरण</translation>
    </message>
    <message>
        <source>Directories</source>
        <translation>फ़ोल्डर</translation>
    </message>
    <message>
        <source>Directory:</source>
        <translation>फ़ोल्डर:</translation>
    </message>
    <message>
        <source>File &amp;name:</source>
        <translation>फ़ाइल का नाम:</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>फ़ाइलें</translation>
    </message>
    <message>
        <source>Files of &amp;type:</source>
        <translation>फ़ाइल का प्रकार:</translation>
    </message>
    <message>
        <source>Find Directory</source>
        <translation>फ़ोल्डर ढूँढें</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>आगे</translation>
    </message>
    <message>
        <source>Go back</source>
        <translation>वापस जाएँ</translation>
    </message>
    <message>
        <source>Go forward</source>
        <translation>आगे जाएँ</translation>
    </message>
    <message>
        <source>Go to the parent directory</source>
        <translation>ऊपर के फ़ोल्डर में जाएँ</translation>
    </message>
    <message>
        <source>List View</source>
        <translation>सूची</translation>
    </message>
    <message>
        <source>List of places and bookmarks</source>
        <translation>जगहों और बुकमार्क की सूची</translation>
    </message>
    <message>
        <source>New Folder</source>
        <translation>नया फ़ोल्डर</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>खोलें</translation>
    </message>
    <message>
        <source>Parent Directory</source>
        <translation>ऊपर का फ़ोल्डर</translation>
    </message>
    <message>
        <source>Recent Places</source>
        <translation>हाल की जगहें</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>निकालें</translation>
    </message>
    <message>
        <source>Save As</source>
        <translation>इस नाम से सहेजें</translation>
    </message>
    <message>
        <source>Show </source>
        <translation>दिखाएँ </translation>
    </message>
    <message>
        <source>Show &amp;hidden files</source>
        <translation>छिपी फ़ाइलें दिखाएँ</translation>
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
        <translation>कंप्यूटर</translation>
    </message>
    <message>
        <source>Date Modified</source>
        <translation>बदलने की तारीख़</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>नाम</translation>
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
        <translation>%1 फ़ाइल</translation>
    </message>
    <message>
        <source>Drive</source>
        <translation>ड्राइव</translation>
    </message>
    <message>
        <source>File</source>
        <translation>फ़ाइल</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>फ़ोल्डर</translation>
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
        <translation>नहीं</translation>
    </message>
    <message>
        <source>&amp;Yes</source>
        <translation>हाँ</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>रद्द करें</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>बंद करें</translation>
    </message>
    <message>
        <source>OK</source>
        <translation>ठीक है</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>खोलें</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>सहेजें</translation>
    </message>
</context>
<context>
    <name>QLineEdit</name>
    <message>
        <source>&amp;Copy</source>
        <translation>कॉपी करें</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>चिपकाएँ</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>फिर करें</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>पूर्ववत करें</translation>
    </message>
    <message>
        <source>Cu&amp;t</source>
        <translation>काटें</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>हटाएँ</translation>
    </message>
    <message>
        <source>Select All</source>
        <translation>सब चुनें</translation>
    </message>
</context>
<context>
    <name>QWidgetTextControl</name>
    <message>
        <source>&amp;Copy</source>
        <translation>कॉपी करें</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>चिपकाएँ</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>फिर करें</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>पूर्ववत करें</translation>
    </message>
    <message>
        <source>Copy &amp;Link Location</source>
        <translation>लिंक का पता कॉपी करें</translation>
    </message>
    <message>
        <source>Cu&amp;t</source>
        <translation>काटें</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>हटाएँ</translation>
    </message>
    <message>
        <source>Select All</source>
        <translation>सब चुनें</translation>
    </message>
</context>
<context>
    <name>QAbstractSpinBox</name>
    <message>
        <source>&amp;Select All</source>
        <translation>सब चुनें</translation>
    </message>
    <message>
        <source>&amp;Step up</source>
        <translation>बढ़ाएँ</translation>
    </message>
    <message>
        <source>Step &amp;down</source>
        <translation>घटाएँ</translation>
    </message>
</context>
<context>
    <name>QScrollBar</name>
    <message>
        <source>Bottom</source>
        <translation>सबसे नीचे</translation>
    </message>
    <message>
        <source>Left edge</source>
        <translation>बायाँ किनारा</translation>
    </message>
    <message>
        <source>Page down</source>
        <translation>एक पृष्ठ नीचे</translation>
    </message>
    <message>
        <source>Page left</source>
        <translation>एक पृष्ठ बाएँ</translation>
    </message>
    <message>
        <source>Page right</source>
        <translation>एक पृष्ठ दाएँ</translation>
    </message>
    <message>
        <source>Page up</source>
        <translation>एक पृष्ठ ऊपर</translation>
    </message>
    <message>
        <source>Right edge</source>
        <translation>दायाँ किनारा</translation>
    </message>
    <message>
        <source>Scroll down</source>
        <translation>नीचे सरकाएँ</translation>
    </message>
    <message>
        <source>Scroll here</source>
        <translation>यहाँ तक सरकाएँ</translation>
    </message>
    <message>
        <source>Scroll left</source>
        <translation>बाएँ सरकाएँ</translation>
    </message>
    <message>
        <source>Scroll right</source>
        <translation>दाएँ सरकाएँ</translation>
    </message>
    <message>
        <source>Scroll up</source>
        <translation>ऊपर सरकाएँ</translation>
    </message>
    <message>
        <source>Top</source>
        <translation>सबसे ऊपर</translation>
    </message>
</context>
<context>
    <name>QTabBar</name>
    <message>
        <source>Scroll Left</source>
        <translation>बाएँ सरकाएँ</translation>
    </message>
    <message>
        <source>Scroll Right</source>
        <translation>दाएँ सरकाएँ</translation>
    </message>
</context>
</TS>
