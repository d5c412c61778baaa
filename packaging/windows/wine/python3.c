/* python3.dll: its names come from a .def file and lead to python313.dll. */
int __stdcall DllMainCRTStartup(void *instance, unsigned reason, void *reserved) { return 1; }
