// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// Written by `scripts/names` from the table in Tests/Names: do not edit.

import Foundation

@available(*, unavailable, message: "there is no motion sensor")
public final class UIMotionEffect {}

@available(*, unavailable, message: "there is no motion sensor")
public final class UIInterpolatingMotionEffect {}

@available(*, unavailable, message: "there is no motion sensor")
public final class UIMotionEffectGroup {}

@available(*, unavailable, message: "use UIViewPropertyAnimator")
public final class UIViewAnimating {}

@available(*, unavailable, message: "use UIViewPropertyAnimator")
public final class UIViewImplicitlyAnimating {}

@available(*, unavailable, message: "use UIViewPropertyAnimator with spring timing, or CADisplayLink")
public final class UIDynamicAnimator {}

@available(*, unavailable, message: "use UIViewPropertyAnimator with spring timing")
public final class UIDynamicBehavior {}

@available(*, unavailable, message: "move views with CADisplayLink")
public final class UIGravityBehavior {}

@available(*, unavailable, message: "move views with CADisplayLink")
public final class UICollisionBehavior {}

@available(*, unavailable, message: "move views with CADisplayLink")
public final class UIAttachmentBehavior {}

@available(*, unavailable, message: "use UIViewPropertyAnimator with spring timing")
public final class UISnapBehavior {}

@available(*, unavailable, message: "move views with CADisplayLink")
public final class UIPushBehavior {}

@available(*, unavailable, message: "move views with CADisplayLink")
public final class UIDynamicItemBehavior {}
