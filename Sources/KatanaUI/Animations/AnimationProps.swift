import UIKit

/// Ready-made transformers for children that come and go.
public enum AnimationProps {
  /// Scales to a fraction of the size about the middle; 0 shrinks to a point.
  public static func scale(percentage: CGFloat) -> AnimationPropsTransformer {
    { props in
      var props = props
      let frame = props.frame
      let size = CGSize(width: frame.width * percentage, height: frame.height * percentage)
      props.frame = CGRect(
        x: frame.origin.x + (frame.width - size.width) / 2,
        y: frame.origin.y + (frame.height - size.height) / 2,
        width: size.width, height: size.height)
      return props
    }
  }

  /// Moves to the left by a distance in points.
  public static func moveLeft(distance: CGFloat = 1000) -> AnimationPropsTransformer {
    moveRight(distance: -distance)
  }

  /// Moves to the right by a distance in points.
  public static func moveRight(distance: CGFloat = 1000) -> AnimationPropsTransformer {
    { props in
      var props = props
      props.frame.origin.x += distance
      return props
    }
  }

  /// Fades out.
  public static func fade() -> AnimationPropsTransformer {
    { props in
      var props = props
      props.alpha = 0
      return props
    }
  }

  /// Changes props of one type, as where a color or a radius is to come from somewhere; props of other types
  /// stay.
  public static func change<Props: AnyNodeDescriptionProps>(
    _ type: Props.Type = Props.self, _ change: @escaping (inout Props) -> Void
  ) -> AnimationPropsTransformer {
    { props in
      guard var own = props as? Props else { return props }
      change(&own)
      return own
    }
  }
}
