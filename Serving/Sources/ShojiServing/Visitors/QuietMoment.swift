import NIOCore

/// The moment at which a process may end while its visitor is here, who then goes on in another one: of a new
/// release, or at another machine.
enum QuietMoment {
  /// The time for which nothing was pressed.
  static let pause = TimeAmount.seconds(3)
  /// The most processes that end at once: as many begin then.
  static let mostAtOnce = 8

  /// The visitors whose processes may end now, those first that were idle for longest.
  ///
  /// - Parameters:
  ///   - visitors: The visitors who are to go on elsewhere.
  ///   - most: The most of them.
  ///   - now: The time.
  ///   - latest: Gives the time from which a process need not wait for its quiet moment.
  static func due(
    of visitors: [Visitor], most: Int = mostAtOnce, at now: NIODeadline, latest: (Visitor) -> NIODeadline
  ) -> [Visitor] {
    visitors.filter { $0.runningProcess?.number != nil }.sorted { $0.lastUse < $1.lastUse }
      .prefix(most).filter { $0.pages == 0 || now - $0.lastUse > pause || now > latest($0) }
  }
}
