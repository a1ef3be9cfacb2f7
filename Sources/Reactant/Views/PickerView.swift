import UIKit

/// A picker of one column. Its state is the model that is shown; choosing one emits it.
@preconcurrency @MainActor
open class PickerView<MODEL>: ViewBase<MODEL, MODEL>, UIPickerViewDataSource, UIPickerViewDelegate {
  private let picker = UIPickerView()
  private let items: [MODEL]
  private let titleSelection: (MODEL) -> String

  /// Creates a picker.
  /// - Parameters:
  ///   - items: The models to choose from.
  ///   - titleSelection: Returns a model's title. A state is shown by the first model with its title.
  public init(items: [MODEL], titleSelection: @escaping (MODEL) -> String) {
    self.items = items
    self.titleSelection = titleSelection
    super.init()
  }

  /// Adds the picker.
  open override func loadView() {
    picker.dataSource = self
    picker.delegate = self
    addSubview(picker)
  }

  /// Pins the picker to the edges.
  open override func setupConstraints() {
    NSLayoutConstraint.activate([
      picker.topAnchor.constraint(equalTo: topAnchor), picker.bottomAnchor.constraint(equalTo: bottomAnchor),
      picker.leadingAnchor.constraint(equalTo: leadingAnchor),
      picker.trailingAnchor.constraint(equalTo: trailingAnchor),
    ])
  }

  /// Selects the first model with the state's title; does nothing where there is none.
  open override func update() {
    let title = titleSelection(componentState)
    guard let row = items.firstIndex(where: { titleSelection($0) == title }) else { return }
    picker.selectRow(row, inComponent: 0, animated: true)
  }

  /// One.
  open func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }

  /// The number of models.
  open func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
    items.count
  }

  /// A model's title.
  open func pickerView(
    _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
  ) -> String? {
    titleSelection(items[row])
  }

  /// Emits the chosen model.
  open func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
    perform(action: items[row])
  }
}
