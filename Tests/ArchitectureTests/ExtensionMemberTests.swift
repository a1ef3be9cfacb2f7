import Testing

/// Members of UIKit's open classes stand where apps can override them; the list of exceptions may only become
/// shorter.
struct ExtensionMemberTests {
  @Test func noOpenClassGainsAMemberInAnExtension() throws {
    let files = try SourceFile.all(below: "Sources", of: ArchitectureTests.root)
    let found = ExtensionMembers(files).byClass
    for (owner, names) in found {
      for name in names.subtracting(Self.known[owner, default: []]).sorted() {
        Issue.record(
          "\(owner).\(name) stands in an extension, where apps cannot override it: declare it `open` in the class"
        )
      }
    }
    for (owner, names) in Self.known {
      for name in names.subtracting(found[owner, default: []]).sorted() {
        Issue.record(
          "\(owner).\(name) stands in no extension any more: remove it from the list of exceptions")
      }
    }
  }

  @Test func membersOfExtensionsAreFound() {
    let text = """
      open class UIThing: UIView {
        open func own() {}
      }

      extension UIThing {
        public func other() {}
        func inner() {}
        public static func made() {}
      }
      """
    let file = SourceFile(module: "UIKit", path: "Sources/UIKit/UIThing.swift", text: text)
    #expect(ExtensionMembers([file]).byClass == ["UIThing": ["other"]])
  }

  /// The exceptions: members that apps rarely override, by class.
  private static let known: [String: Set<String>] = Dictionary(
    uniqueKeysWithValues: list.split(separator: "\n").map { line in
      let names = line.split(separator: " ").map(String.init)
      return (names[0], Set(names.dropFirst()))
    })

  private static let list = """
    NSItemProvider hasRepresentationConforming loadDataRepresentation loadFileRepresentation \
    loadInPlaceFileRepresentation loadItem registerDataRepresentation registerFileRepresentation \
    registeredContentTypes
    UIApplication alternateIconName backgroundRefreshStatus backgroundTimeRemaining beginBackgroundTask \
    canOpenURL endBackgroundTask ignoreSnapshotOnNextApplicationLaunch isProtectedDataAvailable \
    isRegisteredForRemoteNotifications open registerForRemoteNotifications requestSceneSessionActivation \
    requestSceneSessionDestruction sendAction setAlternateIconName statusBarFrame statusBarOrientation \
    supportsAlternateIcons unregisterForRemoteNotifications
    UIBarButtonItem creatingFixedGroup creatingMovableGroup creatingOptionalGroup frame
    UIButton currentPreferredSymbolConfiguration isPointerInteractionEnabled isSpringLoaded \
    pointerStyleProvider preferredSymbolConfigurationForImage role setPreferredSymbolConfiguration
    UICollectionView dequeueConfiguredReusableCell dequeueConfiguredReusableSupplementary hasActiveDrag \
    hasActiveDrop hasUncommittedUpdates
    UIColor accessibilityName ciColor getHue getRed getWhite loadData set setFill setStroke
    UIDevice batteryLevel batteryState
    UIImage applyingSymbolConfiguration baselineOffsetFromBottom byPreparingForDisplay \
    byPreparingThumbnail configuration draw duration imageFlippedForRightToLeftLayoutDirection \
    imageRendererFormat images isSymbolImage loadData prepareForDisplay prepareThumbnail \
    preparingForDisplay preparingThumbnail symbolConfiguration withConfiguration \
    withHorizontallyFlippedOrientation
    UIImageView addSymbolEffect removeAllSymbolEffects removeSymbolEffect setSymbolImage
    UIKey keyCode
    UILayoutGuide bottomAnchor centerXAnchor centerYAnchor heightAnchor leadingAnchor leftAnchor \
    rightAnchor topAnchor trailingAnchor widthAnchor
    UINavigationItem centerItemGroups leadingItemGroups preferredSearchBarPlacement searchBarPlacement \
    style titleMenuProvider trailingItemGroups
    UIPasteboard color colors contains data hasColors hasImages hasStrings hasURLs image images \
    numberOfItems setData setValue string strings types url urls value
    UIScene open
    UIScreen coordinateSpace fixedCoordinateSpace
    UIScrollView contentLayoutGuide frameLayoutGuide
    UISearchTextField allowsCopyingTokens allowsDeletingTokens insertToken positionOfToken removeToken \
    replaceTextualPortion searchSuggestions textualRange tokenBackgroundColor tokens
    UITabBarController mode selectedTab setTabs sidebar tab tabBarController tabs
    UITableView hasActiveDrag hasActiveDrop reloadSectionIndexTitles
    UITraitCollection modifyingTraits performAsCurrent
    UIView _autolayoutTrace addConstraint addConstraints addInteraction addLayoutGuide bottomAnchor \
    centerXAnchor centerYAnchor constraints constraintsAffectingLayout \
    contentCompressionResistancePriority contentHuggingPriority drawHierarchy exerciseAmbiguityInLayout \
    firstBaselineAnchor frame hasAmbiguousLayout heightAnchor insetsLayoutMarginsFromSafeArea \
    interactions keyboardLayoutGuide lastBaselineAnchor layoutGuides layoutMarginsGuide leadingAnchor \
    leftAnchor maximumContentSizeCategory minimumContentSizeCategory preservesSuperviewLayoutMargins \
    readableContentGuide removeConstraint removeConstraints removeInteraction removeLayoutGuide \
    resizableSnapshotView rightAnchor safeAreaLayoutGuide setContentCompressionResistancePriority \
    setContentHuggingPriority snapshotView topAnchor trailingAnchor traitOverrides \
    translatesAutoresizingMaskIntoConstraints updateTraitsIfNeeded widthAnchor
    UIViewController contentUnavailableConfiguration contentUnavailableConfigurationState \
    popoverPresentationController preferredTransition restorationClass setContentScrollView \
    setNeedsUpdateContentUnavailableConfiguration sheetPresentationController splitViewController \
    systemMinimumLayoutMargins tab traitOverrides
    """
}
