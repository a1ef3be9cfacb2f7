import CoreGraphics
import DisplayProtocol

/// The app's assumptions about its environment and the user: values that a device has and a display here
/// does not.
struct InterfaceOptions: Equatable {
  /// The part of the screen that is covered at each edge, in points.
  var safeArea = UIEdgeInsets.zero
  /// The direction in which lines run.
  var direction = UIUserInterfaceLayoutDirection.leftToRight
  /// The text size that the user prefers.
  var contentSizeCategory = UIContentSizeCategory.large
  /// The language of texts, such as `de` or `pt-BR`; `nil` for the system's.
  var language: String?
  /// The language and region of numbers, dates and money, such as `de_AT`; `nil` for those of ``language``,
  /// or Foundation's.
  var locale: String?
  /// The style that the app keeps, whatever the display has; unspecified for the display's.
  var style = UIUserInterfaceStyle.unspecified
  /// The height of a simulated keyboard, in points; 0 for none.
  var keyboardHeight: CGFloat = 0
  /// The accessibility settings of the user's system.
  var accessibility: AccessibilitySettings = []
}

extension InterfaceOptions {
  /// Takes the value of an option of the command line, or says what is wrong with it.
  mutating func set(_ value: String, of option: Option, named name: String) throws(LaunchArguments.Failure) {
    switch option {
    case .safeArea: safeArea = try InterfaceOptions.insets(value, from: name)
    case .direction:
      guard let direction = InterfaceOptions.directions[value] else {
        throw LaunchArguments.Failure(description: "\(name) must be ltr or rtl, not “\(value)”.")
      }
      self.direction = direction
    case .contentSize:
      guard let category = UIContentSizeCategory(name: value) else {
        let names = UIContentSizeCategory.names.joined(separator: ", ")
        throw LaunchArguments.Failure(description: "\(name) must be one of \(names), not “\(value)”.")
      }
      contentSizeCategory = category
    case .language:
      guard value.wholeMatch(of: /[A-Za-z]{2,8}([-_][A-Za-z0-9]{1,8})*/) != nil else {
        throw LaunchArguments.Failure(
          description: "\(name) must be a language such as de or pt-BR, not “\(value)”.")
      }
      language = value
      // A direction that is given later goes before the language's.
      if Locale(identifier: value).language.characterDirection == .rightToLeft {
        direction = .rightToLeft
      }
    case .locale:
      guard value.wholeMatch(of: /[A-Za-z]{2,8}([-_][A-Za-z0-9]{1,8})*(@[a-z]+=[A-Za-z0-9;=]+)?/) != nil
      else {
        throw LaunchArguments.Failure(
          description: "\(name) must be a language and region such as de_AT, not “\(value)”.")
      }
      locale = value
    case .keyboard:
      guard let height = Double(value), (0...1_000).contains(height) else {
        throw LaunchArguments.Failure(
          description: "\(name) must be a height in points from 0 to 1000, such as 336, not “\(value)”.")
      }
      keyboardHeight = CGFloat(height)
    case .accessibility:
      for part in value.split(separator: ",") {
        guard let setting = AccessibilitySettings.names.first(where: { $0.name == part })?.setting else {
          let names = AccessibilitySettings.names.map(\.name).joined(separator: ", ")
          throw LaunchArguments.Failure(
            description: "\(name) must be some of \(names), with commas between them, not “\(part)”.")
        }
        accessibility.insert(setting)
      }
    }
  }

  /// The options, by their names on the command line.
  enum Option: String, CaseIterable {
    case safeArea = "--safe-area"
    case direction = "--direction"
    case contentSize = "--content-size"
    case keyboard = "--keyboard"
    case language = "--language"
    case accessibility = "--accessibility"
    case locale = "--locale"

    /// The variable of the environment that says the same.
    var variable: String {
      "SHOJI_" + rawValue.dropFirst(2).uppercased().replacing("-", with: "_")
    }
  }

  /// Makes the language and the locale those of the process.
  func applyLocale() {
    if let language { setenv("SHOJI_LANGUAGE", language, 1) }
    guard language != nil || locale != nil else { return }
    let known = locale.map { Locale(identifier: $0.replacing("-", with: "_")) }
    let chosen = known ?? CurrentLocale.likely(for: language ?? "")
    let preferred = language ?? chosen.identifier.replacing("_", with: "-")
    CurrentLocale.set(chosen, languages: [preferred])
  }

  private static let directions: [String: UIUserInterfaceLayoutDirection] = [
    "ltr": .leftToRight, "rtl": .rightToLeft,
  ]

  private static func insets(_ text: String, from name: String) throws(LaunchArguments.Failure)
    -> UIEdgeInsets
  {
    let numbers = text.split(separator: ",", omittingEmptySubsequences: false).compactMap { Double($0) }
    guard text.count(where: { $0 == "," }) == 3, numbers.count == 4,
      numbers.allSatisfy({ (0...1_000).contains($0) })
    else {
      throw LaunchArguments.Failure(
        description:
          "\(name) must be top,left,bottom,right in points, such as 20,0,0,0, each from 0 to 1000, "
          + "not “\(text)”.")
    }
    return UIEdgeInsets(top: numbers[0], left: numbers[1], bottom: numbers[2], right: numbers[3])
  }
}

extension UIContentSizeCategory {
  /// The names of the sizes on the command line, from the smallest to the largest.
  static let names = [
    "extraSmall", "small", "medium", "large", "extraLarge", "extraExtraLarge", "extraExtraExtraLarge",
    "accessibilityMedium", "accessibilityLarge", "accessibilityExtraLarge", "accessibilityExtraExtraLarge",
    "accessibilityExtraExtraExtraLarge",
  ]

  /// The size of that name.
  init?(name: String) {
    guard let rank = UIContentSizeCategory.names.firstIndex(of: name) else { return nil }
    self = UIContentSizeCategory.ascending[rank]
  }
}
