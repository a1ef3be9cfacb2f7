/// The delegate of a picker that emits the choices, and passes everything on to the adapter of bound rows or
/// the app's delegate.
@MainActor final class PickerViewDelegateProxy: UIPickerViewDelegate {
  let itemSelected = PublishSubject<(row: Int, component: Int)>()

  /// The app's delegate.
  weak var forward: (any UIPickerViewDelegate)?

  /// The adapter of bound rows.
  var rows: (any UIPickerViewDelegate)?

  /// The adapter whose binding lasts.
  weak var bound: (any UIPickerViewDelegate)?

  static func of(_ picker: UIPickerView) -> PickerViewDelegateProxy {
    let proxy = ownedObject(of: picker, PickerViewDelegateProxy.self) { PickerViewDelegateProxy() }
    if picker.delegate !== proxy {
      proxy.forward = picker.delegate
      picker.delegate = proxy
    }
    return proxy
  }

  private var contents: (any UIPickerViewDelegate)? { rows ?? forward }

  /// The app's delegate, or an empty one, whose methods answer as if they were not there.
  private var contentsOrDefault: any UIPickerViewDelegate { contents ?? DefaultPickerViewDelegate.shared }

  func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
    contents?.pickerView(pickerView, titleForRow: row, forComponent: component)
  }

  func pickerView(
    _ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int
  ) -> NSAttributedString? {
    contents?.pickerView(pickerView, attributedTitleForRow: row, forComponent: component)
  }

  func pickerView(
    _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?
  ) -> UIView {
    contentsOrDefault.pickerView(pickerView, viewForRow: row, forComponent: component, reusing: view)
  }

  func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat {
    forward?.pickerView(pickerView, rowHeightForComponent: component)
      ?? rows?.pickerView(pickerView, rowHeightForComponent: component) ?? 0
  }

  func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat {
    forward?.pickerView(pickerView, widthForComponent: component)
      ?? rows?.pickerView(pickerView, widthForComponent: component) ?? 0
  }

  func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
    rows?.pickerView(pickerView, didSelectRow: row, inComponent: component)
    forward?.pickerView(pickerView, didSelectRow: row, inComponent: component)
    itemSelected.onNext((row, component))
  }
}

/// A delegate that leaves everything out.
@MainActor private final class DefaultPickerViewDelegate: UIPickerViewDelegate {
  static let shared = DefaultPickerViewDelegate()
}

/// The rows of one component, of models of a bound sequence: titles, titles with attributes, or views.
@MainActor
final class PickerRows<Models: Sequence>: UIPickerViewDataSource, UIPickerViewDelegate,
  RxPickerViewDataSourceType, SectionedViewDataSourceType
{
  private var models: [Models.Element] = []
  private let title: ((Int, Models.Element) -> String?)?
  private let attributedTitle: ((Int, Models.Element) -> NSAttributedString?)?
  private let view: ((Int, Models.Element, UIView?) -> UIView)?

  init(
    title: ((Int, Models.Element) -> String?)? = nil,
    attributedTitle: ((Int, Models.Element) -> NSAttributedString?)? = nil,
    view: ((Int, Models.Element, UIView?) -> UIView)? = nil
  ) {
    self.title = title
    self.attributedTitle = attributedTitle
    self.view = view
  }

  func model(at indexPath: IndexPath) throws -> Any {
    guard models.indices.contains(indexPath.row) else { throw RxCocoaError.itemsNotYetBound }
    return models[indexPath.row]
  }

  func pickerView(_ pickerView: UIPickerView, observedEvent: Event<Models>) {
    guard case .next(let models) = observedEvent else { return }
    self.models = Array(models)
    pickerView.reloadAllComponents()
  }

  func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }

  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { models.count }

  func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
    title?(row, models[row])
  }

  func pickerView(
    _ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int
  ) -> NSAttributedString? {
    attributedTitle?(row, models[row])
  }

  func pickerView(
    _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?
  ) -> UIView {
    guard let made = self.view?(row, models[row], view) else {
      return DefaultPickerViewDelegate.shared.pickerView(
        pickerView, viewForRow: row, forComponent: component, reusing: view)
    }
    return made
  }
}
