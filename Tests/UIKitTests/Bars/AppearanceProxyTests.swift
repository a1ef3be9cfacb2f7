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
}
