import Foundation

/// The contents of a document of Interface Builder with views and other objects, read once and made any
/// number of times.
@preconcurrency @MainActor open class UINib: NSObject {
  /// A name of an option of ``instantiate(withOwner:options:)``.
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    /// The value as a name.
    public let rawValue: String
    /// Makes a key of its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The objects in the nib's placeholders besides File's Owner, by their identifiers: a dictionary.
    public static let externalObjects = OptionsKey(rawValue: "UINibExternalObjects")
  }

  private let contents: any InterfaceNib
  /// The nib's name in messages.
  private let label: String

  /// Reads a nib. Raises an exception where the bundle has none of the name.
  ///
  /// - Parameters:
  ///   - name: The document's name without its extension.
  ///   - bundleOrNil: The bundle with the document; nil for the app's own.
  public init(nibName name: String, bundle bundleOrNil: Bundle?) {
    contents = UINib.contents(name, bundleOrNil ?? .main)
    label = UINib.label(name)
  }

  /// Reads a nib from its bytes.
  public init(data: Data, bundle bundleOrNil: Bundle?) {
    let loader = InterfaceLoaders.required(for: "A nib of \(data.count) bytes")
    guard let contents = loader.nib(data: data, in: bundleOrNil ?? .main) else {
      ExceptionName.invalidArgument.raise("The \(data.count) bytes given to UINib are no nib.")
    }
    self.contents = contents
    label = "A nib of \(data.count) bytes"
  }

  /// Makes a nib of contents that are known already.
  ///
  /// - Parameter name: The document's name; nil for a part of one.
  package init(contents: any InterfaceNib, name: String? = nil) {
    self.contents = contents
    label = name.map(UINib.label) ?? "A part of a document"
  }

  /// Makes the objects, connects them and calls `awakeFromNib()` of each.
  ///
  /// - Parameters:
  ///   - ownerOrNil: The object in the place of File's Owner.
  ///   - optionsOrNil: The objects in other placeholders.
  /// - Returns: The objects on the top level, without placeholders.
  open func instantiate(withOwner ownerOrNil: Any?, options optionsOrNil: [OptionsKey: Any]? = nil) -> [Any] {
    NestedLoading.load(label) { contents.instantiate(owner: ownerOrNil, options: optionsOrNil) }
  }

  fileprivate static func label(_ name: String) -> String { "The nib “\(name)”" }

  fileprivate static func contents(_ name: String, _ bundle: Bundle) -> any InterfaceNib {
    guard let contents = InterfaceLoaders.required(for: "“\(name)”").nib(named: name, in: bundle) else {
      ExceptionName.internalInconsistency.raise(
        "Could not load NIB in bundle: '\(bundle.messageName)' with name '\(name)'")
    }
    return contents
  }
}

extension Bundle {
  /// Makes the objects of a nib in the bundle, connects them and calls `awakeFromNib()` of each.
  ///
  /// - Parameters:
  ///   - name: The document's name without its extension.
  ///   - owner: The object in the place of File's Owner.
  ///   - options: The objects in other placeholders.
  /// - Returns: The objects on the top level, without placeholders.
  @preconcurrency @MainActor @discardableResult
  public func loadNibNamed(_ name: String, owner: Any?, options: [UINib.OptionsKey: Any]? = nil) -> [Any]? {
    NestedLoading.load(UINib.label(name)) {
      UINib.contents(name, self).instantiate(owner: owner, options: options)
    }
  }
}
