import Foundation
import KatanaStore
import Testing

@MainActor @Suite struct ObserverTests {
  struct OnChange: StateUpdater, StateObserverDispatchable {
    let text: String
    init?(prevState: any State, currentState: any State) {
      let (old, new) = (prevState as! Counter, currentState as! Counter)
      text = "changed \(old.count)→\(new.count)"
    }
    func updateState(_ state: inout Counter) { state.log.append(text) }
  }

  struct Declining: StateUpdater, StateObserverDispatchable, DispatchObserverDispatchable,
    NotificationObserverDispatchable, OnStartObserverDispatchable
  {
    init?() { return nil }
    init?(prevState: any State, currentState: any State) { return nil }
    init?(dispatchedItem: any Dispatchable, prevState: any State, currentState: any State) { return nil }
    init?(notification: Notification) { return nil }
    func updateState(_ state: inout Counter) { state.log.append("declined") }
  }

  struct Follow: StateUpdater, DispatchObserverDispatchable, NotificationObserverDispatchable,
    OnStartObserverDispatchable
  {
    let text: String
    init?() { text = "started" }
    init?(dispatchedItem: any Dispatchable, prevState: any State, currentState: any State) {
      let (old, new) = (prevState as! Counter, currentState as! Counter)
      text = "followed \(type(of: dispatchedItem)) \(old.count)→\(new.count)"
    }
    init?(notification: Notification) { text = "notified \(notification.object ?? "")" }
    func updateState(_ state: inout Counter) { state.log.append(text) }
  }

  func store(
    _ items: [ObserverInterceptor.ObserverType], _ center: NotificationCenter = NotificationCenter()
  ) -> ModernStore {
    ModernStore(interceptors: [ObserverInterceptor.observe(items, notificationCenter: center)])
  }

  @Test func aChangeOfTheStateIsFollowedByOneOrSeveral() async {
    let observer = ObserverInterceptor.ObserverType.typedStateChange { (old: Counter, new: Counter) in
      old.count != new.count
    }
    let store = store([
      .onStateChange(observer, [OnChange.self, Declining.self, OnChange.self, OnChange.self])
    ])
    store.dispatch(Increase(by: 2))
    await wait(store) { $0.log.count == 3 }
    #expect(store.state.log == Array(repeating: "changed 0→2", count: 3))
  }

  @Test func anUntypedObserverSeesActionsToo() async {
    let store = store([.onStateChange({ ($0 as! Counter).count != ($1 as! Counter).count }, [OnChange.self])])
    store.dispatch(Add(payload: 1))
    await wait(store) { $0.log == ["changed 0→1"] }
  }

  @Test func aSideEffectIsNoChangeOfTheState() async throws {
    let store = store([
      .onStateChange({ _, new in (new as! Counter).log.isEmpty }, [OnChange.self]),
      .onDispatch(Perform.self, [Follow.self]),
    ])
    store.dispatch(Perform { _ in })
    await wait(store) { !$0.log.isEmpty }
    #expect(store.state.log == ["followed Perform 0→0"])
  }

  @Test func aDispatchableOfExactlyATypeIsFollowed() async {
    let store = store([
      .onDispatch(Increase.self, [Follow.self, Declining.self]),
      .onDispatch(Keep.self, [Follow.self]),
      .onDispatch(Increase.self, [Follow.self]),
    ])
    store.dispatch(Add(payload: 1))
    store.dispatch(Increase())
    await wait(store) { $0.log.count == 2 }
    #expect(store.state.log == ["followed Increase 1→2", "followed Increase 1→2"])
  }

  @Test func nothingFollowsWhatFails() async throws {
    let refusing: StoreInterceptor = { _ in
      { next in { if $0 is Increase { throw Failure() } else { try next($0) } } }
    }
    let observer = ObserverInterceptor.observe([
      .onDispatch(Increase.self, [Follow.self]), .onDispatch(Keep.self, [Follow.self]),
    ])
    let store = ModernStore(interceptors: [observer, refusing])
    try? await store.dispatch(Increase()).value
    store.dispatch(Keep())
    await wait(store) { !$0.log.isEmpty }
    #expect(store.state.log == ["followed Keep 0→0"])
  }

  @Test func aNotificationIsFollowedByOneOrSeveral() async {
    let (center, name) = (NotificationCenter(), Notification.Name("observed"))
    let store = store(
      [.onNotification(name, [Follow.self, Declining.self]), .onNotification(name, [Follow.self])], center)
    center.post(name: Notification.Name("other"), object: "no")
    center.post(name: name, object: "yes")
    await wait(store) { $0.log.count == 2 }
    #expect(store.state.log == ["notified yes", "notified yes"])
  }

  @Test func theStartIsFollowedByOneOrSeveral() async {
    let store = store([.onStart([Follow.self, Declining.self]), .onStart([Follow.self])])
    await wait(store) { $0.log.count == 2 }
    #expect(store.state.log == ["started", "started"])
  }

  @Test func notificationsAreObservedNoMoreWhenTheStoreIsReleased() async {
    struct Count: StateUpdater, NotificationObserverDispatchable {
      init?(notification: Notification) {
        (notification.object as! Journal).add("made")
        return nil
      }
      func updateState(_ state: inout Counter) {}
    }
    let (center, name, journal) = (NotificationCenter(), Notification.Name("observed"), Journal())
    weak var released: ModernStore?
    do {
      let store = store([.onNotification(name, [Count.self])], center)
      released = store
      center.post(name: name, object: journal)
      await settle(store)
    }
    while released != nil { await Task.yield() }
    // The queue's last job may still hold the observers.
    var before = 0
    repeat {
      before = journal.all.count
      center.post(name: name, object: journal)
      await Task.yield()
    } while journal.all.count != before
    #expect(journal.all.count >= 1)
  }
}
