import ObjectiveCRuntime
import UIKit

/// The log of calls that objects of documents received, in order.
@MainActor enum Calls {
  static var all: [String] = []
  static func take() -> [String] {
    defer { all = [] }
    return all
  }
}

/// A view that notes what happens to it.
final class LoggingView: UIView {
  weak var badge: UILabel!
  var radius: CGFloat = 0 { didSet { Calls.all.append("radius of \(tag)") } }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    Calls.all.append("init \(tag) \(Int(frame.width)) \(subviews.count) \(coder.decodeBool(forKey: "x"))")
  }

  override init(frame: CGRect) { super.init(frame: frame) }

  override func awakeFromNib() {
    super.awakeFromNib()
    Calls.all.append("awake \(tag) \(badge?.text ?? "-")")
  }
}

/// A controller that notes what happens to it.
class LoggingController: UIViewController {
  weak var label: UILabel!
  weak var top: NSLayoutConstraint!
  var item: UIBarButtonItem!
  var buttons: [UIButton]!
  var received: String?
  var refuses = false

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    Calls.all.append("init \(title ?? "-") \(storyboard != nil)")
  }

  override init(nibName: String?, bundle: Bundle?) { super.init(nibName: nibName, bundle: bundle) }

  init?(coder: NSCoder, received: String) {
    self.received = received
    super.init(coder: coder)
  }

  override func awakeFromNib() {
    super.awakeFromNib()
    Calls.all.append("awake \(title ?? "-") \(isViewLoaded)")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    Calls.all.append("load \(title ?? "-") \(label?.text ?? "-")")
  }

  override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool {
    Calls.all.append("should \(identifier)")
    return !refuses
  }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    let destination = segue.destination.title ?? "-"
    Calls.all.append("prepare \(segue.identifier ?? "-") \(segue.source.title ?? "-") \(destination)")
    (segue.destination as? LoggingController)?.received = "from \(title ?? "-")"
  }

  func tap(_ sender: Any?) { Calls.all.append("tap \(sender.map { "\(type(of: $0))" } ?? "-")") }
  func unwindHere(_ segue: UIStoryboardSegue) {
    Calls.all.append("unwind \(title ?? "-") \(segue.identifier ?? "-")")
  }
  func makeNext(_ coder: NSCoder, _ sender: Any?, _ identifier: String?) -> LoggingController? {
    LoggingController(coder: coder, received: "made for \(identifier ?? "-")")
  }
}

/// The first of several screens, to which unwind segues lead.
final class RootController: LoggingController {}

/// A table with prototypes.
final class ListController: UITableViewController {
  var rows = ["One", "Two"]

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows.count }
  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    (cell as? RowCell)?.name.text = rows[indexPath.row]
    return cell
  }
  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    Calls.all.append("selected \(indexPath.row)")
  }
  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    let path = (sender as? UITableViewCell).flatMap { tableView.indexPath(for: $0) }
    Calls.all.append("prepare \(segue.identifier ?? "-") \(path?.row ?? -1)")
  }
}

/// A cell with an outlet.
final class RowCell: UITableViewCell {
  weak var name: UILabel!

  override func awakeFromNib() {
    super.awakeFromNib()
    Calls.all.append("cell \(name.text ?? "-")")
  }
}

/// A cell of a collection.
final class TileCell: UICollectionViewCell {
  weak var name: UILabel!
}

/// A collection with prototypes.
final class GridController: UICollectionViewController {
  override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int
  {
    3
  }
  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "tile", for: indexPath)
    (cell as? TileCell)?.name.text = "\(indexPath.item)"
    return cell
  }
}

/// A segue of the app's own.
final class FadeSegue: UIStoryboardSegue {
  override func perform() {
    Calls.all.append("fade \(identifier ?? "-")")
    source.present(destination, animated: false)
  }
}

/// An object that is no view.
@MainActor final class Helper: NSObject {
  weak var owner: UIViewController?
  func awakeFromNib() { Calls.all.append("helper \(owner != nil)") }
}

/// A recognizer with a property of its own.
final class CountingTap: UITapGestureRecognizer {
  var count = 3
}

/// A constraint of the app's own.
final class DoubleConstraint: NSLayoutConstraint {
  override func awakeFromNib() {
    super.awakeFromNib()
    constant *= 2
  }
}

/// An owner of a nib.
@MainActor final class NibOwner: NSObject {
  var view: UIView!
  var label: UILabel!
  var buttons: [UIButton]!
  func press(_ sender: UIButton) { Calls.all.append("press \(sender.tag)") }
}

/// Enters the classes' members as Shoji's tool does.
enum Registration {
  static let done: Void = {
    ObjectiveCMembers.register { m in
      m.add(
        property: "badge", get: { (o: LoggingView) in o.badge }, set: { (o: LoggingView, v) in o.badge = v })
      m.add(
        property: "radius", get: { (o: LoggingView) in o.radius },
        set: { (o: LoggingView, v) in o.radius = v })
      m.add(
        property: "label", get: { (o: LoggingController) in o.label },
        set: { (o: LoggingController, v) in o.label = v })
      m.add(
        property: "top", get: { (o: LoggingController) in o.top },
        set: { (o: LoggingController, v) in o.top = v })
      m.add(
        property: "item", get: { (o: LoggingController) in o.item },
        set: { (o: LoggingController, v) in o.item = v })
      m.add(
        property: "buttons", get: { (o: LoggingController) in o.buttons },
        set: { (o: LoggingController, v) in o.buttons = v })
      m.add("tap:") { (o: LoggingController, a: Any?) in o.tap(a) }
      m.add("makeNext:sender:identifier:") { (o: LoggingController, a: NSCoder, b: Any?, c: String?) in
        o.makeNext(a, b, c)
      }
      m.add("unwindHere:") { (o: RootController, a: UIStoryboardSegue) in o.unwindHere(a) }
      m.add(property: "name", get: { (o: RowCell) in o.name }, set: { (o: RowCell, v) in o.name = v })
      m.add(property: "name", get: { (o: TileCell) in o.name }, set: { (o: TileCell, v) in o.name = v })
      m.add(property: "owner", get: { (o: Helper) in o.owner }, set: { (o: Helper, v) in o.owner = v })
      m.add("awakeFromNib") { (o: Helper) in o.awakeFromNib() }
      m.add(property: "view", get: { (o: NibOwner) in o.view }, set: { (o: NibOwner, v) in o.view = v })
      m.add(property: "label", get: { (o: NibOwner) in o.label }, set: { (o: NibOwner, v) in o.label = v })
      m.add(
        property: "buttons", get: { (o: NibOwner) in o.buttons }, set: { (o: NibOwner, v) in o.buttons = v })
      m.add("press:") { (o: NibOwner, a: UIButton) in o.press(a) }
    }
  }()
}
