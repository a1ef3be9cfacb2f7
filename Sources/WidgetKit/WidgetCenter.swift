import DeviceAccess
@_exported import Foundation

/// A widget family.
public enum WidgetFamily: Int, Sendable {
  case systemSmall = 0
  case systemMedium
  case systemLarge
  case systemExtraLarge
  case accessoryCorner
  case accessoryCircular
  case accessoryRectangular
  case accessoryInline
}
/// One widget on the home screen.
public struct WidgetInfo: Hashable, Sendable {
  /// The kind.
  public let kind: String
  /// The family.
  public let family: WidgetFamily
}
/// The app's widgets; there is no home screen here.
public final class WidgetCenter: Sendable {
  /// The shared.
  public static let shared = WidgetCenter()
  /// Calls the handler: there are none.
  public func getCurrentConfigurations(_ completion: @escaping (Result<[WidgetInfo], any Error>) -> Void) {
    MainThread.later { completion(.success([])) }
  }
  /// Does nothing: there are no widgets.
  public func reloadTimelines(ofKind kind: String) {
    FeatureUse.note("WidgetKit", "widgets", told: "there are none")
  }
  /// Does nothing: there are no widgets.
  public func reloadAllTimelines() { FeatureUse.note("WidgetKit", "widgets", told: "there are none") }
}
