import CoreGraphics
import QuartzCore
import UIKit

/// Scrolling, lists and pickers.
extension HostileNumbers {
  static let scrolling: [Property] = [
    on({ scroll() }, "UIScrollView.contentOffset") { $0.contentOffset = CGPoint(x: $1, y: $1) },
    on({ scroll() }, "UIScrollView.contentOffset animated") {
      $0.setContentOffset(CGPoint(x: $1, y: $1), animated: true)
    },
    on({ scroll() }, "UIScrollView.contentSize") { $0.contentSize = CGSize(width: $1, height: $1) },
    on({ scroll() }, "UIScrollView.contentInset") {
      $0.contentInset = UIEdgeInsets(top: $1, left: $1, bottom: $1, right: $1)
    },
    on({ scroll() }, "UIScrollView.zoomScale") {
      ($0.minimumZoomScale, $0.maximumZoomScale) = (-Double.infinity, .infinity)
      $0.zoomScale = $1
    },
    on({ scroll() }, "UIScrollView.maximumZoomScale") { $0.maximumZoomScale = $1 },
    on({ scroll() }, "UIScrollView.scrollRectToVisible") {
      $0.scrollRectToVisible(CGRect(x: $1, y: $1, width: $1, height: $1), animated: false)
    },
    on({ scroll() }, "UIScrollView.isPagingEnabled") {
      $0.isPagingEnabled = true
      $0.frame.size = CGSize(width: $1, height: $1)
    },
    on({ scroll() }, "UIScrollView.scrollIndicatorInsets") {
      $0.verticalScrollIndicatorInsets = UIEdgeInsets(top: $1, left: $1, bottom: $1, right: $1)
      $0.flashScrollIndicators()
    },
  ]

  static func scroll() -> UIScrollView {
    let scroll = UIScrollView()
    scroll.contentSize = CGSize(width: 300, height: 300)
    let inner = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    inner.backgroundColor = .red
    scroll.addSubview(inner)
    let zoomed = Zoomed.shared
    zoomed.view = inner
    scroll.delegate = zoomed
    return scroll
  }

  static let lists: [Property] = [
    on({ table() }, "UITableView.rowHeight") { $0.rowHeight = $1 },
    on({ table() }, "UITableView.estimatedRowHeight") { $0.estimatedRowHeight = $1 },
    on({ table() }, "UITableView.sectionHeaderHeight") { $0.sectionHeaderHeight = $1 },
    on({ table() }, "UITableView.sectionHeaderTopPadding") { $0.sectionHeaderTopPadding = $1 },
    on({ table() }, "UITableView.separatorInset") {
      $0.separatorInset = UIEdgeInsets(top: $1, left: $1, bottom: $1, right: $1)
    },
    on({ table() }, "UITableView.frame") { $0.frame.size = CGSize(width: $1, height: $1) },
    on({ table() }, "UITableView.contentOffset") { $0.contentOffset.y = $1 },
    on({ table() }, "UITableView.fillerRowHeight") { $0.fillerRowHeight = $1 },
    on({ grid() }, "UICollectionViewFlowLayout.itemSize") {
      flow($0).itemSize = CGSize(width: $1, height: $1)
    },
    on({ grid() }, "UICollectionViewFlowLayout.estimatedItemSize") {
      flow($0).estimatedItemSize = CGSize(width: $1, height: $1)
    },
    on({ grid() }, "UICollectionViewFlowLayout.minimumLineSpacing") { flow($0).minimumLineSpacing = $1 },
    on({ grid() }, "UICollectionViewFlowLayout.minimumInteritemSpacing") {
      flow($0).minimumInteritemSpacing = $1
    },
    on({ grid() }, "UICollectionViewFlowLayout.sectionInset") {
      flow($0).sectionInset = UIEdgeInsets(top: $1, left: $1, bottom: $1, right: $1)
    },
    on({ grid() }, "UICollectionView.frame") { $0.frame.size = CGSize(width: $1, height: $1) },
    Property(name: "compositional layout") { value in
      let item = NSCollectionLayoutItem(
        layoutSize: NSCollectionLayoutSize(
          widthDimension: .absolute(value), heightDimension: .absolute(value)))
      item.contentInsets = NSDirectionalEdgeInsets(top: value, leading: value, bottom: value, trailing: value)
      let group = NSCollectionLayoutGroup.horizontal(
        layoutSize: NSCollectionLayoutSize(
          widthDimension: .fractionalWidth(value), heightDimension: .estimated(value)), subitems: [item])
      let section = NSCollectionLayoutSection(group: group)
      section.interGroupSpacing = value
      section.orthogonalScrollingBehavior = .groupPaging
      return grid(UICollectionViewCompositionalLayout(section: section))
    },
  ]

  static func table() -> UITableView {
    let table = UITableView()
    table.dataSource = Rows.shared
    return table
  }

  static func grid(_ layout: UICollectionViewLayout? = nil) -> UICollectionView {
    let layout = layout ?? UICollectionViewFlowLayout()
    let frame = CGRect(x: 10, y: 10, width: 80, height: 60)
    let grid = UICollectionView(frame: frame, collectionViewLayout: layout)
    grid.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    grid.dataSource = Rows.shared
    return grid
  }

  static func flow(_ view: UICollectionView) -> UICollectionViewFlowLayout {
    view.collectionViewLayout as! UICollectionViewFlowLayout
  }

  static let pickers: [Property] = [
    on({ UIDatePicker() }, "UIDatePicker.date") { $0.date = Date(timeIntervalSinceReferenceDate: $1) },
    on({ UIDatePicker() }, "UIDatePicker.wheels.date") {
      $0.preferredDatePickerStyle = .wheels
      $0.date = Date(timeIntervalSinceReferenceDate: $1)
    },
    on({ UIDatePicker() }, "UIDatePicker.minimumDate") {
      $0.minimumDate = Date(timeIntervalSinceReferenceDate: $1)
    },
    on({ UIDatePicker() }, "UIDatePicker.countDownDuration") {
      $0.datePickerMode = .countDownTimer
      $0.preferredDatePickerStyle = .wheels
      $0.countDownDuration = $1
    },
    on({ UIDatePicker() }, "UIDatePicker.minuteInterval") { $0.minuteInterval = whole($1) },
    on({ picker() }, "UIPickerView.rowSize") { picker, value in
      Rows.shared.rowSize = value
      picker.reloadAllComponents()
    },
  ]

  static func picker() -> UIPickerView {
    let picker = UIPickerView()
    picker.dataSource = Rows.shared
    picker.delegate = Rows.shared
    return picker
  }
}
