import Foundation
import Inspection

/// The actions that a store has handled since a developer panel was opened, and the states between them.
///
/// Only some states are retained: the others follow from the nearest retained one before them by the state
/// updates of the actions between, with what these drew from ``RunSources``. So an action costs its own few
/// words, whatever the size of the state. There are at most ``mostKept`` states and about ``longest``
/// actions.
final class StoreHistory<S: State>: @unchecked Sendable {
  /// The greatest number of actions; of more, the oldest go.
  static var longest: Int { 10_000 }
  /// The greatest number of retained states.
  static var mostKept: Int { 32 }

  private struct Entry {
    let dispatchable: any Dispatchable
    /// The part of the state that it was dispatched to.
    let scope: StoreScope<S>?
    let isEffect: Bool
    let location: DispatchLocation
    let drawn: [UInt64]
    let time: TimeInterval
    var duration: TimeInterval?
  }

  /// A state and the number of the action before it.
  private struct RetainedState {
    let number: Int
    let box: StateBox<S>
  }

  // Guarded by `lock`. The action of number n is `entries[n - first - 1]`.
  private let lock = NSLock()
  private var first = 0
  private var entries: [Entry] = []
  private var retained: [RetainedState]
  /// A state is retained after each so many actions.
  private var stride = 8
  private var matches = Matches()

  // Touched on the main thread only: the states that were requested last.
  private var recent: [RetainedState] = []

  private let start: TimeInterval
  private let changed: @Sendable () -> Void

  /// Begins with the present state.
  init(state: StateBox<S>, changed: @escaping @Sendable () -> Void) {
    retained = [RetainedState(number: 0, box: StateBox(copying: state))]
    start = Self.now
    self.changed = changed
  }

  /// The seconds of a clock.
  static var now: TimeInterval { ProcessInfo.processInfo.systemUptime }

  // MARK: Adding

  /// Adds an action that was handled. Called on the store's queue.
  func add(
    _ dispatchable: any Dispatchable, in scope: StoreScope<S>?, state: StateBox<S>, drawn: [UInt64],
    at location: DispatchLocation, from begin: TimeInterval
  ) {
    let entry = Entry(
      dispatchable: dispatchable, scope: scope, isEffect: false, location: location, drawn: drawn,
      time: begin - start, duration: Self.now - begin)
    append(entry, state)
    changed()
  }

  /// Adds a side effect that begins. Returns its number. Called on the store's queue.
  func addEffect(_ dispatchable: any Dispatchable, at location: DispatchLocation) -> Int {
    let entry = Entry(
      dispatchable: dispatchable, scope: nil, isEffect: true, location: location, drawn: [],
      time: Self.now - start, duration: nil)
    let number = append(entry, nil)
    changed()
    return number
  }

  /// Records that a side effect has ended. Called on any thread.
  func endEffect(_ number: Int) {
    lock.withLock {
      let index = number - first - 1
      guard entries.indices.contains(index) else { return }
      entries[index].duration = Self.now - start - entries[index].time
    }
    changed()
  }

  /// Appends an entry, and keeps the state after it where it is time to. Returns its number.
  @discardableResult
  private func append(_ entry: Entry, _ state: StateBox<S>?) -> Int {
    var number = 0
    // What goes may run code of the app, which must not meet the lock.
    var gone: ([Entry], [RetainedState]) = ([], [])
    lock.withLock {
      entries.append(entry)
      number = first + entries.count
      if let state, number - retained.last!.number >= stride {
        retained.append(RetainedState(number: number, box: StateBox(copying: state)))
        if retained.count > Self.mostKept { gone.1 = thin() }
      }
      if entries.count >= Self.longest * 5 / 4 { gone.0 = dropOldest() }
    }
    withExtendedLifetime(gone) {}
    return number
  }

  /// Drops every other retained state but the last. Returns those that were retained. Only with `lock` held.
  private func thin() -> [RetainedState] {
    let all = retained
    stride *= 2
    retained = all.enumerated().filter { $0.offset.isMultiple(of: 2) || $0.offset == all.count - 1 }.map(
      \.element)
    return all
  }

  /// Drops the oldest actions, up to a retained state. Returns them. Only with `lock` held.
  private func dropOldest() -> [Entry] {
    let wanted = first + entries.count - Self.longest
    guard let index = retained.firstIndex(where: { $0.number >= wanted }) else { return [] }
    let oldest = retained[index].number
    let gone = Array(entries.prefix(oldest - first))
    entries.removeFirst(oldest - first)
    retained.removeFirst(index)
    first = oldest
    matches = Matches()
    return gone
  }

  // MARK: Reading

  /// The numbers of the oldest state and of the newest action.
  var extent: (first: Int, last: Int) { lock.withLock { (first, first + entries.count) } }

  /// The number of retained states.
  var keptCount: Int { lock.withLock { retained.count } }

  /// The actions that a filter passes, found once for each filter and action.
  private struct Matches {
    var filter = ""
    var numbers: [Int] = []
    /// The number of the last action that was looked at.
    var last = 0
    /// Whether actions of a type from a place match.
    var known: [Key: Bool] = [:]

    struct Key: Hashable {
      let type: ObjectIdentifier
      let location: DispatchLocation
    }
  }

  func actions(
    matching filter: String, from start: Int, count: Int
  ) -> (total: Int, actions: [InspectedAction]) {
    let (total, some): (Int, [(Int, Entry)]) = lock.withLock {
      let last = first + entries.count
      guard !filter.isEmpty else {
        let from = min(start, entries.count)
        let to = min(from + count, entries.count)
        return (entries.count, (from..<to).map { (first + $0 + 1, entries[$0]) })
      }
      if matches.filter != filter { matches = Matches(filter: filter) }
      matches.last = max(matches.last, first)
      for number in matches.last..<last {
        if isMatch(entries[number - first]) { matches.numbers.append(number + 1) }
      }
      matches.last = last
      let numbers = matches.numbers.dropFirst(start).prefix(count)
      return (matches.numbers.count, numbers.map { ($0, entries[$0 - first - 1]) })
    }
    return (
      total,
      some.map { number, entry in
        InspectedAction(
          number: number, typeName: Self.name(of: entry.dispatchable), isEffect: entry.isEffect,
          time: entry.time, duration: entry.duration, source: entry.location.text)
      }
    )
  }

  /// Only with `lock` held.
  private func isMatch(_ entry: Entry) -> Bool {
    let type = ObjectIdentifier(type(of: entry.dispatchable))
    let key = Matches.Key(type: type, location: entry.location)
    if let known = matches.known[key] { return known }
    let words = "\(Self.name(of: entry.dispatchable)) \(entry.location.text ?? "")"
    let isMatch = words.range(of: matches.filter, options: .caseInsensitive) != nil
    matches.known[key] = isMatch
    return isMatch
  }

  /// The full name of a type, without the module, which is the same for most.
  private static func name(of dispatchable: any Dispatchable) -> String {
    let name = String(reflecting: type(of: dispatchable))
    return name.firstIndex(of: ".").map { String(name[name.index(after: $0)...]) } ?? name
  }

  func action(_ number: Int) -> (any Dispatchable)? {
    lock.withLock {
      let index = number - first - 1
      return entries.indices.contains(index) ? entries[index].dispatchable : nil
    }
  }

  /// The state after an action; nil where it is not in the history. On the main thread only.
  func state(after number: Int) -> StateBox<S>? {
    if let known = recent.first(where: { $0.number == number }) { return known.box }
    var base: RetainedState?
    var between: [Entry] = []
    lock.withLock {
      guard number >= first, number <= first + entries.count else { return }
      let near = retained.last { $0.number <= number }
      let nearer = recent.filter { $0.number <= number }.max { $0.number < $1.number }
      base = [near, nearer].compactMap { $0 }.max { $0.number < $1.number }
      if let base { between = Array(entries[base.number - first..<number - first]) }
    }
    guard let base else { return nil }
    let box = StateBox(copying: base.box)
    for entry in between where !entry.isEffect {
      _ = RunDraws.collecting(replaying: entry.drawn) {
        if let scope = entry.scope {
          _ = scope.reduce(entry.dispatchable, &box.pointer.pointee)
        } else {
          _ = entry.dispatchable._reduce(&box.pointer.pointee)
        }
      }
    }
    recent = recent.suffix(3) + [RetainedState(number: number, box: box)]
    return box
  }
}
