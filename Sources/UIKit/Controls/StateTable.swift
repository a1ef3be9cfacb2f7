/// Values by the state of a control.
struct StateTable<Value> {
  private var values: [UIControl.State: Value] = [:]

  /// The value set for exactly that state.
  subscript(state: UIControl.State) -> Value? {
    get { values[state] }
    set { values[state] = newValue }
  }

  /// The value for a state; where none was set, the one for `.normal`.
  func value(for state: UIControl.State) -> Value? {
    values[state] ?? values[.normal]
  }
}
