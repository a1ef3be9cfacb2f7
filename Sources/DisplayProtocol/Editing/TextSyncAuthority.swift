/// The app's end of an editor: the text, and the changes of it that each page that edits has not seen yet. It
/// transforms edits over these.
public struct TextSyncAuthority: Sendable {
  /// The text.
  public var units: TextUnits { text.units }
  private var text = SyncedText()
  /// The number of times the text was changed.
  public private(set) var revision = 0
  /// For each page that edits, the last of its inputs that was applied.
  public var acknowledged: [Int: Int] { pages.mapValues(\.acknowledged) }

  private var pages: [Int: Page] = [:]
  private var log: [Entry] = []

  /// The number of changes remembered for pages that have not seen them.
  private static let memory = 200
  /// The number of pages remembered. No page says that it no longer edits, so those that edited longest ago
  /// make room for others.
  private static let pageLimit = 16

  /// A change that was made, and what it took away.
  private struct Entry: Sendable {
    var revision: Int
    var change: TextChange
    var removed: TextUnits
  }

  /// The text that a page shows, and the changes it has not seen, each following the one before it.
  private struct Page: Sendable {
    /// Nil for a page that has seen all changes.
    var text: TextUnits?
    var unseen: [(revision: Int, change: TextChange)]
    var acknowledged = 0
    var lastUse = 0
  }

  /// Creates the authority for an empty text.
  public init() {}

  /// Sets the app's present text. Returns the change, if it is one.
  @discardableResult public mutating func set(_ text: String) -> TextChange? {
    if let change = TextChange.between(self.text.string, text) { record(change, of: nil) }
    return self.text.set(text)
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
    // Taken out, so that its text is changed in place.
    var page = pages.removeValue(forKey: edit.page) ?? newPage(knowing: edit.base)
    defer { keep(page, as: edit.page) }
    guard edit.number > page.acknowledged else { return nil }
    page.acknowledged = edit.number
    page.lastUse = revision
    while let first = page.unseen.first, first.revision <= edit.base {
      page.text?.replaceSubrange(first.change.range, with: first.change.units)
      page.unseen.removeFirst()
    }
    if page.unseen.isEmpty { page.text = nil }
    let length = page.text?.count ?? units.count
    /// Carries a selection over what the page has not seen. With that, the text is the app's, after the edit.
    func transformed(_ selection: Range<Int>, after edit: TextChange? = nil, in length: Int) -> Range<Int> {
      var (place, length) = (selection.clamped(toTextOf: length), length)
      for (_, change) in page.unseen {
        place = change.moved(place, in: length)
        length += change.growth
      }
      guard let edit else { return place.clamped(toTextOf: length).aligned(in: units) }
      return place.clamped(toTextOf: length).aligned(inTextOf: length) { index in
        let inside = index - edit.range.lowerBound
        if inside < 0 { return units[index] }
        return inside < edit.units.count ? edit.units[inside] : units[index - edit.growth]
      }
    }
    switch edit.action {
    case .focus, .blur, .submit, .copied: return TransformedEdit()
    case .select(let selection): return TransformedEdit(selection: transformed(selection, in: length))
    case .replace(let range, let text, let selection, let marked):
      var change = TextChange(
        range.clamped(toTextOf: length).aligned(in: page.text ?? units), with: TextUnits(text.utf16))
      let after = length + change.growth
      if var old = page.text {
        page.text = nil
        var edited = old
        edited.replaceSubrange(change.range, with: change.units)
        page.text = edited
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
      }
      return TransformedEdit(
        change: change, selection: transformed(selection, after: change, in: after),
        marked: marked.map { transformed($0, after: change, in: after) })
    }
  }

  /// Applies an edit of a page's, which ``receive(_:)`` has transformed.
  public mutating func apply(_ change: TextChange, by page: Int) {
    record(change, of: page)
    text.apply(change)
  }

  /// Records a change before it is made.
  private mutating func record(_ change: TextChange, of author: Int?) {
    revision += 1
    log.append(Entry(revision: revision, change: change, removed: Array(units[change.range])))
    if log.count > TextSyncAuthority.memory { log.removeFirst(log.count - TextSyncAuthority.memory) }
    for number in pages.keys where number != author {
      if pages[number]!.text == nil { pages[number]!.text = units }
      pages[number]!.unseen.append((revision, change))
      // A page that has seen none of so many changes finds its places as they are.
      if pages[number]!.unseen.count > TextSyncAuthority.memory {
        pages[number]!.text = nil
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
    guard unseen.first.map({ $0.revision == base + 1 }) ?? true else { return Page(unseen: []) }
    guard !unseen.isEmpty else { return Page(unseen: []) }
    var text = units
    for entry in unseen.reversed() {
      let start = entry.change.range.lowerBound
      text.replaceSubrange(start..<start + entry.change.units.count, with: entry.removed)
    }
    return Page(text: text, unseen: unseen.map { ($0.revision, $0.change) })
  }
}
