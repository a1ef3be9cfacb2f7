import UIKit

// UIKit's names in the Swift of Katana's first versions. Code of that time writes them in props and in app
// delegates.

/// The states of a control, which the titles and colors of a button are keyed by.
public typealias UIControlState = UIControl.State

/// The events of a control.
public typealias UIControlEvents = UIControl.Event

/// The options of an animation, as ``AnimationType/linearWithOptions(duration:options:)`` takes them.
public typealias UIViewAnimationOptions = UIView.AnimationOptions

/// The positions of a row that is scrolled to.
public typealias UITableViewScrollPosition = UITableView.ScrollPosition

/// The keys of what an app is launched with.
public typealias UIApplicationLaunchOptionsKey = UIApplication.LaunchOptionsKey
