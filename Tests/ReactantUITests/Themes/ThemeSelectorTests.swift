import Testing

@testable import ReactantUI

/// The theme that is chosen and those who follow it.
@MainActor struct ThemeSelectorTests {
  enum Theme { case day, night }
  final class Target {}

  @Test func listenersAreCalledAtOnceAndAfterEveryChange() {
    let selector = ReactantThemeSelector(defaultTheme: Theme.day)
    var log: [String] = []
    let target = Target()
    selector.register(target: target) { log.append("target \($0)") }
    let token = selector.register { log.append("token \($0)") }
    selector.select(theme: .night)
    selector.select(theme: .night)
    selector.reapplyCurrentTheme()
    #expect(
      log == ["target day", "token day", "target night", "token night", "target night", "token night"])
    log = []
    token.cancel()
    token.cancel()
    selector.unregister(target: target)
    selector.unregister(target: target)
    selector.select(theme: .day)
    #expect(log.isEmpty && selector.listenerCount == 0 && selector.currentTheme == .day)
  }

  @Test func oneListenerATargetAndNoneOfThoseThatAreGone() {
    let selector = ReactantThemeSelector(defaultTheme: Theme.day)
    var log: [String] = []
    var target: Target? = Target()
    selector.register(target: target!) { _ in log.append("first") }
    selector.register(target: target!) { _ in log.append("second") }
    selector.select(theme: .night)
    #expect(log == ["first", "second", "second"])
    target = nil
    selector.select(theme: .day)
    #expect(log.count == 3 && selector.listenerCount == 0)
  }

  @Test func aListenerMayUnregisterOthersWhileTheyAreNotified() {
    let selector = ReactantThemeSelector(defaultTheme: Theme.day)
    var log: [String] = []
    var second: ListenerToken?
    let first = selector.register { _ in
      log.append("first")
      second?.cancel()
    }
    second = selector.register { _ in log.append("second") }
    selector.select(theme: .night)
    #expect(log == ["first", "second", "first"])
    first.cancel()
  }
}
