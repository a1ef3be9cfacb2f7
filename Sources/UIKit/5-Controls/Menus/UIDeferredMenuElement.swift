import CoreGraphics

/// A place in a menu for elements that are made when the menu opens, at once or later. Until they are there,
/// the menu shows a wheel that turns.
@preconcurrency @MainActor open class UIDeferredMenuElement: UIMenuElement {
  /// Makes the elements and hands them to its argument, once, on the main thread.
  public typealias Provider = (_ completion: @escaping @Sendable ([UIMenuElement]) -> Void) -> Void

  private let provider: Provider
  private let isCached: Bool
  private var elements: [UIMenuElement]?
  private var waiting: [([UIMenuElement]) -> Void] = []

  /// Makes a place for elements that are requested once and then kept.
  public convenience init(_ elementProvider: @escaping Provider) {
    self.init(elementProvider, isCached: true)
  }

  private init(_ provider: @escaping Provider, isCached: Bool) {
    self.provider = provider
    self.isCached = isCached
    super.init(title: "", image: nil)
  }

  /// Returns a place for elements that are requested each time the menu opens.
  public static func uncached(_ elementProvider: @escaping Provider) -> UIDeferredMenuElement {
    UIDeferredMenuElement(elementProvider, isCached: false)
  }

  /// Calls `completion` with the elements: at once where they are known or made at once.
  func resolve(_ completion: @escaping ([UIMenuElement]) -> Void) {
    if isCached, let elements { return completion(elements) }
    if isCached {
      waiting.append(completion)
      guard waiting.count == 1 else { return }
    }
    let answer = Answer { [weak self] made in
      guard let self, isCached else { return completion(made) }
      elements = made
      for next in exchange(&waiting, with: []) { next(made) }
    }
    provider { made in MainActor.assumeIsolated { answer.setElements(made) } }
  }

  /// Takes the elements of one request; those of a second call are left alone.
  @MainActor private final class Answer {
    private var completion: (([UIMenuElement]) -> Void)?

    init(_ completion: @escaping ([UIMenuElement]) -> Void) {
      self.completion = completion
    }

    func setElements(_ elements: [UIMenuElement]) {
      exchange(&completion, with: nil)?(elements)
    }
  }
}
