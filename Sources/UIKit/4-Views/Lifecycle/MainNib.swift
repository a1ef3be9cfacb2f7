import Foundation

/// The nib with which an app begins, and the objects that were made of it. File's Owner is the application.
@MainActor final class MainNib {
  /// The objects on the top level, which nothing else has to keep.
  private var objects: [Any] = []

  /// Makes the objects. Returns the window that is visible at launch, which the delegate gets where it has
  /// none; nil where the app shows its windows itself.
  ///
  /// - Parameters:
  ///   - name: The entry of the `Info.plist`, with or without the ending of its file.
  ///   - application: The application, whose delegate an outlet may name.
  func load(_ name: String, of application: UIApplication, bundle: Bundle = .main) -> UIWindow? {
    let ending = [".nib", ".xib"].first { name.hasSuffix($0) } ?? ""
    objects = UINib(nibName: String(name.dropLast(ending.count)), bundle: bundle)
      .instantiate(withOwner: application)
    let windows = objects.compactMap { $0 as? UIWindow }
    if let window = windows.first, application.delegate?.window == nil {
      application.delegate?.window = window
    }
    return windows.first { !$0.isHidden }
  }
}
