import UIKit

extension AttributeCases {
  private static let red = "systemColor='systemRedColor'"

  /// The element of an appearance, and the same in code.
  private static func appearance(_ element: String, _ key: String, _ more: String = "") -> String {
    """
    <\(element) key='\(key)' backgroundImageContentMode='center'><color key='backgroundColor' \(red)/><color key='shadowColor' systemColor='systemBlueColor'/>\
    <imageReference key='backgroundImage' image='star' catalog='system'/><imageReference key='shadowImage' image='heart' catalog='system'/><blurEffect style='dark'/>\(more)</\(element)>
    """
  }

  @MainActor private static func fill<Appearance: UIBarAppearance>(_ made: Appearance) -> Appearance {
    made.backgroundColor = .systemRed
    made.shadowColor = .systemBlue
    made.backgroundImage = UIImage(systemName: "star")
    made.shadowImage = UIImage(systemName: "heart")
    made.backgroundImageContentMode = .center
    made.backgroundEffect = UIBlurEffect(style: .dark)
    return made
  }

  private static let title =
    "<textAttributes key='titleTextAttributes'><fontDescription key='fontDescription' type='system' pointSize='19'/><color key='textColor' systemColor='systemRedColor'/><color key='textShadowColor' systemColor='systemBlueColor'/><offsetWrapper key='textShadowOffset' horizontal='2' vertical='3'/></textAttributes>"

  @MainActor private static var titleAttributes: [NSAttributedString.Key: Any] {
    let shadow = NSShadow()
    shadow.shadowColor = UIColor.systemBlue
    shadow.shadowOffset = CGSize(width: 2, height: 3)
    return [.font: UIFont.systemFont(ofSize: 19), .foregroundColor: UIColor.systemRed, .shadow: shadow]
  }

  private static let large =
    "<textAttributes key='largeTitleTextAttributes'><color key='textColor' systemColor='systemGreenColor'/></textAttributes>"

  @MainActor private static func navigationAppearance() -> UINavigationBarAppearance {
    let made = fill(UINavigationBarAppearance())
    made.titleTextAttributes = titleAttributes
    made.largeTitleTextAttributes = [.foregroundColor: UIColor.systemGreen]
    made.titlePositionAdjustment = UIOffset(horizontal: 1, vertical: 2)
    return made
  }

  private static func navigationAppearance(_ key: String) -> String {
    appearance(
      "navigationBarAppearance", key,
      title + large + "<offsetWrapper key='titlePositionAdjustment' horizontal='1' vertical='2'/>")
  }

  private static let four = [
    "standardAppearance", "compactAppearance", "scrollEdgeAppearance", "compactScrollEdgeAppearance",
  ].map(navigationAppearance).joined()

  static let bars: [AttributeCase] = [
    any(
      "searchBar",
      "text='t' showsBookmarkButton='YES' showsSearchResultsButton='YES' searchResultsButtonSelected='YES' showsScopeBar='YES' selectedScopeButtonIndex='1' barStyle='black' translucent='NO' backgroundImage='star' backgroundImageCatalog='system'",
      "<color key='barTintColor' \(red)/><imageReference key='scopeBarBackgroundImage' image='heart' catalog='system'/><offsetWrapper key='searchFieldBackgroundPositionAdjustment' horizontal='1' vertical='2'/><offsetWrapper key='searchTextPositionAdjustment' horizontal='3' vertical='4'/><textInputTraits key='textInputTraits' keyboardType='URL'/><scopeButtonTitles><string>A</string><string>B</string></scopeButtonTitles>",
      { UISearchBar(frame: $0) }
    ) {
      $0.text = "t"
      $0.showsBookmarkButton = true
      $0.showsSearchResultsButton = true
      $0.isSearchResultsButtonSelected = true
      $0.barStyle = .black
      $0.isTranslucent = false
      $0.backgroundImage = UIImage(systemName: "star")
      $0.barTintColor = .systemRed
      $0.scopeBarBackgroundImage = UIImage(systemName: "heart")
      $0.searchFieldBackgroundPositionAdjustment = UIOffset(horizontal: 1, vertical: 2)
      $0.searchTextPositionAdjustment = UIOffset(horizontal: 3, vertical: 4)
      $0.searchTextField.autocapitalizationType = .none
      $0.searchTextField.keyboardType = .URL
      $0.scopeButtonTitles = ["A", "B"]
      $0.showsScopeBar = true
      $0.selectedScopeButtonIndex = 1
    },
    any(
      "navigationBar",
      "barStyle='black' shadowImage='star' shadowImageCatalog='system' backIndicatorImage='heart' backIndicatorImageCatalog='system' backIndicatorTransitionMaskImage='plus' backIndicatorTransitionMaskImageCatalog='system'",
      "<color key='barTintColor' \(red)/>\(title)\(large)<items><navigationItem title='Top'/></items>",
      { UINavigationBar(frame: $0) }
    ) {
      $0.barStyle = .black
      $0.shadowImage = UIImage(systemName: "star")
      $0.backIndicatorImage = UIImage(systemName: "heart")
      $0.backIndicatorTransitionMaskImage = UIImage(systemName: "plus")
      $0.barTintColor = .systemRed
      $0.titleTextAttributes = titleAttributes
      $0.largeTitleTextAttributes = [.foregroundColor: UIColor.systemGreen]
      $0.items = [UINavigationItem(title: "Top")]
    },
    any(
      "navigationBar",
      "backIndicatorTransitionMask='plus' backIndicatorTransitionMaskCatalog='system'", four,
      { UINavigationBar(frame: $0) }
    ) {
      $0.backIndicatorTransitionMaskImage = UIImage(systemName: "plus")
      $0.standardAppearance = navigationAppearance()
      $0.compactAppearance = navigationAppearance()
      $0.scrollEdgeAppearance = navigationAppearance()
      $0.compactScrollEdgeAppearance = navigationAppearance()
    },
    any(
      "toolbar", "translucent='NO'",
      "<color key='barTintColor' \(red)/>"
        + ["standardAppearance", "compactAppearance", "scrollEdgeAppearance"].map {
          appearance("toolbarAppearance", $0)
        }.joined(), { UIToolbar(frame: $0) }
    ) {
      $0.isTranslucent = false
      $0.barTintColor = .systemRed
      $0.standardAppearance = fill(UIToolbarAppearance())
      $0.compactAppearance = fill(UIToolbarAppearance())
      $0.scrollEdgeAppearance = fill(UIToolbarAppearance())
    },
    any(
      "tabBar",
      "barStyle='black' translucent='NO' itemSpacing='5' backgroundImage='star' backgroundImageCatalog='system' shadowImage='heart' shadowImageCatalog='system' selectionIndicatorImage='plus' selectionIndicatorImageCatalog='system'",
      "<color key='barTintColor' \(red)/><color key='unselectedItemTintColor' systemColor='systemBlueColor'/>"
        + ["standardAppearance", "scrollEdgeAppearance"].map { appearance("tabBarAppearance", $0) }.joined(),
      { UITabBar(frame: $0) }
    ) {
      $0.barStyle = .black
      $0.isTranslucent = false
      $0.itemSpacing = 5
      $0.backgroundImage = UIImage(systemName: "star")
      $0.shadowImage = UIImage(systemName: "heart")
      $0.selectionIndicatorImage = UIImage(systemName: "plus")
      $0.barTintColor = .systemRed
      $0.unselectedItemTintColor = .systemBlue
      $0.standardAppearance = fill(UITabBarAppearance())
      $0.scrollEdgeAppearance = fill(UITabBarAppearance())
    },
    AttributeCase(
      """
      <navigationItem title='T' prompt='P' backButtonTitle='B' largeTitleDisplayMode='never' backButtonDisplayMode='minimal' leftItemsSupplementBackButton='YES' hidesBackButton='YES' hidesSearchBarWhenScrolling='NO'>
      <barButtonItem key='leftBarButtonItem' title='L'/><barButtonItem key='rightBarButtonItem' title='R'/><barButtonItem key='backBarButtonItem' title='K'/><view key='titleView' tag='3'><rect key='frame' x='0' y='0' width='9' height='9'/></view>\(four)</navigationItem>
      """, { UINavigationItem(title: "T") },
      {
        $0.prompt = "P"
        $0.backButtonTitle = "B"
        $0.largeTitleDisplayMode = .never
        $0.backButtonDisplayMode = .minimal
        $0.leftItemsSupplementBackButton = true
        $0.hidesBackButton = true
        $0.hidesSearchBarWhenScrolling = false
        $0.leftBarButtonItem = UIBarButtonItem(title: "L", style: .plain, target: nil, action: nil)
        $0.rightBarButtonItem = UIBarButtonItem(title: "R", style: .plain, target: nil, action: nil)
        $0.backBarButtonItem = UIBarButtonItem(title: "K", style: .plain, target: nil, action: nil)
        $0.titleView = UIView(frame: CGRect(x: 0, y: 0, width: 9, height: 9))
        $0.titleView?.tag = 3
        $0.standardAppearance = navigationAppearance()
        $0.compactAppearance = navigationAppearance()
        $0.scrollEdgeAppearance = navigationAppearance()
        $0.compactScrollEdgeAppearance = navigationAppearance()
      }),
    AttributeCase(
      "<navigationItem><leftBarButtonItems><barButtonItem title='1'/><barButtonItem title='2'/></leftBarButtonItems><rightBarButtonItems><barButtonItem title='3'/></rightBarButtonItems></navigationItem>",
      { UINavigationItem(title: "") },
      {
        $0.title = nil
        $0.leftBarButtonItems = ["1", "2"].map {
          UIBarButtonItem(title: $0, style: .plain, target: nil, action: nil)
        }
        $0.rightBarButtonItems = [UIBarButtonItem(title: "3", style: .plain, target: nil, action: nil)]
      }),
    AttributeCase(
      "<barButtonItem title='T' image='star' catalog='system' landscapeImage='heart' landscapeImageCatalog='system' largeContentSizeImage='plus' largeContentSizeImageCatalog='system' tag='4' enabled='NO' style='done' width='30' selected='YES' hidden='YES'><inset key='imageInsets' minX='1' minY='2' maxX='3' maxY='4'/><color key='tintColor' \(red)/><preferredSymbolConfiguration key='preferredSymbolConfiguration' configurationType='pointSize' pointSize='31'/><menu key='menu' title='M'><children><command title='C' selector='c:'/></children></menu><accessibility key='accessibilityConfiguration' identifier='i' label='l'/></barButtonItem>",
      {
        UIBarButtonItem(
          image: UIImage(systemName: "star", withConfiguration: UIImage.SymbolConfiguration(pointSize: 31)),
          style: .done, target: nil, action: nil)
      },
      {
        $0.title = "T"
        $0.landscapeImagePhone = UIImage(systemName: "heart")
        $0.largeContentSizeImage = UIImage(systemName: "plus")
        $0.tag = 4
        $0.isEnabled = false
        $0.width = 30
        $0.isSelected = true
        $0.isHidden = true
        $0.imageInsets = UIEdgeInsets(top: 2, left: 1, bottom: 4, right: 3)
        $0.tintColor = .systemRed
        $0.menu = UIMenu(title: "M", children: [UICommand(title: "C", action: Selector("c:"))])
        $0.accessibilityIdentifier = "i"
        $0.accessibilityLabel = "l"
      }),
    AttributeCase(
      "<barButtonItem style='plain'><view key='customView' tag='3'><rect key='frame' x='0' y='0' width='9' height='9'/></view></barButtonItem>",
      {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 9, height: 9))
        view.tag = 3
        return UIBarButtonItem(customView: view)
      }),
    AttributeCase(
      "<barButtonItem systemItem='trash'/>",
      { UIBarButtonItem(barButtonSystemItem: .trash, target: nil, action: nil) }),
    AttributeCase(
      "<tabBarItem title='T' badgeValue='3' selectedImage='heart' selectedImageCatalog='system' image='star' catalog='system'><color key='badgeColor' \(red)/><offsetWrapper key='titlePositionAdjustment' horizontal='1' vertical='2'/></tabBarItem>",
      {
        UITabBarItem(
          title: "T", image: UIImage(systemName: "star"), selectedImage: UIImage(systemName: "heart"))
      },
      {
        $0.badgeValue = "3"
        $0.badgeColor = .systemRed
        $0.titlePositionAdjustment = UIOffset(horizontal: 1, vertical: 2)
      }),
    AttributeCase(
      "<tabBarItem systemItem='downloads' tag='2'/>", { UITabBarItem(tabBarSystemItem: .downloads, tag: 2) }),
  ]
}
