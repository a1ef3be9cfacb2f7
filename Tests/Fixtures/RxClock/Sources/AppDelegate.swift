import RxCocoa
import UIKit

/// Shows what the operators of time deliver, a line each, so that a test can watch them while it lets time pass.
@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  private let bag = DisposeBag()
  private let stack = UIStackView()

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let window = UIWindow(frame: UIScreen.main.bounds)
    let controller = UIViewController()
    controller.view.backgroundColor = .systemBackground
    stack.axis = .vertical
    stack.spacing = 8
    stack.translatesAutoresizingMaskIntoConstraints = false
    controller.view.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: controller.view.safeAreaLayoutGuide.topAnchor, constant: 8),
      stack.leadingAnchor.constraint(equalTo: controller.view.leadingAnchor, constant: 16),
      stack.trailingAnchor.constraint(equalTo: controller.view.trailingAnchor, constant: -16),
    ])
    window.rootViewController = controller
    window.makeKeyAndVisible()
    self.window = window
    showTimers()
    showFollowers()
    return true
  }

  /// Sequences that begin by themselves.
  private func showTimers() {
    let main = MainScheduler.instance
    show("interval", Observable<Int>.interval(.seconds(1), scheduler: main))
    show("timer", Observable<Int>.timer(.milliseconds(2500), scheduler: main))
    show("driver", Driver<Int>.interval(.milliseconds(400)).asObservable())
    let background = SerialDispatchQueueScheduler(internalSerialQueueName: "clock")
    show(
      "background",
      Observable<Int>.interval(.milliseconds(250), scheduler: background).observe(on: main))
  }

  /// Sequences that follow a button and a field.
  private func showFollowers() {
    let main = MainScheduler.instance
    let button = UIButton(type: .system)
    button.setTitle("Tap", for: .normal)
    let field = UITextField()
    field.borderStyle = .roundedRect
    field.placeholder = "Search"
    stack.addArrangedSubview(button)
    stack.addArrangedSubview(field)
    let taps = button.rx.tap.scan(0) { count, _ in count + 1 }.share(replay: 1)
    let texts = field.rx.text.orEmpty.skip(1)
    show("debounce", texts.debounce(.milliseconds(300), scheduler: main))
    show("driven", texts.asDriver(onErrorJustReturn: "").debounce(.milliseconds(600)).asObservable())
    show("throttle", taps.throttle(.milliseconds(500), scheduler: main))
    show("delay", taps.delay(.seconds(1), scheduler: main))
    show("sample", taps.sample(Observable<Int>.interval(.seconds(2), scheduler: main)))
    show("buffer", taps.buffer(timeSpan: .seconds(3), count: 2, scheduler: main))
    show("timeout", taps.timeout(.seconds(5), other: Observable.just(-1), scheduler: main))
    show(
      "latest",
      taps.flatMapLatest { tap in
        Observable<Int>.interval(.milliseconds(100), scheduler: main).map { "\(tap).\($0)" }
      })
  }

  /// Adds a line that shows all that a sequence has delivered.
  private func show<Element>(_ name: String, _ source: Observable<Element>) {
    let label = UILabel()
    label.accessibilityIdentifier = name
    label.text = "\(name):"
    label.numberOfLines = 0
    stack.addArrangedSubview(label)
    source.subscribe(onNext: { [weak label] in label?.text! += " \($0)" })
      .disposed(by: bag)
  }
}
