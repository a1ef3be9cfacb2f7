import Foundation
import NIOCore
import ProcessEnding
import Testing

@testable import ShojiServing

/// Visitors whose processes are to end, at times that a test hands in.
struct QuietMomentTests {
  private let now = NIODeadline.now() + .hours(10)

  /// A visitor with a process that began and was used so many seconds ago.
  private func visitor(
    idle: Int64, age: Int64 = 600, pages: Int = 1, process: pid_t? = 7,
    phase: (VisitorProcess) -> Visitor.Phase = { .running($0) }
  ) -> Visitor {
    let folder = VisitorFolder(url: URL(fileURLWithPath: "/visitor"))
    let start = now - .seconds(age)
    var visitor = Visitor(Visitor.ID(number: 1), .make(), visit: Visit(), now: start)
    var known = VisitorProcess(folder: folder, template: Releases.Template.ID(number: 1), start: start)
    (known.pages, known.number) = (pages, process)
    visitor.enter(phase(known), at: start)
    visitor.lastUse = now - .seconds(idle)
    return visitor
  }

  private func due(_ visitors: [Visitor], longest: Int64 = 3_600) -> [Visitor] {
    QuietMoment.due(of: visitors, at: now) { $0.start + .seconds(longest) }
  }

  @Test(
    "A process ends without a page, after three seconds without a press, or when it is late",
    arguments: [
      (idle: 0, age: 600, pages: 1, isDue: false), (3, 600, 1, false), (4, 600, 1, true), (0, 600, 0, true),
      (0, 3_600, 1, false), (0, 3_601, 1, true),
    ])
  func moments(idle: Int64, age: Int64, pages: Int, isDue: Bool) {
    #expect(due([visitor(idle: idle, age: age, pages: pages)]).isEmpty != isDue)
  }

  @Test("Those go first that were idle for longest, some at once") func order() {
    let visitors = (0..<20).map { visitor(idle: 100 + ($0 * 7) % 20) }
    let first = due(visitors)
    #expect(first.count == QuietMoment.mostAtOnce)
    let idle = first.map { (now - $0.lastUse).nanoseconds / 1_000_000_000 }
    #expect(idle == [119, 118, 117, 116, 115, 114, 113, 112])
  }

  @Test("A process that is not known yet, or is about to end anyway, is left alone") func others() {
    let visitors = [visitor(idle: 100, process: nil)]
    let others: [(VisitorProcess) -> Visitor.Phase] = [
      { _ in .opening(isLost: false) }, { .open($0.folder) }, { .starting($0) },
      { .ending($0, ProcessEnding(.asked, at: 0, within: Deadlines.end)) },
      { .ending($0, ProcessEnding(.told, at: 0, within: Deadlines.end)) }, { _ in .closing },
    ]
    for phase in others { #expect(due(visitors + [visitor(idle: 100, phase: phase)]).isEmpty) }
  }
}
