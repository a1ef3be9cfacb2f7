/// A symbol whose layers light up one after another, such as the waves of a loudspeaker.
public struct VariableColorSymbolEffect: SymbolEffect, VariantSymbolEffect, DiscreteSymbolEffect,
  IndefiniteSymbolEffect
{
  /// The effect's kind and variant.
  public internal(set) var configuration = SymbolEffectConfiguration(.variableColor)

  /// The effect with one layer lit at a time.
  public var iterative: Self { changed { $0.isCumulative = false } }
  /// The effect with layers that stay lit.
  public var cumulative: Self { changed { $0.isCumulative = true } }
  /// The effect that runs back after each run.
  public var reversing: Self { changed { $0.isReversing = true } }
  /// The effect that begins anew after each run.
  public var nonReversing: Self { changed { $0.isReversing = false } }
  /// The effect with layers that are not lit hidden.
  public var hideInactiveLayers: Self { changed { $0.hidesInactiveLayers = true } }
  /// The effect with layers that are not lit dimmed.
  public var dimInactiveLayers: Self { changed { $0.hidesInactiveLayers = false } }
}

extension SymbolEffect where Self == VariableColorSymbolEffect {
  /// A symbol whose layers light up one after another.
  public static var variableColor: VariableColorSymbolEffect { VariableColorSymbolEffect() }
}

/// A symbol that takes the place of another.
public struct ReplaceSymbolEffect: SymbolEffect, VariantSymbolEffect, ContentTransitionSymbolEffect {
  /// The effect's kind and variant.
  public internal(set) var configuration = SymbolEffectConfiguration(.replace)

  /// The old symbol shrinks away, the new one grows: the default.
  public var downUp: Self { changed { $0.direction = .down } }
  /// The old symbol grows away, the new one grows.
  public var upUp: Self { changed { $0.direction = .up } }
  /// The old symbol is gone at once, the new one grows.
  public var offUp: Self { changed { $0.direction = .forward } }
  /// The effect on one layer of the symbol after another.
  public var byLayer: Self { changed { $0.isByLayer = true } }
  /// The effect on the symbol as a whole.
  public var wholeSymbol: Self { changed { $0.isByLayer = false } }
}

extension SymbolEffect where Self == ReplaceSymbolEffect {
  /// A symbol that takes the place of another.
  public static var replace: ReplaceSymbolEffect { ReplaceSymbolEffect() }
}

/// The effect that suits a change of symbols: a replacement.
public struct AutomaticSymbolEffect: SymbolEffect, TransitionSymbolEffect, ContentTransitionSymbolEffect {
  /// The effect's kind and variant.
  public let configuration = SymbolEffectConfiguration(.automatic)
}

extension SymbolEffect where Self == AutomaticSymbolEffect {
  /// The effect that suits.
  public static var automatic: AutomaticSymbolEffect { AutomaticSymbolEffect() }
}
