import Foundation
import UniformTypeIdentifiers

/// Those who may see what an item provider has. Drags stay in the app, so all of them may.
public enum NSItemProviderRepresentationVisibility: Int, Sendable {
  case all, team, group, ownProcess
}

/// An item that is dragged, copied or shared, in one or several types, each of which is made when it is
/// requested.
open class NSItemProvider: NSObject, NSCopying, @unchecked Sendable {
  /// The closure that makes data of a type, and hands it or an error on.
  public typealias DataLoader =
    @Sendable (
      _ completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress?

  private struct State {
    var types: [String] = []
    var loaders: [String: DataLoader] = [:]
    var fileLoaders: [String: FileLoader] = [:]
    var name: String?
    /// The object itself, which is given as it is to whoever requests its class.
    var object: (any NSItemProviderWriting)?
  }
  private let lock = NSLock()
  private var state = State()

  private func locked<Result>(_ work: (inout State) -> Result) -> Result {
    lock.withLock { work(&state) }
  }

  /// Creates a provider without types.
  public override init() { super.init() }

  /// Creates a provider of an object, in the types in which it can be written.
  public convenience init(object: any NSItemProviderWriting) {
    self.init()
    registerObject(object, visibility: .all)
  }

  /// Creates a provider of an object of a type; nil for no object.
  public convenience init(item: (any NSItemProviderWriting)?, typeIdentifier: String?) {
    self.init()
    guard let item else { return }
    registerObject(item, visibility: .all)
    if let typeIdentifier, !registeredTypeIdentifiers.contains(typeIdentifier) {
      let types = type(of: item).writableTypeIdentifiersForItemProvider
      let box = Unchecked(item)
      registerDataRepresentation(forTypeIdentifier: typeIdentifier, visibility: .all) { handler in
        box.value.loadData(
          withTypeIdentifier: types.first ?? typeIdentifier, forItemProviderCompletionHandler: handler)
      }
    }
  }

  /// Creates a provider of a file; nil where there is none.
  public convenience init?(contentsOf fileURL: URL!) {
    guard let fileURL, FileManager.default.isReadableFile(atPath: fileURL.path) else { return nil }
    self.init()
    suggestedName = fileURL.deletingPathExtension().lastPathComponent
    let type = UTType(filenameExtension: fileURL.pathExtension)?.identifier ?? UTType.data.identifier
    registerFile(fileURL, type: type)
  }

  /// Returns a provider of the same types.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSItemProvider()
    let own = locked { $0 }
    copy.locked { $0 = own }
    return copy
  }

  /// The name for a file of the contents; nil by default.
  open var suggestedName: String? {
    get { locked { $0.name } }
    set { locked { $0.name = newValue } }
  }

  // MARK: Registering

  /// The names of the types, the best first.
  open var registeredTypeIdentifiers: [String] { locked { $0.types } }

  /// Adds a type, and the closure that makes its data.
  open func registerDataRepresentation(
    forTypeIdentifier typeIdentifier: String, visibility: NSItemProviderRepresentationVisibility = .all,
    loadHandler: @escaping DataLoader
  ) {
    locked {
      if $0.loaders[typeIdentifier] == nil { $0.types.append(typeIdentifier) }
      $0.loaders[typeIdentifier] = loadHandler
    }
  }

  /// Adds the types in which an object can be written.
  open func registerObject(
    _ object: any NSItemProviderWriting, visibility: NSItemProviderRepresentationVisibility
  ) {
    locked { if $0.object == nil { $0.object = object } }
    let box = Unchecked(object)
    for name in type(of: object).writableTypeIdentifiersForItemProvider {
      registerDataRepresentation(forTypeIdentifier: name, visibility: visibility) { handler in
        box.value.loadData(withTypeIdentifier: name, forItemProviderCompletionHandler: handler)
      }
    }
  }

  func setFileLoader(_ loader: @escaping FileLoader, forTypeIdentifier typeIdentifier: String) {
    locked { $0.fileLoaders[typeIdentifier] = loader }
  }

  func fileLoader(forTypeIdentifier typeIdentifier: String) -> FileLoader? {
    locked { $0.fileLoaders[typeIdentifier] }
  }

  // MARK: Asking

  /// Returns whether one of the types is, or is a kind of, a type.
  open func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool {
    registeredTypeIdentifiers.contains { UTType.identifier($0, conformsTo: typeIdentifier) }
  }

  /// Returns the types that are, or are kinds of, a type.
  open func registeredTypeIdentifiersConforming(to typeIdentifier: String) -> [String] {
    registeredTypeIdentifiers.filter { UTType.identifier($0, conformsTo: typeIdentifier) }
  }

  /// Returns whether objects of a class can be made of the contents.
  open func canLoadObject(ofClass aClass: any NSItemProviderReading.Type) -> Bool {
    typeToRead(aClass) != nil
  }

  /// Returns whether values of a type can be made of the contents.
  open func canLoadObject<Value: NSItemProviderValue>(ofClass type: Value.Type) -> Bool {
    canLoadObject(ofClass: type.itemProviderClass)
  }

  /// The type of the contents that a class reads best.
  private func typeToRead(_ aClass: any NSItemProviderReading.Type) -> String? {
    let own = registeredTypeIdentifiers
    for readable in aClass.readableTypeIdentifiersForItemProvider {
      if let found = own.first(where: { UTType.identifier($0, conformsTo: readable) }) { return found }
    }
    return nil
  }

  // MARK: Loading

  /// Makes the data of a type, or of a kind of it.
  /// - Returns: The progress, which is complete once the handler has been called.
  @discardableResult open func loadDataRepresentation(
    forTypeIdentifier typeIdentifier: String,
    completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress {
    let progress = Progress(totalUnitCount: 1)
    let loader = locked { state in
      state.loaders[typeIdentifier]
        ?? state.types.first { UTType.identifier($0, conformsTo: typeIdentifier) }
        .flatMap { state.loaders[$0] }
    }
    guard let loader else {
      let types = registeredTypeIdentifiers.joined(separator: ", ")
      completionHandler(
        nil,
        ItemProviderError(message: "There is no data of type \(typeIdentifier), only of \(types)."))
      return progress
    }
    let box = Unchecked(progress)
    _ = loader { data, error in
      box.value.completedUnitCount = 1
      completionHandler(data, error)
    }
    return progress
  }

  /// Makes an object of a class, and hands it or an error to a closure on the main queue.
  @discardableResult open func loadObject(
    ofClass aClass: any NSItemProviderReading.Type,
    completionHandler: @escaping @MainActor @Sendable ((any NSItemProviderReading)?, (any Error)?) -> Void
  ) -> Progress {
    read(aClass) { object, error in
      let result = Unchecked((object, error))
      DispatchQueue.main.async { completionHandler(result.value.0, result.value.1) }
    }
  }

  /// Makes a value of a type, and hands it or an error to a closure on the main queue.
  @discardableResult open func loadObject<Value: NSItemProviderValue & Sendable>(
    ofClass type: Value.Type,
    completionHandler: @escaping @MainActor @Sendable (Value?, (any Error)?) -> Void
  ) -> Progress {
    loadObject(ofClass: type.itemProviderClass) { object, error in
      completionHandler(object.flatMap { Value.value(of: $0) }, error)
    }
  }

  /// Makes an object of a class, on whatever thread the contents are made.
  @discardableResult final func read(
    _ aClass: any NSItemProviderReading.Type,
    handler: @escaping @Sendable ((any NSItemProviderReading)?, (any Error)?) -> Void
  ) -> Progress {
    if let own = locked({ $0.object }) as? any NSItemProviderReading, type(of: own) == aClass {
      handler(own, nil)
      return Progress(totalUnitCount: 0)
    }
    guard let name = typeToRead(aClass) else {
      let types = registeredTypeIdentifiers.joined(separator: ", ")
      handler(nil, ItemProviderError(message: "\(aClass) cannot be made of \(types)."))
      return Progress(totalUnitCount: 0)
    }
    let reader = Unchecked(aClass)
    return loadDataRepresentation(forTypeIdentifier: name) { data, error in
      guard let data else { return handler(nil, error) }
      do {
        handler(try reader.value.object(withItemProviderData: data, typeIdentifier: name), nil)
      } catch { handler(nil, error) }
    }
  }
}

/// A value that is passed to another thread by code that guarantees exclusive use.
struct Unchecked<Value>: @unchecked Sendable {
  let value: Value
  init(_ value: Value) { self.value = value }
}
