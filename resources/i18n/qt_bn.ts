<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="bn" sourcelanguage="en">
<context>
    <name>QFileDialog</name>
    <message>
        <source>%1
Directory not found.
Please verify the correct directory name was given.</source>
        <translation>%1
ফোল্ডারটি পাওয়া যায়নি।
নামটি ঠিক কি না দেখুন।</translation>
    </message>
    <message>
        <source>%1
File not found.
Please verify the correct file name was given.</source>
        <translation>%1
ফাইলটি পাওয়া যায়নি।
নামটি ঠিক কি না দেখুন।</translation>
    </message>
    <message>
        <source>%1 already exists.
Do you want to replace it?</source>
        <translation>%1 আগে থেকেই আছে।
সেটি বদলে দেবেন?</translation>
    </message>
    <message>
        <source>&amp;Choose</source>
        <translation>বাছুন</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>মুছুন</translation>
    </message>
    <message>
        <source>&amp;Look in:</source>
        <translation>এখানে খুঁজুন:</translation>
    </message>
    <message>
        <source>&amp;New Folder</source>
        <translation>নতুন ফোল্ডার</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>খুলুন</translation>
    </message>
    <message>
        <source>&amp;Rename</source>
        <translation>নাম বদলান</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>সেভ করুন</translation>
    </message>
    <message>
        <source>All Files (*)</source>
        <translation>সব ফাইল (*)</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>পেছনে</translation>
    </message>
    <message>
        <source>Change to detail view mode</source>
        <translation>বিস্তারিতভাবে দেখান</translation>
    </message>
    <message>
        <source>Change to list view mode</source>
        <translation>তালিকা হিসেবে দেখান</translation>
    </message>
    <message>
        <source>Create New Folder</source>
        <translation>নতুন ফোল্ডার বানান</translation>
    </message>
    <message>
        <source>Create a New Folder</source>
        <translation>একটি নতুন ফোল্ডার বানান</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>মুছুন</translation>
    </message>
    <message>
        <source>Detail View</source>
        <translation>বিস্তারিত</translation>
    </message>
    <message>
        <source>Directories</source>
        <translation>ফোল্ডার</translation>
    </message>
    <message>
        <source>Directory:</source>
        <translation>ফোল্ডার:</translation>
    </message>
    <message>
        <source>File &amp;name:</source>
        <translation>ফাইলের নাম:</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>ফাইল</translation>
    </message>
    <message>
        <source>Files of &amp;type:</source>
        <translation>ফাইলের ধরন:</translation>
    </message>
    <message>
        <source>Find Directory</source>
        <translation>ফোল্ডার খুঁজুন</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>সামনে</translation>
    </message>
    <message>
        <source>Go back</source>
        <translation>পেছনে যান</translation>
    </message>
    <message>
        <source>Go forward</source>
        <translation>সামনে যান</translation>
    </message>
    <message>
        <source>Go to the parent directory</source>
        <translation>ওপরের ফোল্ডারে যান</translation>
    </message>
    <message>
        <source>List View</source>
        <translation>তালিকা</translation>
    </message>
    <message>
        <source>List of places and bookmarks</source>
        <translation>জায়গা ও বুকমার্কের তালিকা</translation>
    </message>
    <message>
        <source>New Folder</source>
        <translation>নতুন ফোল্ডার</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>খুলুন</translation>
    </message>
    <message>
        <source>Parent Directory</source>
        <translation>ওপরের ফোল্ডার</translation>
    </message>
    <message>
        <source>Recent Places</source>
        <translation>সাম্প্রতিক জায়গা</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>সরান</translation>
    </message>
    <message>
        <source>Save As</source>
        <translation>এই নামে সেভ করুন</translation>
    </message>
    <message>
        <source>Show </source>
        <translation>দেখান </translation>
    </message>
    <message>
        <source>Show &amp;hidden files</source>
        <translation>লুকানো ফাইল দেখান</translation>
    </message>
    <message>
        <source>Sidebar</source>
        <translation>সাইডবার</translation>
    </message>
</context>
<context>
    <name>QFileSystemModel</name>
    <message>
        <source>Computer</source>
        <translation>কম্পিউটার</translation>
    </message>
    <message>
        <source>Date Modified</source>
        <translation>বদলের তারিখ</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>নাম</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>আকার</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>ধরন</translation>
    </message>
</context>
<context>
    <name>QAbstractFileIconProvider</name>
    <message>
        <source>%1 File</source>
        <translation>%1 ফাইল</translation>
    </message>
    <message>
        <source>Drive</source>
        <translation>ড্রাইভ</translation>
    </message>
    <message>
        <source>File</source>
        <translation>ফাইল</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>ফোল্ডার</translation>
    </message>
    <message>
        <source>Unknown</source>
        <translation>অজানা</translation>
    </message>
</context>
<context>
    <name>QPlatformTheme</name>
    <message>
        <source>&amp;No</source>
        <translation>না</translation>
    </message>
    <message>
        <source>&amp;Yes</source>
        <translation>হ্যাঁ</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>বাতিল</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>বন্ধ করুন</translation>
    </message>
    <message>
        <source>OK</source>
        <translation>ঠিক আছে</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>খুলুন</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>সেভ করুন</translation>
    </message>
</context>
<context>
    <name>QLineEdit</name>
    <message>
        <source>&amp;Copy</source>
        <translation>কপি করুন</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>পেস্ট করুন</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>আবার করুন</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>ফেরান</translation>
    </message>
    <message>
        <source>Cu&amp;t</source>
        <translation>কাট করুন</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>মুছুন</translation>
    </message>
    <message>
        <source>Select All</source>
        <translation>সব বাছুন</translation>
    </message>
</context>
<context>
    <name>QWidgetTextControl</name>
    <message>
        <source>&amp;Copy</source>
        <translation>কপি করুন</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>পেস্ট করুন</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>আবার করুন</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>ফেরান</translation>
    </message>
    <message>
        <source>Copy &amp;Link Location</source>
        <translation>লিংকের ঠিকানা কপি করুন</translation>
    </message>
    <message>
        <source>Cu&amp;t</source>
        <translation>কাট করুন</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>মুছুন</translation>
    </message>
    <message>
        <source>Select All</source>
        <translation>সব বাছুন</translation>
    </message>
</context>
<context>
    <name>QAbstractSpinBox</name>
    <message>
        <source>&amp;Select All</source>
        <translation>সব বাছুন</translation>
    </message>
    <message>
        <source>&amp;Step up</source>
        <translation>বাড়ান</translation>
    </message>
    <message>
        <source>Step &amp;down</source>
        <translation>কমান</translation>
    </message>
</context>
<context>
    <name>QScrollBar</name>
    <message>
        <source>Bottom</source>
        <translation>একেবারে নিচে</translation>
    </message>
    <message>
        <source>Left edge</source>
        <translation>বাঁ প্রান্ত</translation>
    </message>
    <message>
        <source>Page down</source>
        <translation>এক পৃষ্ঠা নিচে</translation>
    </message>
    <message>
        <source>Page left</source>
        <translation>এক পৃষ্ঠা বাঁয়ে</translation>
    </message>
    <message>
        <source>Page right</source>
        <translation>এক পৃষ্ঠা ডানে</translation>
    </message>
    <message>
        <source>Page up</source>
        <translation>এক পৃষ্ঠা ওপরে</translation>
    </message>
    <message>
        <source>Right edge</source>
        <translation>ডান প্রান্ত</translation>
    </message>
    <message>
        <source>Scroll down</source>
        <translation>নিচে সরান</translation>
    </message>
    <message>
        <source>Scroll here</source>
        <translation>এখানে সরান</translation>
    </message>
    <message>
        <source>Scroll left</source>
        <translation>বাঁয়ে সরান</translation>
    </message>
    <message>
        <source>Scroll right</source>
        <translation>ডানে সরান</translation>
    </message>
    <message>
        <source>Scroll up</source>
        <translation>ওপরে সরান</translation>
    </message>
    <message>
        <source>Top</source>
        <translation>একেবারে ওপরে</translation>
    </message>
</context>
<context>
    <name>QTabBar</name>
    <message>
        <source>Scroll Left</source>
        <translation>বাঁয়ে সরান</translation>
    </message>
    <message>
        <source>Scroll Right</source>
        <translation>ডানে সরান</translation>
    </message>
</context>
</TS>
