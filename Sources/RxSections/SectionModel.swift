/// A section of a list: what identifies it, and its items. From RxDataSources.
public protocol SectionModelType {
  /// The type of the items.
  associatedtype Item

  /// The items.
  var items: [Item] { get }

  /// Makes a section like another with other items.
  init(original: Self, items: [Item])
}

/// A section of a list, with a model of any type.
public struct SectionModel<Section, ItemType>: SectionModelType {
  /// The model, which often is a title.
  public var model: Section
  /// The items.
  public var items: [ItemType]

  /// Makes a section.
  public init(model: Section, items: [ItemType]) {
    self.model = model
    self.items = items
  }

  /// Makes a section like another with other items.
  public init(original: SectionModel<Section, ItemType>, items: [ItemType]) {
    self.init(model: original.model, items: items)
  }

  /// The same as ``model``.
  public var identity: Section { model }
}

extension SectionModel: CustomStringConvertible {
  /// The model and the items.
  public var description: String { "\(model) > \(items)" }
}

extension SectionModel: Equatable where Section: Equatable, ItemType: Equatable {}
extension SectionModel: Hashable where Section: Hashable, ItemType: Hashable {}
extension SectionModel: Sendable where Section: Sendable, ItemType: Sendable {}

/// A value with an identity that lasts when its content changes.
public protocol IdentifiableType {
  /// The type of the identity.
  associatedtype Identity: Hashable

  /// The identity.
  var identity: Identity { get }
}

/// A section whose model and items have identities.
public struct AnimatableSectionModel<Section: IdentifiableType, ItemType: IdentifiableType & Equatable>:
  SectionModelType, IdentifiableType
{
  /// The model.
  public var model: Section
  /// The items.
  public var items: [ItemType]

  /// Makes a section.
  public init(model: Section, items: [ItemType]) {
    self.model = model
    self.items = items
  }

  /// Makes a section like another with other items.
  public init(original: AnimatableSectionModel, items: [ItemType]) {
    self.init(model: original.model, items: items)
  }

  /// The identity of the model.
  public var identity: Section.Identity { model.identity }
}

extension AnimatableSectionModel: Equatable where Section: Equatable {}

extension String: IdentifiableType {
  /// The string itself.
  public var identity: String { self }
}

extension Int: IdentifiableType {
  /// The number itself.
  public var identity: Int { self }
}
