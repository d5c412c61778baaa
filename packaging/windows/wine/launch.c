/* python.exe, and with -DWINDOWED pythonw.exe: they run Python's own library, as the signed programs do. */
#include <stdio.h>
#include <windows.h>

typedef int (*main_t)(int, wchar_t **);

static int start(int argc, wchar_t **argv) {
    HMODULE library = LoadLibraryW(L"python313.dll");
    if (!library) {
        fprintf(stderr, "python313.dll: %lu\n", GetLastError());
        return 103;
    }
    return ((main_t)GetProcAddress(library, "Py_Main"))(argc, argv);
}

#ifdef WINDOWED
int WINAPI wWinMain(HINSTANCE instance, HINSTANCE before, PWSTR words, int shown) { return start(__argc, __wargv); }
#else
int wmain(int argc, wchar_t **argv) { return start(argc, argv); }
#endif
