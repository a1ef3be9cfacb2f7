import CVisitorProcess

/// The variables that are given to the processes of visitors, by their names in `variables.h`.
public enum VisitorVariable {
  /// The descriptor on which a template takes its orders.
  public static let template = SHOJI_VARIABLE_TEMPLATE
  /// The visitor's identifier.
  public static let visitor = SHOJI_VARIABLE_VISITOR
  /// The name that the visitor has signed in with.
  public static let user = SHOJI_VARIABLE_USER
  /// The languages that the visitor's browser asks for, with spaces between them.
  public static let languages = SHOJI_VARIABLE_LANGUAGES
  /// The time zone of the visitor's browser.
  public static let timeZone = SHOJI_VARIABLE_TIME_ZONE
  /// The folder that all visitors' processes may write to.
  public static let shared = SHOJI_VARIABLE_SHARED
  /// The name and the value of the cookie that each request of the visitor has.
  public static let cookie = SHOJI_VARIABLE_COOKIE
  /// The port that requests come to.
  public static let port = SHOJI_VARIABLE_PORT
  /// The folder that the app goes on from.
  public static let resume = SHOJI_VARIABLE_RESUME
  /// The mark of the template: what ends several starts of one is counted in the folder that the app goes on
  /// from.
  public static let series = SHOJI_VARIABLE_SERIES
  /// The language of the app's texts.
  public static let language = SHOJI_VARIABLE_LANGUAGE

  /// What the process may do, as `limits.c` reads it.
  public enum Limit {
    /// The number of the user that the process becomes.
    public static let user = SHOJI_VARIABLE_LIMIT_USER
    /// The number of the group of those who share a folder.
    public static let group = SHOJI_VARIABLE_LIMIT_GROUP
    /// Bytes of memory.
    public static let memory = SHOJI_VARIABLE_LIMIT_MEMORY
    /// Open files.
    public static let files = SHOJI_VARIABLE_LIMIT_FILES
    /// Bytes of a file.
    public static let fileSize = SHOJI_VARIABLE_LIMIT_FILE_SIZE
    /// 1 for a process that starts no others.
    public static let processes = SHOJI_VARIABLE_LIMIT_PROCESSES
    /// The folder that it may write to.
    public static let writable = SHOJI_VARIABLE_LIMIT_WRITABLE
    /// A folder that it may write to as others do.
    public static let shared = SHOJI_VARIABLE_LIMIT_SHARED
    /// What it may read, with colons between the paths.
    public static let readable = SHOJI_VARIABLE_LIMIT_READABLE
  }
}
