import Combine
import Testing
import UIKit

/// A form whose button follows its fields, written as apps are: on the main actor, with `@Published` and
/// bindings to views.
final class SignUpModel: ObservableObject {
  enum Failure: Error { case taken }

  @Published var name = ""
  @Published var password = ""
  @Published private(set) var isValid = false
  @Published private(set) var message: String?
  private var subscriptions: Set<AnyCancellable> = []

  init() {
    Publishers.CombineLatest($name, $password)
      .map { name, password in name.count >= 3 && password.count >= 8 }
      .removeDuplicates()
      .assign(to: &$isValid)
    $name
      .dropFirst()
      .flatMap { name in
        Future<String, Failure> { promise in
          promise(name == "kiri" ? .failure(.taken) : .success("\(name) is free"))
        }
        .catch { _ in Just("\(name) is taken") }
      }
      .sink { [weak self] in self?.message = $0 }
      .store(in: &subscriptions)
  }
}

final class SignUpController: UIViewController {
  let name = UITextField()
  let message = UILabel()
  let button = UIButton(type: .system)
  private let model = SignUpModel()
  private var subscriptions = Set<AnyCancellable>()

  override func viewDidLoad() {
    super.viewDidLoad()
    for part in [name, message, button] { view.addSubview(part) }
    NotificationCenter.default.publisher(for: UITextField.textDidChangeNotification, object: name)
      .compactMap { ($0.object as? UITextField)?.text }
      .assign(to: \.name, on: model)
      .store(in: &subscriptions)
    model.$isValid.assign(to: \.isEnabled, on: button).store(in: &subscriptions)
    model.$message.assign(to: \.text, on: message).store(in: &subscriptions)
  }

  func choose(password: String) { model.password = password }
}

@MainActor struct SignUpTests {
  @Test func theButtonFollowsTheFields() {
    let controller = SignUpController()
    controller.loadViewIfNeeded()
    #expect(!controller.button.isEnabled)
    controller.name.insertText("ada")
    #expect(controller.message.text == "ada is free")
    #expect(!controller.button.isEnabled)
    controller.choose(password: "lovelace")
    #expect(controller.button.isEnabled)
    controller.name.text = ""
    controller.name.insertText("kiri")
    #expect(controller.message.text == "kiri is taken")
  }

  @Test func anObjectReportsBeforeItChanges() {
    let model = SignUpModel()
    var names: [String] = []
    let subscription = model.objectWillChange.sink { names.append(model.name) }
    model.name = "ada"
    #expect(names.first == "")
    subscription.cancel()
  }

  @Test func aControllerGoesWithItsSubscriptions() {
    weak var controller: SignUpController?
    do {
      let made = SignUpController()
      made.loadViewIfNeeded()
      controller = made
    }
    #expect(controller == nil)
  }

  @Test func valuesComeToTheMainQueue() async {
    let found = await Just("ada").delay(for: .milliseconds(1), scheduler: DispatchQueue.main)
      .receive(on: RunLoop.main).values.first { _ in true }
    #expect(found == "ada")
  }
}
