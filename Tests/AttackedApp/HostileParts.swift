import CoreGraphics
import UIKit

/// A view that draws itself.
final class Drawn: UIView {
  private let body: (CGContext) -> Void

  init(_ body: @escaping (CGContext) -> Void = { $0.fill(CGRect(x: 0, y: 0, width: 20, height: 20)) }) {
    self.body = body
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { fatalError("there is no document") }

  override func draw(_ rect: CGRect) {
    UIGraphicsGetCurrentContext().map(body)
  }
}

/// A view with a size of its own.
final class Sized: UIView {
  var size = 0.0
  override var intrinsicContentSize: CGSize { CGSize(width: size, height: size) }
}

/// Zooms a view, and keeps what runs.
final class Zoomed: NSObject, UIScrollViewDelegate {
  static let shared = Zoomed()
  var view: UIView?
  var kept: AnyObject?
  func viewForZooming(in scrollView: UIScrollView) -> UIView? { view }
}

/// Some rows.
final class Rows: NSObject, UITableViewDataSource, UICollectionViewDataSource, UIPickerViewDataSource,
  UIPickerViewDelegate
{
  static let shared = Rows()
  var rowSize = 30.0

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 5 }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = UITableViewCell()
    cell.textLabel?.text = "Row"
    return cell
  }
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 5 }
  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    cell.backgroundColor = .red
    return cell
  }
  func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }
  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 5 }
  func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
    "Row"
  }
  func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat { rowSize }
  func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat { rowSize }
}
