// A target of C needs a source file. What counts is the module map.
