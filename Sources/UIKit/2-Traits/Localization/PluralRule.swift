/// The plural categories of languages, by the rules of the Unicode CLDR for cardinal numbers. Languages that
/// are not named here have `one` for 1 and `other` for all else.
enum PluralRule {
  /// Returns the category of a number: `zero`, `one`, `two`, `few`, `many` or `other`.
  static func category(of number: Double, language: String) -> String {
    guard number.isFinite else { return "other" }
    let code = language.prefix { $0 != "-" && $0 != "_" }
    let isWhole = number == number.rounded()
    let whole = abs(number) < 1e15 ? Int(abs(number)) : 0
    let (tens, hundreds) = (whole % 10, whole % 100)
    switch code {
    case "ja", "ko", "zh", "th", "vi", "id", "ms", "lo", "my": return "other"
    case "fr", "pt", "hy": return whole < 2 ? "one" : "other"
    case "hi", "bn", "fa", "gu", "kn", "zu", "am": return number >= 0 && number <= 1 ? "one" : "other"
    case "ru", "uk", "be", "sr", "hr", "bs":
      guard isWhole else { return "other" }
      if tens == 1, hundreds != 11 { return "one" }
      if (2...4).contains(tens), !(12...14).contains(hundreds) { return "few" }
      return ["sr", "hr", "bs"].contains(code) ? "other" : "many"
    case "pl":
      guard isWhole else { return "other" }
      if whole == 1 { return "one" }
      return (2...4).contains(tens) && !(12...14).contains(hundreds) ? "few" : "many"
    case "cs", "sk":
      guard isWhole else { return "many" }
      return whole == 1 ? "one" : (2...4).contains(whole) ? "few" : "other"
    case "sl":
      guard isWhole else { return "few" }
      return hundreds == 1 ? "one" : hundreds == 2 ? "two" : (3...4).contains(hundreds) ? "few" : "other"
    case "lt":
      guard isWhole else { return "many" }
      if (11...19).contains(hundreds) { return "other" }
      return tens == 1 ? "one" : tens >= 2 ? "few" : "other"
    case "lv":
      if isWhole, tens == 0 || (11...19).contains(hundreds) { return "zero" }
      return tens == 1 && hundreds != 11 ? "one" : "other"
    case "ro":
      if isWhole, whole == 1 { return "one" }
      return !isWhole || whole == 0 || (1...19).contains(hundreds) ? "few" : "other"
    case "ar":
      guard isWhole else { return "other" }
      switch whole {
      case 0: return "zero"
      case 1: return "one"
      case 2: return "two"
      default: return (3...10).contains(hundreds) ? "few" : hundreds >= 11 ? "many" : "other"
      }
    case "he":
      guard isWhole else { return "other" }
      return whole == 1 ? "one" : whole == 2 ? "two" : "other"
    default:
      return abs(number) == 1 ? "one" : "other"
    }
  }
}
