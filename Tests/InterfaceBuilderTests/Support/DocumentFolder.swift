import Foundation
import ObjectiveCRuntime
import Testing
import UIKit

@testable import InterfaceBuilder

/// A bundle with documents that a test writes.
@MainActor final class DocumentFolder {
  let bundle: Bundle
  let url: URL

  init() {
    url = FileManager.default.temporaryDirectory.appendingPathComponent("documents-\(UUID().uuidString)")
    try! FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    bundle = Bundle(path: url.path)!
  }

  isolated deinit { try? FileManager.default.removeItem(at: url) }

  func write(_ text: String, _ name: String) {
    let file = url.appendingPathComponent(name)
    try! FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try! text.write(to: file, atomically: true, encoding: .utf8)
  }

  /// Writes a storyboard of scenes and reads it.
  func storyboard(
    _ scenes: String, initial: String? = nil, name: String = "Main", resources: String = ""
  ) -> UIStoryboard {
    let start = initial.map { " initialViewController=\"\($0)\"" } ?? ""
    write(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="22505" targetRuntime="iOS.CocoaTouch" propertyAccessControl="none" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES"\(start)>
        <scenes>\(scenes)</scenes>
        <resources>\(resources)</resources>
      </document>
      """, "\(name).storyboard")
    return UIStoryboard(name: name, bundle: bundle)
  }

  /// Makes the initial controller of a storyboard of scenes.
  func start<Controller: UIViewController>(
    _ scenes: String, _ initial: String, as: Controller.Type = Controller.self
  ) throws -> Controller {
    // Documents are kept by name, and a test may have several.
    let board = storyboard(scenes, initial: initial, name: "Start\(scenes.hashValue)")
    return try #require(board.instantiateInitialViewController() as? Controller)
  }

  /// Writes a nib of objects.
  func nib(_ objects: String, name: String, resources: String = "") -> UINib {
    write(Self.nibText(objects, resources), "\(name).xib")
    return UINib(nibName: name, bundle: bundle)
  }

  static func nibText(_ objects: String, _ resources: String = "") -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22505" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES">
      <objects>\(objects)</objects>
      <resources>\(resources)</resources>
    </document>
    """
  }

  /// Makes the one object of an element.
  static func object(_ element: String, resources: String = "") -> AnyObject? {
    let nib = UINib(data: Data(nibText(element, resources).utf8), bundle: nil)
    return nib.instantiate(withOwner: nil).first.map { $0 as AnyObject }
  }

  /// A scene with a controller.
  static func scene(_ controller: String, others: String = "", id: String = UUID().uuidString) -> String {
    "<scene sceneID=\"\(id)\"><objects>\(controller)\(others)</objects></scene>"
  }
}

/// A window that shows a controller.
@MainActor func show(
  _ controller: UIViewController, width: CGFloat = 320, height: CGFloat = 480
) -> UIWindow {
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: width, height: height))
  window.rootViewController = controller
  window.makeKeyAndVisible()
  window.layoutIfNeeded()
  return window
}

/// Lines that were logged.
@MainActor final class LogLines {
  private(set) var all: [String] = []

  init() { InterfaceLog.shared.receiver = { [weak self] in self?.all.append($0) } }

  isolated deinit { InterfaceLog.shared.receiver = nil }
}
