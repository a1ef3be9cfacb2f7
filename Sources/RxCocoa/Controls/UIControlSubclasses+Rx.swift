@MainActor extension Reactive where Base: UIControl {
  /// Whether the control can be used.
  @preconcurrency public var isEnabled: Binder<Bool> { Binder(base) { $0.isEnabled = $1 } }
  /// Whether the control is selected.
  @preconcurrency public var isSelected: Binder<Bool> { Binder(base) { $0.isSelected = $1 } }
  /// Whether the control is highlighted.
  @preconcurrency public var isHighlighted: Binder<Bool> { Binder(base) { $0.isHighlighted = $1 } }

  /// The primary actions of the control.
  @preconcurrency public var primaryAction: ControlEvent<Void> { controlEvent(.primaryActionTriggered) }

  /// A property of a control whose changes are `.valueChanged`; equal values are not written.
  fileprivate func valueProperty<Value: Equatable>(
    _ keyPath: ReferenceWritableKeyPath<Base, Value>, events: UIControl.Event = .valueChanged
  ) -> ControlProperty<Value> {
    controlProperty(
      editingEvents: events, getter: { $0[keyPath: keyPath] },
      setter: { control, value in if control[keyPath: keyPath] != value { control[keyPath: keyPath] = value }
      })
  }
}

@MainActor extension Reactive where Base: UISwitch {
  /// Whether the switch is on.
  @preconcurrency public var isOn: ControlProperty<Bool> { valueProperty(\.isOn) }
  /// The same as ``isOn``.
  @preconcurrency public var value: ControlProperty<Bool> { isOn }
}

@MainActor extension Reactive where Base: UISlider {
  /// The value.
  @preconcurrency public var value: ControlProperty<Float> { valueProperty(\.value) }
  /// The least value.
  @preconcurrency public var minimumValue: Binder<Float> { Binder(base) { $0.minimumValue = $1 } }
  /// The greatest value.
  @preconcurrency public var maximumValue: Binder<Float> { Binder(base) { $0.maximumValue = $1 } }
}

@MainActor extension Reactive where Base: UIStepper {
  /// The value.
  @preconcurrency public var value: ControlProperty<Double> { valueProperty(\.value) }
  /// The length of a step.
  @preconcurrency public var stepValue: Binder<Double> { Binder(base) { $0.stepValue = $1 } }
  /// The least value.
  @preconcurrency public var minimumValue: Binder<Double> { Binder(base) { $0.minimumValue = $1 } }
  /// The greatest value.
  @preconcurrency public var maximumValue: Binder<Double> { Binder(base) { $0.maximumValue = $1 } }
}

@MainActor extension Reactive where Base: UISegmentedControl {
  /// The index of the selected segment, or `UISegmentedControl.noSegment`.
  @preconcurrency public var selectedSegmentIndex: ControlProperty<Int> {
    valueProperty(\.selectedSegmentIndex)
  }
  /// The same as ``selectedSegmentIndex``.
  @preconcurrency public var value: ControlProperty<Int> { selectedSegmentIndex }

  /// Whether a segment can be chosen.
  @preconcurrency public func enabledForSegment(at index: Int) -> Binder<Bool> {
    Binder(base) { $0.setEnabled($1, forSegmentAt: index) }
  }
  /// The title of a segment.
  @preconcurrency public func titleForSegment(at index: Int) -> Binder<String?> {
    Binder(base) { $0.setTitle($1, forSegmentAt: index) }
  }
  /// The image of a segment.
  @preconcurrency public func imageForSegment(at index: Int) -> Binder<UIImage?> {
    Binder(base) { $0.setImage($1, forSegmentAt: index) }
  }
}

@MainActor extension Reactive where Base: UIDatePicker {
  /// The date.
  @preconcurrency public var date: ControlProperty<Date> { valueProperty(\.date) }
  /// The same as ``date``.
  @preconcurrency public var value: ControlProperty<Date> { date }
  /// The duration of a countdown, in seconds.
  @preconcurrency public var countDownDuration: ControlProperty<TimeInterval> {
    valueProperty(\.countDownDuration)
  }
}

@MainActor extension Reactive where Base: UIPageControl {
  /// The index of the page, written without events.
  @preconcurrency public var currentPage: Binder<Int> { Binder(base) { $0.currentPage = $1 } }
  /// The number of pages.
  @preconcurrency public var numberOfPages: Binder<Int> { Binder(base) { $0.numberOfPages = $1 } }
}

@MainActor extension Reactive where Base: UIRefreshControl {
  /// Whether the control shows that it is refreshing.
  @preconcurrency public var isRefreshing: Binder<Bool> {
    Binder(base) { $1 ? $0.beginRefreshing() : $0.endRefreshing() }
  }
}

@MainActor extension Reactive where Base: UITextField {
  /// Whether the text is concealed.
  @preconcurrency public var isSecureTextEntry: Binder<Bool> { Binder(base) { $0.isSecureTextEntry = $1 } }
  /// The placeholder.
  @preconcurrency public var placeholder: Binder<String?> { Binder(base) { $0.placeholder = $1 } }
}
