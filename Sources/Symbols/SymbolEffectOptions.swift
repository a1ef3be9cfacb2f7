/// The number and the speed of an effect's runs.
public struct SymbolEffectOptions: Hashable, Sendable {
  /// The way in which an effect is repeated.
  public struct RepeatBehavior: Hashable, Sendable {
    package var count: Int?
    package var delay: Double = 0

    /// Runs without end and without a pause.
    public static let continuous = RepeatBehavior(count: nil)

    /// Runs without end, with the effect's own pause.
    public static var periodic: RepeatBehavior { periodic() }

    /// Runs with a pause between two.
    /// - Parameters:
    ///   - count: The number of runs; nil for no end.
    ///   - delay: The pause in seconds; nil for the effect's own, half a second.
    public static func periodic(_ count: Int? = nil, delay: Double? = nil) -> RepeatBehavior {
      RepeatBehavior(count: count, delay: delay ?? 0.5)
    }
  }

  /// The number of runs: nil where the effect decides.
  package enum Repetition: Hashable, Sendable {
    case automatic, never, times(Int), forever
  }

  package var repetition = Repetition.automatic
  /// Seconds between two runs.
  package var delay: Double = 0
  /// The factor on the speed.
  package var speed: Double = 1

  /// As the effect has it.
  public static let `default` = SymbolEffectOptions()
  /// Without end.
  public static var repeating: SymbolEffectOptions { SymbolEffectOptions().repeating }
  /// Once.
  public static var nonRepeating: SymbolEffectOptions { SymbolEffectOptions().nonRepeating }

  /// So many times; nil for no end.
  public static func `repeat`(_ count: Int?) -> SymbolEffectOptions { SymbolEffectOptions().repeat(count) }
  /// Repeated in a way.
  public static func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions {
    SymbolEffectOptions().repeat(behavior)
  }
  /// At a multiple of the speed; values that are not above 0 count as 1.
  public static func speed(_ speed: Double) -> SymbolEffectOptions { SymbolEffectOptions().speed(speed) }

  /// These options without end.
  public var repeating: SymbolEffectOptions { self.repeat(nil) }
  /// These options, once.
  public var nonRepeating: SymbolEffectOptions {
    var copy = self
    copy.repetition = .never
    return copy
  }

  /// These options so many times; nil for no end.
  public func `repeat`(_ count: Int?) -> SymbolEffectOptions {
    var copy = self
    copy.repetition = count.map { .times(max($0, 1)) } ?? .forever
    return copy
  }

  /// These options repeated in a way.
  public func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions {
    var copy = self.repeat(behavior.count)
    copy.delay = behavior.delay.isFinite ? max(behavior.delay, 0) : 0
    return copy
  }

  /// These options at a multiple of the speed; values that are not above 0 count as 1.
  public func speed(_ speed: Double) -> SymbolEffectOptions {
    var copy = self
    copy.speed = speed.isFinite && speed > 0 ? speed : 1
    return copy
  }
}
