import CoreGraphics
import Foundation

/// A search in a view's content: what is found, and which of it is highlighted. A class of an app's own
/// overrides its methods; ``UITextView`` has one for its text.
@preconcurrency @MainActor open class UIFindSession: NSObject {
  /// The ways to show the number of results.
  public enum SearchResultDisplayStyle: Int, Sendable {
    /// The highlighted one's place among all: "2 of 5".
    case currentAndTotal = 0
    /// Their number.
    case total = 1
    /// Not at all.
    case none = 2
  }

  /// The way in which the number of results is shown; the highlighted one's place among all by default.
  open var searchResultDisplayStyle = SearchResultDisplayStyle.currentAndTotal
  /// The number of results; 0 in a session that overrides nothing.
  open var resultCount: Int { 0 }
  /// The place of the highlighted result, from 0; `NSNotFound` for none.
  open var highlightedResultIndex: Int { NSNotFound }
  /// Whether results can be replaced; false by default.
  open var supportsReplacement: Bool { false }
  /// Whether the highlighted result can be replaced; true by default.
  open var allowsReplacementForCurrentlyHighlightedResult: Bool { true }

  /// Finds all results.
  open func performSearch(query: String, options: UITextSearchOptions?) {}
  /// Highlights the next result in a direction, after the last one the first.
  open func highlightNextResult(in direction: UITextStorageDirection) {}
  /// Replaces the highlighted result.
  open func performSingleReplacement(query: String, replacementString: String, options: UITextSearchOptions?)
  {}
  /// Replaces all results.
  open func replaceAll(query: String, replacementString: String, options: UITextSearchOptions?) {}
  /// Discards all results, and highlights none.
  open func invalidateFoundResults() {}
}

/// The search in a text view's text.
final class TextViewFindSession: UIFindSession {
  private unowned let view: UITextView
  private var ranges: [NSRange] = []
  private var current = NSNotFound
  private var search: (query: String, options: UITextSearchOptions?)?
  /// The text that was searched.
  private var searched = ""
  private let marks: TextFindMarks

  init(_ view: UITextView) {
    self.view = view
    marks = TextFindMarks(view)
    super.init()
  }

  override var resultCount: Int { ranges.count }
  override var highlightedResultIndex: Int { current }
  override var supportsReplacement: Bool { view.isEditable }
  /// The highlighted range; nil for none.
  var highlighted: NSRange? { ranges.indices.contains(current) ? ranges[current] : nil }

  override func performSearch(query: String, options: UITextSearchOptions?) {
    search = (query, options)
    let place = highlighted?.location ?? view.selectedRange.location
    find(from: place)
    if let highlighted { view.scrollRangeToVisible(highlighted) }
  }

  /// Finds anew, and highlights the first result from a place on, or the first of all.
  private func find(from place: Int) {
    searched = view.text
    ranges = search.map { ($0.options ?? UITextSearchOptions()).ranges(of: $0.query, in: searched) } ?? []
    current = ranges.firstIndex { $0.location >= place } ?? (ranges.isEmpty ? NSNotFound : 0)
    layoutMarks()
  }

  /// Follows text that was changed.
  func textDidChange() {
    if search != nil, !view.text.hasSameBytes(as: searched) { find(from: highlighted?.location ?? 0) }
  }

  /// Lays the marks over the results again.
  func layoutMarks() { marks.show(ranges, current: current) }

  override func highlightNextResult(in direction: UITextStorageDirection) {
    guard !ranges.isEmpty else { return }
    let step = direction == .forward ? 1 : ranges.count - 1
    current = ranges.indices.contains(current) ? (current + step) % ranges.count : 0
    view.scrollRangeToVisible(ranges[current])
    layoutMarks()
  }

  override func performSingleReplacement(
    query: String, replacementString: String, options: UITextSearchOptions?
  ) {
    guard let range = highlighted.flatMap({ Range($0) }),
      view.editing.replace(range, with: replacementString, asking: true)
    else { return }
    find(from: range.lowerBound + replacementString.utf16.count)
    if let highlighted { view.scrollRangeToVisible(highlighted) }
  }

  override func replaceAll(query: String, replacementString: String, options: UITextSearchOptions?) {
    // From the end, so that those before stay where they are.
    for range in ranges.reversed().compactMap({ Range($0) }) {
      view.editing.replace(range, with: replacementString, asking: true)
    }
    find(from: 0)
  }

  override func invalidateFoundResults() {
    (ranges, current, search) = ([], NSNotFound, nil)
    layoutMarks()
  }
}
