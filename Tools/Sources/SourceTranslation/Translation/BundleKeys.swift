/// The constants of Core Foundation that name keys of an `Info.plist`.
enum BundleKeys {
  static let all = [
    "kCFBundleDevelopmentRegionKey": "CFBundleDevelopmentRegion",
    "kCFBundleExecutableKey": "CFBundleExecutable",
    "kCFBundleIdentifierKey": "CFBundleIdentifier",
    "kCFBundleInfoDictionaryVersionKey": "CFBundleInfoDictionaryVersion",
    "kCFBundleLocalizationsKey": "CFBundleLocalizations",
    "kCFBundleNameKey": "CFBundleName",
    "kCFBundleVersionKey": "CFBundleVersion",
  ]
}
