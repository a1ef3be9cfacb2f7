import TranslationInterface

/// The source of a preview that shows the first view of a nib, without an owner.
enum NibPreview {
  static func source(of nib: String) -> SwiftFile {
    SwiftFile(
      path: nib + ".swift",
      text: """
        import UIKit
        #Preview(\(literal(nib.fileName))) {
          let objects = UINib(nibName: \(literal(nib.fileBase)), bundle: nil).instantiate(withOwner: nil, options: nil)
          return objects.lazy.compactMap { $0 as? UIView }.first ?? UIView()
        }

        """)
  }
}
