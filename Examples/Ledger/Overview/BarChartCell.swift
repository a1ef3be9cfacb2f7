import UIKit

/// A chart of the amounts spent by month, whose bars grow when they are first shown.
final class BarChartCell: UICollectionViewCell {
  private let heading = UILabel()
  private let amount = UILabel()
  private let chart = BarChartView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    var background = UIBackgroundConfiguration.listGroupedCell()
    background.cornerRadius = 16
    backgroundConfiguration = background
    heading.text = String(localized: "Spending")
    heading.font = .preferredFont(forTextStyle: .subheadline)
    heading.textColor = .secondaryLabel
    amount.font = .preferredFont(forTextStyle: .title2)
    for label in [heading, amount] { label.adjustsFontForContentSizeCategory = true }
    let stack = UIStackView(arrangedSubviews: [heading, amount, chart])
    stack.axis = .vertical
    stack.setCustomSpacing(12, after: amount)
    stack.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
      stack.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -16),
      stack.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 14),
      stack.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -10),
    ])
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  func show(_ spending: [(month: Date, amount: Decimal)]) {
    amount.text = (spending.last?.amount ?? 0).money
    chart.bars = spending.map {
      BarChartView.Bar(
        label: $0.month.formatted(.dateTime.month(.abbreviated)),
        value: NSDecimalNumber(decimal: $0.amount).doubleValue,
        description: $0.amount.money)
    }
  }
}

/// Bars of shape layers, the last one in the tint color.
final class BarChartView: UIView {
  struct Bar: Equatable {
    var label: String
    var value: Double
    var description: String
  }

  var bars: [Bar] = [] {
    didSet {
      guard bars != oldValue else { return }
      rebuild()
    }
  }

  private var shapes: [CAShapeLayer] = []
  private var labels: [UILabel] = []

  private func rebuild() {
    shapes.forEach { $0.removeFromSuperlayer() }
    labels.forEach { $0.removeFromSuperview() }
    shapes = bars.map { _ in
      let shape = CAShapeLayer()
      shape.fillColor = nil
      shape.lineCap = .round
      layer.addSublayer(shape)
      return shape
    }
    labels = bars.map { bar in
      let label = UILabel()
      label.text = bar.label
      label.font = .preferredFont(forTextStyle: .caption1)
      label.textColor = .secondaryLabel
      label.textAlignment = .center
      label.accessibilityValue = bar.description
      addSubview(label)
      return label
    }
    updateColors()
    setNeedsLayout()
    animate()
  }

  private func updateColors() {
    for (index, shape) in shapes.enumerated() {
      let color = index == shapes.count - 1 ? tintColor : UIColor.systemFill
      shape.strokeColor = color?.resolvedColor(with: traitCollection).cgColor
    }
  }

  private func animate() {
    for (index, shape) in shapes.enumerated() {
      let growth = CABasicAnimation(keyPath: "strokeEnd")
      growth.fromValue = 0
      growth.toValue = 1
      growth.duration = 0.5
      growth.beginTime = CACurrentMediaTime() + Double(index) * 0.05
      growth.fillMode = .backwards
      growth.timingFunction = CAMediaTimingFunction(name: .easeOut)
      shape.add(growth, forKey: "growth")
    }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    guard !bars.isEmpty else { return }
    let labelHeight = ceil(UIFont.preferredFont(forTextStyle: .caption1).lineHeight)
    let column = bounds.width / CGFloat(bars.count)
    let width = min(28, column * 0.55)
    let baseline = bounds.height - labelHeight - 6
    let highest = max(bars.map(\.value).max() ?? 0, 1)
    for (index, bar) in bars.enumerated() {
      let middle = column * (CGFloat(index) + 0.5)
      let length = max(0.5, (baseline - width) * bar.value / highest)
      let path = UIBezierPath()
      if bar.value > 0 {
        path.move(to: CGPoint(x: middle, y: baseline - width / 2))
        path.addLine(to: CGPoint(x: middle, y: baseline - width / 2 - length))
      }
      shapes[index].lineWidth = width
      shapes[index].path = path.cgPath
      labels[index].frame = CGRect(
        x: column * CGFloat(index), y: bounds.height - labelHeight, width: column, height: labelHeight)
    }
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    updateColors()
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    updateColors()
  }
}
