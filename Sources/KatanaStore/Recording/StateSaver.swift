import Diagnostics
import Foundation
import Persistence
import Synchronization

/// Saves a store's state after it has changed, for the next process of the app to begin with.
///
/// The state is encoded on the thread that writes files, from a box that does not change, so that no update
/// waits. Of changes in a row the last state counts; it is written within half a second, or within ten times
/// what the last one took to encode.
final class StateSaver: Sendable {
  /// The size of the largest file, in bytes.
  static let largest = 4 << 20
  private static let shortestPause = 0.5

  private let file: SavedFile
  private let beginning: Data
  /// The state as JSON; nil once the store is gone.
  private let encode: @Sendable () throws -> Data?
  private let isRequested = Atomic(false)
  private let pause = Mutex(shortestPause)
  private let hasWarned = Atomic(false)

  /// Creates a saver of states of a type in a file.
  init(_ file: SavedFile, stateName: String, encode: @escaping @Sendable () throws -> Data?) {
    self.file = file
    self.encode = encode
    beginning = Self.beginning(stateName)
  }

  /// Requests that the state be saved. To be called after each change, on any thread; nearly always it costs
  /// an exchange of one Boolean.
  func stateDidChange() {
    guard !isRequested.exchange(true, ordering: .acquiringAndReleasing) else { return }
    SavingQueue.shared.save(file, pause: pause.withLock { $0 }) { try self.contents() }
  }

  private func contents() throws -> Data {
    isRequested.store(false, ordering: .sequentiallyConsistent)
    let start = DispatchTime.now().uptimeNanoseconds
    let state: Data?
    do { state = try encode() } catch {
      warn("cannot be saved: \(error)")
      throw NothingToSave()
    }
    let seconds = Double(DispatchTime.now().uptimeNanoseconds - start) / 1e9
    pause.withLock { $0 = max(Self.shortestPause, 10 * seconds) }
    guard let state else { throw NothingToSave() }
    guard beginning.count + state.count < Self.largest else {
      warn("has \(state.count) bytes, and only \(Self.largest) are saved")
      throw NothingToSave()
    }
    return beginning + state + Data("}".utf8)
  }

  private func warn(_ problem: String) {
    guard !hasWarned.exchange(true, ordering: .relaxed) else { return }
    Log.saving.warning("\(file.name) \(problem). The last one that was saved stays in \(file.url.path).")
  }

  // MARK: The file

  /// The bytes before those of a state: the type's name, as a recording has it.
  private static func beginning(_ stateName: String) -> Data {
    Data(#"{"state":"#.utf8) + RecordedValue.string(stateName).json + Data(#","value":"#.utf8)
  }

  /// Reads the state that the last process has left. One that is none of this type is set aside, with a
  /// message that says why.
  static func read<S: State>(_ file: SavedFile, as type: S.Type) -> S? {
    var state: S?
    var misfit: String?
    let beginning = beginning(String(reflecting: S.self))
    SavingQueue.shared.finish(within: 1)
    let contents = file.read { data in
      (state, misfit) = (nil, nil)
      if data.starts(with: beginning), data.last == UInt8(ascii: "}") {
        do {
          state = try S._decodedFromRecording(Data(data[beginning.count..<data.count - 1])) as? S
          return state != nil
        } catch { misfit = "\(error)" }
      }
      // A whole file that does not fit is none that was damaged.
      let other = try? JSONSerialization.jsonObject(with: data) as? [String: Any]
      guard let name = other?["state"] as? String else { return false }
      misfit = misfit ?? "it is a state of \(name)"
      return true
    }
    if let state { return state }
    if case .damaged = contents { ResumptionFolder.shared?.lose(file) }
    if let misfit {
      ResumptionFolder.shared?.lose(file)
      let place = file.url.setAside().map { " It is kept as \($0.path)." } ?? ""
      Log.saving.error(
        "\(file.name) in \(file.url.path) does not fit \(S.self), so the store begins anew: \(misfit).\(place)"
      )
    }
    return nil
  }
}

extension StoreCore {
  /// Whether the states can be saved. Asked without a cast, which would not see a conformance that belongs to
  /// the main actor.
  static var isCodable: Bool {
    do {
      _ = try S._decodedFromRecording(Data())
      return false
    } catch { return true }
  }

  /// Begins with the state that a file holds, if it fits, and saves the states from there on. Only before the
  /// store is opened.
  func resume(_ file: SavedFile, reads: Bool = true) {
    if reads, let state = StateSaver.read(file, as: S.self) { begin(at: state, isWhole: true) }
    weak let core: AnyStoreCore? = self
    saver = StateSaver(file, stateName: String(reflecting: S.self)) {
      nonisolated(unsafe) var result: Result<Data?, any Error> = .success(nil)
      guard let core else { return nil }
      runAppCode { result = Result { try core.anyState._encodedForRecording() } }
      return try result.get()
    }
    // The first state may be one of chance.
    saver?.stateDidChange()
  }
}
