import DeviceAccess
@_exported import Foundation
@_exported import UniformTypeIdentifiers

/// The type of the activity with which a found item opens the app.
public let CSSearchableItemActionType = "com.apple.corespotlightitem"
/// The key of the found item's name in the activity's information.
public let CSSearchableItemActivityIdentifier = "kCSSearchableItemActivityIdentifier"
/// The type of the activity with which a search goes on in the app.
public let CSQueryContinuationActionType = "com.apple.corespotlightquery"
/// The key of the search's text in the activity's information.
public let CSSearchQueryString = "kCSSearchQueryString"

/// The properties of an item.
open class CSSearchableItemAttributeSet: NSObject, NSCopying, @unchecked Sendable {
  /// The type of the contents.
  open var contentType: String?
  /// The title.
  open var title: String?
  /// The name that the person sees.
  open var displayName: String?
  /// Other names.
  open var alternateNames: [String]?
  /// The description.
  open var contentDescription: String?
  /// The words by which it is found.
  open var keywords: [String]?
  /// The picture.
  open var thumbnailData: Data?
  /// The picture's file.
  open var thumbnailURL: URL?
  /// The address of the contents.
  open var contentURL: URL?
  /// The page's address.
  open var url: URL?
  /// The text.
  open var textContent: String?
  /// The path.
  open var path: String?
  /// The identifier that the item and a user activity share.
  open var relatedUniqueIdentifier: String?
  /// The name of the item's group.
  open var domainIdentifier: String?
  /// The weak form of the related identifier.
  open var weakRelatedUniqueIdentifier: String?
  /// The names of the authors.
  open var authorNames: [String]?
  /// The artist.
  open var artist: String?
  /// The album.
  open var album: String?
  /// The time of the contents' making.
  open var contentCreationDate: Date?
  /// The time of the last change.
  open var contentModificationDate: Date?
  /// The time of the last use.
  open var lastUsedDate: Date?
  /// The time at which it is due.
  open var dueDate: Date?
  /// The beginning.
  open var startDate: Date?
  /// The end.
  open var endDate: Date?
  /// The length, in seconds.
  open var duration: NSNumber?
  /// The rating.
  open var rating: NSNumber?
  /// The latitude.
  open var latitude: NSNumber?
  /// The longitude.
  open var longitude: NSNumber?
  /// The place's name.
  open var namedLocation: String?
  /// The town.
  open var city: String?
  /// The numbers of telephones.
  open var phoneNumbers: [String]?
  /// The addresses of mail.
  open var emailAddresses: [String]?
  /// Whether calls are offered.
  open var supportsPhoneCall: NSNumber?
  /// Whether the way is offered.
  open var supportsNavigation: NSNumber?
  /// The creator's program.
  open var creator: String?
  /// The kind of contents.
  open var kind: String?
  /// The subject.
  open var subject: String?

  /// Creates properties of a type's name.
  public init(itemContentType: String) { contentType = itemContentType }
  /// Creates properties of a type.
  public init(contentType: UTType) { self.contentType = contentType.identifier }
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// The texts in which a search looks.
  var texts: [String] {
    [title, displayName, contentDescription, textContent, subject].compactMap { $0 } + (keywords ?? [])
      + (alternateNames ?? [])
  }
}

/// An item of the index.
open class CSSearchableItem: NSObject, NSCopying, @unchecked Sendable {
  /// The name.
  open var uniqueIdentifier: String
  /// The name of the group; nil for none.
  open var domainIdentifier: String?
  /// The time at which it goes; a month from now by default.
  open var expirationDate: Date! = Date(timeIntervalSinceNow: 30 * 86_400)
  /// The properties.
  open var attributeSet: CSSearchableItemAttributeSet

  /// Creates an item.
  public init(
    uniqueIdentifier: String?, domainIdentifier: String?, attributeSet: CSSearchableItemAttributeSet
  ) {
    self.uniqueIdentifier = uniqueIdentifier ?? UUID().uuidString
    (self.domainIdentifier, self.attributeSet) = (domainIdentifier, attributeSet)
  }
  open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// The index of the app's items, kept over restarts. Nothing outside of the app searches it; a
/// ``CSSearchQuery`` does.
open class CSSearchableIndex: NSObject, @unchecked Sendable {
  /// The form of an item in the file.
  struct Stored: Codable, Sendable {
    var identifier: String
    var domain: String?
    var expires: Date?
    var type: String?
    var title: String?
    var displayName: String?
    var description: String?
    var keywords: [String]?
    var text: String?
    var thumbnail: Data?
    var thumbnailURL: URL?
    var contentURL: URL?
  }

  private static let shared = CSSearchableIndex(name: "default")
  /// Returns the app's own index.
  open class func `default`() -> Self {
    guard let index = shared as? Self else { preconditionFailure("A subclass has no index of its own.") }
    return index
  }
  /// Returns whether there is an index: always.
  open class func isIndexingAvailable() -> Bool { true }

  private let kept: KeptValue<[String: Stored]>

  /// Creates an index with a name.
  public convenience init(name: String) {
    let word = String(
      name.unicodeScalars.map { CharacterSet.alphanumerics.contains($0) ? Character($0) : "-" })
    self.init(KeptValue("spotlight-\(word)", initial: [:]))
  }
  init(_ kept: KeptValue<[String: Stored]>) { self.kept = kept }

  private func done(_ handler: (@Sendable ((any Error)?) -> Void)?) {
    DispatchQueue.global().async { handler?(nil) }
  }

  /// Adds items, in place of those of the same names.
  open func indexSearchableItems(
    _ items: [CSSearchableItem], completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
  ) {
    let stored = items.map { item in
      let set = item.attributeSet
      return Stored(
        identifier: item.uniqueIdentifier, domain: item.domainIdentifier, expires: item.expirationDate,
        type: set.contentType, title: set.title, displayName: set.displayName,
        description: set.contentDescription, keywords: (set.keywords ?? []) + (set.alternateNames ?? []),
        text: set.textContent, thumbnail: set.thumbnailData, thumbnailURL: set.thumbnailURL,
        contentURL: set.contentURL)
    }
    kept.change { all in for one in stored { all[one.identifier] = one } }
    done(completionHandler)
  }
  /// Adds items.
  open func indexSearchableItems(_ items: [CSSearchableItem]) async throws {
    indexSearchableItems(items, completionHandler: nil)
  }
  /// Removes items by their names.
  open func deleteSearchableItems(
    withIdentifiers identifiers: [String], completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
  ) {
    kept.change { all in for name in identifiers { all[name] = nil } }
    done(completionHandler)
  }
  /// Removes items by their names.
  open func deleteSearchableItems(withIdentifiers identifiers: [String]) async throws {
    deleteSearchableItems(withIdentifiers: identifiers, completionHandler: nil)
  }
  /// Removes the items of groups, and of groups within them (`a.b` is in `a`).
  open func deleteSearchableItems(
    withDomainIdentifiers domainIdentifiers: [String],
    completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
  ) {
    kept.change { all in
      all = all.filter { _, item in
        !domainIdentifiers.contains { item.domain == $0 || item.domain?.hasPrefix($0 + ".") == true }
      }
    }
    done(completionHandler)
  }
  /// Removes the items of groups.
  open func deleteSearchableItems(withDomainIdentifiers domainIdentifiers: [String]) async throws {
    deleteSearchableItems(withDomainIdentifiers: domainIdentifiers, completionHandler: nil)
  }
  /// Removes all items.
  open func deleteAllSearchableItems(completionHandler: (@Sendable ((any Error)?) -> Void)? = nil) {
    kept.change { $0 = [:] }
    done(completionHandler)
  }
  /// Removes all items.
  open func deleteAllSearchableItems() async throws { deleteAllSearchableItems(completionHandler: nil) }

  /// The items that have all words of a text, in the order of their names.
  func items(with text: String) -> [CSSearchableItem] {
    let words = text.split { !$0.isLetter && !$0.isNumber }.map(String.init)
    guard !words.isEmpty else { return [] }
    let now = Date()
    return kept.value.values.filter { $0.expires ?? .distantFuture > now }
      .map(CSSearchableIndex.item)
      .filter { item in
        let all = item.attributeSet.texts.joined(separator: "\n")
        return words.allSatisfy {
          all.range(of: $0, options: [.caseInsensitive, .diacriticInsensitive]) != nil
        }
      }
      .sorted { $0.uniqueIdentifier < $1.uniqueIdentifier }
  }

  private static func item(_ stored: Stored) -> CSSearchableItem {
    let set = CSSearchableItemAttributeSet(itemContentType: stored.type ?? "public.item")
    (set.title, set.displayName, set.contentDescription) = (
      stored.title, stored.displayName, stored.description
    )
    (set.keywords, set.textContent) = (stored.keywords, stored.text)
    (set.thumbnailData, set.thumbnailURL, set.contentURL) = (
      stored.thumbnail, stored.thumbnailURL, stored.contentURL
    )
    let item = CSSearchableItem(
      uniqueIdentifier: stored.identifier, domainIdentifier: stored.domain, attributeSet: set)
    item.expirationDate = stored.expires ?? .distantFuture
    return item
  }
}

/// A search of the app's index, for the words in quotes of its text.
open class CSSearchQuery: NSObject, @unchecked Sendable {
  private let text: String
  /// Called with items that were found.
  open var foundItemsHandler: (([CSSearchableItem]) -> Void)?
  /// Called at the end.
  open var completionHandler: (((any Error)?) -> Void)?
  /// The number of items that were found.
  open private(set) var foundItemCount = 0
  /// Whether the search was cancelled.
  open private(set) var isCancelled = false

  /// Creates a search, such as `title == "*rose*"cd`.
  public init(queryString: String, attributes: [String]? = nil) { text = queryString }

  /// Begins the search in the app's own index.
  open func start() {
    DispatchQueue.global().async { [self] in
      let quoted = text.matches(of: #/"([^"]*)"/#).map { String($0.1) }
      let items = CSSearchableIndex.default().items(
        with: quoted.isEmpty ? text : quoted.joined(separator: " "))
      guard !isCancelled else { return }
      foundItemCount = items.count
      if !items.isEmpty { foundItemsHandler?(items) }
      completionHandler?(nil)
    }
  }
  /// Ends the search.
  open func cancel() { isCancelled = true }
}
