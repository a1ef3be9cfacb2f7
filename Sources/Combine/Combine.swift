// Publishers, subjects, most operators and `@Published` are OpenCombine's. What stands here is what it lacks,
// and what gives Foundation's types the publishers and schedulers they have on Apple platforms. OpenCombine
// has modules for these, too, but leaves them empty where a module named Combine can be imported.
@_exported import OpenCombine
