<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ur" sourcelanguage="en">
<context>
    <name>QFileDialog</name>
    <message>
        <source>%1
Directory not found.
Please verify the correct directory name was given.</source>
        <translation>%1
فولڈر نہیں ملا۔
دیکھ لیں کہ نام درست ہے۔</translation>
    </message>
    <message>
        <source>%1
File not found.
Please verify the correct file name was given.</source>
        <translation>%1
فائل نہیں ملی۔
دیکھ لیں کہ نام درست ہے۔</translation>
    </message>
    <message>
        <source>%1 already exists.
Do you want to replace it?</source>
        <translation>%1 پہلے سے موجود ہے۔
کیا اسے بدل دیں؟</translation>
    </message>
    <message>
        <source>&amp;Choose</source>
        <translation>چنیں</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>حذف کریں</translation>
    </message>
    <message>
        <source>&amp;Look in:</source>
        <translation>یہاں دیکھیں:</translation>
    </message>
    <message>
        <source>&amp;New Folder</source>
        <translation>نیا فولڈر</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>کھولیں</translation>
    </message>
    <message>
        <source>&amp;Rename</source>
        <translation>نام بدلیں</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>محفوظ کریں</translation>
    </message>
    <message>
        <source>All Files (*)</source>
        <translation>تمام فائلیں (*)</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>پیچھے</translation>
    </message>
    <message>
        <source>Change to detail view mode</source>
        <translation>تفصیل کے ساتھ دکھائیں</translation>
    </message>
    <message>
        <source>Change to list view mode</source>
        <translation>فہرست کی صورت میں دکھائیں</translation>
    </message>
    <message>
        <source>Create New Folder</source>
        <translation>نیا فولڈر بنائیں</translation>
    </message>
    <message>
        <source>Create a New Folder</source>
        <translation>ایک نیا فولڈر بنائیں</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>حذف کریں</translation>
    </message>
    <message>
        <source>Detail View</source>
        <translation>تفصیل</translation>
    </message>
    <message>
        <source>Directories</source>
        <translation>فولڈر</translation>
    </message>
    <message>
        <source>Directory:</source>
        <translation>فولڈر:</translation>
    </message>
    <message>
        <source>File &amp;name:</source>
        <translation>فائل کا نام:</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>فائلیں</translation>
    </message>
    <message>
        <source>Files of &amp;type:</source>
        <translation>فائل کی قسم:</translation>
    </message>
    <message>
        <source>Find Directory</source>
        <translation>فولڈر ڈھونڈیں</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>آگے</translation>
    </message>
    <message>
        <source>Go back</source>
        <translation>پیچھے جائیں</translation>
    </message>
    <message>
        <source>Go forward</source>
        <translation>آگے جائیں</translation>
    </message>
    <message>
        <source>Go to the parent directory</source>
        <translation>اوپر والے فولڈر میں جائیں</translation>
    </message>
    <message>
        <source>List View</source>
        <translation>فہرست</translation>
    </message>
    <message>
        <source>List of places and bookmarks</source>
        <translation>جگہوں اور بک مارک کی فہرست</translation>
    </message>
    <message>
        <source>New Folder</source>
        <translation>نیا فولڈر</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>کھولیں</translation>
    </message>
    <message>
        <source>Parent Directory</source>
        <translation>اوپر والا فولڈر</translation>
    </message>
    <message>
        <source>Recent Places</source>
        <translation>حالیہ جگہیں</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>ہٹائیں</translation>
    </message>
    <message>
        <source>Save As</source>
        <translation>اس نام سے محفوظ کریں</translation>
    </message>
    <message>
        <source>Show </source>
        <translation>دکھائیں </translation>
    </message>
    <message>
        <source>Show &amp;hidden files</source>
        <translation>چھپی فائلیں دکھائیں</translation>
    </message>
    <message>
        <source>Sidebar</source>
        <translation>سائیڈ بار</translation>
    </message>
</context>
<context>
    <name>QFileSystemModel</name>
    <message>
        <source>Computer</source>
        <translation>کمپیوٹر</translation>
    </message>
    <message>
        <source>Date Modified</source>
        <translation>تبدیلی کی تاریخ</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>نام</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>حجم</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>قسم</translation>
    </message>
</context>
<context>
    <name>QAbstractFileIconProvider</name>
    <message>
        <source>%1 File</source>
        <translation>%1 فائل</translation>
    </message>
    <message>
        <source>Drive</source>
        <translation>ڈرائیو</translation>
    </message>
    <message>
        <source>File</source>
        <translation>فائل</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>فولڈر</translation>
    </message>
    <message>
        <source>Unknown</source>
        <translation>نامعلوم</translation>
    </message>
</context>
<context>
    <name>QPlatformTheme</name>
    <message>
        <source>&amp;No</source>
        <translation>نہیں</translation>
    </message>
    <message>
        <source>&amp;Yes</source>
        <translation>ہاں</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>منسوخ</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>بند کریں</translation>
    </message>
    <message>
        <source>OK</source>
        <translation>ٹھیک ہے</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>کھولیں</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>محفوظ کریں</translation>
    </message>
</context>
<context>
    <name>QLineEdit</name>
    <message>
        <source>&amp;Copy</source>
        <translation>کاپی کریں</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>پیسٹ کریں</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>دوبارہ کریں</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>واپس لیں</translation>
    </message>
    <message>
        <source>Cu&amp;t</source>
        <translation>کٹ کریں</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>حذف کریں</translation>
    </message>
    <message>
        <source>Select All</source>
        <translation>سب چنیں</translation>
    </message>
</context>
<context>
    <name>QWidgetTextControl</name>
    <message>
        <source>&amp;Copy</source>
        <translation>کاپی کریں</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>پیسٹ کریں</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>دوبارہ کریں</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>واپس لیں</translation>
    </message>
    <message>
        <source>Copy &amp;Link Location</source>
        <translation>لنک کا پتا کاپی کریں</translation>
    </message>
    <message>
        <source>Cu&amp;t</source>
        <translation>کٹ کریں</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>حذف کریں</translation>
    </message>
    <message>
        <source>Select All</source>
        <translation>سب چنیں</translation>
    </message>
</context>
<context>
    <name>QAbstractSpinBox</name>
    <message>
        <source>&amp;Select All</source>
        <translation>سب چنیں</translation>
    </message>
    <message>
        <source>&amp;Step up</source>
        <translation>بڑھائیں</translation>
    </message>
    <message>
        <source>Step &amp;down</source>
        <translation>گھٹائیں</translation>
    </message>
</context>
<context>
    <name>QScrollBar</name>
    <message>
        <source>Bottom</source>
        <translation>سب سے نیچے</translation>
    </message>
    <message>
        <source>Left edge</source>
        <translation>بایاں کنارہ</translation>
    </message>
    <message>
        <source>Page down</source>
        <translation>ایک صفحہ نیچے</translation>
    </message>
    <message>
        <source>Page left</source>
        <translation>ایک صفحہ بائیں</translation>
    </message>
    <message>
        <source>Page right</source>
        <translation>ایک صفحہ دائیں</translation>
    </message>
    <message>
        <source>Page up</source>
        <translation>ایک صفحہ اوپر</translation>
    </message>
    <message>
        <source>Right edge</source>
        <translation>دایاں کنارہ</translation>
    </message>
    <message>
        <source>Scroll down</source>
        <translation>نیچے سرکائیں</translation>
    </message>
    <message>
        <source>Scroll here</source>
        <translation>یہاں سرکائیں</translation>
    </message>
    <message>
        <source>Scroll left</source>
        <translation>بائیں سرکائیں</translation>
    </message>
    <message>
        <source>Scroll right</source>
        <translation>دائیں سرکائیں</translation>
    </message>
    <message>
        <source>Scroll up</source>
        <translation>اوپر سرکائیں</translation>
    </message>
    <message>
        <source>Top</source>
        <translation>سب سے اوپر</translation>
    </message>
</context>
<context>
    <name>QTabBar</name>
    <message>
        <source>Scroll Left</source>
        <translation>بائیں سرکائیں</translation>
    </message>
    <message>
        <source>Scroll Right</source>
        <translation>دائیں سرکائیں</translation>
    </message>
</context>
</TS>
