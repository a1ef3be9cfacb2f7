/// The use that a member of a ``FairQueue`` has made of the shared resource.
struct FairShare {
  /// The seconds used, by the queue's own count.
  fileprivate(set) var used = 0.0
  /// Whether the member waits in its queue.
  fileprivate(set) var isWaiting = false

  /// Whether the member has waited before.
  fileprivate var isKnown = false

  /// The seconds that a turn counts at least, so that turns of no measurable length are shared by number.
  static let shortestTurn = 0.000_01

  /// Counts a turn that took some seconds.
  mutating func charge(_ seconds: Double) { used += max(seconds, Self.shortestTurn) }
}

/// A member of a ``FairQueue``.
protocol FairQueueMember: AnyObject {
  var share: FairShare { get set }
}

/// Members that wait for a turn. The one that has used least comes first, among equals the one that has
/// waited longest.
///
/// Nobody saves up more than ``credit``: a member that comes back has used at least as much as the one whose
/// turn was last, but for that, and a new one just as much (start-time fair queueing). So one that waits
/// rarely comes next, whatever the others have queued, and however many of them there are.
struct FairQueue<Member: FairQueueMember> {
  /// The seconds that a member may be behind the others' use.
  static var credit: Double { 0.02 }

  private var members: [Member] = []
  private var level = 0.0

  var isEmpty: Bool { members.isEmpty }

  /// Adds a member, once however often it is added.
  mutating func append(_ member: Member) {
    guard !member.share.isWaiting else { return }
    member.share.isWaiting = true
    member.share.used = max(member.share.used, member.share.isKnown ? level - Self.credit : level)
    member.share.isKnown = true
    members.append(member)
  }

  /// Removes and returns the member whose turn it is.
  mutating func popFirst() -> Member? {
    guard let next = members.indices.min(by: { members[$0].share.used < members[$1].share.used }) else {
      return nil
    }
    let member = members.remove(at: next)
    member.share.isWaiting = false
    level = max(level, member.share.used)
    return member
  }

  /// Removes a member that waits for nothing any more.
  mutating func remove(_ member: Member) {
    guard member.share.isWaiting else { return }
    member.share.isWaiting = false
    members.removeAll { $0 === member }
  }
}
