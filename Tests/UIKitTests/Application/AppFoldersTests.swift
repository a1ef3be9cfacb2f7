import Foundation
import Testing

@testable import UIKit

/// The folders of apps, and the locale of the process.
struct AppFoldersTests {
  private let home = URL(fileURLWithPath: "/home/ada")

  @Test func eachAppHasFoldersOfItsOwn() {
    let folders = AppFolders(name: "Ledger", environment: [:], userHome: home)
    #expect(folders.home.path == "/home/ada/.local/share/Ledger")
    #expect(folders.support.path == "/home/ada/.local/share/Ledger/Library/Application Support")
    #expect(folders.caches.path == "/home/ada/.cache/Ledger")
  }

  @Test func theFoldersOfTheEnvironmentHoldThoseOfTheApp() {
    let environment = ["XDG_DATA_HOME": "/data", "XDG_CACHE_HOME": "/cache"]
    let folders = AppFolders(name: "a", environment: environment, userHome: home)
    #expect(folders.home.path == "/data/a" && folders.caches.path == "/cache/a")
    let relative = AppFolders(name: "a", environment: ["XDG_DATA_HOME": "data"], userHome: home)
    #expect(relative.home.path == "/home/ada/.local/share/a")
  }

  @Test func anAppThatAnAppStartedLiesBesideItAndNotInIt() {
    let first = AppFolders(name: "a", environment: [:], userHome: home)
    let environment = [
      "SHOJI_HOME": first.home.path, "XDG_DATA_HOME": first.support.path, "XDG_CACHE_HOME": first.caches.path,
    ]
    let again = AppFolders(name: "a", environment: environment, userHome: home)
    #expect(again.home == first.home && again.caches == first.caches && again.support == first.support)
    let other = AppFolders(name: "b", environment: environment, userHome: home)
    #expect(other.home.path == "/home/ada/.local/share/b" && other.caches.path == "/home/ada/.cache/b")
  }

  @Test(arguments: [
    ("de", "de_DE"), ("de-AT", "de_AT"), ("pt-BR", "pt_BR"), ("ja", "ja_JP"), ("en", "en_US"),
  ])
  func aLanguageHasALikelyRegion(language: String, identifier: String) {
    #expect(CurrentLocale.likely(for: language).identifier == identifier)
  }

  @Test func theLocaleOfTheProcessIsThatOfFormatters() async {
    await #expect(processExitsWith: .success) {
      CurrentLocale.set(Locale(identifier: "de_AT"), languages: ["de-AT"])
      precondition(Locale.current.identifier == "de_AT")
      precondition(Locale.autoupdatingCurrent.identifier == "de_AT")
      precondition(Locale.preferredLanguages == ["de-AT"])
      precondition(Calendar.current.firstWeekday == 2)
      precondition(Calendar.current.timeZone.identifier == TimeZone.current.identifier)
      let formatter = NumberFormatter()
      formatter.numberStyle = .decimal
      precondition(formatter.string(from: 0.5) == "0,5")
      precondition(DateFormatter().locale.identifier == "de_AT")
      let date = Date(timeIntervalSince1970: 0).formatted(.dateTime.month(.wide))
      precondition(date == "Jänner", date)
    }
  }
}
