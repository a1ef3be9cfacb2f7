/// Values by the state of a control: few enough for a linear search, so that they need not be hashed.
struct StateTable<Value> {
  private var values: [(state: UIControl.State, value: Value)] = []

  /// The value set for exactly that state.
  subscript(state: UIControl.State) -> Value? {
    get { values.first { $0.state == state }?.value }
    set {
      let index = values.firstIndex { $0.state == state }
      switch (index, newValue) {
      case (let index?, let value?): values[index].value = value
      case (let index?, nil): values.remove(at: index)
      case (nil, let value?): values.append((state, value))
      case (nil, nil): break
      }
    }
  }

  /// The value for a state; where none was set, the one for `.normal`.
  func value(for state: UIControl.State) -> Value? {
    self[state] ?? self[.normal]
  }
}
