/// An animation of a symbol: `.bounce`, `.pulse` and the like, as
/// `UIImageView.addSymbolEffect(_:options:animated:completion:)` takes it.
public protocol SymbolEffect: Hashable, Sendable {
  /// The effect's kind and variant.
  var configuration: SymbolEffectConfiguration { get }
}

/// An effect with variants, each of which is a copy with another configuration.
protocol VariantSymbolEffect {
  var configuration: SymbolEffectConfiguration { get set }
}

extension VariantSymbolEffect {
  func changed(_ change: (inout SymbolEffectConfiguration) -> Void) -> Self {
    var copy = self
    change(&copy.configuration)
    return copy
  }
}

/// An effect that runs once, or as often as its options say.
public protocol DiscreteSymbolEffect {}

/// An effect that lasts until it is removed.
public protocol IndefiniteSymbolEffect {}

/// An effect with which a symbol comes or goes.
public protocol TransitionSymbolEffect {}

/// An effect with which one symbol replaces another.
public protocol ContentTransitionSymbolEffect {}

/// An effect's kind and variant, whatever its type.
public struct SymbolEffectConfiguration: Hashable, Sendable {
  /// The kind of an effect.
  package enum Kind: Hashable, Sendable {
    case automatic, bounce, pulse, variableColor, scale, appear, disappear, replace, wiggle, rotate, breathe
  }

  /// The direction of an effect that has one.
  package enum Direction: Hashable, Sendable {
    case up, down, left, right, forward, backward, clockwise, counterClockwise
  }

  package var kind: Kind
  package var direction: Direction?
  /// Whether the layers move one after another.
  package var isByLayer = false
  /// Whether layers stay lit once they are.
  package var isCumulative = false
  /// Whether layers go out in the order back.
  package var isReversing = false
  /// Whether layers that are not lit are hidden rather than dimmed.
  package var hidesInactiveLayers = false

  init(_ kind: Kind, _ direction: Direction? = nil) {
    self.kind = kind
    self.direction = direction
  }
}
