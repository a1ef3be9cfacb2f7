//
//  SceneDelegate.swift
//  Museum
//

import UIKit

class SceneDelegate: UIResponder, UIWindowSceneDelegate {

    var window: UIWindow?

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
        // The window and its root view controller come from the storyboard.
        guard let _ = (scene as? UIWindowScene) else { return }
    }

}
