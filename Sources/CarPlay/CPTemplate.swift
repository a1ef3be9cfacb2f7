@_exported import UIKit

/// A screen of a car; none is connected here.
@preconcurrency @MainActor open class CPTemplate: NSObject {
  /// The tab title.
  open var tabTitle: String?
  /// The tab image.
  open var tabImage: UIImage?
  /// The user info.
  open var userInfo: Any?
  /// Whether it shows tab badge.
  open var showsTabBadge = false
}
/// A list item.
@preconcurrency @MainActor open class CPListItem: NSObject {
  /// The text.
  open private(set) var text: String?
  /// The detail text.
  open private(set) var detailText: String?
  /// The image.
  open private(set) var image: UIImage?
  /// The handler.
  open var handler: ((CPListItem, @escaping () -> Void) -> Void)?
  /// The user info.
  open var userInfo: Any?
  /// Whether it is playing.
  open var isPlaying = false
  /// The playback progress.
  open var playbackProgress: CGFloat = 0
  /// Makes one of the given values.
  public init(text: String?, detailText: String?) {
    (self.text, self.detailText) = (text, detailText)
    super.init()
  }
  /// Makes one of the given values.
  public convenience init(text: String?, detailText: String?, image: UIImage?) {
    self.init(text: text, detailText: detailText)
    self.image = image
  }
  /// Sets text.
  open func setText(_ text: String) { self.text = text }
  /// Sets detail text.
  open func setDetailText(_ detailText: String?) { self.detailText = detailText }
  /// Sets image.
  open func setImage(_ image: UIImage?) { self.image = image }
}
/// A list section.
@preconcurrency @MainActor open class CPListSection: NSObject {
  /// The items.
  public let items: [CPListItem]
  /// The header.
  public let header: String?
  /// Makes one of the given values.
  public convenience init(items: [CPListItem]) {
    self.init(items: items, header: nil, sectionIndexTitle: nil)
  }
  /// Makes one of the given values.
  public init(items: [CPListItem], header: String?, sectionIndexTitle: String?) {
    (self.items, self.header) = (items, header)
    super.init()
  }
}
/// A list template.
@preconcurrency @MainActor open class CPListTemplate: CPTemplate {
  /// The title.
  public let title: String?
  /// The sections.
  open private(set) var sections: [CPListSection]
  /// The delegate.
  open weak var delegate: (any CPListTemplateDelegate)?
  /// The empty view title variants.
  open var emptyViewTitleVariants: [String] = []
  /// The empty view subtitle variants.
  open var emptyViewSubtitleVariants: [String] = []
  /// Makes one of the given values.
  public init(title: String?, sections: [CPListSection]) {
    (self.title, self.sections) = (title, sections)
    super.init()
  }
  /// Updates sections.
  open func updateSections(_ sections: [CPListSection]) { self.sections = sections }
}
/// The methods of a list template delegate.
@preconcurrency @MainActor public protocol CPListTemplateDelegate: AnyObject {
  /// Called by the framework, as Apple documents it.
  func listTemplate(
    _ listTemplate: CPListTemplate, didSelect item: CPListItem, completionHandler: @escaping () -> Void)
}
/// A tab bar template.
@preconcurrency @MainActor open class CPTabBarTemplate: CPTemplate {
  /// The templates.
  open private(set) var templates: [CPTemplate]
  /// The delegate.
  open weak var delegate: (any CPTabBarTemplateDelegate)?
  /// Makes one of the given values.
  public init(templates: [CPTemplate]) {
    self.templates = templates
    super.init()
  }
  /// Updates templates.
  open func updateTemplates(_ newTemplates: [CPTemplate]) { templates = newTemplates }
}
/// The methods of a tab bar template delegate.
@preconcurrency @MainActor public protocol CPTabBarTemplateDelegate: AnyObject {
  /// Called by the framework, as Apple documents it.
  func tabBarTemplate(_ tabBarTemplate: CPTabBarTemplate, didSelect selectedTemplate: CPTemplate)
}
/// A now playing template.
@preconcurrency @MainActor open class CPNowPlayingTemplate: CPTemplate {
  private static let template = CPNowPlayingTemplate()
  /// The shared.
  open class var shared: CPNowPlayingTemplate { template }
  /// Whether it is up next button enabled.
  open var isUpNextButtonEnabled = false
  /// Whether it is album artist button enabled.
  open var isAlbumArtistButtonEnabled = false
  /// Adds.
  open func add(_ observer: any CPNowPlayingTemplateObserver) {}
  /// Removes.
  open func remove(_ observer: any CPNowPlayingTemplateObserver) {}
  /// Updates now playing buttons.
  open func updateNowPlayingButtons(_ nowPlayingButtons: [CPNowPlayingButton]) {}
}
/// A now playing template observer.
@preconcurrency @MainActor public protocol CPNowPlayingTemplateObserver: AnyObject {}
/// A now playing button.
@preconcurrency @MainActor open class CPNowPlayingButton: NSObject {}
/// The screens of a car.
@preconcurrency @MainActor open class CPInterfaceController: NSObject {
  /// The delegate.
  open weak var delegate: (any CPInterfaceControllerDelegate)?
  /// The templates.
  open private(set) var templates: [CPTemplate] = []
  /// The root template.
  open var rootTemplate: CPTemplate? { templates.first }
  /// The top template.
  open var topTemplate: CPTemplate? { templates.last }
  /// The presented template.
  open var presentedTemplate: CPTemplate? { nil }
  /// Sets root template.
  open func setRootTemplate(
    _ rootTemplate: CPTemplate, animated: Bool, completion: ((Bool, (any Error)?) -> Void)? = nil
  ) { templates = [rootTemplate] }
  /// Pushes template.
  open func pushTemplate(
    _ templateToPush: CPTemplate, animated: Bool, completion: ((Bool, (any Error)?) -> Void)? = nil
  ) { templates.append(templateToPush) }
  /// Pops template.
  open func popTemplate(animated: Bool, completion: ((Bool, (any Error)?) -> Void)? = nil) {
    if templates.count > 1 { templates.removeLast() }
  }
  /// Pops to root template.
  open func popToRootTemplate(animated: Bool, completion: ((Bool, (any Error)?) -> Void)? = nil) {
    templates = Array(templates.prefix(1))
  }
  /// Presents template.
  open func presentTemplate(
    _ templateToPresent: CPTemplate, animated: Bool, completion: ((Bool, (any Error)?) -> Void)? = nil
  ) {}
  /// Dismisses template.
  open func dismissTemplate(animated: Bool, completion: ((Bool, (any Error)?) -> Void)? = nil) {}
}
/// The methods of a interface controller delegate.
@preconcurrency @MainActor public protocol CPInterfaceControllerDelegate: AnyObject {
  /// Called by the framework, as Apple documents it.
  func templateWillAppear(_ aTemplate: CPTemplate, animated: Bool)
  /// Called by the framework, as Apple documents it.
  func templateDidAppear(_ aTemplate: CPTemplate, animated: Bool)
  /// Called by the framework, as Apple documents it.
  func templateWillDisappear(_ aTemplate: CPTemplate, animated: Bool)
  /// Called by the framework, as Apple documents it.
  func templateDidDisappear(_ aTemplate: CPTemplate, animated: Bool)
}

extension CPInterfaceControllerDelegate {
  /// The default of an optional requirement.
  public func templateWillAppear(_ aTemplate: CPTemplate, animated: Bool) {}
  /// The default of an optional requirement.
  public func templateDidAppear(_ aTemplate: CPTemplate, animated: Bool) {}
  /// The default of an optional requirement.
  public func templateWillDisappear(_ aTemplate: CPTemplate, animated: Bool) {}
  /// The default of an optional requirement.
  public func templateDidDisappear(_ aTemplate: CPTemplate, animated: Bool) {}
}
/// The scene of a car; none is ever connected here.
@preconcurrency @MainActor open class CPTemplateApplicationScene: NSObject {
  /// The interface controller.
  public let interfaceController = CPInterfaceController()
  /// The delegate.
  open weak var delegate: (any CPTemplateApplicationSceneDelegate)?
}
/// The methods of a template application scene delegate.
@preconcurrency @MainActor public protocol CPTemplateApplicationSceneDelegate: AnyObject {
  /// Called by the framework, as Apple documents it.
  func templateApplicationScene(
    _ templateApplicationScene: CPTemplateApplicationScene,
    didConnect interfaceController: CPInterfaceController)
  /// Called by the framework, as Apple documents it.
  func templateApplicationScene(
    _ templateApplicationScene: CPTemplateApplicationScene,
    didDisconnectInterfaceController interfaceController: CPInterfaceController)
}

extension CPTemplateApplicationSceneDelegate {
  /// The default of an optional requirement.
  public func templateApplicationScene(
    _ templateApplicationScene: CPTemplateApplicationScene,
    didConnect interfaceController: CPInterfaceController
  ) {}
  /// The default of an optional requirement.
  public func templateApplicationScene(
    _ templateApplicationScene: CPTemplateApplicationScene,
    didDisconnectInterfaceController interfaceController: CPInterfaceController
  ) {}
}
