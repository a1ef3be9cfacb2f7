import DisplayProtocol

/// Wheels of rows beside each other, each turned to one row.
///
/// A finger turns a wheel and lets it run, a tap on a row turns to it, and so do the arrow keys, Page Up and
/// Down, Home and End, and a mouse's wheel. The delegate is notified when a person has turned a wheel, not
/// when code has.
@preconcurrency @MainActor open class UIPickerView: UIView {
  private let band = UIView.decoration(.tertiarySystemFill)
  private var columns: [PickerColumn] = []
  private var isLoaded = false

  /// Makes a picker without wheels; an empty frame gets the size of 320×216 points.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }

  /// Makes a picker without a frame. There are no archives of views here; subclasses declare it as on iOS.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
    coder.decodeInterface(self, UIPickerView.self)
  }

  private func prepare() {
    keepToContent()
    band.layer.cornerRadius = metrics.bandRadius
    addSubview(band)
    if bounds.isEmpty { bounds.size = metrics.size }
  }

  private var metrics: Metrics.PickerColumns { Metrics.current.pickerColumns }

  // MARK: Data

  /// The data source that provides the numbers of components and rows.
  open weak var dataSource: (any UIPickerViewDataSource)? {
    didSet { setNeedsReload() }
  }

  /// The delegate that provides the rows' contents and is notified of selections.
  open weak var delegate: (any UIPickerViewDelegate)? {
    didSet { setNeedsReload() }
  }

  private func setNeedsReload() {
    isLoaded = false
    setNeedsLayout()
  }

  /// The wheels, made when they are first needed.
  private func loaded() -> [PickerColumn] {
    if !isLoaded { load() }
    return columns
  }

  /// The most wheels of a picker, each of which is a view from the beginning.
  private static let mostComponents = 100

  private func load() {
    isLoaded = true
    let wanted = dataSource?.numberOfComponents(in: self) ?? 0
    if wanted > Self.mostComponents {
      warnOnce("A picker shows up to \(Self.mostComponents) components; its data source has \(wanted).")
    }
    let count = min(max(wanted, 0), Self.mostComponents)
    while columns.count > count { columns.removeLast().removeFromSuperview() }
    while columns.count < count {
      let column = PickerColumn(component: columns.count, picker: self)
      columns.append(column)
      addSubview(column)
    }
    for column in columns { column.reload() }
    setNeedsLayout()
  }

  /// The number of components.
  open var numberOfComponents: Int { loaded().count }

  /// Returns the number of rows in a component.
  open func numberOfRows(inComponent component: Int) -> Int { column(component).count }

  /// The size of a wheel's rows.
  open func rowSize(forComponent component: Int) -> CGSize {
    let column = column(component)
    layoutIfNeeded()
    return CGSize(width: column.bounds.width, height: column.rowHeight)
  }

  /// The view that a row shows now; nil for one that cannot be seen.
  open func view(forRow row: Int, forComponent component: Int) -> UIView? { column(component).shownView(row) }

  /// Reloads all components.
  open func reloadAllComponents() { load() }

  /// Reloads the rows of a component.
  open func reloadComponent(_ component: Int) { column(component).reload() }

  private func column(_ component: Int) -> PickerColumn {
    let columns = loaded()
    ExceptionName.range.raise(
      unless:
        columns.indices.contains(component),
      "There is no component \(component): the picker has \(columns.count).")
    return columns[component]
  }

  // MARK: Choosing

  /// Turns a wheel to a row; one outside becomes the nearest. Calls no delegate.
  open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) {
    column(component).select(row, animated: animated)
  }

  /// The row that a wheel is turned to; −1 where it has none.
  open func selectedRow(inComponent component: Int) -> Int { column(component).row }

  /// A person has turned a wheel.
  func didTurn(_ column: PickerColumn) {
    delegate?.pickerView(self, didSelectRow: column.row, inComponent: column.component)
  }

  /// The view returned for a delegate that provides no views of its own.
  static let noView = UIView()

  /// The wheels whose first row comes again after the last, as those of hours do.
  var endlessComponents: Set<Int> = []

  /// The accessibility labels of the components.
  var columnLabels: [String] = [] {
    didSet { for column in columns { column.setNeedsSemantics() } }
  }

  /// Whether the band behind the chosen rows shows; iOS always shows it.
  open var showsSelectionIndicator = true

  // MARK: Layout

  /// 320×216 points.
  open override var intrinsicContentSize: CGSize { metrics.size }
  /// 320×216 points.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { metrics.size }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let columns = loaded()
    let height = columns.map(\.rowHeight).max() ?? metrics.rowHeight
    band.frame = CGRect(
      x: metrics.margin, y: bounds.midY - height / 2 - 1, width: bounds.width - 2 * metrics.margin,
      height: height + 2)
    let widths = columns.map { max(delegate?.pickerView(self, widthForComponent: $0.component) ?? 0, 0) }
    let gaps = CGFloat(max(columns.count - 1, 0)) * metrics.gap
    let inner = bounds.width - 2 * metrics.margin - gaps
    let left = max(inner - widths.reduce(0, +), 0)
    let share = (left / CGFloat(max(widths.count { $0 == 0 }, 1))).rounded(.down)
    let taken = widths.reduce(0) { $0 + ($1 == 0 ? share : $1) } + gaps
    var x = (bounds.width - taken) / 2
    for (index, column) in columns.enumerated() {
      let width = widths[index] == 0 ? share : widths[index]
      column.frame = CGRect(
        x: readsFromLeft ? x : bounds.width - x - width, y: 0, width: width, height: bounds.height)
      x += width + metrics.gap
    }
  }
}
