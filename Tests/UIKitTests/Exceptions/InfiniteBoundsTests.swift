import CoreGraphics
import QuartzCore
import Testing

@testable import UIKit

/// Bounds that an app may set without being told of a mistake. What the views put into them has places that
/// are numbers, for others end the app.
@Suite("Views lay out what is in them in bounds of any size") @MainActor struct InfiniteBoundsTests {
  nonisolated static let lengths: [CGFloat] = [
    0, -5, 0.001, 1e9, 1e30, .greatestFiniteMagnitude, .infinity, -.infinity,
  ]

  private static func views() -> [UIView] {
    let field = UITextField()
    (field.text, field.borderStyle, field.clearButtonMode) = ("text", .roundedRect, .always)
    (field.leftView, field.leftViewMode) = (UILabel(), .always)
    (field.rightView, field.rightViewMode) = (
      UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20)), .always
    )
    let search = UISearchBar()
    search.showsCancelButton = true
    let text = UITextView()
    text.text = "some\nlines of text"
    let button = UIButton(configuration: .filled())
    button.configuration?.title = "title"
    button.configuration?.image = UIImage(systemName: "star")
    let plain = UIButton(type: .system)
    plain.setTitle("title", for: .normal)
    let image = UIImageView(image: UIImage(systemName: "star"))
    image.contentMode = .scaleAspectFit
    let stack = UIStackView(arrangedSubviews: [UILabel(), UIView(), UISwitch()])
    stack.distribution = .fillProportionally
    let scroll = UIScrollView()
    scroll.contentSize = CGSize(width: 500, height: 500)
    let table = UITableView(frame: .zero, style: .insetGrouped)
    let collection = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    let navigation = UINavigationBar()
    navigation.items = [UINavigationItem(title: "title")]
    let tabs = UITabBar()
    tabs.items = [UITabBarItem(title: "title", image: nil, tag: 0)]
    let tools = UIToolbar()
    tools.items = [
      .flexibleSpace(), UIBarButtonItem(title: "title", style: .plain, target: nil, action: nil),
    ]
    let segments = UISegmentedControl(items: ["a", "b"])
    segments.selectedSegmentIndex = 1
    let pages = UIPageControl()
    pages.numberOfPages = 7
    let label = UILabel()
    (label.text, label.numberOfLines) = ("some text", 0)
    let progress = UIProgressView()
    progress.progress = 0.4
    let picker = UIDatePicker()
    let slider = UISlider()
    slider.value = 0.3
    let content = UIListContentView(configuration: .subtitleCell())
    return [
      field, search, text, button, plain, image, stack, scroll, table, collection, navigation, tabs, tools,
      segments, pages,
      label, progress, picker, slider, content, UISwitch(), UIStepper(), UIActivityIndicatorView(),
      UIPickerView(),
      UIVisualEffectView(effect: UIBlurEffect(style: .regular)),
      UITableViewCell(style: .subtitle, reuseIdentifier: nil),
      UIColorWell(), UIView(),
    ]
  }

  @Test(arguments: lengths, lengths) func everyView(width: CGFloat, height: CGFloat) {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    for view in Self.views() {
      window.addSubview(view)
      view.bounds = CGRect(x: 0, y: 0, width: width, height: height)
      view.layoutIfNeeded()
      _ = view.sizeThatFits(view.bounds.size)
      view.removeFromSuperview()
    }
  }
}
