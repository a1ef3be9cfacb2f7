import Foundation
import UniformTypeIdentifiers

/// The way in which a file of an item provider may be used.
public struct NSItemProviderFileOptions: OptionSet, Sendable {
  /// The bits.
  public let rawValue: Int
  /// Makes a set of its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// It may be read and written where it lies.
  public static let openInPlace = NSItemProviderFileOptions(rawValue: 1)
}

extension NSItemProvider {
  /// The closure that makes a file of a type, and hands its place, whether it may be used there, or an error
  /// on.
  public typealias FileLoader =
    @Sendable (_ completionHandler: @escaping @Sendable (URL?, Bool, (any Error)?) -> Void) -> Progress?

  // MARK: Registering

  /// Adds a type, and the closure that makes a file of it.
  public func registerFileRepresentation(
    forTypeIdentifier typeIdentifier: String, fileOptions: NSItemProviderFileOptions = [],
    visibility: NSItemProviderRepresentationVisibility, loadHandler: @escaping FileLoader
  ) {
    setFileLoader(loadHandler, forTypeIdentifier: typeIdentifier)
    registerDataRepresentation(forTypeIdentifier: typeIdentifier, visibility: visibility) { handler in
      loadHandler { url, _, error in
        guard let url else { return handler(nil, error) }
        do { handler(try Data(contentsOf: url), nil) } catch { handler(nil, error) }
      }
    }
  }

  /// Adds a type, and the closure that makes a file of it.
  public func registerFileRepresentation(
    for contentType: UTType, visibility: NSItemProviderRepresentationVisibility = .all,
    openInPlace: Bool = false, loadHandler: @escaping FileLoader
  ) {
    registerFileRepresentation(
      forTypeIdentifier: contentType.identifier, fileOptions: openInPlace ? .openInPlace : [],
      visibility: visibility, loadHandler: loadHandler)
  }

  /// Adds a type, and the closure that makes its data.
  public func registerDataRepresentation(
    for contentType: UTType, visibility: NSItemProviderRepresentationVisibility = .all,
    loadHandler: @escaping DataLoader
  ) {
    registerDataRepresentation(
      forTypeIdentifier: contentType.identifier, visibility: visibility, loadHandler: loadHandler)
  }

  /// Adds a type, whose data is that of a file.
  func registerFile(_ url: URL, type: String) {
    registerFileRepresentation(forTypeIdentifier: type, fileOptions: .openInPlace, visibility: .all) {
      handler in
      handler(url, true, nil)
      return nil
    }
  }

  // MARK: Asking

  /// The types, the best first.
  public var registeredContentTypes: [UTType] { registeredTypeIdentifiers.compactMap { UTType($0) } }

  /// Returns the types that are, or are kinds of, a type.
  public func registeredContentTypes(conformingTo contentType: UTType) -> [UTType] {
    registeredContentTypes.filter { $0.conforms(to: contentType) }
  }

  /// Returns whether one of the types is, or is a kind of, a type, and has a file of the given kind.
  public func hasRepresentationConforming(
    toTypeIdentifier typeIdentifier: String, fileOptions: NSItemProviderFileOptions = []
  ) -> Bool {
    registeredTypeIdentifiersConforming(to: typeIdentifier).contains {
      fileOptions.isEmpty || fileLoader(forTypeIdentifier: $0) != nil
    }
  }

  // MARK: Loading

  /// Makes the data of a type, or of a kind of it.
  @discardableResult public func loadDataRepresentation(
    for contentType: UTType, completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress {
    loadDataRepresentation(
      forTypeIdentifier: contentType.identifier, completionHandler: completionHandler)
  }

  /// Makes a file of a type, or of a kind of it, which is removed when the handler returns: copy or move what
  /// is to stay.
  @discardableResult public func loadFileRepresentation(
    forTypeIdentifier typeIdentifier: String,
    completionHandler: @escaping @Sendable (URL?, (any Error)?) -> Void
  ) -> Progress {
    let name = suggestedName
    let type = registeredTypeIdentifiersConforming(to: typeIdentifier).first.flatMap { UTType($0) }
    return loadInPlaceFileRepresentation(forTypeIdentifier: typeIdentifier) { url, _, error in
      guard let url else { return completionHandler(nil, error) }
      do {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let base = folder.appendingPathComponent(name ?? url.deletingPathExtension().lastPathComponent)
        let file =
          url.pathExtension.isEmpty
          ? type.map(base.appendingPathExtension) ?? base : base.appendingPathExtension(url.pathExtension)
        try FileManager.default.copyItem(at: url, to: file)
        completionHandler(file, nil)
      } catch { completionHandler(nil, error) }
    }
  }

  /// Makes a file of a type, or of a kind of it: where it lies with `openInPlace`, else one that is removed
  /// when the handler returns.
  @discardableResult public func loadFileRepresentation(
    for contentType: UTType, openInPlace: Bool = false,
    completionHandler: @escaping @Sendable (URL?, Bool, (any Error)?) -> Void
  ) -> Progress {
    let name = contentType.identifier
    guard !openInPlace else {
      return loadInPlaceFileRepresentation(forTypeIdentifier: name, completionHandler: completionHandler)
    }
    return loadFileRepresentation(forTypeIdentifier: name) { completionHandler($0, false, $1) }
  }

  /// Makes a file of a type, or of a kind of it, and reports whether it lies where it came from. Data that is
  /// no file is written to one that is removed when the handler returns.
  @discardableResult public func loadInPlaceFileRepresentation(
    forTypeIdentifier typeIdentifier: String,
    completionHandler: @escaping @Sendable (URL?, Bool, (any Error)?) -> Void
  ) -> Progress {
    let known = registeredTypeIdentifiersConforming(to: typeIdentifier)
    if let loader = known.lazy.compactMap({ self.fileLoader(forTypeIdentifier: $0) }).first {
      let progress = Progress(totalUnitCount: 1)
      let box = Unchecked(progress)
      _ = loader { url, isInPlace, error in
        box.value.completedUnitCount = 1
        completionHandler(url, isInPlace, error)
      }
      return progress
    }
    let type = known.first.flatMap { UTType($0) } ?? .data
    let name = suggestedName ?? "file"
    return loadDataRepresentation(forTypeIdentifier: typeIdentifier) { data, error in
      guard let data else { return completionHandler(nil, false, error) }
      do {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = folder.appendingPathComponent(name, conformingTo: type)
        try data.write(to: file)
        completionHandler(file, false, nil)
      } catch { completionHandler(nil, false, error) }
    }
  }

  /// Makes the data of a type, or the place of a file.
  public func loadItem(
    forTypeIdentifier typeIdentifier: String, options: [AnyHashable: Any]? = nil,
    completionHandler: (@Sendable (Any?, (any Error)?) -> Void)? = nil
  ) {
    if hasRepresentationConforming(toTypeIdentifier: typeIdentifier, fileOptions: .openInPlace) {
      loadInPlaceFileRepresentation(forTypeIdentifier: typeIdentifier) { url, _, error in
        completionHandler?(url, error)
      }
    } else {
      loadDataRepresentation(forTypeIdentifier: typeIdentifier) { completionHandler?($0, $1) }
    }
  }
}
