import Foundation

/// Runs that are recorded, shown again, or gone on with.
extension StoreCore {
  /// Records what is handled from here on.
  func record(to file: URL, limit: Int, namesOmissions: Bool = true) throws -> RunRecording {
    try record { state in
      try RunRecording(file: file, limit: limit, state: state, namesOmissions: namesOmissions)
    }
  }

  /// Records what is handled from here on in a recording that is made with the present state.
  func record(in makeRecording: (S) throws -> RunRecording) throws -> RunRecording {
    func start() throws -> RunRecording {
      let recording = try makeRecording(working.pointer.pointee)
      recording.store = self
      self.recording = recording
      isRecorded = true
      return recording
    }
    // In its turn, so that no action falls between the state and the first line.
    return try inTurn { Result { try start() } }.get()
  }

  /// Updates the state and notifies the recording and the history.
  func recorded(
    _ dispatchable: any Dispatchable, in scope: StoreScope<S>?, _ update: (inout S) -> Bool
  ) -> Bool {
    var isUpdate = false
    let start = history == nil ? 0 : StoreHistory<S>.now
    let drawn = RunDraws.collecting { isUpdate = update(&working.pointer.pointee) }
    history?.add(dispatchable, in: scope, state: working, drawn: drawn, at: location, from: start)
    recording?.add(
      dispatchable, isScoped: scope != nil, state: working.pointer.pointee, drawn: drawn, at: location)
    return isUpdate
  }

  /// Shows a state for good. Only before the store is opened.
  func freeze(at state: S) {
    isFrozen = true
    begin(at: state, isWhole: false)
  }

  /// Begins at a state. Only before the store is opened.
  /// - Parameter isWhole: Whether all of a recorded run led to it.
  func begin(at state: S, isWhole: Bool) {
    isResumed = isWhole
    working.pointer.pointee = state
    let new = StateBox(copying: working)
    stateLock.withLock { _ in published = new }
  }
}

extension StoreCore: RecordedStore {
  func addState(to recording: RunRecording) {
    inTurn { recording.addState(working.pointer.pointee) }
  }
}
