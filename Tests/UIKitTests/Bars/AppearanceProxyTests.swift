import Foundation
import Testing

@testable import UIKit

/// What views take from the appearance proxies of their classes.
@MainActor @Suite(.serialized) struct AppearanceProxyTests {
  private final class OwnLabel: UILabel {}
  private final class Box: UIView {}

  private func withProxies(_ body: () -> Void) {
    defer { AppearanceProxies.shared.removeAll() }
    AppearanceProxies.shared.removeAll()
    body()
  }

  /// Shows a view in a window and gives it back.
  @discardableResult private func show<View: UIView>(_ view: View, in container: UIView? = nil) -> View {
    let controller = UIViewController()
    (container ?? controller.view).addSubview(view)
    if let container { controller.view.addSubview(container) }
    inWindow(controller) { _ in }
    return view
  }

  @Test func aBarTakesWhatItsProxyHasWhenItComesIntoAWindow() {
    withProxies {
      let proxy = UINavigationBar.appearance()
      proxy.tintColor = .red
      proxy.barTintColor = .green
      proxy.titleTextAttributes = [.foregroundColor: UIColor.white]
      proxy.isTranslucent = false
      let standard = UINavigationBarAppearance()
      standard.configureWithOpaqueBackground()
      standard.backgroundColor = .blue
      proxy.standardAppearance = standard
      proxy.scrollEdgeAppearance = standard
      let bar = UINavigationBar(frame: CGRect(0, 0, 300, 44))
      #expect(bar.barTintColor == nil)
      show(bar)
      #expect(bar.tintColor == .red)
      #expect(bar.barTintColor == .green)
      #expect(bar.titleTextAttributes?[.foregroundColor] as? UIColor == .white)
      #expect(!bar.isTranslucent)
      #expect(bar.standardAppearance.backgroundColor == .blue)
      #expect(bar.scrollEdgeAppearance === standard)
      #expect(UINavigationBar.appearance() === proxy)
    }
  }

  @Test func whatIsSetOnTheViewGoesBeforeItsProxy() {
    withProxies {
      UISwitch.appearance().onTintColor = .red
      UIView.appearance().tintColor = .brown
      let control = UISwitch()
      control.onTintColor = .green
      control.tintColor = .purple
      show(control)
      #expect(control.onTintColor == .green && control.tintColor == .purple)
      #expect(show(UISwitch()).onTintColor == .red)
    }
  }

  @Test func aViewFollowsAChangedProxyWhenItComesIntoAWindowAgain() {
    withProxies {
      UISlider.appearance().minimumTrackTintColor = .red
      let slider = show(UISlider())
      UISlider.appearance().minimumTrackTintColor = .green
      #expect(slider.minimumTrackTintColor == .red)
      show(slider)
      #expect(slider.minimumTrackTintColor == .green)
      slider.minimumTrackTintColor = .blue
      show(slider)
      #expect(slider.minimumTrackTintColor == .blue)
    }
  }

  @Test func aSubclassTakesItsBaseClassesAndItsOwn() {
    withProxies {
      UILabel.appearance().textColor = .red
      UILabel.appearance().font = .systemFont(ofSize: 31)
      OwnLabel.appearance().textColor = .green
      let label = show(OwnLabel())
      #expect(label.textColor == .green)
      #expect(label.font.pointSize == 31)
      #expect(show(UILabel()).textColor == .red)
    }
  }

  @Test func aProxyForContainersSpeaksForWhatIsInThem() {
    withProxies {
      UILabel.appearance(whenContainedInInstancesOf: [Box.self]).textColor = .red
      UILabel.appearance().textColor = .green
      #expect(show(UILabel(), in: Box()).textColor == .red)
      #expect(show(UILabel(), in: UIView()).textColor == .green)
      UIProgressView.appearance(whenContainedInInstancesOf: [UIViewController.self]).progressTintColor = .red
      #expect(show(UIProgressView()).progressTintColor == .red)
    }
  }

  @Test func aProxyForTraitsSpeaksWhereTheyHold() {
    withProxies {
      UIPageControl.appearance(for: UITraitCollection(userInterfaceStyle: .dark)).pageIndicatorTintColor =
        .red
      #expect(show(UIPageControl()).pageIndicatorTintColor == nil)
      let control = UIPageControl()
      let box = UIView()
      box.overrideUserInterfaceStyle = .dark
      #expect(show(control, in: box).pageIndicatorTintColor == .red)
    }
  }

  @Test func barItemsShowTheirProxysTitles() {
    withProxies {
      UIBarButtonItem.appearance().setTitleTextAttributes([.kern: 3], for: .normal)
      UIBarButtonItem.appearance().tintColor = .red
      let item = UIBarButtonItem(title: "Go", style: .plain, target: nil, action: nil)
      #expect(item.titleTextAttributes(for: .normal) == nil)
      #expect(item.shownTitleTextAttributes(for: .normal)?[.kern] as? Int == 3)
      #expect(item.tintColor == nil)
      item.setTitleTextAttributes([.kern: 1], for: .normal)
      #expect(item.shownTitleTextAttributes(for: .normal)?[.kern] as? Int == 1)
    }
  }

  @Test func segmentsAndButtonsTakeTheirStatesTitles() {
    withProxies {
      UISegmentedControl.appearance().setTitleTextAttributes([.foregroundColor: UIColor.red], for: .selected)
      UIButton.appearance().setTitleColor(.red, for: .normal)
      let control = show(UISegmentedControl(items: ["A"]))
      #expect(control.titleTextAttributes(for: .selected)?[.foregroundColor] as? UIColor == .red)
      #expect(show(UIButton(type: .custom)).titleColor(for: .normal) == .red)
    }
  }

  @Test("What is set once the window is key counts for views, bars and items that come later")
  func afterTheWindowIsKey() {
    withProxies {
      let controller = UIViewController()
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 600))
      let navigation = UINavigationController(rootViewController: controller)
      window.rootViewController = navigation
      window.makeKeyAndVisible()
      let early = UILabel()
      controller.view.addSubview(early)
      UILabel.appearance().textColor = .red
      UINavigationBar.appearance().barTintColor = .green
      UINavigationBar.appearance().titleTextAttributes = [.foregroundColor: UIColor.blue]
      UIView.appearance(whenContainedInInstancesOf: [UITableView.self]).tintColor = .brown
      UISwitch.appearance().onTintColor = .purple
      UIBarButtonItem.appearance().tintColor = .orange
      let late = UILabel()
      controller.view.addSubview(late)
      #expect(early.textColor != .red && late.textColor == .red)
      let control = UISwitch()
      controller.view.addSubview(control)
      #expect(control.onTintColor == .purple)
      let table = UITableView()
      let inner = UIView()
      table.addSubview(inner)
      controller.view.addSubview(table)
      #expect(inner.tintColor == .brown)
      let second = UINavigationController(rootViewController: UIViewController())
      navigation.present(second, animated: false)
      #expect(second.navigationBar.barTintColor == .green)
      #expect(second.navigationBar.titleTextAttributes?[.foregroundColor] as? UIColor == .blue)
      let pushed = UIViewController()
      pushed.navigationItem.rightBarButtonItem = UIBarButtonItem(
        title: "A", style: .plain, target: nil, action: nil)
      second.pushViewController(pushed, animated: false)
      second.view.layoutIfNeeded()
      var colors: [UIColor] = []
      second.navigationBar.forEachInTree { if $0 is BarButton { colors.append($0.tintColor) } }
      #expect(colors.contains(.orange))
    }
  }

  @Test("A copy of an appearance is of its class") func copies() {
    let bar = UINavigationBarAppearance()
    bar.backgroundColor = .red
    bar.titleTextAttributes = [.kern: 2]
    let copy: UINavigationBarAppearance = bar.copy()
    copy.backgroundColor = .green
    #expect(bar.backgroundColor == .red && copy.titleTextAttributes[.kern] as? Int == 2)
    #expect(
      bar.copy() !== bar && ((bar as NSObject).copy() as? UINavigationBarAppearance)?.backgroundColor == .red)
    let base: UIBarAppearance = UITabBarAppearance()
    let copied: Any = base.copy()
    #expect(copied is UITabBarAppearance)
    let toolbar: UIToolbarAppearance = UIToolbarAppearance().copy()
    let items: UIBarButtonItemAppearance = toolbar.buttonAppearance.copy()
    items.normal.titleTextAttributes = [.kern: 1]
    #expect(toolbar.buttonAppearance.normal.titleTextAttributes.isEmpty)
    let tabs: UITabBarItemAppearance = UITabBarItemAppearance().copy()
    #expect(tabs.normal.titleTextAttributes.isEmpty)
  }
}
