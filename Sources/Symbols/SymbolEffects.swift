// The effects that move a symbol as a whole, one form for all.

/// A jump of the symbol.
public struct BounceSymbolEffect: SymbolEffect, VariantSymbolEffect, DiscreteSymbolEffect,
  IndefiniteSymbolEffect
{
  /// The effect's kind and variant.
  public internal(set) var configuration = SymbolEffectConfiguration(.bounce)

  /// The effect upward.
  public var up: Self { changed { $0.direction = .up } }
  /// The effect downward.
  public var down: Self { changed { $0.direction = .down } }
  /// The effect on one layer of the symbol after another.
  public var byLayer: Self { changed { $0.isByLayer = true } }
  /// The effect on the symbol as a whole.
  public var wholeSymbol: Self { changed { $0.isByLayer = false } }
}

extension SymbolEffect where Self == BounceSymbolEffect {
  /// A jump of the symbol.
  public static var bounce: BounceSymbolEffect { BounceSymbolEffect() }
}

/// A symbol that fades out and in.
public struct PulseSymbolEffect: SymbolEffect, VariantSymbolEffect, DiscreteSymbolEffect,
  IndefiniteSymbolEffect
{
  /// The effect's kind and variant.
  public internal(set) var configuration = SymbolEffectConfiguration(.pulse)

  /// The effect on one layer of the symbol after another.
  public var byLayer: Self { changed { $0.isByLayer = true } }
  /// The effect on the symbol as a whole.
  public var wholeSymbol: Self { changed { $0.isByLayer = false } }
}

extension SymbolEffect where Self == PulseSymbolEffect {
  /// A symbol that fades out and in.
  public static var pulse: PulseSymbolEffect { PulseSymbolEffect() }
}

/// A symbol that is larger or smaller while the effect lasts.
public struct ScaleSymbolEffect: SymbolEffect, VariantSymbolEffect, IndefiniteSymbolEffect {
  /// The effect's kind and variant.
  public internal(set) var configuration = SymbolEffectConfiguration(.scale)

  /// The effect upward.
  public var up: Self { changed { $0.direction = .up } }
  /// The effect downward.
  public var down: Self { changed { $0.direction = .down } }
  /// The effect on one layer of the symbol after another.
  public var byLayer: Self { changed { $0.isByLayer = true } }
  /// The effect on the symbol as a whole.
  public var wholeSymbol: Self { changed { $0.isByLayer = false } }
}

extension SymbolEffect where Self == ScaleSymbolEffect {
  /// A symbol that is larger or smaller while the effect lasts.
  public static var scale: ScaleSymbolEffect { ScaleSymbolEffect() }
}

/// A symbol that comes.
public struct AppearSymbolEffect: SymbolEffect, VariantSymbolEffect, IndefiniteSymbolEffect,
  TransitionSymbolEffect
{
  /// The effect's kind and variant.
  public internal(set) var configuration = SymbolEffectConfiguration(.appear)

  /// The effect upward.
  public var up: Self { changed { $0.direction = .up } }
  /// The effect downward.
  public var down: Self { changed { $0.direction = .down } }
  /// The effect on one layer of the symbol after another.
  public var byLayer: Self { changed { $0.isByLayer = true } }
  /// The effect on the symbol as a whole.
  public var wholeSymbol: Self { changed { $0.isByLayer = false } }
}

extension SymbolEffect where Self == AppearSymbolEffect {
  /// A symbol that comes.
  public static var appear: AppearSymbolEffect { AppearSymbolEffect() }
}

/// A symbol that goes.
public struct DisappearSymbolEffect: SymbolEffect, VariantSymbolEffect, IndefiniteSymbolEffect,
  TransitionSymbolEffect
{
  /// The effect's kind and variant.
  public internal(set) var configuration = SymbolEffectConfiguration(.disappear)

  /// The effect upward.
  public var up: Self { changed { $0.direction = .up } }
  /// The effect downward.
  public var down: Self { changed { $0.direction = .down } }
  /// The effect on one layer of the symbol after another.
  public var byLayer: Self { changed { $0.isByLayer = true } }
  /// The effect on the symbol as a whole.
  public var wholeSymbol: Self { changed { $0.isByLayer = false } }
}

extension SymbolEffect where Self == DisappearSymbolEffect {
  /// A symbol that goes.
  public static var disappear: DisappearSymbolEffect { DisappearSymbolEffect() }
}

/// A symbol that swings to and fro.
public struct WiggleSymbolEffect: SymbolEffect, VariantSymbolEffect, DiscreteSymbolEffect,
  IndefiniteSymbolEffect
{
  /// The effect's kind and variant.
  public internal(set) var configuration = SymbolEffectConfiguration(.wiggle)

  /// The effect upward.
  public var up: Self { changed { $0.direction = .up } }
  /// The effect downward.
  public var down: Self { changed { $0.direction = .down } }
  /// The effect to the left.
  public var left: Self { changed { $0.direction = .left } }
  /// The effect to the right.
  public var right: Self { changed { $0.direction = .right } }
  /// The effect in the direction of reading.
  public var forward: Self { changed { $0.direction = .forward } }
  /// The effect against the direction of reading.
  public var backward: Self { changed { $0.direction = .backward } }
  /// The effect clockwise.
  public var clockwise: Self { changed { $0.direction = .clockwise } }
  /// The effect counterclockwise.
  public var counterClockwise: Self { changed { $0.direction = .counterClockwise } }
  /// The effect on one layer of the symbol after another.
  public var byLayer: Self { changed { $0.isByLayer = true } }
  /// The effect on the symbol as a whole.
  public var wholeSymbol: Self { changed { $0.isByLayer = false } }
}

extension SymbolEffect where Self == WiggleSymbolEffect {
  /// A symbol that swings to and fro.
  public static var wiggle: WiggleSymbolEffect { WiggleSymbolEffect() }
}

/// A symbol that turns.
public struct RotateSymbolEffect: SymbolEffect, VariantSymbolEffect, DiscreteSymbolEffect,
  IndefiniteSymbolEffect
{
  /// The effect's kind and variant.
  public internal(set) var configuration = SymbolEffectConfiguration(.rotate)

  /// The effect clockwise.
  public var clockwise: Self { changed { $0.direction = .clockwise } }
  /// The effect counterclockwise.
  public var counterClockwise: Self { changed { $0.direction = .counterClockwise } }
  /// The effect on one layer of the symbol after another.
  public var byLayer: Self { changed { $0.isByLayer = true } }
  /// The effect on the symbol as a whole.
  public var wholeSymbol: Self { changed { $0.isByLayer = false } }
}

extension SymbolEffect where Self == RotateSymbolEffect {
  /// A symbol that turns.
  public static var rotate: RotateSymbolEffect { RotateSymbolEffect() }
}

/// A symbol that grows and shrinks slowly.
public struct BreatheSymbolEffect: SymbolEffect, VariantSymbolEffect, DiscreteSymbolEffect,
  IndefiniteSymbolEffect
{
  /// The effect's kind and variant.
  public internal(set) var configuration = SymbolEffectConfiguration(.breathe)

  /// The effect on one layer of the symbol after another.
  public var byLayer: Self { changed { $0.isByLayer = true } }
  /// The effect on the symbol as a whole.
  public var wholeSymbol: Self { changed { $0.isByLayer = false } }
}

extension SymbolEffect where Self == BreatheSymbolEffect {
  /// A symbol that grows and shrinks slowly.
  public static var breathe: BreatheSymbolEffect { BreatheSymbolEffect() }
}
