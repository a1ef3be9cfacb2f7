import Dispatch
import NIOCore

/// Measures visitors' processes, has those that compute give way to others, and names those that are beyond a
/// limit. Used on the front's loop only.
final class LimitWatch: @unchecked Sendable {
  private let limits: Limits
  private let loop: any EventLoop
  private let groups: ControlGroups?
  private let queue = DispatchQueue(label: "watch")
  private var isMeasuring = false

  init(_ limits: Limits, loop: any EventLoop, groups: ControlGroups? = nil) {
    self.limits = limits
    self.loop = loop
    self.groups = groups
  }

  /// Measures processes in the background, unless it still does. Called each second. Calls back on the loop
  /// with each visitor whose process must end, and the reason for it.
  func measure(_ visitors: some Sequence<Visitor>, exceeds: @escaping @Sendable (Visitor, String) -> Void) {
    guard !isMeasuring else { return }
    isMeasuring = true
    let processes = visitors.compactMap { visitor in visitor.process.map { (visitor, $0) } }
    queue.async { [self] in
      let uses = processes.map { ($0, $1, ProcessUse(of: $1)) }
      loop.execute { [self] in
        isMeasuring = false
        for case (let visitor, let process, let use?) in uses where visitor.process == process {
          if let reason = take(use, of: visitor, at: .now()) {
            exceeds(visitor, reason)
          } else if use.written - visitor.writtenWhenCounted > 1 << 20 {
            visitor.writtenWhenCounted = use.written
            countFiles(of: visitor, exceeds)
          }
        }
      }
    }
  }

  /// Notes what a process has used. Returns the reason for which it must end; nil where it need not.
  func take(_ use: ProcessUse, of visitor: Visitor, at now: NIODeadline) -> String? {
    // A process that has a processor for itself for most of a second is busy.
    let isBusy = visitor.use.map { use.seconds - $0.seconds > 0.8 } ?? false
    visitor.busySince = isBusy ? visitor.busySince ?? now : nil
    visitor.use = use
    let givesWay = isBusy || visitor.silentSince != nil
    if let process = visitor.process, givesWay != visitor.givesWay {
      visitor.givesWay = givesWay
      groups?.setGivesWay(process, givesWay)
    }
    if use.memory > limits.memory {
      return "it has \(use.memory >> 20) MB of memory, and may have \(limits.memory >> 20)"
    }
    let bound = TimeAmount.nanoseconds(Int64(limits.busySeconds * 1e9))
    let since = [visitor.busySince, visitor.silentSince].compactMap { $0 }.min()
    return since.map { now - $0 > bound } == true ? "it has been busy for \(Int(limits.busySeconds)) s" : nil
  }

  private func countFiles(of visitor: Visitor, _ exceeds: @escaping @Sendable (Visitor, String) -> Void) {
    guard let folder = visitor.folder else { return }
    queue.async { [limits, loop] in
      let bytes = folder.countBytes()
      guard bytes > limits.disk else { return }
      loop.execute {
        exceeds(visitor, "its files have \(bytes >> 20) MB, and may have \(limits.disk >> 20)")
      }
    }
  }
}
