//
//  AppDelegate.swift
//  Tally
//

import Katana
import UIKit

@main
class AppDelegate: UIResponder, UIApplicationDelegate {

    var window: UIWindow?
    var renderer: Renderer?

    func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        window = UIWindow(frame: UIScreen.main.bounds)
        window?.rootViewController = UIViewController()
        window?.makeKeyAndVisible()

        let view = window!.rootViewController!.view!
        let screen = TallyScreen(props: TallyScreen.Props.build {
            $0.frame = UIScreen.main.bounds
        })
        renderer = Renderer(rootDescription: screen, store: Store<TallyState>())
        renderer?.render(in: view)
        return true
    }

}
