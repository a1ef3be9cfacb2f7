import UIKit

/// A view of a table that shows a description.
@MainActor protocol RowHosting: UIView {
  var host: RowHost { get }
  var contentView: UIView { get }
}

/// The cell of a row.
final class HostingCell: UITableViewCell, RowHosting {
  let host = RowHost()

  override init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    selectionStyle = .none
    backgroundColor = .clear
  }

  required init?(coder: NSCoder) {
    preconditionFailure("A HostingCell is made by a NativeTable.")
  }

  override func setHighlighted(_ highlighted: Bool, animated: Bool) {
    let differs = highlighted != isHighlighted
    super.setHighlighted(highlighted, animated: animated)
    if differs { host.setHighlighted(highlighted) }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    host.resize(to: contentView.bounds.size)
  }

  override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    CGSize(width: targetSize.width, height: host.automaticHeight(width: targetSize.width) ?? 0)
  }
}

/// The view of a header or a footer.
final class HostingHeader: UITableViewHeaderFooterView, RowHosting {
  let host = RowHost()

  override init(reuseIdentifier: String?) {
    super.init(reuseIdentifier: reuseIdentifier)
    // Nothing lies behind the description.
    backgroundView = UIView(frame: .zero)
  }

  required init?(coder: NSCoder) {
    preconditionFailure("A HostingHeader is made by a NativeTable.")
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    host.resize(to: contentView.bounds.size)
  }

  override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    CGSize(width: targetSize.width, height: host.automaticHeight(width: targetSize.width) ?? 0)
  }
}
