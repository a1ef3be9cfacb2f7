import DeviceAccess
import Foundation
import FoundationNetworking
import ObjectiveCRuntime

/// Plays media. Nothing decodes them here: an item fails in the turn after it was given, and the player stays
/// paused.
open class AVPlayer: NSObject, @unchecked Sendable {
  /// The status.
  public enum Status: Int, Sendable {
    case unknown = 0
    case readyToPlay
    case failed
  }
  /// The time control status.
  public enum TimeControlStatus: Int, Sendable {
    case paused = 0
    case waitingToPlayAtSpecifiedRate
    case playing
  }
  /// An action at item end.
  public enum ActionAtItemEnd: Int, Sendable {
    case advance = 0
    case pause
    case none
  }
  /// The reason for which a player waits.
  public struct WaitingReason: RawRepresentable, Hashable, Sendable {
    /// The text.
    public let rawValue: String
    /// Makes one of its text.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Makes one of its text.
    public init(_ rawValue: String) { self.rawValue = rawValue }
    /// The to minimize stalls.
    public static let toMinimizeStalls = WaitingReason(rawValue: "AVPlayerWaitingToMinimizeStallsReason")
    /// The evaluating buffering rate.
    public static let evaluatingBufferingRate = WaitingReason(
      rawValue: "AVPlayerWaitingWhileEvaluatingBufferingRateReason")
    /// The no item to play.
    public static let noItemToPlay = WaitingReason(rawValue: "AVPlayerWaitingWithNoItemToPlayReason")
  }
  /// The rate did change notification.
  public static let rateDidChangeNotification = Notification.Name("AVPlayerRateDidChangeNotification")
  /// Whether media of Apple's HDR kinds can be shown.
  public static var eligibleForHDRPlayback: Bool { false }

  /// The status.
  @_KVO public private(set) var status = Status.unknown
  /// The error.
  @_KVO public private(set) var error: (any Error)?
  /// The time control status.
  @_KVO public private(set) var timeControlStatus = TimeControlStatus.paused
  /// The reason for waiting to play.
  @_KVO public private(set) var reasonForWaitingToPlay: WaitingReason?
  /// The current item.
  @_KVO public private(set) var currentItem: AVPlayerItem?
  /// The volume.
  @_KVO public var volume: Float = 1
  /// Whether it is muted.
  @_KVO public var isMuted = false
  @_KVO private var speed: Float = 0
  /// The default rate.
  open var defaultRate: Float = 1
  /// The action at item end.
  open var actionAtItemEnd = ActionAtItemEnd.pause
  /// The setting automatically waits to minimize stalling.
  open var automaticallyWaitsToMinimizeStalling = true
  /// Whether it allows external playback.
  open var allowsExternalPlayback = true
  /// Whether it is external playback active.
  open var isExternalPlaybackActive: Bool { false }
  /// Whether it uses external playback while external screen is active.
  open var usesExternalPlaybackWhileExternalScreenIsActive = false
  /// The setting prevents display sleep during video playback.
  open var preventsDisplaySleepDuringVideoPlayback = true
  /// The setting applies media selection criteria automatically.
  open var appliesMediaSelectionCriteriaAutomatically = true
  private var observers: [ObjectIdentifier: NSObject] = [:]

  /// Makes a player without an item.
  public override init() {
    super.init()
    Self.registerProperties()
  }
  /// Makes a player of an item at an address.
  public convenience init(url URL: URL) { self.init(playerItem: AVPlayerItem(url: URL)) }
  /// Makes one of the given values.
  public init(playerItem item: AVPlayerItem?) {
    super.init()
    Self.registerProperties()
    replaceCurrentItem(with: item)
  }

  /// The speed that was asked for; 0 while paused, as the player always is here.
  open var rate: Float {
    get {
      ObjectiveCMembers.didRead(self, "rate")
      return speed
    }
    set {
      let change = ObjectiveCMembers.willWrite(self, "rate")
      if newValue != 0 { currentItem?.failToPlay() }
      change.end()
    }
  }
  /// Fails: nothing decodes media here; the player stays paused.
  open func play() { rate = defaultRate }
  /// Pauses.
  open func pause() { rate = 0 }
  /// Plays immediately.
  open func playImmediately(atRate rate: Float) { self.rate = rate }
  /// Replaces current item.
  open func replaceCurrentItem(with item: AVPlayerItem?) {
    currentItem = item
    item?.load()
  }
  /// Returns the current time.
  open func currentTime() -> CMTime { currentItem?.currentTime() ?? .zero }
  /// Seeks.
  open func seek(to time: CMTime) { seek(to: time) { _ in } }
  /// Seeks.
  open func seek(to date: Date) {}
  /// Does not move, and says so.
  open func seek(to time: CMTime, completionHandler: @escaping (Bool) -> Void) {
    MainThread.later { completionHandler(false) }
  }
  /// Seeks.
  open func seek(to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime) { seek(to: time) }
  /// Does not move, and says so.
  open func seek(
    to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime,
    completionHandler: @escaping (Bool) -> Void
  ) {
    seek(to: time, completionHandler: completionHandler)
  }
  /// Does not move, and says so.
  @discardableResult open func seek(to time: CMTime) async -> Bool { false }
  /// Returns an observer that is never called, as time does not pass.
  open func addPeriodicTimeObserver(
    forInterval interval: CMTime, queue: DispatchQueue?, using block: @escaping (CMTime) -> Void
  ) -> Any { addObserver() }
  /// Returns an observer that is never called, as time does not pass.
  open func addBoundaryTimeObserver(
    forTimes times: [NSValue], queue: DispatchQueue?, using block: @escaping () -> Void
  ) -> Any { addObserver() }
  private func addObserver() -> Any {
    let observer = NSObject()
    observers[ObjectIdentifier(observer)] = observer
    return observer
  }
  /// Removes time observer.
  open func removeTimeObserver(_ observer: Any) { observers[ObjectIdentifier(observer as AnyObject)] = nil }
  /// Returns the preroll.
  open func preroll(atRate rate: Float, completionHandler: ((Bool) -> Void)? = nil) {
    if let completionHandler { MainThread.later { completionHandler(false) } }
  }
  /// Cancels pending prerolls.
  open func cancelPendingPrerolls() {}
  /// Sets rate.
  open func setRate(_ rate: Float, time itemTime: CMTime, atHostTime hostClockTime: CMTime) {
    self.rate = rate
  }

  private static let registered: Void = ObjectiveCMembers.register { table in
    table.add(property: "rate") { (player: AVPlayer) in player.rate }
    table.add(property: "status") { (player: AVPlayer) in player.status.rawValue }
    table.add(property: "timeControlStatus") { (player: AVPlayer) in player.timeControlStatus.rawValue }
    table.add(property: "currentItem") { (player: AVPlayer) in player.currentItem }
    table.add(property: "error") { (player: AVPlayer) in player.error }
    table.add(property: "volume", get: { (player: AVPlayer) in player.volume }, set: { $0.volume = $1 })
    table.add(property: "status") { (item: AVPlayerItem) in item.status.rawValue }
    table.add(property: "error") { (item: AVPlayerItem) in item.error }
    table.add(property: "duration") { (item: AVPlayerItem) in item.duration }
    table.add(property: "loadedTimeRanges") { (item: AVPlayerItem) in item.loadedTimeRanges }
    table.add(property: "seekableTimeRanges") { (item: AVPlayerItem) in item.seekableTimeRanges }
    table.add(property: "timedMetadata") { (item: AVPlayerItem) in item.timedMetadata }
    table.add(property: "presentationSize") { (item: AVPlayerItem) in item.presentationSize }
    table.add(property: "playbackLikelyToKeepUp") { (item: AVPlayerItem) in item.isPlaybackLikelyToKeepUp }
    table.add(property: "playbackBufferEmpty") { (item: AVPlayerItem) in item.isPlaybackBufferEmpty }
    table.add(property: "playbackBufferFull") { (item: AVPlayerItem) in item.isPlaybackBufferFull }
  }

  /// Lets properties be observed by their names as text.
  internal static func registerProperties() { registered }
}

/// Plays several items after each other; here, each fails.
open class AVQueuePlayer: AVPlayer, @unchecked Sendable {
  private var queue: [AVPlayerItem] = []
  /// Makes a player of items.
  public init(items: [AVPlayerItem]) {
    super.init()
    queue = items
    super.replaceCurrentItem(with: items.first)
  }
  /// Makes a player without an item.
  public override init() { super.init() }
  public override init(playerItem item: AVPlayerItem?) {
    super.init(playerItem: item)
    queue = item.map { [$0] } ?? []
  }
  /// Makes one of the given values.
  public convenience init(url URL: URL) { self.init(playerItem: AVPlayerItem(url: URL)) }
  /// Returns the items.
  open func items() -> [AVPlayerItem] { queue }
  /// Returns the advance to next item.
  open func advanceToNextItem() {
    if !queue.isEmpty { queue.removeFirst() }
    super.replaceCurrentItem(with: queue.first)
  }
  /// Returns whether it can insert.
  open func canInsert(_ item: AVPlayerItem, after afterItem: AVPlayerItem?) -> Bool { !queue.contains(item) }
  /// Inserts.
  open func insert(_ item: AVPlayerItem, after afterItem: AVPlayerItem?) {
    let place = afterItem.flatMap { queue.firstIndex(of: $0) }.map { $0 + 1 } ?? queue.count
    queue.insert(item, at: place)
    if queue.count == 1 { super.replaceCurrentItem(with: item) }
  }
  /// Removes.
  open func remove(_ item: AVPlayerItem) {
    queue.removeAll { $0 === item }
    if currentItem === item { super.replaceCurrentItem(with: queue.first) }
  }
  /// Removes all items.
  open func removeAllItems() {
    queue = []
    super.replaceCurrentItem(with: nil)
  }
}

/// Repeats an item; here, it fails with the item.
open class AVPlayerLooper: NSObject, @unchecked Sendable {
  /// The status.
  public enum Status: Int, Sendable {
    case unknown = 0
    case ready
    case failed
    case cancelled
  }
  /// The status.
  @_KVO public private(set) var status = Status.unknown
  /// The error.
  open var error: (any Error)? { loopingPlayerItems.first?.error }
  /// The looping player items.
  public let loopingPlayerItems: [AVPlayerItem]
  /// The loop count.
  open var loopCount: Int { 0 }
  /// Makes one of the given values.
  public convenience init(player: AVQueuePlayer, templateItem itemToLoop: AVPlayerItem) {
    self.init(player: player, templateItem: itemToLoop, timeRange: .invalid)
  }
  /// Makes one of the given values.
  public init(player: AVQueuePlayer, templateItem itemToLoop: AVPlayerItem, timeRange loopRange: CMTimeRange)
  {
    loopingPlayerItems = [itemToLoop]
    super.init()
    player.insert(itemToLoop, after: nil)
    status = .failed
  }
  /// Disables looping.
  open func disableLooping() { status = .cancelled }
}
