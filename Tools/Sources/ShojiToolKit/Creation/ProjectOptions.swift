/// The kind of app a package is created for.
public enum Template: String, CaseIterable, Sendable {
  /// Views and view controllers by hand.
  case uikit
  /// A store and descriptions of views.
  case katana
  /// Components, with their views in XML.
  case reactant

  /// The template's description.
  public var summary: String {
    switch self {
    case .reactant: "components (Hyperdrive), views in XML"
    case .katana: "a store and descriptions of views (Katana)"
    case .uikit: "views and view controllers in code"
    }
  }
}

/// All that is decided about a package before it is made.
public struct ProjectOptions: Equatable, Sendable {
  /// The name of the package and the app.
  public var name: ProjectName
  /// The template of the app.
  public var template: Template
  /// The package's reference to Shoji; nil for one that names nothing of it and is built with its Swift SDK.
  public var shoji: ShojiReference?
  /// The start of the bundle identifier, such as `com.example`.
  public var organization = "com.example"
  /// Whether views are in XML; for the template `reactant`.
  public var usesXML = true
  /// Whether saved XML shows in the running app; for the template `reactant`.
  public var reloadsLive = true
  /// Whether there are tests.
  public var hasTests = true
  /// The folder of the Swift SDK that editors are told; nil for none.
  public var editorSDK: String?

  /// Describes a package with everything in it.
  public init(name: ProjectName, template: Template, shoji: ShojiReference?) {
    self.name = name
    self.template = template
    self.shoji = shoji
  }

  /// The reason why a text cannot be the start of a bundle identifier; nil where it can.
  public static func fault(ofOrganization text: String) -> String? {
    text.wholeMatch(of: /[A-Za-z][A-Za-z0-9-]*(\.[A-Za-z0-9-]+)*/) != nil
      ? nil
      : "The organization identifier must be like com.example: words of letters, digits and - with dots between."
  }
}
