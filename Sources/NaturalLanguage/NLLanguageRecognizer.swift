import DeviceAccess
@_exported import Foundation

/// A language.
public struct NLLanguage: RawRepresentable, Hashable, Sendable {
  /// The text.
  public let rawValue: String
  /// Makes one of its text.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Makes one of its text.
  public init(_ rawValue: String) { self.rawValue = rawValue }
  /// The undetermined.
  public static let undetermined = NLLanguage(rawValue: "und")
  /// The english.
  public static let english = NLLanguage(rawValue: "en")
  /// The german.
  public static let german = NLLanguage(rawValue: "de")
  /// The french.
  public static let french = NLLanguage(rawValue: "fr")
  /// The spanish.
  public static let spanish = NLLanguage(rawValue: "es")
  /// The italian.
  public static let italian = NLLanguage(rawValue: "it")
  /// The japanese.
  public static let japanese = NLLanguage(rawValue: "ja")
  /// The portuguese.
  public static let portuguese = NLLanguage(rawValue: "pt")
  /// The russian.
  public static let russian = NLLanguage(rawValue: "ru")
  /// The dutch.
  public static let dutch = NLLanguage(rawValue: "nl")
  /// The swedish.
  public static let swedish = NLLanguage(rawValue: "sv")
  /// The polish.
  public static let polish = NLLanguage(rawValue: "pl")
  /// The turkish.
  public static let turkish = NLLanguage(rawValue: "tr")
  /// The korean.
  public static let korean = NLLanguage(rawValue: "ko")
  /// The czech.
  public static let czech = NLLanguage(rawValue: "cs")
  /// The simplified chinese.
  public static let simplifiedChinese = NLLanguage(rawValue: "zh-Hans")
  /// The traditional chinese.
  public static let traditionalChinese = NLLanguage(rawValue: "zh-Hant")
  /// The arabic.
  public static let arabic = NLLanguage(rawValue: "ar")
  /// The hebrew.
  public static let hebrew = NLLanguage(rawValue: "he")
  /// The hindi.
  public static let hindi = NLLanguage(rawValue: "hi")
  /// The ukrainian.
  public static let ukrainian = NLLanguage(rawValue: "uk")
}
/// Recognizes the language of a text; none is recognized here.
open class NLLanguageRecognizer: NSObject, @unchecked Sendable {
  /// Returns the dominant language.
  open class func dominantLanguage(for string: String) -> NLLanguage? {
    FeatureUse.note("NaturalLanguage", "recognition", told: "no language")
    return nil
  }
  /// The dominant language.
  open var dominantLanguage: NLLanguage? { nil }
  /// The language hints.
  open var languageHints: [NLLanguage: Double] = [:]
  /// The language constraints.
  open var languageConstraints: [NLLanguage] = []
  /// Processes string.
  open func processString(_ string: String) {}
  /// Returns the language hypotheses.
  open func languageHypotheses(withMaximum maxHypotheses: Int) -> [NLLanguage: Double] { [:] }
  /// Resets.
  open func reset() {}
}
