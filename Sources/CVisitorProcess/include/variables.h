#pragma once

// The variables of the environment of visitors' processes: `shoji serve` sets them, the process reads them. They stand here alone.

/// The descriptor on which a template takes its orders. An app that is started with it is one.
#define SHOJI_VARIABLE_TEMPLATE "SHOJI_TEMPLATE"

/// What an app knows by `VisitorSession`: the visitor's identifier, name, languages with spaces between them, time zone, and the folder
/// that all share.
#define SHOJI_VARIABLE_VISITOR "SHOJI_VISITOR"
#define SHOJI_VARIABLE_USER "SHOJI_VISITOR_USER"
#define SHOJI_VARIABLE_LANGUAGES "SHOJI_VISITOR_LANGUAGES"
#define SHOJI_VARIABLE_TIME_ZONE "SHOJI_VISITOR_TIME_ZONE"
#define SHOJI_VARIABLE_SHARED "SHOJI_VISITOR_SHARED"
/// The cookie that each request of the visitor has, and the port that they come to.
#define SHOJI_VARIABLE_COOKIE "SHOJI_VISITOR_COOKIE"
#define SHOJI_VARIABLE_PORT "SHOJI_VISITOR_PORT"
/// The folder that the app goes on from, and the language of its texts, as in any app.
#define SHOJI_VARIABLE_RESUME "SHOJI_RESUME"
/// The mark of the template, which the folder's count of starts is of.
#define SHOJI_VARIABLE_SERIES "SHOJI_SERIES"
#define SHOJI_VARIABLE_LANGUAGE "SHOJI_LANGUAGE"

// What the process may do (see `limits.c`). The app does not see these.

/// The number of the user and the group that the process becomes.
#define SHOJI_VARIABLE_LIMIT_USER "SHOJI_LIMIT_USER"
/// The number of another group, of those who share a folder.
#define SHOJI_VARIABLE_LIMIT_GROUP "SHOJI_LIMIT_GROUP"
/// Bytes of memory.
#define SHOJI_VARIABLE_LIMIT_MEMORY "SHOJI_LIMIT_MEMORY"
/// Open files.
#define SHOJI_VARIABLE_LIMIT_FILES "SHOJI_LIMIT_FILES"
/// Bytes of a file.
#define SHOJI_VARIABLE_LIMIT_FILE_SIZE "SHOJI_LIMIT_FILE_SIZE"
/// 1: it starts no other programs.
#define SHOJI_VARIABLE_LIMIT_PROCESSES "SHOJI_LIMIT_PROCESSES"
/// The folder that it may write to; all others it cannot, where the kernel has Landlock.
#define SHOJI_VARIABLE_LIMIT_WRITABLE "SHOJI_LIMIT_WRITABLE"
/// A folder that it may write to as others do.
#define SHOJI_VARIABLE_LIMIT_SHARED "SHOJI_LIMIT_SHARED"
/// The files and folders that it may read, with colons between them.
#define SHOJI_VARIABLE_LIMIT_READABLE "SHOJI_LIMIT_READABLE"
