import CoreGraphics

/// A place in a menu for elements that are made when the menu opens, at once or later. Until they are there, the menu
/// shows a wheel that turns.
@preconcurrency @MainActor open class UIDeferredMenuElement: UIMenuElement {
  /// Makes the elements and hands them to its argument, once, on the main actor.
  public typealias Provider = (_ completion: @escaping ([UIMenuElement]) -> Void) -> Void

  private let provider: Provider
  private let isCached: Bool
  private var elements: [UIMenuElement]?
  private var waiting: [([UIMenuElement]) -> Void] = []
  private var request = 0

  /// Makes a place for elements that are asked for once and then kept.
  public convenience init(_ elementProvider: @escaping Provider) {
    self.init(elementProvider, isCached: true)
  }

  private init(_ provider: @escaping Provider, isCached: Bool) {
    self.provider = provider
    self.isCached = isCached
    super.init(title: "", image: nil)
  }

  /// Returns a place for elements that are asked for each time the menu opens.
  public static func uncached(_ elementProvider: @escaping Provider) -> UIDeferredMenuElement {
    UIDeferredMenuElement(elementProvider, isCached: false)
  }

  /// Hands the elements to `completion`: at once where they are known or made at once.
  func resolve(_ completion: @escaping ([UIMenuElement]) -> Void) {
    if isCached, let elements { return completion(elements) }
    if isCached {
      waiting.append(completion)
      guard waiting.count == 1 else { return }
    }
    request += 1
    let number = request
    var isDone = false
    provider { [weak self] made in
      guard !isDone else { return }
      isDone = true
      guard let self, isCached else { return completion(made) }
      guard number == request else { return }
      elements = made
      for next in exchange(&waiting, with: []) { next(made) }
    }
  }
}
