import CoreGraphics

extension UISheetPresentationController {
  /// A height at which a sheet rests.
  @preconcurrency @MainActor public class Detent: NSObject {
    /// Names a detent.
    public nonisolated struct Identifier: RawRepresentable, Hashable, Sendable {
      /// The value as a name.
      public let rawValue: String
      /// Makes it of its raw value.
      public init(rawValue: String) { self.rawValue = rawValue }
      /// Makes a name.
      public init(_ rawValue: String) { self.rawValue = rawValue }
      /// About half of the window.
      public static let medium = Identifier("com.apple.UIKit.medium")
      /// Nearly the whole window.
      public static let large = Identifier("com.apple.UIKit.large")
    }

    /// The detent's name.
    public let identifier: Identifier
    private let resolver: (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?

    private init(
      _ identifier: Identifier,
      _ resolver: @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
    ) {
      self.identifier = identifier
      self.resolver = resolver
      super.init()
    }

    /// Half of the window, the bottom safe area included.
    public class func medium() -> Detent {
      Detent(.medium) { context in
        let value = (context as? DetentContext)?.mediumValue ?? context.maximumDetentValue * 0.5
        return value.rounded()
      }
    }

    /// Nearly the whole window.
    public class func large() -> Detent {
      Detent(.large) { $0.maximumDetentValue }
    }

    /// A height of the app's own, in points above the bottom safe area; nil leaves the detent out.
    public class func custom(
      identifier: Identifier? = nil,
      resolver: @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
    ) -> Detent {
      count += 1
      return Detent(identifier ?? Identifier("shoji.detent.\(count)"), resolver)
    }

    /// The height in points above the bottom safe area; nil where the detent is left out.
    public func resolvedValue(
      in context: any UISheetPresentationControllerDetentResolutionContext
    ) -> CGFloat? {
      guard let value = resolver(context), value.isFinite else { return nil }
      return min(max(value, 0), context.maximumDetentValue)
    }

    private static var count = 0
  }
}

/// The context on which a detent's height depends.
@preconcurrency @MainActor
public protocol UISheetPresentationControllerDetentResolutionContext: AnyObject {
  /// The traits around the sheet.
  var containerTraitCollection: UITraitCollection { get }
  /// The height of the highest sheet, in points above the bottom safe area.
  var maximumDetentValue: CGFloat { get }
}

/// A detent's surroundings at one moment.
@MainActor final class DetentContext: UISheetPresentationControllerDetentResolutionContext {
  let containerTraitCollection: UITraitCollection
  let maximumDetentValue: CGFloat
  /// The height of the medium detent, in points above the bottom safe area.
  let mediumValue: CGFloat

  init(traits: UITraitCollection, height: CGFloat, top: CGFloat, bottom: CGFloat) {
    containerTraitCollection = traits
    maximumDetentValue = max(height - top - bottom, 0)
    mediumValue = min(max(height / 2 - bottom, 0), maximumDetentValue)
  }
}

/// The positions of the detents of a sheet.
extension UISheetPresentationController {
  /// The heights of the detents that exist now, with the safe area below, from the lowest to the highest.
  var detentHeights: [(identifier: Detent.Identifier, height: CGFloat)] {
    guard let container else { return [] }
    let top = PresentationMetrics.sheetTop(below: container.safeAreaInsets)
    let bottom = container.safeAreaInsets.bottom
    let context = DetentContext(
      traits: traitCollection, height: container.bounds.height, top: top, bottom: bottom)
    let known = detents.compactMap { detent in
      detent.resolvedValue(in: context).map { (identifier: detent.identifier, height: $0 + bottom) }
    }
    guard !known.isEmpty else { return [(.large, context.maximumDetentValue + bottom)] }
    return known.sorted { $0.height < $1.height }
  }

  /// The detent at which the sheet rests.
  var presentDetent: (identifier: Detent.Identifier, height: CGFloat)? {
    let all = detentHeights
    return all.first { $0.identifier == selectedDetentIdentifier } ?? all.first
  }

  var isAtLargestDetent: Bool { presentDetent?.identifier == .large }

  var isAtUndimmedDetent: Bool {
    guard arrangement == .bottom, let limit = largestUndimmedDetentIdentifier, let present = presentDetent,
      let highest = detentHeights.first(where: { $0.identifier == limit })
    else { return false }
    return present.height <= highest.height
  }
}
