import Foundation

/// The end of a replay.
public struct ReplayResult<S: State> {
  /// The state after the last action that was replayed.
  public let state: S
  /// The number of actions that were run again.
  public let replayed: Int
  /// The number of actions that could not be made again, of which the recorded changes were taken instead.
  public let taken: Int
  /// The first difference from the recording; nil where there is none.
  public let difference: ReplayDifference?
}

/// The first action and field in which a replay differs from its recording.
public struct ReplayDifference: Error, Equatable, CustomStringConvertible {
  /// The action's place in the run, from 1.
  public let number: Int
  /// The full name of the action's type.
  public let typeName: String
  /// The file and line of the code that dispatched it; nil where that is not known.
  public let source: String?
  /// The time at which it was handled, in seconds since the recording began.
  public let time: TimeInterval
  /// The field, such as `/cells/4/isOpen`.
  public let field: String
  /// The value of the field in the recording; nil where it has none.
  public let recorded: String?
  /// The value of the field in the replay; nil where it has none.
  public let found: String?

  /// The difference in words.
  public var description: String {
    "action \(number), \(typeName)\(source.map { " from \($0)" } ?? ""), at \(time) s: \(field) is \(found ?? "missing"), "
      + "but was recorded as \(recorded ?? "missing")"
  }
}

extension RecordedRun {
  /// Runs all actions again from the recorded initial state, by their state updates alone: no middleware, no
  /// side effects.
  ///
  /// After each action the state is compared with the recording, up to the first difference. To be called on
  /// the thread for which the app's types are made, the main thread where they are bound to the main actor.
  /// - Parameter type: The type of the state.
  /// - Returns: The last state, and the first difference if there is one.
  /// - Throws: A ``RecordedRunError`` where the recording is of another type of state, or cannot be decoded.
  public func replay<S: State>(_ type: S.Type) throws -> ReplayResult<S> {
    try replay(type, actions[...])
  }

  private func replay<S: State>(
    _ type: S.Type, _ actions: ArraySlice<Action>
  ) throws -> ReplayResult<S> {
    guard stateName == String(reflecting: type) else {
      throw RecordedRunError(
        line: 1, problem: "this is a run of \(stateName), not of \(String(reflecting: type))")
    }
    var state: S = try decodeState(initial, line: 1)
    var expected = initial
    var (replayed, taken) = (0, 0)
    // The first action of a burst that cannot be made again: what follows has to wait for the next recorded
    // state.
    var unknown: Action?
    for action in actions {
      if let changes = action.changes {
        for change in changes where !expected.apply(change) {
          throw RecordedRunError(line: action.line, problem: "there is no \(change.place) to change")
        }
      }
      if unknown == nil, let dispatchable = try makeAction(action) {
        var isUpdate = false
        _ = RunDraws.collecting(replaying: action.drawn) { isUpdate = dispatchable._reduce(&state) }
        guard isUpdate else {
          throw RecordedRunError(line: action.line, problem: "\(action.typeName) changes no state")
        }
        replayed += 1
        // Changes follow the state that was compared last.
        guard action.changes != nil else { continue }
        let data = try encoded(state)
        if RecordingCoder.text(RecordingCoder.digest(data)) == action.digest { continue }
        let found = try RecordedValue(json: data)
        if let change = expected.changes(to: found).first {
          return ReplayResult(
            state: state, replayed: replayed, taken: taken,
            difference: difference(change, expected, at: action))
        }
      } else {
        taken += 1
        guard action.changes != nil else {
          unknown = unknown ?? action
          continue
        }
        state = try decodeState(expected, line: action.lastLine)
        unknown = nil
      }
    }
    if let unknown {
      throw RecordedRunError(
        line: unknown.line,
        problem: "\(unknown.typeName) was recorded neither with its content nor its changes")
    }
    return ReplayResult(state: state, replayed: replayed, taken: taken, difference: nil)
  }

  /// The number of actions whose states are encoded and compared in about a second: 32 MB of them, a kilobyte
  /// at least each.
  var countComparedQuickly: Int { (32 << 20) / max(initial.json.count, 1 << 10) }

  /// Runs the actions again as far as they give what they gave.
  /// - Returns: The state they lead to, how many they are, and why the others do not count; nil where all do.
  /// - Throws: A ``RecordedRunError`` where not even the first state can be made.
  func resume<S: State>(
    _ type: S.Type
  ) throws -> (state: S, kept: Int, problem: (any Error)?) {
    let problem: any Error
    let kept: Int
    do {
      let result = try replay(type)
      guard let difference = result.difference else { return (result.state, actions.count, nil) }
      (problem, kept) = (difference, actions.firstIndex { $0.number == difference.number } ?? 0)
    } catch let error as RecordedRunError where error.line > 1 {
      (problem, kept) = (error, actions.firstIndex { $0.line == error.line } ?? 0)
    }
    return (try replay(type, actions[..<kept]).state, kept, problem)
  }

  /// Replays the run and throws the first difference, for tests.
  /// - Throws: A ``ReplayDifference``, or a ``RecordedRunError`` where there is nothing to compare with.
  public func verify<S: State>(_ type: S.Type) throws {
    if let difference = try replay(type).difference { throw difference }
  }

  private func difference(
    _ change: RecordedChange, _ expected: RecordedValue, at action: Action
  ) -> ReplayDifference {
    var recorded: RecordedValue? = expected
    for key in change.path {
      recorded =
        recorded?[key]
        ?? Int(key).flatMap { index in
          recorded?.array.flatMap { $0.indices.contains(index) ? $0[index] : nil }
        }
    }
    return ReplayDifference(
      number: action.number, typeName: action.typeName, source: action.source, time: action.time,
      field: change.place,
      recorded: recorded?.description, found: change.value?.description)
  }

  /// The action as it was; nil where it was recorded by name only.
  private func makeAction(_ action: Action) throws -> (any Dispatchable)? {
    guard let content = action.content else { return nil }
    guard let type = action.mangledName.flatMap(_typeByName) as? any Dispatchable.Type else {
      throw RecordedRunError(line: action.line, problem: "there is no type \(action.typeName) any more")
    }
    do {
      return try type._decodedFromRecording(content.json)
    } catch {
      throw RecordedRunError(
        line: action.line, problem: "\(action.typeName) cannot be made of \(content): \(error)")
    }
  }

  private func decodeState<S: State>(_ value: RecordedValue, line: Int) throws -> S {
    do {
      if let state = try S._decodedFromRecording(value.json) as? S { return state }
    } catch {
      throw RecordedRunError(line: line, problem: "\(S.self) cannot be made of what was recorded: \(error)")
    }
    throw RecordedRunError(line: line, problem: "\(S.self) is not Codable")
  }

  private func encoded(_ state: any State) throws -> Data {
    guard let data = try state._encodedForRecording() else {
      throw RecordedRunError(line: 1, problem: "\(type(of: state)) is not Codable")
    }
    return data
  }
}
