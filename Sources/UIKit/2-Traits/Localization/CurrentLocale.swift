import CRuntimeSupport
import Foundation

/// The language and region of the process.
enum CurrentLocale {
  /// Makes a locale that of the process: `Locale.current` and `Calendar.current`, which formatters and styles
  /// take by default. To be called before anything formats.
  static func set(_ locale: Locale, languages: [String]) {
    // The values are passed on as they lie in memory.
    guard MemoryLayout<Locale>.size == 16, MemoryLayout<Calendar>.size == 16 else { return }
    var calendar = Calendar(identifier: locale.calendar.identifier)
    calendar.locale = locale
    calendar.timeZone = .autoupdatingCurrent
    withUnsafePointer(to: locale) { shoji_set_current_locale($0) }
    withUnsafePointer(to: calendar) { shoji_set_current_calendar($0) }
    withUnsafePointer(to: languages) { shoji_set_preferred_languages($0) }
  }

  /// Returns the locale of a language in the region where most who speak it live, such as `de_DE` for `de`.
  static func likely(for language: String) -> Locale {
    let locale = Locale(identifier: language.replacing("-", with: "_"))
    guard locale.region == nil else { return locale }
    let maximal = Locale.Language(identifier: Locale.Language(identifier: language).maximalIdentifier)
    guard let region = maximal.region?.identifier else { return locale }
    return Locale(identifier: "\(locale.identifier)_\(region)")
  }
}
