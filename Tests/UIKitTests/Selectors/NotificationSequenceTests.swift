import Foundation
import Testing

@testable import UIKit

/// The notifications of a center as a sequence.
@MainActor struct NotificationSequenceTests {
  private let center = NotificationCenter()
  private let name = Notification.Name("tick")

  @Test func aLoopGetsWhatIsPostedInOrder() async {
    var notes = center.notifications(named: name).makeAsyncIterator()
    for number in 0..<3 { center.post(name: name, object: nil, userInfo: ["number": number]) }
    center.post(name: Notification.Name("other"), object: nil)
    center.post(name: name, object: nil, userInfo: ["number": 3])
    var numbers: [Int] = []
    while numbers.count < 4, let note = await notes.next() {
      numbers.append(note.userInfo?["number"] as? Int ?? -1)
    }
    #expect(numbers == [0, 1, 2, 3])
  }

  @Test func aLoopMayFollowOneSender() async {
    let (one, other) = (Sender(), Sender())
    var notes = center.notifications(named: name, object: one).makeAsyncIterator()
    center.post(name: name, object: other)
    center.post(name: name, object: one)
    #expect(await notes.next()?.object as? Sender === one)
  }

  @Test func aCancelledLoopEnds() async {
    let (begun, hasBegun) = AsyncStream.makeStream(of: Void.self)
    let loop = Task { [center, name] in
      var notes = center.notifications(named: name).makeAsyncIterator()
      hasBegun.finish()
      var count = 0
      while await notes.next() != nil { count += 1 }
      return count
    }
    for await _ in begun {}
    loop.cancel()
    #expect(await loop.value == 0)
  }
}

private final class Sender: Sendable {}
