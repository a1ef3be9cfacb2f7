import QuartzCore

extension UIScrollView {
  /// A movement by a key.
  enum KeyMovement {
    case up, down, left, right, pageUp, pageDown, toStart, toEnd
  }

  /// The distance by which an arrow key moves content, in points.
  private static let keyStep: CGFloat = 40
  /// The part of the old page that remains visible on the new one, in points.
  private static let pageOverlap: CGFloat = 40

  /// Moves the content by keys. Returns whether they did, and it could.
  func handleKeys(_ presses: Set<UIPress>) -> Bool {
    guard presses.count == 1, let key = presses.first?.key, let movement = KeyMovement(key) else {
      return false
    }
    return moveContent(movement)
  }

  /// Moves the content. Returns whether it could.
  func moveContent(_ movement: KeyMovement) -> Bool {
    if movement == .up || movement == .down && pull.isActive {
      let distance = movement == .up ? Self.keyStep : -Self.keyStep
      if handlePull(distance, lasting: ContentPull.keyPause) { return true }
    }
    guard isScrollEnabled, !isDragging else { return false }
    let offset = motion?.end ?? contentOffset
    var goal = offset
    func step(_ direction: CGFloat, _ length: CGFloat, isPage: Bool) -> CGFloat {
      if isPagingEnabled { return direction * length }
      return direction * (isPage ? max(length - Self.pageOverlap, length / 2) : Self.keyStep)
    }
    let isAcross = !verticalRange.isSpread
    switch movement {
    case .up: goal.y += step(-1, bounds.height, isPage: false)
    case .down: goal.y += step(1, bounds.height, isPage: false)
    case .left: goal.x += step(-1, bounds.width, isPage: false)
    case .right: goal.x += step(1, bounds.width, isPage: false)
    case .pageUp where isAcross: goal.x += step(-1, bounds.width, isPage: true)
    case .pageDown where isAcross: goal.x += step(1, bounds.width, isPage: true)
    case .pageUp: goal.y += step(-1, bounds.height, isPage: true)
    case .pageDown: goal.y += step(1, bounds.height, isPage: true)
    case .toStart where isAcross: goal.x = horizontalRange.lowerBound
    case .toEnd where isAcross: goal.x = horizontalRange.upperBound
    case .toStart: goal.y = verticalRange.lowerBound
    case .toEnd: goal.y = verticalRange.upperBound
    }
    goal = restingOffset(nearest: goal)
    guard goal != offset else { return false }
    let wanted = goal
    follower?.adjustGoal(&goal, in: self)
    // A step that is too short for the next place of rest goes there all the same.
    if goal == offset {
      goal = wanted
      follower?.adjustGoal(&goal, in: self, atLeast: wanted.y)
    }
    showIndicators()
    animateOffset(to: goal, reason: .correction)
    return true
  }

  /// Whether the keyboard has to get to the view itself, because there is nothing in it that it gets to.
  var needsOwnFocusStop: Bool {
    isScrollEnabled && (horizontalRange.isSpread || verticalRange.isSpread)
      && !subviews.contains { $0.holdsControl }
  }
}

@MainActor extension UIScrollView.KeyMovement {
  fileprivate init?(_ key: UIKey) {
    let isShifted = key.modifierFlags == .shift
    guard key.modifierFlags.isEmpty || isShifted else { return nil }
    switch key.charactersIgnoringModifiers {
    case "UIKeyInputUpArrow" where !isShifted: self = .up
    case "UIKeyInputDownArrow" where !isShifted: self = .down
    case "UIKeyInputLeftArrow" where !isShifted: self = .left
    case "UIKeyInputRightArrow" where !isShifted: self = .right
    case "UIKeyInputPageUp": self = .pageUp
    case "UIKeyInputPageDown": self = .pageDown
    case "UIKeyInputHome": self = .toStart
    case "UIKeyInputEnd": self = .toEnd
    case " ": self = isShifted ? .pageUp : .pageDown
    default: return nil
    }
  }
}

extension UIView {
  /// Whether the view is or holds a control that can be used.
  fileprivate var holdsControl: Bool {
    guard !isHidden, isUserInteractionEnabled else { return false }
    if let control = self as? UIControl { return control.isEnabled }
    return subviews.contains { $0.holdsControl }
  }
}
