import TranslationInterface

/// Makes the contents of an Info.plist: those of a file, and those that build settings describe.
enum InfoPlist {
  static func make(
    from file: PropertyValue?, _ settings: BuildSettings, kind: ModuleDescription.Kind
  ) -> PropertyValue {
    var entries = (file ?? .dictionary([:])).mapStrings(settings.expand).entries
    if file == nil || settings.isOn("GENERATE_INFOPLIST_FILE") {
      for (key, value) in generated(settings, kind: kind) where entries[key] == nil { entries[key] = value }
    }
    for (key, value) in basis(settings) where entries[key] == nil { entries[key] = value }
    return .dictionary(entries)
  }

  private static func basis(_ settings: BuildSettings) -> [String: PropertyValue] {
    var entries: [String: PropertyValue] = [
      "CFBundleDevelopmentRegion": .string(settings["DEVELOPMENT_LANGUAGE"]),
      "CFBundleExecutable": .string(settings["EXECUTABLE_NAME"]),
      "CFBundleInfoDictionaryVersion": .string("6.0"), "CFBundleName": .string(settings["PRODUCT_NAME"]),
      "CFBundlePackageType": .string("APPL"),
      "CFBundleShortVersionString": .string(settings["MARKETING_VERSION"]),
      "CFBundleVersion": .string(settings["CURRENT_PROJECT_VERSION"]),
    ]
    let identifier = settings["PRODUCT_BUNDLE_IDENTIFIER"]
    if !identifier.isEmpty { entries["CFBundleIdentifier"] = .string(identifier) }
    return entries
  }

  /// Returns the entries of `INFOPLIST_KEY_…` settings.
  private static func generated(
    _ settings: BuildSettings, kind: ModuleDescription.Kind
  ) -> [String: PropertyValue] {
    var entries: [String: PropertyValue] = [:]
    let prefix = "INFOPLIST_KEY_"
    for name in settings.names where name.hasPrefix(prefix) {
      let key = String(name.dropFirst(prefix.count))
      let value = settings[name]
      switch key {
      case "UIApplicationSceneManifest_Generation":
        guard settings.isOn(name) else { continue }
        entries["UIApplicationSceneManifest"] = .dictionary([
          "UIApplicationSupportsMultipleScenes": .boolean(true), "UISceneConfigurations": .dictionary([:]),
        ])
      case "UILaunchScreen_Generation":
        if settings.isOn(name) { entries["UILaunchScreen"] = .dictionary([:]) }
      case "UISupportedInterfaceOrientations_iPhone":
        entries["UISupportedInterfaceOrientations~iphone"] = words(value)
      case "UISupportedInterfaceOrientations_iPad":
        entries["UISupportedInterfaceOrientations~ipad"] = words(value)
      case "UISupportedInterfaceOrientations", "UIRequiredDeviceCapabilities", "UIAppFonts",
        "UIBackgroundModes", "LSApplicationQueriesSchemes":
        entries[key] = words(value)
      default:
        entries[key] = value == "YES" || value == "NO" ? .boolean(value == "YES") : .string(value)
      }
    }
    return entries
  }

  private static func words(_ text: String) -> PropertyValue {
    .array(BuildSettings.words(text).map { .string($0) })
  }
}
