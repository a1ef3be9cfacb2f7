import CoreGraphics
import QuartzCore
import UIKit

/// Images, drawing, animations and layout.
extension HostileNumbers {
  static let images: [Property] = [
    on({ UIImageView() }, "UIGraphicsImageRenderer.size") { view, value in
      guard value <= 20_000 else { return }
      view.image = UIGraphicsImageRenderer(size: CGSize(width: value, height: 8)).image { _ in }
    },
    on({ UIImageView() }, "UIGraphicsImageRendererFormat.scale") { view, value in
      let format = UIGraphicsImageRendererFormat()
      format.scale = value
      view.image = UIGraphicsImageRenderer(size: CGSize(width: 8, height: 8), format: format).image { _ in }
    },
    on({ UIImageView() }, "UIImage.scale") {
      $0.image = UIImage(cgImage: picture.cgImage!, scale: $1, orientation: .up)
    },
    on({ UIImageView() }, "UIImage.resizable") {
      $0.image = picture.resizableImage(
        withCapInsets: UIEdgeInsets(top: $1, left: $1, bottom: $1, right: $1), resizingMode: .tile)
    },
    on({ UIImageView() }, "UIImage.tiles in a frame") {
      $0.image = picture.resizableImage(
        withCapInsets: UIEdgeInsets(top: 1, left: 1, bottom: 1, right: 1), resizingMode: .tile)
      $0.frame.size = CGSize(width: $1, height: $1)
    },
    on({ UIImageView() }, "UIImage.alignmentRectInsets") {
      $0.image = picture.withAlignmentRectInsets(UIEdgeInsets(top: $1, left: $1, bottom: $1, right: $1))
    },
    on({ UIImageView() }, "UIImage.SymbolConfiguration.pointSize") {
      $0.image = UIImage(systemName: "star", withConfiguration: UIImage.SymbolConfiguration(pointSize: $1))
    },
    on({ UIImageView() }, "UIImage.variableValue") {
      $0.image = UIImage(systemName: "wifi", variableValue: $1)
    },
    on({ UIImageView() }, "UIImage.animated") {
      $0.image = UIImage.animatedImage(with: [picture, picture], duration: $1)
    },
    on({ UIImageView() }, "UIImage.jpegData") {
      _ = picture.jpegData(compressionQuality: $1); _ = $0
    },
    on({ UIImageView() }, "CGImage.cropping") {
      _ = picture.cgImage?.cropping(to: CGRect(x: $1, y: $1, width: $1, height: $1))
      _ = $0
    },
    on({ UIView() }, "UIColor") {
      $0.backgroundColor = UIColor(red: $1, green: $1, blue: $1, alpha: $1)
      $0.tintColor = UIColor(hue: $1, saturation: $1, brightness: $1, alpha: $1)
      $0.layer.borderWidth = 1
      $0.layer.borderColor = UIColor(white: $1, alpha: 1).cgColor
      _ = $0.backgroundColor?.accessibilityName
    },
  ]

  static let drawing: [Property] = [
    Property(name: "CGContext") { value in
      Drawn { context in
        context.setLineWidth(value)
        context.setLineDash(phase: value, lengths: [value, value])
        context.setMiterLimit(value)
        context.setAlpha(value)
        context.setShadow(offset: CGSize(width: value, height: value), blur: value)
        context.move(to: CGPoint(x: 1, y: 1))
        context.addLine(to: CGPoint(x: value, y: value))
        context.addArc(
          center: CGPoint(x: 10, y: 10), radius: value, startAngle: value, endAngle: -value, clockwise: true)
        context.addEllipse(in: CGRect(x: value, y: 0, width: value, height: 4))
        context.strokePath()
        context.fill(CGRect(x: value, y: value, width: value, height: value))
        context.clip(to: CGRect(x: 0, y: 0, width: value, height: value))
        context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
      }
    },
    Property(name: "CGContext dash of a long line") { value in
      Drawn { context in
        context.setLineWidth(1)
        context.setLineDash(phase: 0, lengths: [1e-9, 1e-9])
        context.move(to: .zero)
        context.addLine(to: CGPoint(x: value, y: 10))
        context.strokePath()
      }
    },
    Property(name: "CGContext transform") { value in
      Drawn { context in
        context.translateBy(x: value, y: value)
        context.scaleBy(x: value, y: value)
        context.rotate(by: value)
        context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
        ("Text" as NSString).draw(at: CGPoint(x: value, y: value), withAttributes: nil)
        picture.draw(in: CGRect(x: value, y: 0, width: value, height: value))
      }
    },
    Property(name: "UIBezierPath") { value in
      Drawn { _ in
        let path = UIBezierPath(
          roundedRect: CGRect(x: 2, y: 2, width: 30, height: 30), cornerRadius: value)
        path.addArc(
          withCenter: CGPoint(x: 10, y: 10), radius: 5, startAngle: 0, endAngle: value, clockwise: true)
        path.lineWidth = value
        path.flatness = value
        path.setLineDash([value, 1], count: 2, phase: value)
        path.stroke()
        path.fill()
        _ = path.contains(CGPoint(x: value, y: value))
        _ = path.bounds
      }
    },
    Property(name: "CGPath.copy(dashing:)") { value in
      Drawn { context in
        context.addPath(circle.copy(dashingWithPhase: value, lengths: [value, 1e-9]))
        context.addPath(
          circle.copy(strokingWithWidth: value, lineCap: .round, lineJoin: .round, miterLimit: value))
        context.fillPath()
      }
    },
    Property(name: "CGGradient") { value in
      Drawn { context in
        let colors = [UIColor.red.cgColor, UIColor.blue.cgColor] as CFArray
        guard let gradient = CGGradient(colorsSpace: nil, colors: colors, locations: [value, 1]) else {
          return
        }
        context.drawLinearGradient(
          gradient, start: CGPoint(x: value, y: 0), end: CGPoint(x: 0, y: value),
          options: [.drawsBeforeStartLocation])
        context.drawRadialGradient(
          gradient, startCenter: .zero, startRadius: value, endCenter: .zero, endRadius: value, options: [])
      }
    },
  ]

  static let animations: [Property] = [
    on({ UIView() }, "UIView.animate duration") { view, value in
      UIView.animate(withDuration: value) { view.alpha = 0.5 }
    },
    on({ UIView() }, "UIView.animate delay") { view, value in
      UIView.animate(withDuration: 1, delay: value) { view.alpha = 0.5 }
    },
    on({ UIView() }, "UIView.animate spring") { view, value in
      UIView.animate(
        withDuration: value, delay: 0, usingSpringWithDamping: value, initialSpringVelocity: value
      ) { view.frame.origin.x = 40 }
    },
    on({ UIView() }, "UIView.animateKeyframes") { view, value in
      UIView.animateKeyframes(withDuration: value, delay: 0) {
        UIView.addKeyframe(withRelativeStartTime: value, relativeDuration: value) { view.alpha = 0.3 }
      }
    },
    on({ UIView() }, "UIView.animate to") { view, value in
      UIView.animate(withDuration: 1) {
        view.frame.origin.x = value
        view.transform = CGAffineTransform(rotationAngle: value)
      }
    },
    on({ UIView() }, "CABasicAnimation.duration") { view, value in
      let animation = CABasicAnimation(keyPath: "position.x")
      (animation.fromValue, animation.toValue) = (0, 100)
      animation.duration = value
      view.layer.add(animation, forKey: nil)
    },
    on({ UIView() }, "CABasicAnimation.toValue") { view, value in
      for key in ["position.x", "transform.rotation.z", "opacity", "bounds.size.width", "cornerRadius"] {
        let animation = CABasicAnimation(keyPath: key)
        (animation.fromValue, animation.toValue) = (0, value)
        animation.duration = 1
        view.layer.add(animation, forKey: key)
      }
    },
    on({ UIView() }, "CABasicAnimation.timing") { view, value in
      let animation = CABasicAnimation(keyPath: "opacity")
      (animation.fromValue, animation.toValue) = (0, 1)
      animation.duration = 1
      animation.repeatCount = Float(value)
      animation.speed = Float(value)
      animation.timeOffset = value
      animation.beginTime = value
      animation.repeatDuration = value
      view.layer.add(animation, forKey: nil)
    },
    on({ UIView() }, "CASpringAnimation") { view, value in
      let animation = CASpringAnimation(keyPath: "position.x")
      (animation.fromValue, animation.toValue) = (0, 100)
      (animation.mass, animation.stiffness, animation.damping) = (value, value, value)
      animation.initialVelocity = value
      animation.duration = animation.settlingDuration
      view.layer.add(animation, forKey: nil)
    },
    on({ UIView() }, "CAKeyframeAnimation.keyTimes") { view, value in
      let animation = CAKeyframeAnimation(keyPath: "position.x")
      animation.values = [0, value, 100]
      animation.keyTimes = [0, NSNumber(value: value), 1]
      animation.duration = 1
      view.layer.add(animation, forKey: nil)
    },
    on({ UIView() }, "CAAnimationGroup") { view, value in
      let animation = CABasicAnimation(keyPath: "transform.rotation.z")
      (animation.fromValue, animation.toValue) = (0, 1)
      (animation.duration, animation.beginTime) = (value, value)
      animation.repeatCount = 3
      let group = CAAnimationGroup()
      group.animations = [animation]
      group.duration = value
      view.layer.add(group, forKey: nil)
    },
    on({ UIView() }, "UIViewPropertyAnimator") { view, value in
      let animator = UIViewPropertyAnimator(duration: value, dampingRatio: value) { view.alpha = 0.4 }
      animator.pauseAnimation()
      animator.fractionComplete = value
      animator.continueAnimation(withTimingParameters: nil, durationFactor: value)
    },
    on({ UIView() }, "Timer") { view, value in
      // One that never waits never lets the app rest.
      guard !(value < 0.1) else { return }
      _ = Timer.scheduledTimer(withTimeInterval: value, repeats: false) { _ in _ = view }
    },
    on({ UIView() }, "asyncAfter") { view, value in
      DispatchQueue.main.asyncAfter(deadline: .now() + value) { _ = view }
    },
    on({ UIView() }, "CADisplayLink") { view, value in
      let link = CADisplayLink(
        target: view, selector: Selector("setNeedsDisplay"))
      link.preferredFrameRateRange = CAFrameRateRange(
        minimum: Float(value), maximum: Float(value), preferred: Float(value))
      link.add(to: .main, forMode: .common)
      link.invalidate()
    },
    on({ UIView() }, "dynamics") { view, value in
      let item = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      view.addSubview(item)
      let animator = UIDynamicAnimator(referenceView: view)
      let gravity = UIGravityBehavior(items: [item])
      gravity.magnitude = value
      let behavior = UIDynamicItemBehavior(items: [item])
      (behavior.density, behavior.elasticity, behavior.friction) = (value, value, value)
      behavior.addLinearVelocity(CGPoint(x: value, y: value), for: item)
      let collision = UICollisionBehavior(items: [item])
      collision.translatesReferenceBoundsIntoBoundary = true
      for each in [gravity, behavior, collision] { animator.addBehavior(each) }
      Zoomed.shared.kept = animator
    },
  ]

  static let layout: [Property] = [
    on({ UIView() }, "constraint.constant") { view, value in
      let inner = UIView()
      inner.translatesAutoresizingMaskIntoConstraints = false
      inner.backgroundColor = .red
      view.addSubview(inner)
      inner.widthAnchor.constraint(equalToConstant: value).isActive = true
      inner.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: value).isActive = true
    },
    on({ UIView() }, "constraint.multiplier") { view, value in
      let inner = UIView()
      inner.translatesAutoresizingMaskIntoConstraints = false
      inner.backgroundColor = .red
      view.addSubview(inner)
      inner.widthAnchor.constraint(equalTo: view.widthAnchor, multiplier: value).isActive = true
    },
    on({ UIView() }, "systemLayoutSizeFitting") {
      _ = $0.systemLayoutSizeFitting(CGSize(width: $1, height: $1))
    },
    on({ Sized() }, "intrinsicContentSize") {
      $0.translatesAutoresizingMaskIntoConstraints = false
      $0.size = $1
      $0.invalidateIntrinsicContentSize()
    },
  ]
}
