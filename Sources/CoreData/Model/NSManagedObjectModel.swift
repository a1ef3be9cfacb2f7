import Foundation

/// The entities that stores keep objects of.
public class NSManagedObjectModel: NSObject, NSCopying, @unchecked Sendable {
  // Once a coordinator has the model, it changes no more, and all threads read it.

  /// Whether a coordinator has the model, which then cannot be changed.
  var isInUse = false
  private var named: [String: NSEntityDescription] = [:]
  private var configured: [String: [NSEntityDescription]] = [:]
  private var templates: [String: NSFetchRequest<any NSFetchRequestResult>] = [:]
  /// The folder that the model was read from.
  var origin: URL?
  /// Identifiers of the version, as an app gives them.
  public var versionIdentifiers: Set<AnyHashable> = []
  /// A text that tells versions apart.
  public var versionChecksum: String {
    let all = entities.map { $0.versionHash.base64EncodedString() }
    return ModelHash.digest(of: all.joined()).base64EncodedString()
  }

  /// Makes a model without entities.
  public override init() { super.init() }

  /// The entities, sorted by name.
  public var entities: [NSEntityDescription] {
    get { named.values.sorted { $0.name ?? "" < $1.name ?? "" } }
    set {
      precondition(!isInUse, "Can't modify an immutable model.")
      named = [:]
      for entity in newValue {
        precondition(entity.name?.isEmpty == false, "An entity needs a name.")
        named[entity.name!] = entity
        entity.managedObjectModel = self
      }
      connect()
    }
  }

  /// The entities by name.
  public var entitiesByName: [String: NSEntityDescription] { named }
  /// The names of configurations.
  public var configurations: [String] { configured.keys.sorted() }
  /// The requests that the model has.
  public var fetchRequestTemplatesByName: [String: NSFetchRequest<any NSFetchRequestResult>] { templates }
  /// The hashes of the entities by name.
  public var entityVersionHashesByName: [String: Data] { named.mapValues(\.versionHash) }

  /// Returns a configuration's entities, or all.
  public func entities(forConfigurationName name: String?) -> [NSEntityDescription]? {
    guard let name, name != "PF_DEFAULT_CONFIGURATION_NAME", name != "Default" else { return entities }
    return configured[name]
  }

  /// Sets a configuration's entities.
  public func setEntities(_ entities: [NSEntityDescription], forConfigurationName name: String) {
    precondition(!isInUse, "Can't modify an immutable model.")
    configured[name] = entities
  }

  /// Sets a request under a name.
  public func setFetchRequestTemplate(
    _ request: NSFetchRequest<any NSFetchRequestResult>?, forName name: String
  ) {
    templates[name] = request
  }

  /// Returns the request with a name.
  public func fetchRequestTemplate(forName name: String) -> NSFetchRequest<any NSFetchRequestResult>? {
    templates[name]
  }

  /// Returns a copy of the request with a name, with values in the place of variables.
  public func fetchRequestFromTemplate(
    withName name: String, substitutionVariables variables: [String: Any]
  ) -> NSFetchRequest<any NSFetchRequestResult>? {
    guard let copy = templates[name]?.copied() else { return nil }
    copy.predicate = copy.predicate.map { PredicateReading.substitute(variables, in: $0) }
    return copy
  }

  /// Connects what entities say of each other by name.
  func connect() {
    adoptSubentities()
    for entity in named.values {
      for child in entity.subentities where child.name.flatMap({ named[$0] }) == nil {
        named[child.name ?? ""] = child
        child.managedObjectModel = self
      }
    }
    for entity in named.values {
      for property in entity.ownProperties {
        property.entity = entity
        guard let relationship = property as? NSRelationshipDescription else { continue }
        if let name = relationship.destinationName, relationship.destinationEntity == nil {
          relationship.destinationEntity = named[name]
        }
      }
    }
    for relationship in named.values.flatMap(\.ownProperties).compactMap({ $0 as? NSRelationshipDescription })
    where relationship.inverseRelationship == nil {
      guard let name = relationship.inverseName else { continue }
      relationship.inverseRelationship = relationship.destinationEntity?.relationshipsByName[name]
    }
    for entity in named.values where entity.superentity == nil { entity.invalidateLayout() }
  }

  /// Gives entities to those whose names they have as their parent's, to each parent all at once.
  private func adoptSubentities() {
    var adopted: [NSEntityDescription: [NSEntityDescription]] = [:]
    for entity in named.values {
      guard let parent = entity.parentName.flatMap({ named[$0] }), entity.superentity !== parent,
        !parent.isKindOf(entity: entity)
      else { continue }
      entity.superentity = parent
      adopted[parent, default: []].append(entity)
    }
    for (parent, entities) in adopted { parent.subentities += entities }
  }

  /// Prepares the model to be read by several threads.
  func use() {
    guard !isInUse else { return }
    connect()
    for entity in named.values.sorted(by: { $0.lineage < $1.lineage }) {
      entity.prepare()
      for (index, property) in entity.entityLayout.properties.enumerated() where property.entity === entity {
        property.index = index
      }
    }
    isInUse = true
  }

  /// Returns a copy that can be changed.
  public override func copy() -> Any { copy(with: nil) }

  /// Returns a copy that can be changed.
  public func copy(with zone: NSZone?) -> Any {
    let copy = NSManagedObjectModel()
    copy.entities = entities.filter { $0.superentity == nil }.map { $0.copy() as! NSEntityDescription }
    copy.origin = origin
    copy.versionIdentifiers = versionIdentifiers
    copy.templates = templates
    for (name, entities) in configured {
      copy.configured[name] = entities.compactMap { $0.name.flatMap { copy.named[$0] } }
    }
    return copy
  }
}

extension NSEntityDescription {
  /// The number of entities this one inherits from.
  var lineage: Int { superentity.map { $0.lineage + 1 } ?? 0 }
}

// MARK: Finding

extension NSManagedObjectModel {
  /// Reads a model from a file or folder: `.momd` and `.xcdatamodeld` with versions, `.xcdatamodel`.
  ///
  /// Files that Apple's compiler has made (`.mom`) are archives of its own classes and cannot be read; the
  /// result is nil.
  public convenience init?(contentsOf url: URL) {
    guard let model = try? ModelFile(url).current() else { return nil }
    self.init(taking: model)
  }

  private convenience init(taking model: NSManagedObjectModel) {
    self.init()
    let configurations = model.configured
    entities = model.entities
    configured = configurations
    templates = model.templates
    versionIdentifiers = model.versionIdentifiers
    origin = model.origin
  }

  /// Returns a model with the entities of all models of bundles, nil where there is none.
  public class func mergedModel(from bundles: [Bundle]?) -> NSManagedObjectModel? {
    let models = (bundles ?? [Bundle.main]).flatMap(ModelFile.all(in:)).compactMap {
      NSManagedObjectModel(contentsOf: $0)
    }
    return models.isEmpty ? nil : NSManagedObjectModel(byMerging: models)
  }

  /// Returns the version of a bundle's models that wrote a store.
  public class func mergedModel(
    from bundles: [Bundle]?, forStoreMetadata metadata: [String: Any]
  ) -> NSManagedObjectModel? {
    for url in (bundles ?? [Bundle.main]).flatMap(ModelFile.all(in:)) {
      for model in (try? ModelFile(url).versions()) ?? []
      where model.isConfiguration(withName: nil, compatibleWithStoreMetadata: metadata) {
        return model
      }
    }
    return nil
  }

  /// Makes a model with the entities of several.
  public convenience init?(byMerging models: [NSManagedObjectModel]?) {
    guard let models else { return nil }
    self.init()
    let copies = models.map { $0.copy() as! NSManagedObjectModel }
    entities = copies.flatMap { $0.entities.filter { $0.superentity == nil } }
    for copy in copies {
      configured.merge(copy.configured) { $0 + $1 }
      templates.merge(copy.templates) { first, _ in first }
    }
  }

  /// Returns whether a configuration has the entities that a store was written with.
  public func isConfiguration(
    withName configuration: String?, compatibleWithStoreMetadata metadata: [String: Any]
  ) -> Bool {
    guard let hashes = metadata[NSStoreModelVersionHashesKey] as? [String: Any],
      let entities = entities(forConfigurationName: configuration)
    else { return false }
    let own = Dictionary(entities.map { ($0.name ?? "", $0.versionHash) }) { first, _ in first }
    return own.count == hashes.count && own.allSatisfy { hashes[$0.key] as? Data == $0.value }
  }

  func setTemplates(_ templates: [String: NSFetchRequest<any NSFetchRequestResult>]) {
    self.templates = templates
  }
}
