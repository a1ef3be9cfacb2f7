import CoreGraphics

/// The place of a view in the stack that arranges it, as far as it matters for the view's own content.
struct StackPlace: Equatable {
  /// The place in the order in which views of one priority keep their sizes where there is too little room:
  /// the highest first.
  var order: Double
  /// The axis on which the stack alone determines the size of a hidden view, whatever its content asks for;
  /// nil for none.
  var stretchedAxis: NSLayoutConstraint.Axis?
}
