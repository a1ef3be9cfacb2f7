import Foundation

/// A formatter of people's names, given name first. It stands in the place of Foundation's, which is not
/// available on Linux.
open class PersonNameComponentsFormatter: Formatter {
  /// The lengths of a name.
  public enum Style: Int, Sendable {
    case `default`
    case short
    case medium
    case long
    case abbreviated
  }

  /// The length of the name; `default`, which is `medium`, at first.
  open var style = Style.default

  /// Returns a name of its parts.
  open func string(from components: PersonNameComponents) -> String {
    func joined(_ parts: [String?]) -> String {
      parts.compactMap { $0 }.filter { !$0.isEmpty }.joined(separator: " ")
    }
    let (given, family) = (components.givenName, components.familyName)
    switch style {
    case .short: return joined([components.nickname ?? given ?? family])
    case .abbreviated:
      return [given, family].compactMap { $0?.first.map { String($0).uppercased() } }.joined()
    case .long:
      return joined([components.namePrefix, given, components.middleName, family, components.nameSuffix])
    case .default, .medium: return joined([given, family])
    }
  }

  /// Returns the name of parts; nil for another value.
  open override func string(for object: Any?) -> String? {
    (object as? PersonNameComponents).map(string)
  }

  /// Returns a name of its parts in a style.
  open class func localizedString(from components: PersonNameComponents, style: Style) -> String {
    let formatter = PersonNameComponentsFormatter()
    formatter.style = style
    return formatter.string(from: components)
  }
}
