import DisplayProtocol

/// The properties of a layer that most layers do not have, in one object of their own.
final class UncommonProperties {
  fileprivate(set) var values = LayerProperties()
  /// The parts of the layer's 3D transform besides its own transform.
  fileprivate(set) var depth = LayerDepth()
  /// The layer's time in its superlayer's.
  fileprivate(set) var timing = LayerTiming()
  /// Whether y counts upward in the layer.
  var isGeometryFlipped = false
  /// The format of what the layer draws.
  var contentsFormat = CALayerContentsFormat.RGBA8Uint

  /// Those that differ from a plain layer's.
  var changes: LayerChanges {
    let plain = LayerProperties()
    return LayerChanges(
      LayerChanges.uncommonValues.filter { $0.value(values) != $0.value(plain) }.map(\.change))
  }
}

extension CALayer {
  /// Sets a property that few layers have.
  func setUncommon(_ property: LayerProperty, _ change: LayerChanges) {
    if !change.isDisjoint(with: .animatable) { willChange(change) }
    let old = uncommonProperties?.values ?? LayerProperties()
    guard old.value(like: property) != property else { return }
    ensureUncommonProperties().values.set(property)
    setNeedsCommit(change)
  }

  /// The object of the properties that few layers have, made where there is none yet.
  func ensureUncommonProperties() -> UncommonProperties {
    if let uncommonProperties { return uncommonProperties }
    let made = UncommonProperties()
    uncommonProperties = made
    return made
  }

  /// The layer's time in its superlayer's; plain for most layers.
  var timing: LayerTiming {
    get { uncommonProperties?.timing ?? LayerTiming() }
    set {
      guard newValue != timing else { return }
      ensureUncommonProperties().timing = newValue
      LayerTiming.isUsed = true
    }
  }

  /// The parts of the layer's 3D transform besides its own transform; the defaults for most layers.
  var depthProperties: LayerDepth {
    get { uncommonProperties?.depth ?? LayerDepth() }
    set {
      guard newValue != depthProperties else { return }
      ensureUncommonProperties().depth = newValue
      LayerDepth.isUsed = true
    }
  }

  /// Sets a property that few layers have; of others, nothing.
  func setUncommon(_ property: LayerProperty) {
    let plain = LayerProperties()
    let entry = LayerChanges.uncommonValues.first { $0.value(plain).name == property.name }
    if let entry { setUncommon(property, entry.change) }
  }

  /// The changed ones with their present values.
  func uncommonValues(_ changes: LayerChanges) -> [LayerProperty] {
    let values = uncommonProperties?.values ?? LayerProperties()
    return LayerChanges.uncommonValues.filter { changes.contains($0.change) }.map { $0.value(values) }
  }

  /// Copies another layer's uncommon properties that affect its appearance.
  func copyUncommonProperties(from layer: CALayer) {
    if layer.timing != timing {
      timing = layer.timing
      retimeTree()
    }
    if layer.depthProperties != depthProperties {
      depthProperties = layer.depthProperties
      projectionDidChange(.transform)
    }
    (isGeometryFlipped, contentsFormat) = (layer.isGeometryFlipped, layer.contentsFormat)
    guard let other = layer.uncommonProperties else { return }
    for entry in LayerChanges.uncommonValues where entry.change != .scroll {
      setUncommon(entry.value(other.values), entry.change)
    }
  }
}
