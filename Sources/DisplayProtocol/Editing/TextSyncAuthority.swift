/// The app's end of an editor: the text, and the changes of it that each page that edits has not seen yet. It transforms edits over
/// these.
public struct TextSyncAuthority: Sendable {
  /// The text.
  public private(set) var units: TextUnits = []
  /// The same as a string, by which it is compared.
  private var text = ""
  /// The number of times the text was changed.
  public private(set) var revision = 0
  /// For each page that edits, the last of its inputs that was applied.
  public var acknowledged: [Int: Int] { pages.mapValues(\.acknowledged) }

  private var pages: [Int: Page] = [:]
  private var log: [Entry] = []

  /// The number of changes remembered for pages that have not seen them.
  private static let memory = 200
  /// The number of pages remembered. No page says that it no longer edits, so those that edited longest ago make room for others.
  private static let pageLimit = 16

  /// A change that was made, and what it took away.
  private struct Entry: Sendable {
    var revision: Int
    var change: TextChange
    var removed: TextUnits
  }

  /// The text that a page shows, and the changes it has not seen, each following the one before it.
  private struct Page: Sendable {
    var text: TextUnits
    var unseen: [(revision: Int, change: TextChange)]
    var acknowledged = 0
    var lastUse = 0
  }

  /// Creates the authority for an empty text.
  public init() {}

  /// Sets the app's present text. Returns the change, if it is one.
  @discardableResult public mutating func set(_ text: String) -> TextChange? {
    guard let change = TextChange.between(self.text, text) else { return nil }
    record(change, of: nil)
    self.text = text
    return change
  }

  /// An edit, transformed over the changes that its page had not seen.
  public struct TransformedEdit: Sendable {
    /// The replacement to make, which ``TextSyncAuthority/apply(_:by:)`` does.
    public var change: TextChange?
    /// The selection after that.
    public var selection: Range<Int>?
    /// The range still being composed after that.
    public var marked: Range<Int>?
  }

  /// Receives an edit and transforms it. Nil for one that came before. A change has to be followed by
  /// ``apply(_:by:)``, also where the app rejects it: then ``set(_:)`` reverts it.
  public mutating func receive(_ edit: TextEdit) -> TransformedEdit? {
    var page = pages[edit.page] ?? newPage(knowing: edit.base)
    guard edit.number > page.acknowledged else { return nil }
    page.acknowledged = edit.number
    page.lastUse = revision
    while let first = page.unseen.first, first.revision <= edit.base {
      page.text = first.change.applied(to: page.text)
      page.unseen.removeFirst()
    }
    defer { keep(page, as: edit.page) }
    func transformed(_ selection: Range<Int>) -> Range<Int> {
      var place = selection.clamped(toTextOf: page.text.count)
      var text = page.text
      for (_, change) in page.unseen {
        place = change.moved(place, in: text.count)
        text = change.applied(to: text)
      }
      return place.clamped(toTextOf: text.count).aligned(in: text)
    }
    switch edit.action {
    case .focus, .blur, .submit, .copied: return TransformedEdit()
    case .select(let selection): return TransformedEdit(selection: transformed(selection))
    case .replace(let range, let text, let selection, let marked):
      var change = TextChange(
        range.clamped(toTextOf: page.text.count).aligned(in: page.text), with: TextUnits(text.utf16))
      var old = page.unseen.isEmpty ? [] : page.text
      page.text.replaceSubrange(change.range, with: change.units)
      for index in page.unseen.indices {
        let unseen = page.unseen[index].change
        let new = unseen.applied(to: old)
        let moved = change.transformed(over: unseen, of: old, giving: new)
        let (edited, both) = (change.applied(to: old), moved.applied(to: new))
        page.unseen[index].change =
          unseen.transformed(over: change, movedTo: moved, giving: edited, and: both)
          ?? TextChange(0..<0, with: [])
        (change, old) = (moved, new)
      }
      return TransformedEdit(
        change: change, selection: transformed(selection), marked: marked.map(transformed))
    }
  }

  /// Applies an edit of a page's, which ``receive(_:)`` has transformed.
  public mutating func apply(_ change: TextChange, by page: Int) {
    let start = text.utf16.index(text.startIndex, offsetBy: change.range.lowerBound)
    let end = text.utf16.index(start, offsetBy: change.range.count)
    let isWhole =
      start.samePosition(in: text.unicodeScalars) != nil && end.samePosition(in: text.unicodeScalars) != nil
    record(change, of: page)
    if isWhole {
      text.replaceSubrange(start..<end, with: String(decoding: change.units, as: UTF16.self))
    } else {
      text = String(decoding: units, as: UTF16.self)
    }
  }

  private mutating func record(_ change: TextChange, of author: Int?) {
    revision += 1
    log.append(Entry(revision: revision, change: change, removed: Array(units[change.range])))
    if log.count > TextSyncAuthority.memory { log.removeFirst(log.count - TextSyncAuthority.memory) }
    units.replaceSubrange(change.range, with: change.units)
    for number in pages.keys where number != author {
      pages[number]!.unseen.append((revision, change))
      // A page that has seen none of so many changes finds its places as they are.
      if pages[number]!.unseen.count > TextSyncAuthority.memory {
        pages[number]!.text = units
        pages[number]!.unseen = []
      }
    }
  }

  private mutating func keep(_ page: Page, as number: Int) {
    pages[number] = page
    if pages.count > TextSyncAuthority.pageLimit,
      let oldest = pages.filter({ $0.key != number }).min(by: {
        ($0.value.lastUse, $0.key) < ($1.value.lastUse, $1.key)
      })
    {
      pages[oldest.key] = nil
    }
  }

  /// A page that shows the text as it was at a revision.
  private func newPage(knowing base: Int) -> Page {
    let unseen = log.filter { $0.revision > base }
    guard unseen.first.map({ $0.revision == base + 1 }) ?? true else { return Page(text: units, unseen: []) }
    var text = units
    for entry in unseen.reversed() {
      let start = entry.change.range.lowerBound
      text.replaceSubrange(start..<start + entry.change.units.count, with: entry.removed)
    }
    return Page(text: text, unseen: unseen.map { ($0.revision, $0.change) })
  }
}
