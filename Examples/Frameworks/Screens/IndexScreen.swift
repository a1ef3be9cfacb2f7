import CoreSpotlight
import UIKit

/// An index of the app's things, and a search in it.
final class IndexScreen: FrameworkScreen {
  override class var framework: String { "Core Spotlight" }
  override class var purpose: String { "An index of the app's things, and a search in it" }
  override class var symbol: String { "magnifyingglass" }

  private let field = UITextField()
  private var query: CSSearchQuery?

  override func fill() {
    field.borderStyle = .roundedRect
    field.text = "green"
    field.accessibilityIdentifier = "text"
    add(field)
    addButton("Search") { [weak self] in self?.search() }
    let items = ["Green tea", "Black tea", "Coffee"].map { title in
      let attributes = CSSearchableItemAttributeSet(itemContentType: "public.text")
      attributes.title = title
      return CSSearchableItem(uniqueIdentifier: title, domainIdentifier: "drinks", attributeSet: attributes)
    }
    CSSearchableIndex.default().indexSearchableItems(items)
  }

  private func search() {
    let query = CSSearchQuery(queryString: field.text ?? "", attributes: ["title"])
    var titles: [String] = []
    query.foundItemsHandler = { items in titles += items.map(\.uniqueIdentifier) }
    query.completionHandler = { [weak self] _ in
      DispatchQueue.main.async { self?.show(titles.isEmpty ? "Nothing." : titles.joined(separator: ", ")) }
    }
    query.start()
    self.query = query
  }
}
