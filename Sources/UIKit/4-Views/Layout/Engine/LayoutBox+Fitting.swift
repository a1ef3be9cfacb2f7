import Cassowary
import CoreGraphics
import QuartzCore

/// The constraints that hold the size of a view which follows its frame, once a size was fitted to it: at the
/// frame's size, or as near as possible to a target. Their constants are exchanged instead of making unknowns
/// of given numbers and back, so a cell that takes the size it was fitted to is not solved again on that
/// axis.
@MainActor struct SizePins {
  fileprivate var width = Pin()
  fileprivate var height = Pin()
  /// Whether a target counts instead of the frame.
  fileprivate(set) var isFitting = false
  /// Whether the frame's size has not changed since the last target.
  fileprivate var isFresh = true

  /// The constraint that holds one of both measures.
  @MainActor fileprivate struct Pin {
    var id: ConstraintID?
    var value = 0.0
    var priority = 0.0

    /// Holds a variable to a value, or lets it go where the priority is 0.
    mutating func hold(
      _ variable: Variable, _ newValue: Double, _ newPriority: Double, in engine: LayoutEngine
    ) {
      guard newPriority > 0 else { return drop(from: engine) }
      if let id {
        if newValue != value { engine.setConstant(newValue, of: id) }
        if newPriority != priority { engine.setPriority(newPriority, of: id) }
      } else {
        id = engine.add(
          variable, .equal, newValue, priority: newPriority, rank: LayoutRank.fitting)
      }
      (value, priority) = (newValue, newPriority)
    }

    /// Whether holding the measure to what was found could not change anything else.
    func isDecisive(in engine: LayoutEngine) -> Bool {
      guard let id else { return false }
      return priority >= Priority.required || !engine.solver.leavesChoice(near: id)
    }

    mutating func drop(from engine: LayoutEngine) {
      if let id { engine.remove(id) }
      id = nil
    }
  }
}

extension LayoutBox {
  /// Whether constraints find the size, and content takes part in that.
  var isSizeSought: Bool { !isGiven || sizePins?.isFitting ?? false }

  /// Lets the constraints in a view that follows its frame find its size, as near to a target as they leave
  /// it.
  func seekSize(_ target: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority) {
    var pins = exchange(&sizePins, with: nil) ?? makePins()
    pins.isFitting = true
    pins.isFresh = true
    func hold(
      _ pin: inout SizePins.Pin, _ measure: LayoutMeasure, _ length: CGFloat, _ priority: UILayoutPriority
    ) {
      let isRequested = abs(length) <= Solver.largestNumber && priority.rawValue > 0
      // A length below zero can never hold.
      let value = priority.rawValue < UILayoutPriority.required.rawValue ? length : max(0, length)
      pin.hold(variable(measure), Double(value), isRequested ? Double(priority.rawValue) : 0, in: engine)
    }
    sizePins = pins
    hold(&pins.width, .width, target.width, horizontal)
    hold(&pins.height, .height, target.height, vertical)
    sizePins = pins
    engine.reconsider(given: self)
    contentDidChange()
  }

  /// Makes unknowns of the size.
  private func makePins() -> SizePins {
    sizePins = SizePins()
    for measure in [LayoutMeasure.width, .height] {
      if let variable = self[measure] {
        engine.setGiven(variable, nil)
        addFloor(measure, variable)
      } else {
        _ = variable(measure)
      }
    }
    return SizePins()
  }

  /// Whether the view's frame has the size that was found for a target, nothing that decides it has changed
  /// since, and the target left no choice: holding the frame's size would have the same solution, as that is
  /// the best of all sizes.
  var isFrameAsFitted: Bool {
    guard let pins = sizePins, pins.isFitting, givenRect.size == rect.size,
      let width = self[.width], let height = self[.height]
    else { return false }
    return !engine.solver.needsSolving(width) && !engine.solver.needsSolving(height)
      && pins.width.isDecisive(in: engine) && pins.height.isDecisive(in: engine)
  }

  /// Holds the size at the frame's again.
  func pinSize() {
    guard var pins = sizePins else { return }
    let size = givenRect.size
    let lengths = 0...CGFloat(Solver.largestNumber)
    guard lengths.contains(size.width), lengths.contains(size.height) else { return makeSizeGiven() }
    pins.isFitting = false
    let required = Double(UILayoutPriority.required.rawValue)
    pins.width.hold(variable(.width), Double(size.width), required, in: engine)
    pins.height.hold(variable(.height), Double(size.height), required, in: engine)
    sizePins = pins
    engine.reconsider(given: self)
  }

  /// Follows a change of the frame, or of what decides whether the view follows it. Sizes that change without
  /// being fitted are given numbers again, so that systems which share them are independent.
  func pinsFollowFrame(isGiven: Bool) {
    guard let pins = sizePins else { return }
    guard isGiven else { return makeSizeGiven() }
    let size = givenRect.size
    if pins.isFitting { return engine.needsSolving() }
    if Double(size.width) == pins.width.value, Double(size.height) == pins.height.value { return }
    guard pins.isFresh else { return makeSizeGiven() }
    sizePins?.isFresh = false
    pinSize()
  }

  /// Whether the item lies in a view, or is it.
  func isInside(_ other: LayoutBox) -> Bool {
    guard let view = item?.layoutView, let other = other.view else { return false }
    return view.isDescendant(of: other)
  }

  /// Whether one of two views lies in the other.
  func isNested(with other: LayoutBox) -> Bool {
    guard let one = view, let other = other.view else { return false }
    return one.isDescendant(of: other) || other.isDescendant(of: one)
  }

  /// Makes given numbers of the size again.
  private func makeSizeGiven() {
    dropPins()
    removeOwnConstraints()
    for measure in [LayoutMeasure.width, .height] {
      if let variable = self[measure] { engine.setGiven(variable, Double(measure.value(in: givenRect))) }
    }
  }

  /// Removes the constraints that hold the size.
  func dropPins() {
    guard var pins = exchange(&sizePins, with: nil) else { return }
    pins.width.drop(from: engine)
    pins.height.drop(from: engine)
    engine.dequeueFitting(of: self)
  }
}
