/* Stands in for a library of Windows that Wine 8 lacks, and from which Rust takes random numbers. */
#include <windows.h>

BOOLEAN NTAPI SystemFunction036(void *buffer, ULONG length); /* RtlGenRandom */

__declspec(dllexport) BOOL WINAPI ProcessPrng(BYTE *buffer, SIZE_T length) {
    return SystemFunction036(buffer, (ULONG)length);
}
