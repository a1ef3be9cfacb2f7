import Foundation
import Reactant
import ReactantUIMarkup
import UIKit

/// Keeps the components on the screen up to date with their XML files while the app runs. (Reactant.)
///
/// Generated code registers its components in debug builds, and `activateLiveReload(in:)` starts watching.
/// Components are not kept alive.
@preconcurrency @MainActor public final class ReactantLiveUIManager {
  /// The process's manager.
  public static let shared = ReactantLiveUIManager()

  /// The time an error must persist before it is shown, in seconds: editors save in several steps.
  static let errorDelay: TimeInterval = 0.15

  private struct Registration {
    weak var component: LiveComponent?
  }

  let files = MarkupFiles()
  private(set) var watched: LiveFiles?
  private var registrations: [String: [Registration]] = [:]
  private var registrationCount = 0
  /// The targets whose files are followed.
  private(set) var configurations: [ReactantLiveUIConfiguration] = []
  private weak var window: UIWindow?
  private var overlay: LiveErrorOverlay?
  private var keys: LiveKeyCommands?
  private let menu = DebugMenu()
  private var themeTokens: [String: ListenerToken] = [:]
  /// The global styles as they were when they were first read: what compiled trees were made with.
  private var compiledScope: StyleScope?
  private var shownErrors: [String: [Diagnostic]] = [:]
  private var isErrorCheckPending = false
  /// Files that cannot be applied to a component, beside those with errors of their own.
  private var applicationErrors: [String: [Diagnostic]] = [:]

  init() {}

  // MARK: Starting and ending

  /// Starts following the files of a target, and shows their mistakes, the debug menu and previews above a
  /// window. A second call with another target's configuration adds that.
  ///
  /// With `SHOJI_PREVIEW=<component>` in the environment the window shows that component alone.
  public func activate(in window: UIWindow, configuration: ReactantLiveUIConfiguration) {
    self.window = window
    configurations.removeAll { $0.rootDirectory == configuration.rootDirectory }
    configurations.append(configuration)
    if watched == nil {
      let watched = LiveFiles()
      watched.onChange = { [weak self] in self?.apply(written: $0, removed: $1) }
      self.watched = watched
    }
    if overlay == nil {
      let overlay = LiveErrorOverlay(over: window)
      overlay.onDismiss = { [weak self] in self?.dismissErrors() }
      self.overlay = overlay
      keys = LiveKeyCommands(
        onMenu: { [weak self] in self?.toggleMenu() }, onEscape: { [weak self] in self?.dismissErrors() })
    }
    for path in watched?.track(root: configuration.rootDirectory) ?? [] { files.read(path) }
    if let path = configuration.applicationDescriptionPath {
      watched?.track(path)
      files.read(path)
    }
    removeDeallocated()
    for path in registrations.keys {
      watched?.track(path)
      files.read(path)
    }
    if let themes = configuration.themes {
      themeTokens.removeValue(forKey: configuration.rootDirectory)?.cancel()
      themeTokens[configuration.rootDirectory] = themes.observe { [weak self] in self?.themeDidChange() }
    }
    compiledScope = compiledScope ?? files.scope
    catchUp(Array(registrations.keys))
    checkErrorsLater()
    installKeys()
    showRequestedPreview(in: window)
  }

  /// Stops following files, and removes what was put above the window.
  public func deactivate() {
    watched = nil
    overlay?.close()
    overlay = nil
    keys?.remove()
    keys = nil
    for token in themeTokens.values { token.cancel() }
    themeTokens = [:]
    configurations = []
    compiledScope = nil
    shownErrors = [:]
    applicationErrors = [:]
    // The pending check is of files that are no longer watched; left set, it would block every later one.
    isErrorCheckPending = false
    files.removeAll()
  }

  /// Whether files are being followed.
  public var isActive: Bool { watched != nil }

  // MARK: Components

  /// Makes a compiled component follow its file. The container keeps the returned object and calls
  /// ``LiveComponent/updateConditions()`` in its `updateReactantUI()` once ``LiveComponent/isLive`` is true.
  /// - Parameters:
  ///   - container: The component's generated container; not kept alive.
  ///   - view: The component; not kept alive.
  ///   - source: The text of the file that was compiled.
  ///   - views: The views of all elements in the order of the document.
  ///   - constraints: The constraints of each element in the order of the document; nil for those that were
  ///     not made.
  public func register(
    _ container: any ReactantUILiveContainer, of view: UIView, source: String, views: [UIView],
    constraints: [[NSLayoutConstraint?]]
  ) -> LiveComponent {
    let component = LiveComponent(
      path: container.xmlPath, typeName: container.typeName, view: view,
      compiled: LiveComponent.CompiledTree(source: source, views: views, constraints: constraints))
    component.container = container
    add(component)
    if isActive {
      follow(component.path)
      if files.text(component.path) != source || files.isChangedSinceBuild { apply(to: component) }
    }
    installKeys()
    return component
  }

  /// Builds a component of its file alone, for stand-ins.
  func build(
    typeName: String, path: String, view: UIView, container: any ReactantUILiveContainer
  ) -> LiveComponent {
    let component = LiveComponent(path: path, typeName: typeName, view: view)
    component.container = container
    add(component)
    follow(path)
    apply(to: component)
    return component
  }

  /// Follows a file that lies outside the targets' folders, once a component needs it.
  private func follow(_ path: String) {
    guard !files.contains(path) else { return }
    watched?.track(path)
    guard files.read(path) else { return }
    files.link()
    checkErrorsLater()
  }

  /// Makes a component without a class: it shows what the file says.
  func makeStandIn(typeName: String, path: String) -> AnonymousComponent {
    AnonymousComponent(typeName: typeName, path: files.path(of: typeName) ?? path)
  }

  /// The components that follow a file, for tests.
  func components(of path: String) -> [LiveComponent] {
    registrations[path, default: []].compactMap(\.component)
  }

  private func add(_ component: LiveComponent) {
    registrations[component.path, default: []].append(Registration(component: component))
    registrationCount += 1
    guard registrationCount > 64 else { return }
    // Those that are deallocated are removed now and then, so that reused cells cost nothing.
    registrationCount = 0
    removeDeallocated()
  }

  /// Discards all components, for tests: another test's may still be alive, and their files wrong by now.
  func removeAllComponents() { registrations = [:] }

  /// Discards the components that are gone.
  private func removeDeallocated() {
    for path in registrations.keys {
      registrations[path]?.removeAll { $0.component == nil }
      if registrations[path]?.isEmpty == true { registrations[path] = nil }
    }
  }

  private func environment(for path: String) -> LiveEnvironment {
    let configuration =
      configurations.last { path.hasPrefix($0.rootDirectory + "/") } ?? configurations.last
    let themes = files.application
    return LiveEnvironment(
      themes: themes, currentTheme: configuration?.themes?.current() ?? themes?.defaultTheme ?? "",
      bundle: configuration?.resourceBundle,
      makeComponent: { [weak self] name, path in
        guard let self else { return UIView() }
        for configuration in configurations.reversed() {
          if let make = configuration.components[name] { return make() }
        }
        return makeStandIn(typeName: name, path: path)
      })
  }

  private func apply(to component: LiveComponent) {
    guard let document = files.documents[component.path],
      let definition = LiveDefinition(component.typeName, in: document, outer: files.scope)
    else { return }
    guard report(undefinedFields(of: component, in: definition.definition), for: component.path) else {
      return
    }
    component.apply(
      definition, compiledScope: compiledScope ?? files.scope, in: environment(for: component.path))
    (component.view as? any Invalidable)?.invalidate()
  }

  // MARK: Changes

  private func apply(written: [String], removed: [String]) {
    var changed: [String] = []
    for path in written where files.read(path) { changed.append(path) }
    for path in removed { files.remove(path) }
    guard !changed.isEmpty || !removed.isEmpty else { return checkErrorsLater() }
    applyChanges(of: changed)
    checkErrorsLater()
    installKeys()
  }

  /// Applies changed files to all components that they concern, in one turn.
  private func applyChanges(of paths: [String]) {
    let descriptions = Set(configurations.compactMap(\.applicationDescriptionPath))
    files.link()
    let isShared = paths.contains { files.sheets[$0] != nil || descriptions.contains($0) }
    for path in (isShared ? registrations.keys.sorted() : paths) where files.errors[path] == nil {
      applicationErrors[path] = nil
      for component in components(of: path) { apply(to: component) }
    }
    if isShared { themeDidChange() }
  }

  /// Applies the files that are not as they were when the app was built.
  private func catchUp(_ paths: [String]) {
    files.link()
    for path in paths where files.errors[path] == nil {
      for component in components(of: path)
      where !component.isCurrent(with: files.text(path)) || files.isChangedSinceBuild {
        apply(to: component)
      }
    }
  }

  /// Looks for new files, and applies all that have changed.
  func reloadFiles() {
    guard let watched else { return }
    let paths = watched.rescan() + registrations.keys.filter { !LiveFiles.isMarkup($0) }
    apply(written: paths, removed: [])
  }

  private func themeDidChange() {
    for path in registrations.keys.sorted() {
      let environment = environment(for: path)
      for component in components(of: path) { component.applyTheme(in: environment) }
    }
  }

  // MARK: Mistakes

  private func undefinedFields(
    of component: LiveComponent, in definition: ComponentDefinition
  ) -> [Diagnostic] {
    guard let view = component.view, !(view is AnonymousComponent) else { return [] }
    return definition.elements.compactMap(\.field).filter { LiveFields.view(named: $0.text, of: view) == nil }
      .map { field in
        let names = LiveFields.names(of: view)
        let known =
          names.isEmpty
          ? ""
          : "; the properties of `\(component.typeName)` with views are: \(names.joined(separator: ", "))"
        return .error("Undefined field `\(field.text)`\(known)", at: field.location)
      }
  }

  /// Stores the errors that keep a file from being applied. Returns whether it can be.
  private func report(_ diagnostics: [Diagnostic], for path: String) -> Bool {
    applicationErrors[path] = diagnostics.isEmpty ? nil : diagnostics
    return diagnostics.isEmpty
  }

  private var presentErrors: [String: [Diagnostic]] {
    files.errors.merging(applicationErrors) { $0 + $1 }
  }

  /// Takes mended errors away at once, and shows new ones when they have lasted for a while.
  private func checkErrorsLater() {
    let present = presentErrors
    let stillShown = shownErrors.filter { present[$0.key] != nil }
    if stillShown.count != shownErrors.count { show(stillShown) }
    guard present != shownErrors, !isErrorCheckPending, let watched else { return }
    isErrorCheckPending = true
    watched.schedule(Self.errorDelay) { [weak self] in
      guard let self else { return }
      isErrorCheckPending = false
      if presentErrors != shownErrors { show(presentErrors) }
    }
  }

  private func show(_ errors: [String: [Diagnostic]]) {
    shownErrors = errors
    overlay?.show(
      errors.sorted { $0.key < $1.key }.flatMap { path, diagnostics in
        diagnostics.prefix(20).map { diagnostic in
          LiveError(
            message: diagnostic.message, place: place(diagnostic.location),
            excerpt: files.text(path).flatMap {
              LiveError.excerpt(of: $0, line: diagnostic.location.line, column: diagnostic.location.column)
            })
        }
      })
    installKeys()
  }

  /// A place with the path as it is below the target's sources, which fits on a line.
  private func place(_ location: SourceLocation) -> String {
    let text = location.description
    for configuration in configurations where text.hasPrefix(configuration.rootDirectory + "/") {
      return String(text.dropFirst(configuration.rootDirectory.count + 1))
    }
    return text
  }

  /// Hides all errors until a file with one is read again.
  private func dismissErrors() {
    files.clearErrors()
    applicationErrors = [:]
    show([:])
  }

  /// The view with the list of errors while it is shown, for tests.
  var errorView: UIView? { overlay?.isShown == true ? overlay?.view : nil }

  private func installKeys() {
    keys?.install(in: window, includingEscape: overlay?.isShown == true)
  }

  // MARK: Menu and previews

  private func toggleMenu() {
    guard let window else { return }
    let themes = configurations.last { $0.themes != nil }?.themes
    menu.toggle(
      in: window,
      content: DebugMenu.Content(
        themes: themes?.names ?? [], defaultTheme: themes?.defaultName, currentTheme: themes?.current(),
        selectTheme: { themes?.select($0) }, reload: { [weak self] in self?.reloadFiles() },
        components: { [weak self] in self?.componentNames ?? [] },
        makePreview: { [weak self] in self?.makePreview($0) }))
  }

  /// The names of all components, of classes and of files, sorted.
  public var componentNames: [String] {
    let compiled = configurations.flatMap(\.components.keys)
    let written = files.documents.values.flatMap(\.definitions).map(\.typeName)
    return Set(compiled + written).sorted()
  }

  /// Makes a component by its name, with its sample state if it is ``Previewable``; nil for an unknown name.
  public func makePreview(_ name: String) -> UIView? {
    for configuration in configurations.reversed() {
      guard let make = configuration.components[name] else { continue }
      let view = make()
      return (type(of: view) as? any Previewable.Type)?.makePreview() ?? view
    }
    return files.path(of: name).map { makeStandIn(typeName: name, path: $0) }
  }

  private func showRequestedPreview(in window: UIWindow) {
    guard let name = ProcessInfo.processInfo.environment["SHOJI_PREVIEW"], !name.isEmpty else { return }
    showPreview(of: name, in: window)
  }

  /// Replaces what a window shows by one component; an unknown name is shown as an error.
  func showPreview(of name: String, in window: UIWindow) {
    if let view = makePreview(name) {
      window.rootViewController = PreviewController(name: name, view: view)
      installKeys()
    } else if let path = configurations.first?.rootDirectory {
      let known = componentNames.joined(separator: ", ")
      applicationErrors[path] = [
        .error(
          "There is no component `\(name)` to preview; the components are: \(known)",
          at: SourceLocation(file: path, line: 1, column: 1))
      ]
      show(presentErrors)
    }
  }
}
