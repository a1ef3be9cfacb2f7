import RxCocoa
import Testing

@testable import UIKit

/// A record of what a subscription received, in words.
@MainActor final class Recorder<Element> {
  var log: [String] = []
  private var subscription: any Disposable = Disposables.create()

  init(_ source: some ObservableConvertibleType<Element>, _ name: @escaping (Element) -> String = { "\($0)" })
  {
    subscription = source.asObservable().subscribe(
      onNext: { [weak self] in self?.log.append(name($0)) },
      onError: { [weak self] in self?.log.append("error \($0)") },
      onCompleted: { [weak self] in self?.log.append("completed") })
  }

  func dispose() { subscription.dispose() }
}

@MainActor struct ControlTests {
  /// The number of handlers of a control.
  private func handlers(of control: UIControl) -> Int {
    var count = 0
    control.enumerateEventHandlers { _, _, _, _ in count += 1 }
    return count
  }

  @Test func eachSubscriptionHasATargetOfItsOwn() {
    let button = UIButton(type: .system)
    let first = Recorder(button.rx.tap) { "tap" }
    let second = Recorder(button.rx.tap) { "tap" }
    #expect(handlers(of: button) == 2)
    button.sendActions(for: .touchUpInside)
    first.dispose()
    #expect(handlers(of: button) == 1)
    button.sendActions(for: .touchUpInside)
    second.dispose()
    #expect(handlers(of: button) == 0)
    #expect(first.log == ["tap"])
    #expect(second.log == ["tap", "tap"])
  }

  @Test func eventsHaveNoFirstElementAndEndWithTheControl() {
    var control: UIControl? = UIControl()
    weak let weakControl = control
    let events = Recorder(control!.rx.controlEvent([.valueChanged, .touchDown])) { "event" }
    #expect(events.log == [])
    control?.sendActions(for: .touchDown)
    control?.sendActions(for: .touchUpInside)
    control = nil
    #expect(weakControl == nil)
    #expect(events.log == ["event", "completed"])
  }

  @Test func aPropertyBeginsWithItsValueAndReportsTheUser() {
    var toggle: UISwitch? = UISwitch()
    let values = Recorder(toggle!.rx.isOn)
    toggle?.isOn = true
    #expect(values.log == ["false"])
    toggle?.sendActions(for: .valueChanged)
    toggle?.rx.isOn.onNext(false)
    #expect(toggle?.isOn == false)
    toggle = nil
    #expect(values.log == ["false", "true", "completed"])
  }

  @Test func valuesOfEveryControl() {
    let slider = UISlider()
    slider.rx.value.onNext(0.5)
    #expect(Recorder(slider.rx.value).log == ["0.5"])
    let stepper = UIStepper()
    stepper.rx.value.onNext(3)
    #expect(Recorder(stepper.rx.value).log == ["3.0"])
    let segments = UISegmentedControl(items: ["a", "b"])
    segments.rx.selectedSegmentIndex.onNext(1)
    #expect(Recorder(segments.rx.selectedSegmentIndex).log == ["1"])
    segments.rx.titleForSegment(at: 0).onNext("c")
    #expect(segments.titleForSegment(at: 0) == "c")
    let picker = UIDatePicker()
    picker.rx.date.onNext(Date(timeIntervalSince1970: 0))
    #expect(picker.date == Date(timeIntervalSince1970: 0))
    let spinner = UIActivityIndicatorView(style: .medium)
    spinner.rx.isAnimating.onNext(true)
    #expect(spinner.isAnimating)
    let label = UILabel()
    Observable.just("text").bind(to: label.rx.text).dispose()
    #expect(label.text == "text")
    let button = UIButton(type: .system)
    Observable.just("title").bind(to: button.rx.title(for: .normal)).dispose()
    #expect(button.title(for: .normal) == "title")
    let pages = UIPageControl()
    pages.rx.numberOfPages.onNext(4)
    pages.rx.currentPage.onNext(2)
    #expect(pages.currentPage == 2)
  }

  @Test func aBinderHoldsItsTargetWeakly() {
    var view: UIView? = UIView()
    weak let weakView = view
    let hides = PublishSubject<Bool>()
    let binding = hides.bind(to: view!.rx.isHidden)
    hides.onNext(true)
    #expect(view?.isHidden == true)
    view = nil
    #expect(weakView == nil)
    hides.onNext(false)
    binding.dispose()
  }

  @Test func aBinderWritesOnTheMainThread() async {
    let label = UILabel()
    let binder = label.rx.text
    nonisolated(unsafe) let observer = binder
    await Task.detached { observer.onNext("far") }.value
    await withCheckedContinuation { done in DispatchQueue.main.async { done.resume() } }
    #expect(label.text == "far")
  }

  @Test func barItemsShareOneActionWhileTheyAreSubscribedTo() {
    var item: UIBarButtonItem? = UIBarButtonItem(title: "New", style: .plain, target: nil, action: nil)
    weak let weakItem = item
    #expect(item?.primaryAction == nil)
    let first = Recorder(item!.rx.tap) { "tap" }
    let action = item?.primaryAction
    #expect(action != nil)
    let second = Recorder(item!.rx.tap) { "tap" }
    #expect(item?.primaryAction === action)
    #expect(item?.title == "New")
    item?.primaryAction?.perform(sender: item)
    first.dispose()
    #expect(item?.primaryAction === action)
    item?.primaryAction?.perform(sender: item)
    second.dispose()
    #expect(item?.primaryAction == nil)
    #expect(first.log == ["tap"])
    #expect(second.log == ["tap", "tap"])
    let third = Recorder(item!.rx.tap) { "tap" }
    item = nil
    #expect(weakItem == nil)
    #expect(third.log == ["completed"])
  }

  @Test func aFormerActionOfABarItemIsPutBack() {
    let own = UIAction(title: "Own") { _ in }
    let item = UIBarButtonItem(primaryAction: own)
    let taps = Recorder(item.rx.tap) { "tap" }
    #expect(item.primaryAction !== own)
    taps.dispose()
    #expect(item.primaryAction === own)
  }

  @Test func notificationsEndWithTheirSubscription() {
    let center = NotificationCenter()
    let name = Notification.Name("changed")
    let source: Observable<Notification> = center.rx.notification(name)
    let notes = Recorder(
      source.map { (note: Notification) -> Int in
        let information: [AnyHashable: Any] = note.userInfo ?? [:]
        return information["n"] as? Int ?? 0
      })
    center.post(name: name, object: nil, userInfo: ["n": 1])
    notes.dispose()
    center.post(name: name, object: nil, userInfo: ["n": 2])
    #expect(notes.log == ["1"])
  }
}

@MainActor struct DeallocationTests {
  @Test func deallocationIsReportedRightAway() {
    var log: [String] = []
    var view: UIView? = UIView()
    weak let weakView = view
    let disposables = [
      view!.rx.deallocating.subscribe(onNext: { log.append("deallocating") }),
      view!.rx.deallocated.subscribe(
        onNext: { log.append("deallocated \(weakView == nil)") }, onCompleted: { log.append("completed") }),
    ]
    #expect(log == [])
    view = nil
    log.append("after")
    #expect(log == ["deallocating", "deallocated true", "completed", "after"])
    withExtendedLifetime(disposables) {}
  }

  @Test func everyKindOfObjectOfUIKitReportsIt() {
    var objects: [NSObject]? = [
      UIView(), UIViewController(), UIBarButtonItem(), UINavigationItem(title: ""), UITapGestureRecognizer(),
    ]
    var count = 0
    let disposables = objects!.map { $0.rx.deallocated.subscribe(onNext: { count += 1 }) }
    objects = nil
    #expect(count == 5)
    withExtendedLifetime(disposables) {}
  }

  @Test func aDisposedSubscriptionHearsNothing() {
    var count = 0
    var view: UIView? = UIView()
    view!.rx.deallocated.subscribe(onNext: { count += 1 }).dispose()
    view = nil
    #expect(count == 0)
    withExtendedLifetime(view) {}
  }

  @Test func valuesCanBeAssociatedWithObjects() {
    final class Value {}
    let key = UnsafeRawPointer(UnsafeMutablePointer<UInt8>.allocate(capacity: 1))
    var view: UIView? = UIView()
    var value: Value? = Value()
    weak let weakValue = value
    objc_setAssociatedObject(view!, key, value, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    value = nil
    #expect(objc_getAssociatedObject(view!, key) as? Value === weakValue)
    #expect(weakValue != nil)
    view = nil
    #expect(weakValue == nil)
    let other = UIView()
    let weakly = Value()
    objc_setAssociatedObject(other, key, weakly, .OBJC_ASSOCIATION_ASSIGN)
    #expect(objc_getAssociatedObject(other, key) as? Value === weakly)
    objc_setAssociatedObject(other, key, nil, .OBJC_ASSOCIATION_ASSIGN)
    #expect(objc_getAssociatedObject(other, key) == nil)
    objc_setAssociatedObject(other, key, 5, .OBJC_ASSOCIATION_RETAIN)
    objc_removeAssociatedObjects(other)
    #expect(objc_getAssociatedObject(other, key) == nil)
  }
}
