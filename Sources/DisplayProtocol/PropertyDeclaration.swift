/// The declaration of one property of a layer, whatever its value: its name, how it is interpolated, limited
/// and added up, and whether it has a part in where the layer draws.
final class PropertyDeclaration: Sendable {
  /// The name, which is also the key of the animation that an animation block makes of it.
  let name: String
  /// Whether the property has a part in where a layer draws.
  let changesExtent: Bool
  /// Whether there are values between two, so that the property can move.
  let hasMiddle: Bool
  /// The property's value in a layer.
  let value: @Sendable (LayerProperties) -> LayerProperty
  /// The value part of the way from one to another.
  let mixed: @Sendable (LayerProperty, LayerProperty, Double) -> LayerProperty
  /// The nearest value that the property allows.
  let limited: @Sendable (LayerProperty) -> LayerProperty
  /// The difference that leads from the second to the first; nil where the property has no differences.
  let difference: @Sendable (LayerProperty, LayerProperty) -> LayerProperty?
  /// The difference of a value from itself; nil where the property has no differences.
  let noDifference: @Sendable (LayerProperty) -> LayerProperty?
  /// A value with a difference added.
  let adding: @Sendable (LayerProperty, LayerProperty) -> LayerProperty

  /// Declares a property of a name, its field, its case, and how its value is read from that. What has no
  /// middle (`mix`) changes halfway.
  init<Value: Sendable>(
    _ name: String, _ field: KeyPath<LayerProperties, Value> & Sendable,
    _ make: @escaping @Sendable (Value) -> LayerProperty,
    _ read: @escaping @Sendable (LayerProperty) -> Value?, changesExtent: Bool = false,
    mix: (@Sendable (Value, Value, Double) -> Value?)? = nil,
    limit: (@Sendable (Value) -> Value)? = nil, sum: PropertySum<Value>? = nil
  ) {
    self.name = name
    self.changesExtent = changesExtent
    hasMiddle = mix != nil
    value = { make($0[keyPath: field]) }
    mixed = { start, end, progress in
      if let mix, let from = read(start), let to = read(end), let value = mix(from, to, progress) {
        return make(value)
      }
      return progress < 0.5 ? start : end
    }
    limited = { property in
      guard let limit, let value = read(property) else { return property }
      return make(limit(value))
    }
    difference = { old, new in
      guard let sum, let old = read(old), let new = read(new) else { return nil }
      return sum.difference(old, new).map(make)
    }
    noDifference = { property in
      guard let sum, let value = read(property) else { return nil }
      return make(sum.zero(value))
    }
    adding = { property, difference in
      guard let sum, let value = read(property), let by = read(difference) else { return property }
      return make(sum.add(value, by))
    }
  }
}

/// The sum and the difference of a property's values.
struct PropertySum<Value>: Sendable {
  /// The difference that leads from the second to the first; nil where that cannot be undone.
  let difference: @Sendable (Value, Value) -> Value?
  /// The difference of a value from itself.
  let zero: @Sendable (Value) -> Value
  /// A value with a difference added.
  let add: @Sendable (Value, Value) -> Value
}

extension LayerProperty {
  /// The property's name, which is also the key of the animation that an animation block makes of it.
  public var name: String { declaration.name }

  /// Whether the property has a part in where a layer draws.
  package var changesExtent: Bool { declaration.changesExtent }

  /// Whether there are values between two, so that the property can move.
  package var hasMiddle: Bool { declaration.hasMiddle }

  /// The value part of the way to another value of the same property. What has no middle, such as a content,
  /// changes halfway. Progress beyond 0…1 goes on in the same direction as far as the property allows.
  public func interpolated(to end: LayerProperty, progress: Double) -> LayerProperty {
    mixed(with: end, progress: progress).limited
  }

  /// The same without regard to what the property allows, as for differences.
  func mixed(with end: LayerProperty, progress: Double) -> LayerProperty {
    declaration.mixed(self, end, progress)
  }

  /// The nearest value that the property allows.
  var limited: LayerProperty { declaration.limited(self) }

  /// The difference that leads from `new` to this value; nil where a property has no differences, and where
  /// one of the two cannot be undone, such as a scale of nothing.
  public func difference(from new: LayerProperty) -> LayerProperty? { declaration.difference(self, new) }

  /// The difference of a value from itself.
  public var noDifference: LayerProperty? { declaration.noDifference(self) }

  /// The value with a difference added.
  public func adding(_ difference: LayerProperty) -> LayerProperty { declaration.adding(self, difference) }
}

extension LayerProperties {
  /// The value of the property that `property` is of.
  public func value(like property: LayerProperty) -> LayerProperty { property.declaration.value(self) }
}
