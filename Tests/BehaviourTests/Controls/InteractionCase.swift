import ShojiTestSupport
import Testing

/// What a person has to use an app with.
enum InputModality: String, CaseIterable, Sendable {
  case keyboard, pointer, touch
}

/// One thing that a person does.
enum Step: Sendable {
  /// Presses a key, once or so many times.
  case key(String, times: Int = 1)
  /// Taps, or clicks, in the middle of a view.
  case tap(DriverTarget)
  /// Taps at a point of a view, in parts of its size.
  case tapAt(DriverTarget, x: CGFloat, y: CGFloat)
  /// Drags from a point of a view, in parts of its size, by some points.
  case drag(DriverTarget, x: CGFloat, y: CGFloat, by: CGVector, seconds: TimeInterval)
  /// Drags from a point of a view, in parts of its size, by some points, and holds still before letting go.
  case place(DriverTarget, x: CGFloat, y: CGFloat, by: CGVector)
  /// Turns the mouse's wheel over a point of a view, in parts of its size.
  case wheel(DriverTarget, x: CGFloat = 0.5, y: CGFloat = 0.5, by: CGVector)
  /// Writes into a field, which a keyboard on the screen or on the table does alike.
  case write(String, into: DriverTarget)
  /// Lets seconds pass.
  case wait(TimeInterval)

  /// In how many moves a finger goes where it holds still.
  private static let moves = 8

  static func type(_ text: String) -> [Step] { text.map { .key(String($0)) } }

  /// Does it with a hand. A hand that cannot do it is a mistake in the table.
  func act(_ app: any AppDriver, _ modality: InputModality) async throws {
    let pointer: PointerInput.Kind = modality == .touch ? .touch : .mouse
    switch self {
    case .key(let key, let times):
      #expect(modality == .keyboard)
      for _ in 0..<times { try await app.press(key) }
      return
    case .wait(let seconds): return try await app.advance(seconds)
    case .write(let text, let field): return try await app.type(text, into: field)
    default: #expect(modality != .keyboard)
    }
    switch self {
    case .tap(let target): try await app.tap(target, pointer: pointer)
    case .tapAt(let target, let x, let y):
      try await app.tap(.point(point(of: target, x, y, in: app)), pointer: pointer)
    case .drag(let target, let x, let y, let way, let seconds):
      let start = try await point(of: target, x, y, in: app)
      let end = CGPoint(x: start.x + way.dx, y: start.y + way.dy)
      try await app.drag(from: .point(start), to: .point(end), seconds: seconds, pointer: pointer)
    case .place(let target, let x, let y, let way):
      let start = try await point(of: target, x, y, in: app)
      try await app.pointer(.down, id: 0, kind: pointer, at: .point(start))
      for part in 1...Step.moves {
        let share = CGFloat(part) / CGFloat(Step.moves)
        try await app.advance(0.02)
        try await app.pointer(
          .move, id: 0, kind: pointer,
          at: .point(CGPoint(x: start.x + way.dx * share, y: start.y + way.dy * share)))
      }
      try await app.advance(0.3)
      try await app.pointer(
        .up, id: 0, kind: pointer, at: .point(CGPoint(x: start.x + way.dx, y: start.y + way.dy)))
    case .wheel(let target, let x, let y, let way):
      #expect(modality == .pointer)
      try await app.scroll(on: .point(point(of: target, x, y, in: app)), by: way)
    default: break
    }
  }

  private func point(of target: DriverTarget, _ x: CGFloat, _ y: CGFloat, in app: any AppDriver) async throws
    -> CGPoint
  {
    guard case .name(let name, let index) = target else { throw DriverError("\(target) is not a view") }
    let frame = try await app.view(name, index: index).frame
    return CGPoint(x: frame.minX + frame.width * x, y: frame.minY + frame.height * y)
  }
}

/// What the tree says at the end.
enum TreeExpectation: Sendable {
  /// A view's text.
  case text(String, String)
  /// A line's text, and the number of its updates.
  case updated(String, String, times: Int = 1)
  /// A view's value.
  case value(String, String)
  /// There is a view of a class, or none.
  case shows(String, Bool = true)
  /// Two views have the same left edge, or the same top.
  case aligned(String, String)

  /// How long a person waits for it, in seconds: wheels that were thrown come to rest in less.
  private static let patience: TimeInterval = 4
  private static let glance: TimeInterval = 0.1

  /// Looks until it is there.
  func verify(_ app: any AppDriver, _ modality: InputModality) async throws {
    var mismatch = try await mismatch(with: app.tree())
    for _ in 0..<Int(TreeExpectation.patience / TreeExpectation.glance) where mismatch != nil {
      try await app.advance(TreeExpectation.glance)
      mismatch = try await self.mismatch(with: app.tree())
    }
    #expect(mismatch == nil, "by \(modality)")
  }

  /// What is to be seen instead; nil where it is as it should be.
  private func mismatch(with tree: TreeNode) throws -> String? {
    switch self {
    case .text(let name, let text):
      let shown = try tree.view(named: name).text
      return shown == text ? nil : "\(name) says \(shown ?? "nothing")"
    case .updated(let name, let text, let times):
      let line = try tree.view(named: name)
      guard line.text != text || line.value != String(times) else { return nil }
      return "\(name) says \(line.text ?? "nothing"), updated \(line.value ?? "no") times"
    case .value(let name, let value):
      let shown = try tree.view(named: name).value
      return shown == value ? nil : "\(name) has the value \(shown ?? "nil")"
    case .shows(let name, let isThere):
      return tree.all.contains { $0.className == name } == isThere
        ? nil : isThere ? "there is no \(name)" : "there is a \(name)"
    case .aligned(let one, let other):
      let (start, end) = (try tree.view(named: one).frame.origin, try tree.view(named: other).frame.origin)
      return start == end ? nil : "\(one) lies at \(start), \(other) at \(end)"
    }
  }
}

/// A control, what a person does with it by each hand, and what is to be seen then.
struct InteractionCase: CustomTestStringConvertible, Sendable {
  var control: String
  var page: String
  /// By hand; touch does what the pointer does where nothing else is said.
  private var ways: [InputModality: [Step]]
  /// What is to be seen; by one hand in another way than by others where that is said.
  private var expectations: [InputModality: [TreeExpectation]]

  init(
    _ control: String, on page: String, keyboard: [Step], pointer: [Step], touch: [Step]? = nil,
    sees: [TreeExpectation],
    byKeyboard: [TreeExpectation]? = nil
  ) {
    self.control = control
    self.page = page
    ways = [.keyboard: keyboard, .pointer: pointer, .touch: touch ?? pointer]
    expectations = [.keyboard: byKeyboard ?? sees, .pointer: sees, .touch: sees]
  }

  var testDescription: String { control }

  /// Does it on a display, by each hand in an app of its own.
  func act(on display: TestDisplay) async throws {
    for modality in InputModality.allCases {
      // As high as the longest page, so that nothing has to be scrolled to be reached.
      try await display.open(page, size: CGSize(width: 375, height: 1_700)) { app in
        for step in ways[modality]! { try await step.act(app, modality) }
        for expectation in expectations[modality]! { try await expectation.verify(app, modality) }
      }
    }
  }
}
