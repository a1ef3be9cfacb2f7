#pragma once

/// A script or style sheet of the browser display's page or of the developer panel.
struct shoji_page_file {
  const char *name;
  const unsigned char *bytes;
  long length;
};

/// The number of these files.
long shoji_page_file_count(void);

/// The file at an index below that number.
struct shoji_page_file shoji_page_file_at(long index);
