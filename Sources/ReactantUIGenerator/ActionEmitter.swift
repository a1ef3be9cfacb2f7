import ReactantUIMarkup

/// Writes what sends a view's actions.
enum ActionEmitter {
  static func emit(
    _ actions: [ViewAction], of view: String, _ type: ElementType, isOwn: Bool = false,
    into writer: inout SourceWriter
  ) {
    for action in actions {
      let send = "target?.perform(action: .\(SwiftLiterals.name(action.name.text)))"
      if !isOwn, type == .component || !type.cellRoles.isEmpty {
        let condition =
          action.event.map { "if case .\(SwiftLiterals.name($0)) = $0 { \(send) }" } ?? "_ = $0; \(send)"
        writer.line(
          "\(view).action.subscribe(onNext: { [weak target] in \(condition) }).disposed(by: target.lifetimeDisposeBag)"
        )
      } else if type.tables.contains("Control") {
        writer.line(
          "\(view).addAction(UIAction { [weak target] _ in \(send) }, for: .\(event(action.event, type)))")
      } else {
        writer.block("do") { writer in
          writer.line("let tap = UITapGestureRecognizer()")
          writer.line(
            "tap.rx.event.subscribe(onNext: { [weak target] _ in \(send) }).disposed(by: target.lifetimeDisposeBag)"
          )
          writer.line("\(view).addGestureRecognizer(tap)")
          writer.line("\(view).isUserInteractionEnabled = true")
        }
      }
    }
  }

  /// The event of a control that a word names.
  private static func event(_ word: String?, _ type: ElementType) -> String {
    if word == "tap" || type.name == "Button" { return "touchUpInside" }
    return type.name == "TextField" ? "editingChanged" : "valueChanged"
  }
}
