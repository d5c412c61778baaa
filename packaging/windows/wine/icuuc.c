/* Stands in for the ICU of Windows, from which Qt imports 20 names for encodings that it does not have itself. */
typedef int Status;
#define OUT __declspec(dllexport)
#define UNKNOWN 4
OUT void *ucnv_open(const char *name, Status *status) { if (status) *status = UNKNOWN; return 0; }
OUT const char *ucnv_getName(void *converter, Status *status) { if (status) *status = UNKNOWN; return 0; }
OUT const char *ucnv_getStandardName(const char *name, const char *standard, Status *status) { return 0; }
OUT const char *ucnv_getAvailableName(int number) { return 0; }
OUT int ucnv_countAvailable(void) { return 0; }
OUT signed char ucnv_getMaxCharSize(void *converter) { return 1; }
OUT int ucnv_toUCountPending(void *converter, Status *status) { return 0; }
OUT int ucnv_fromUCountPending(void *converter, Status *status) { return 0; }
OUT void ucnv_close(void *converter) {}
OUT void ucnv_reset(void *converter) {}
OUT void ucnv_toUnicode(void) {}
OUT void ucnv_fromUnicode(void) {}
OUT void ucnv_cbToUWriteUChars(void) {}
OUT void ucnv_cbFromUWriteUChars(void) {}
OUT void ucnv_getToUCallBack(void) {}
OUT void ucnv_getFromUCallBack(void) {}
OUT void ucnv_setToUCallBack(void) {}
OUT void ucnv_setFromUCallBack(void) {}
OUT void UCNV_TO_U_CALLBACK_SUBSTITUTE(void) {}
OUT void UCNV_FROM_U_CALLBACK_SUBSTITUTE(void) {}
