import Diagnostics
import Foundation

/// The snapshots that a diffable data source is given, which it applies one after the other: those that come
/// while one is being applied, or while the list requests its cells, wait for their turn.
@MainActor final class SnapshotQueue<Section: Hashable, Item: Hashable> {
  typealias Snapshot = NSDiffableDataSourceSnapshot<Section, Item>

  /// The way in which a list takes a snapshot.
  enum Mode {
    /// With the changes shown as an animation.
    case animated
    /// With the changes shown at once.
    case unanimated
    /// With everything loaded anew.
    case reload
  }

  private struct Request {
    var snapshot: Snapshot
    var mode: Mode
    var completion: (() -> Void)?
  }

  /// The snapshot that the list shows.
  private(set) var current = Snapshot()
  private var waiting: [Request] = []
  private var isApplying = false
  /// Whether the list is requesting its cells.
  private let isBusy: () -> Bool
  /// Brings the list to the changes. It calls its second argument to make the new snapshot current, and its
  /// last one when the changes have been shown; without a difference everything is loaded anew.
  private let show:
    (
      _ difference: SnapshotDifference?, _ commit: @escaping () -> Void, _ animated: Bool,
      _ end: @escaping () -> Void
    )
      -> Void

  init(
    isBusy: @escaping () -> Bool,
    show: @escaping (SnapshotDifference?, @escaping () -> Void, Bool, @escaping () -> Void) -> Void
  ) {
    self.isBusy = isBusy
    self.show = show
  }

  /// The snapshot that was given last.
  var latest: Snapshot { waiting.last?.snapshot.applied ?? current }

  /// Takes a snapshot that the list shows already, such as after a person moved a row.
  func adopt(_ snapshot: Snapshot) { current = snapshot.applied }

  /// Applies a snapshot, when those before it have been.
  func apply(_ snapshot: Snapshot, _ mode: Mode, completion: (() -> Void)?) {
    waiting.append(Request(snapshot: snapshot, mode: mode, completion: completion))
    flush()
  }

  private func flush() {
    guard !isApplying else { return }
    guard !isBusy() else {
      DispatchQueue.main.async { [self] in flush() }
      return
    }
    isApplying = true
    while !waiting.isEmpty {
      let request = waiting[0]
      let difference =
        request.mode == .reload ? nil : SnapshotDifference(from: current, to: request.snapshot)
      show(
        difference,
        { [self] in
          waiting.removeFirst()
          current = request.snapshot.applied
        }, request.mode == .animated, { request.completion?() })
    }
    isApplying = false
  }
}

/// Does something on the main actor: at once on the main thread, else as soon as the main queue gets to it.
nonisolated func onMain<Value>(_ value: Value, _ body: @escaping @MainActor (Value) -> Void) {
  let transfer = MainTransfer(value: value, body: body)
  if MainQueue.isCurrent {
    MainActor.assumeIsolated { transfer.body(transfer.value) }
  } else {
    DispatchQueue.main.async { transfer.body(transfer.value) }
  }
}

/// Carries a value to the main actor. Who hands it over does not use it any more.
private nonisolated struct MainTransfer<Value>: @unchecked Sendable {
  let value: Value
  let body: @MainActor (Value) -> Void
}
