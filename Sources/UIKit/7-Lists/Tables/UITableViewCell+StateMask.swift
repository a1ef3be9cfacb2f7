extension UITableViewCell {
  /// The parts that a cell shows beside its content.
  public nonisolated struct StateMask: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Makes a set of its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The control that edits the row.
    public static let showingEditControl = StateMask(rawValue: 1 << 0)
    /// The button that confirms deletion; swipe actions show it here, without a transition.
    public static let showingDeleteConfirmation = StateMask(rawValue: 1 << 1)
  }
}
