import Foundation
import InterfaceBuilder

/// Screens and cells of Interface Builder's documents beside the same in code.
enum InterfaceBenchmark {
  @MainActor static func run() throws -> [BenchmarkResult] {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
      "interface-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try storyboardText.write(
      to: folder.appendingPathComponent("Form.storyboard"), atomically: true, encoding: .utf8)
    try cellText.write(to: folder.appendingPathComponent("Row.xib"), atomically: true, encoding: .utf8)
    let bundle = Bundle(path: folder.path)!
    return [screens(bundle), cells(bundle), try saving(in: folder)]
  }

  // MARK: Screens

  private static let rowCount = 20

  /// A form of rows with a label, a field and a switch each.
  private static var storyboardText: String {
    var (views, constraints) = ("", "")
    for row in 0..<rowCount {
      let y = Double(row) * 40
      views += """
        <label opaque="NO" userInteractionEnabled="NO" contentMode="left" horizontalHuggingPriority="251" text="Row \(row)" textAlignment="natural" lineBreakMode="tailTruncation" baselineAdjustment="alignBaselines" adjustsFontSizeToFit="NO" translatesAutoresizingMaskIntoConstraints="NO" id="l\(row)"><rect key="frame" x="16" y="\(y)" width="100" height="30"/><fontDescription key="fontDescription" type="system" pointSize="17"/><color key="textColor" systemColor="secondaryLabelColor"/></label>
        <textField opaque="NO" contentMode="scaleToFill" contentHorizontalAlignment="left" contentVerticalAlignment="center" borderStyle="roundedRect" placeholder="Value" textAlignment="natural" adjustsFontSizeToFit="NO" minimumFontSize="17" translatesAutoresizingMaskIntoConstraints="NO" id="f\(row)"><rect key="frame" x="120" y="\(y)" width="150" height="30"/><fontDescription key="fontDescription" type="system" pointSize="14"/><textInputTraits key="textInputTraits"/></textField>
        <switch opaque="NO" contentMode="scaleToFill" horizontalHuggingPriority="750" verticalHuggingPriority="750" contentHorizontalAlignment="center" contentVerticalAlignment="center" on="YES" translatesAutoresizingMaskIntoConstraints="NO" id="s\(row)"><rect key="frame" x="300" y="\(y)" width="51" height="31"/></switch>
        """
      constraints += """
        <constraint firstItem="l\(row)" firstAttribute="leading" secondItem="v" secondAttribute="leading" constant="16" id="a\(row)"/>
        <constraint firstItem="l\(row)" firstAttribute="top" secondItem="v" secondAttribute="top" constant="\(y)" id="b\(row)"/>
        <constraint firstItem="l\(row)" firstAttribute="width" constant="100" id="c\(row)"/>
        <constraint firstItem="f\(row)" firstAttribute="leading" secondItem="l\(row)" secondAttribute="trailing" constant="8" id="d\(row)"/>
        <constraint firstItem="f\(row)" firstAttribute="centerY" secondItem="l\(row)" secondAttribute="centerY" id="e\(row)"/>
        <constraint firstItem="s\(row)" firstAttribute="leading" secondItem="f\(row)" secondAttribute="trailing" constant="8" id="g\(row)"/>
        <constraint firstItem="s\(row)" firstAttribute="centerY" secondItem="l\(row)" secondAttribute="centerY" id="h\(row)"/>
        <constraint firstAttribute="trailing" secondItem="s\(row)" secondAttribute="trailing" constant="16" id="i\(row)"/>
        """
    }
    return """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="22505" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useSafeAreas="YES" initialViewController="c"><scenes><scene sceneID="s"><objects>
      <viewController id="c"><view key="view" contentMode="scaleToFill" id="v"><rect key="frame" x="0" y="0" width="375" height="812"/><autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
      <subviews>\(views)</subviews><color key="backgroundColor" systemColor="systemBackgroundColor"/><constraints>\(constraints)</constraints></view></viewController>
      </objects></scene></scenes></document>
      """
  }

  @MainActor private static func screenByHand() -> UIViewController {
    let controller = UIViewController()
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 375, height: 812))
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.backgroundColor = .systemBackground
    var constraints: [NSLayoutConstraint] = []
    for row in 0..<rowCount {
      let label = UILabel()
      label.text = "Row \(row)"
      label.font = .systemFont(ofSize: 17)
      label.textColor = .secondaryLabel
      label.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
      let field = UITextField()
      field.borderStyle = .roundedRect
      field.placeholder = "Value"
      field.font = .systemFont(ofSize: 14)
      field.minimumFontSize = 17
      let toggle = UISwitch()
      toggle.isOn = true
      for subview in [label, field, toggle] {
        subview.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(subview)
      }
      constraints += [
        label.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16),
        label.topAnchor.constraint(equalTo: view.topAnchor, constant: CGFloat(row) * 40),
        label.widthAnchor.constraint(equalToConstant: 100),
        field.leadingAnchor.constraint(equalTo: label.trailingAnchor, constant: 8),
        field.centerYAnchor.constraint(equalTo: label.centerYAnchor),
        toggle.leadingAnchor.constraint(equalTo: field.trailingAnchor, constant: 8),
        toggle.centerYAnchor.constraint(equalTo: label.centerYAnchor),
        view.trailingAnchor.constraint(equalTo: toggle.trailingAnchor, constant: 16),
      ]
    }
    NSLayoutConstraint.activate(constraints)
    controller.view = view
    return controller
  }

  @MainActor private static func screens(_ bundle: Bundle) -> BenchmarkResult {
    let storyboard = UIStoryboard(name: "Form", bundle: bundle)
    var kept: UIViewController?
    let times = PairedMeasurement(rounds: 15, repetitions: 20).run(
      ours: {
        kept = storyboard.instantiateInitialViewController()
        kept?.view.layoutIfNeeded()
      },
      rival: {
        kept = screenByHand()
        kept?.view.layoutIfNeeded()
      })
    withExtendedLifetime(kept) {}
    return BenchmarkResult(
      "a screen of 60 views from a storyboard", beside: "the same in code", times, atMost: 2)
  }

  // MARK: Saving

  @MainActor private static func saving(in folder: URL) throws -> BenchmarkResult {
    let time = try SavedFileMeasurement.run(
      ["--storyboard", folder.path], environment: ["SHOJI_LIVE": "1"], folder: folder
    ) { text in
      try storyboardText.replacingOccurrences(of: "text=\"Row 0\"", with: "text=\"\(text)\"")
        .write(to: folder.appendingPathComponent("Form.storyboard"), atomically: true, encoding: .utf8)
    }
    return BenchmarkResult(
      "a saved storyboard of 60 views, to the changed picture as PNG", time, under: .milliseconds(300))
  }

  // MARK: Cells

  private static let cellText = """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22505" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useSafeAreas="YES"><objects>
    <tableViewCell contentMode="scaleToFill" selectionStyle="default" reuseIdentifier="row" id="c"><rect key="frame" x="0" y="0" width="320" height="60"/><tableViewCellContentView key="contentView" id="v"><rect key="frame" x="0" y="0" width="320" height="60"/>
    <subviews><label opaque="NO" userInteractionEnabled="NO" text="Title" textAlignment="natural" adjustsFontSizeToFit="NO" translatesAutoresizingMaskIntoConstraints="NO" id="a"><fontDescription key="fontDescription" style="UICTFontTextStyleHeadline"/></label>
    <label opaque="NO" userInteractionEnabled="NO" text="Detail" textAlignment="natural" adjustsFontSizeToFit="NO" translatesAutoresizingMaskIntoConstraints="NO" id="b"><fontDescription key="fontDescription" style="UICTFontTextStyleSubhead"/><color key="textColor" systemColor="secondaryLabelColor"/></label></subviews>
    <constraints><constraint firstItem="a" firstAttribute="leading" secondItem="v" secondAttribute="leading" constant="16" id="k1"/><constraint firstItem="a" firstAttribute="top" secondItem="v" secondAttribute="top" constant="8" id="k2"/>
    <constraint firstItem="b" firstAttribute="leading" secondItem="a" secondAttribute="leading" id="k3"/><constraint firstItem="b" firstAttribute="top" secondItem="a" secondAttribute="bottom" constant="4" id="k4"/></constraints>
    </tableViewCellContentView></tableViewCell></objects></document>
    """

  /// A cell that its initializer fills, as code does it.
  private final class HandCell: UITableViewCell {
    override init(style: CellStyle, reuseIdentifier: String?) {
      super.init(style: style, reuseIdentifier: reuseIdentifier)
      let (title, detail) = (UILabel(), UILabel())
      title.text = "Title"
      title.font = .preferredFont(forTextStyle: .headline)
      detail.text = "Detail"
      detail.font = .preferredFont(forTextStyle: .subheadline)
      detail.textColor = .secondaryLabel
      for label in [title, detail] {
        label.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(label)
      }
      NSLayoutConstraint.activate([
        title.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
        title.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 8),
        detail.leadingAnchor.constraint(equalTo: title.leadingAnchor),
        detail.topAnchor.constraint(equalTo: title.bottomAnchor, constant: 4),
      ])
    }

    required init?(coder: NSCoder) { nil }
  }

  @MainActor private static func cells(_ bundle: Bundle) -> BenchmarkResult {
    let frame = CGRect(x: 0, y: 0, width: 320, height: 400)
    let (ours, rival) = (UITableView(frame: frame), UITableView(frame: frame))
    ours.register(UINib(nibName: "Row", bundle: bundle), forCellReuseIdentifier: "row")
    rival.register(HandCell.self, forCellReuseIdentifier: "row")
    var kept: [UITableViewCell?] = []
    func make(_ table: UITableView) {
      kept = (0..<200).map { _ in
        let cell = table.dequeueReusableCell(withIdentifier: "row")
        cell?.frame = CGRect(x: 0, y: 0, width: 320, height: 60)
        cell?.layoutIfNeeded()
        return cell
      }
    }
    let times = PairedMeasurement(rounds: 15).run(ours: { make(ours) }, rival: { make(rival) })
    withExtendedLifetime(kept) {}
    return BenchmarkResult("a cell from a nib", beside: "the same in code", times / 200, atMost: 1.5)
  }
}
