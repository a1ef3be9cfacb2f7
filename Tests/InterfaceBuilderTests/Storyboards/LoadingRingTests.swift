import Foundation
import Testing
import UIKit

@testable import InterfaceBuilder

/// Objects of documents that load documents as they are made.
@MainActor enum Loading {
  static var bundle = Bundle.main
  /// The number of nibs that ``NestedView`` still loads.
  static var depth = 0
}

/// Loads the nib that it is made by.
final class RingView: UIView {
  required init?(coder: NSCoder) {
    super.init(coder: coder)
    Loading.bundle.loadNibNamed("Ring", owner: nil)
  }
}

/// Loads the nib of ``RingOfTwoView``.
final class RingOfOneView: UIView {
  required init?(coder: NSCoder) {
    super.init(coder: coder)
    _ = UINib(nibName: "Two", bundle: Loading.bundle).instantiate(withOwner: nil)
  }
}

/// Loads the nib of ``RingOfOneView`` when it is connected.
final class RingOfTwoView: UIView {
  override func awakeFromNib() {
    super.awakeFromNib()
    Loading.bundle.loadNibNamed("One", owner: self)
  }
}

/// Loads the nib that it is made by, so many times.
final class NestedView: UIView {
  required init?(coder: NSCoder) {
    super.init(coder: coder)
    guard Loading.depth > 0 else { return }
    Loading.depth -= 1
    for case let view as UIView in Loading.bundle.loadNibNamed("Nested", owner: nil) ?? [] {
      addSubview(view)
    }
  }
}

/// Makes another controller of its own scene.
final class RingController: UIViewController {
  required init?(coder: NSCoder) {
    super.init(coder: coder)
    _ = UIStoryboard(name: "Main", bundle: Loading.bundle).instantiateViewController(withIdentifier: "ring")
  }
}

/// Documents that are loaded by what they make.
@Suite("Documents that load themselves", .serialized) struct LoadingRingTests {
  private enum Ring: String, Codable, CaseIterable {
    case nib, nibOfOthers, scene, reference, references
  }

  @MainActor private static func load(_ ring: Ring) {
    func view(_ type: String) -> String {
      "<view id=\"v\" customClass=\"\(type)\" customModule=\"InterfaceBuilderTests\"/>"
    }
    func reference(_ id: String, _ attributes: String) -> String {
      DocumentFolder.scene(
        "<viewControllerPlaceholder id=\"\(id)\" sceneMemberID=\"viewController\" \(attributes)/>")
    }
    let folder = DocumentFolder()
    Loading.bundle = folder.bundle
    switch ring {
    case .nib: _ = folder.nib(view("RingView"), name: "Ring").instantiate(withOwner: nil)
    case .nibOfOthers:
      _ = folder.nib(view("RingOfTwoView"), name: "Two")
      _ = folder.nib(view("RingOfOneView"), name: "One").instantiate(withOwner: nil)
    case .scene:
      let board = folder.storyboard(Scenes.screen("ring", type: "RingController"), initial: "ring")
      _ = board.instantiateInitialViewController()
    case .reference:
      let board = folder.storyboard(reference("r", "storyboardName=\"Main\""), initial: "r")
      _ = board.instantiateInitialViewController()
    case .references:
      _ = folder.storyboard(reference("b", "storyboardName=\"Main\""), initial: "b", name: "Other")
      let board = folder.storyboard(reference("a", "storyboardName=\"Other\""), initial: "a")
      _ = board.instantiateInitialViewController()
    }
  }

  @Test("end with an exception that names the ring", arguments: Ring.allCases.indices)
  func rings(index: Int) async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { [index] in
      await MainActor.run { LoadingRingTests.load(Ring.allCases[index]) }
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(text.contains("uncaught exception 'NSInternalInconsistencyException'"), "\(text.prefix(2_000))")
    let words =
      switch Ring.allCases[index] {
      case .nib: "The nib “Ring” → The nib “Ring”"
      case .nibOfOthers: "The nib “One” → The nib “Two” → The nib “One”"
      case .scene: "The scene “ring” of the storyboard “Main” → The scene “ring”"
      case .reference:
        "of the storyboard “Main” → The scene with the arrow before it of the storyboard “Main”"
      case .references: "“Main” → The scene with the arrow before it of the storyboard “Other” → The scene"
      }
    #expect(text.contains(words), "\(text.prefix(2_000))")
  }

  @Test("may do so some times in each other") @MainActor func nested() {
    let folder = DocumentFolder()
    Loading.bundle = folder.bundle
    let nib = folder.nib(
      "<view id=\"v\" customClass=\"NestedView\" customModule=\"InterfaceBuilderTests\"/>", name: "Nested")
    for _ in 0..<3 {
      Loading.depth = 40
      var view = nib.instantiate(withOwner: nil).first as? UIView
      var count = 0
      while let inner = view { (view, count) = (inner.subviews.first, count + 1) }
      #expect(count == 41)
    }
  }
}
