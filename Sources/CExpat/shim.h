#include <expat.h>

/* The first byte of what the parser has just read, and the number of its bytes. Expat 2.9 has them as wider numbers under other names, and warns
   of those before. */
static inline long long shoji_event_start(XML_Parser parser) {
#if XML_MAJOR_VERSION > 2 || XML_MINOR_VERSION >= 9
  return XML_GetCurrentByteIndex64(parser);
#else
  return XML_GetCurrentByteIndex(parser);
#endif
}

static inline long long shoji_event_length(XML_Parser parser) {
#if XML_MAJOR_VERSION > 2 || XML_MINOR_VERSION >= 9
  return (long long)XML_GetCurrentByteCount64(parser);
#else
  return XML_GetCurrentByteCount(parser);
#endif
}
