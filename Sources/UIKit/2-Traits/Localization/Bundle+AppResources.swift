import Foundation

/// The resources of the app, where SwiftPM puts them. Core Foundation's own come after.
private enum AppResources {
  static let search = ResourceSearch(folders: ResourceFolders.app.resourceFolders)

  /// The folder that an app of one target knows as its resources': that of its own target, or the only one
  /// there is. Nil where there is none, so that it is Core Foundation's.
  static let folder: URL? = {
    let folders = ResourceFolders.app.packageFolders
    return folders.own ?? (folders.others.count == 1 ? folders.others[0] : nil)
  }()
}

/// Returns the main bundle for `CRuntimeSupport`, which gives it the methods below in place of Foundation's.
@_silgen_name("shoji_main_bundle")
func mainBundle() -> Bundle { .main }

// The methods of the main bundle. Each has the form of the method of Foundation's whose place it takes.
extension Bundle {
  @_silgen_name("shoji_bundle_url")
  func appURL(forResource name: String?, withExtension ext: String?) -> URL? {
    AppResources.search.first(name, ext) ?? foundationURL(forResource: name, withExtension: ext)
  }

  @_silgen_name("shoji_bundle_url_in")
  func appURL(forResource name: String?, withExtension ext: String?, subdirectory subpath: String?) -> URL? {
    AppResources.search.first(name, ext, in: subpath)
      ?? foundationURL(forResource: name, withExtension: ext, subdirectory: subpath)
  }

  @_silgen_name("shoji_bundle_url_language")
  func appURL(
    forResource name: String?, withExtension ext: String?, subdirectory subpath: String?,
    localization localizationName: String?
  ) -> URL? {
    AppResources.search.first(name, ext, in: subpath, language: localizationName)
      ?? foundationURL(
        forResource: name, withExtension: ext, subdirectory: subpath, localization: localizationName)
  }

  @_silgen_name("shoji_bundle_urls")
  func appURLs(forResourcesWithExtension ext: String?, subdirectory subpath: String?) -> [NSURL]? {
    let found = AppResources.search.all(ext, in: subpath)
    return found.isEmpty
      ? foundationURLs(forResourcesWithExtension: ext, subdirectory: subpath)
      : found.map { NSURL(fileURLWithPath: $0.path) }
  }

  @_silgen_name("shoji_bundle_urls_language")
  func appURLs(
    forResourcesWithExtension ext: String?, subdirectory subpath: String?,
    localization localizationName: String?
  ) -> [NSURL]? {
    let found = AppResources.search.all(ext, in: subpath, language: localizationName)
    return found.isEmpty
      ? foundationURLs(
        forResourcesWithExtension: ext, subdirectory: subpath, localization: localizationName)
      : found.map { NSURL(fileURLWithPath: $0.path) }
  }

  @_silgen_name("shoji_bundle_path")
  func appPath(forResource name: String?, ofType ext: String?) -> String? {
    appURL(forResource: name, withExtension: ext)?.path
  }

  @_silgen_name("shoji_bundle_path_in")
  func appPath(forResource name: String?, ofType ext: String?, inDirectory subpath: String?) -> String? {
    appURL(forResource: name, withExtension: ext, subdirectory: subpath)?.path
  }

  @_silgen_name("shoji_bundle_path_language")
  func appPath(
    forResource name: String?, ofType ext: String?, inDirectory subpath: String?,
    forLocalization localizationName: String?
  ) -> String? {
    appURL(forResource: name, withExtension: ext, subdirectory: subpath, localization: localizationName)?.path
  }

  @_silgen_name("shoji_bundle_paths")
  func appPaths(forResourcesOfType ext: String?, inDirectory subpath: String?) -> [String] {
    (appURLs(forResourcesWithExtension: ext, subdirectory: subpath) ?? []).compactMap(\.path)
  }

  @_silgen_name("shoji_bundle_paths_language")
  func appPaths(
    forResourcesOfType ext: String?, inDirectory subpath: String?, forLocalization localizationName: String?
  ) -> [String] {
    (appURLs(forResourcesWithExtension: ext, subdirectory: subpath, localization: localizationName) ?? [])
      .compactMap(\.path)
  }

  @_silgen_name("shoji_bundle_text")
  func appText(forKey key: String, value: String?, table tableName: String?) -> String {
    LocalizedStrings.text(ofKey: key, value: value ?? "", table: tableName, bundle: self)
  }

  @_silgen_name("shoji_bundle_localizations")
  func appLocalizations() -> [String] {
    let found = AppResources.search.localizations
    return found.isEmpty ? foundationLocalizations() : found
  }

  /// The languages of the resources that the person prefers.
  @_silgen_name("shoji_bundle_preferred")
  func appPreferredLocalizations() -> [String] {
    let present = AppResources.search.localizations
    let found = LanguagePreference.order.filter(present.contains)
    return found.isEmpty ? foundationPreferredLocalizations() : found
  }

  @_silgen_name("shoji_bundle_folder")
  func appResourceURL() -> URL? { AppResources.folder ?? foundationResourceURL() }

  @_silgen_name("shoji_bundle_folder_path")
  func appResourcePath() -> String? { appResourceURL()?.path }
}

// Foundation's own methods, called past the table of methods.
extension Bundle {
  @_silgen_name("$s10Foundation6BundleC3url11forResource13withExtension0A10Essentials3URLVSgSSSg_AKtF")
  private func foundationURL(forResource name: String?, withExtension ext: String?) -> URL?

  @_silgen_name(
    "$s10Foundation6BundleC3url11forResource13withExtension12subdirectory0A10Essentials3URLVSgSSSg_A2LtF")
  private func foundationURL(
    forResource name: String?, withExtension ext: String?, subdirectory subpath: String?
  ) -> URL?

  @_silgen_name(
    "$s10Foundation6BundleC3url11forResource13withExtension12subdirectory12localization0A10Essentials3URLVSgSSSg_A3MtF"
  )
  private func foundationURL(
    forResource name: String?, withExtension ext: String?, subdirectory subpath: String?,
    localization localizationName: String?
  ) -> URL?

  @_silgen_name(
    "$s10Foundation6BundleC4urls25forResourcesWithExtension12subdirectorySayAA5NSURLCGSgSSSg_AKtF")
  private func foundationURLs(forResourcesWithExtension ext: String?, subdirectory subpath: String?)
    -> [NSURL]?

  @_silgen_name(
    "$s10Foundation6BundleC4urls25forResourcesWithExtension12subdirectory12localizationSayAA5NSURLCGSgSSSg_A2LtF"
  )
  private func foundationURLs(
    forResourcesWithExtension ext: String?, subdirectory subpath: String?,
    localization localizationName: String?
  ) -> [NSURL]?

  @_silgen_name("$s10Foundation6BundleC13localizationsSaySSGvg")
  private func foundationLocalizations() -> [String]

  @_silgen_name("$s10Foundation6BundleC22preferredLocalizationsSaySSGvg")
  private func foundationPreferredLocalizations() -> [String]

  @_silgen_name("$s10Foundation6BundleC11resourceURL0A10Essentials0D0VSgvg")
  private func foundationResourceURL() -> URL?
}
