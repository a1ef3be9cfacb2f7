import Foundation

/// The limits of one visitor's process, and of all.
public struct Limits: Sendable {
  /// The bytes of memory of a process.
  public var memory = 512 << 20
  /// The open files of a process.
  public var openFiles = 256
  /// The bytes of all files that a visitor keeps, of which a database takes fewer (`FolderArchive.Bounds`).
  public var disk = 256 << 20
  /// The seconds of a processor's time that a process may use without a pause.
  public var busySeconds = 20.0
  /// Whether processes may start other programs.
  public var allowsPrograms = false
  /// The processes in all.
  public var processes = 500
  /// The visitors that are kept. Beyond them, nobody is let in who is new.
  public var visitors = 100_000
  /// The new visitors that one address may be, at once and then each second.
  public var newFromAddress = Rate(burst: 20, perSecond: 0.5)
  /// The new visitors from all addresses, at once and then each second.
  public var new = Rate(burst: 100, perSecond: 20)
  /// The connections that have not said whose they are.
  public var silentConnections = 1_000
  /// The seconds that a connection may take to say it.
  public var patience = 10.0
  /// The seconds after which the process of a visitor without a page is saved and ended.
  public var idleSeconds = 60.0
  /// The days after which a visitor who does not come back is forgotten; 0 for never.
  public var forgetDays = 90.0

  /// A number of events that may come at once, and how many more each second.
  public struct Rate: Sendable {
    /// The number that may come at once.
    public var burst: Double
    /// The number that may come each second.
    public var perSecond: Double

    /// Makes a rate.
    public init(burst: Double, perSecond: Double) {
      self.burst = burst
      self.perSecond = perSecond
    }
  }

  /// Makes the limits as they are by default.
  public init() {}
}
