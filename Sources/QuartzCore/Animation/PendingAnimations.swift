import DisplayProtocol

/// The ways that a layer's properties are to move with the next commit.
@MainActor struct PendingAnimations {
  /// One property's value before the change, and how it moves on.
  struct Entry {
    var change: LayerChanges
    var animation: ImplicitAnimation
    /// The value before each span's changes.
    var stops: [(span: ImplicitAnimation.Span?, from: LayerProperty)]
  }

  private var entries: [Entry] = []

  var isEmpty: Bool { entries.isEmpty }

  /// Records the value a property has before its first change under an animation.
  mutating func record(
    _ change: LayerChanges, from property: @autoclosure () -> LayerProperty, animation: ImplicitAnimation
  ) {
    let index = entries.lastIndex { $0.change == change }
    guard let index, entries[index].animation.run === animation.run else {
      animation.run.expect()
      CATransaction.include(animation.run)
      entries.append(
        Entry(change: change, animation: animation, stops: [(animation.span, property())]))
      return
    }
    if entries[index].stops.last?.span?.number != animation.span?.number {
      entries[index].stops.append((animation.span, property()))
    }
  }

  /// Takes the ways of one property out, in the order of their making, each with the value it leads to.
  mutating func take(
    _ change: LayerChanges, to property: LayerProperty
  ) -> [(entry: Entry, to: LayerProperty)] {
    let own = entries.filter { $0.change == change }
    guard !own.isEmpty else { return [] }
    entries.removeAll { $0.change == change }
    return own.indices.map { (own[$0], $0 + 1 < own.count ? own[$0 + 1].stops[0].from : property) }
  }

  /// Drops all that was not taken: nothing is animated there.
  mutating func dropAll(isInterrupted: Bool) {
    for entry in exchange(&entries, with: []) {
      entry.animation.run.resolve(nil, isInterrupted: isInterrupted)
    }
  }
}

extension PendingAnimations.Entry {
  /// The keyframes from the value before the change to the new one: one after the other where there are
  /// spans.
  func keyframes(to end: LayerProperty) -> [LayerAnimation.Keyframe] {
    guard stops.contains(where: { $0.span != nil }) else {
      return [.init(time: 0, value: stops[0].from), .init(time: 1, value: end)]
    }
    // Each span leads to the value that the next one begins with, in the order of their making.
    let ways = stops.indices.map { index in
      (
        span: stops[index].span ?? ImplicitAnimation.Span(start: 0, length: 1, number: 0),
        to: index + 1 < stops.count ? stops[index + 1].from : end
      )
    }
    var frames = [LayerAnimation.Keyframe(time: 0, value: stops[0].from)]
    for (span, value) in ways.sorted(by: { $0.span.start < $1.span.start }) {
      let start = min(max(span.start, frames.last!.time), 1)
      if start > frames.last!.time { frames.append(.init(time: start, value: frames.last!.value)) }
      frames.append(.init(time: min(max(span.start + span.length, start), 1), value: value))
    }
    if frames.last!.time < 1 { frames.append(.init(time: 1, value: frames.last!.value)) }
    return animation.calculationMode.applied(to: frames)
  }
}
