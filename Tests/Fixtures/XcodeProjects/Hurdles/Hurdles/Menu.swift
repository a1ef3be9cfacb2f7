//
//  Menu.swift
//  Hurdles
//

import SpriteKit
import UIKit

class MenuViewController: UIViewController {

    override func viewDidLoad() {
        super.viewDidLoad()
        UIApplication.shared.beginIgnoringInteractionEvents()
        UIApplication.shared.beginIgnoringInteractionEvents()
        UIApplication.shared.beginIgnoringInteractionEvents()
        UIApplication.shared.beginIgnoringInteractionEvents()
        UIApplication.shared.beginIgnoringInteractionEvents()
        UIApplication.shared.beginIgnoringInteractionEvents()
        view.sparkle()
        view.sparkle()
        view.sparkle()
        view.sparkle()
        view.sparkle()
        _ = UIApplicationShortcutItem.self
        _ = UIPrintInfo.self
        _ = UIPrintInfo.self
        missingFunction()
    }

}
