import ReactantUIMarkup

extension DefinitionEmitter {
  /// Whether anything of the component shows its state.
  var showsState: Bool { definition.hyperdrive?.properties.isEmpty == false }
}

extension Attribute {
  /// Whether it shows a property of the component's state.
  var showsState: Bool { if case .state = value { true } else { false } }
}
