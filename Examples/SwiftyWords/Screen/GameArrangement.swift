import UIKit

/// Where the views of a game lie, by the size of the window.
enum GameArrangement {
  /// As in the lesson: for pads.
  case lesson
  /// As in the lesson, in the middle: for tabs that are wider than a pad.
  case wide
  /// One below the other: for phones held upright and narrow tabs.
  case tall
  /// Clues on one side, letters on the other: for phones held sideways and low tabs.
  case low

  /// Chooses the arrangement for a size. Letters of the largest sizes have no room in the
  /// lesson's two columns.
  init(for size: CGSize, hasLargeText: Bool) {
    if size.width >= 790 && size.height >= 700 && !hasLargeText {
      self = size.width > 1_024 ? .wide : .lesson
    } else if size.width > size.height && size.height < 560 {
      self = .low
    } else {
      self = .tall
    }
  }

  /// The constraints that place all views of the screen.
  func constraints(for screen: GameView) -> [NSLayoutConstraint] {
    // In wide windows a clue and its answer stay near each other.
    let margins: UILayoutGuide =
      switch self {
      case .tall: screen.readableContentGuide
      case .wide: screen.columns
      case .lesson, .low: screen.layoutMarginsGuide
      }
    let top = [
      screen.levelLabel.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      screen.levelLabel.firstBaselineAnchor.constraint(equalTo: screen.scoreLabel.firstBaselineAnchor),
      screen.scoreLabel.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
      screen.submit.heightAnchor.constraint(equalToConstant: 44),
      screen.clear.centerYAnchor.constraint(equalTo: screen.submit.centerYAnchor),
      screen.clear.heightAnchor.constraint(equalToConstant: 44),
      screen.submit.topAnchor.constraint(equalTo: screen.currentAnswer.bottomAnchor),
    ]
    switch self {
    case .lesson, .wide: return top + lesson(screen, margins)
    case .tall: return top + tall(screen, margins)
    case .low: return top + low(screen, margins)
    }
  }

  private func lesson(_ screen: GameView, _ margins: UILayoutGuide) -> [NSLayoutConstraint] {
    // In the lesson the clues are inset; in wide windows all parts have the width of the columns.
    let inset: CGFloat = self == .wide ? 0 : 100
    return [
      screen.scoreLabel.topAnchor.constraint(
        equalTo: margins.topAnchor, constant: self == .wide ? 12 : 0),
      screen.cluesLabel.topAnchor.constraint(equalTo: screen.scoreLabel.bottomAnchor),
      screen.cluesLabel.leadingAnchor.constraint(equalTo: margins.leadingAnchor, constant: inset),
      screen.cluesLabel.widthAnchor.constraint(
        equalTo: margins.widthAnchor, multiplier: 0.6, constant: -inset),
      screen.answersLabel.topAnchor.constraint(equalTo: screen.scoreLabel.bottomAnchor),
      screen.answersLabel.trailingAnchor.constraint(equalTo: margins.trailingAnchor, constant: -inset),
      screen.answersLabel.widthAnchor.constraint(
        equalTo: margins.widthAnchor, multiplier: 0.4, constant: -inset),
      screen.answersLabel.heightAnchor.constraint(equalTo: screen.cluesLabel.heightAnchor),
      screen.currentAnswer.centerXAnchor.constraint(equalTo: screen.centerXAnchor),
      screen.currentAnswer.widthAnchor.constraint(equalTo: screen.widthAnchor, multiplier: 0.5),
      screen.currentAnswer.topAnchor.constraint(equalTo: screen.cluesLabel.bottomAnchor, constant: 20),
      screen.submit.centerXAnchor.constraint(equalTo: screen.centerXAnchor, constant: -100),
      screen.clear.centerXAnchor.constraint(equalTo: screen.centerXAnchor, constant: 100),
      self == .wide
        ? screen.grid.widthAnchor.constraint(equalTo: margins.widthAnchor)
        : screen.grid.widthAnchor.constraint(equalToConstant: 750),
      screen.grid.heightAnchor.constraint(equalToConstant: 320),
      screen.grid.centerXAnchor.constraint(equalTo: screen.centerXAnchor),
      screen.grid.topAnchor.constraint(equalTo: screen.submit.bottomAnchor, constant: 20),
      screen.grid.bottomAnchor.constraint(equalTo: margins.bottomAnchor, constant: -20),
    ]
  }

  private func tall(_ screen: GameView, _ margins: UILayoutGuide) -> [NSLayoutConstraint] {
    let wantedHeight = screen.grid.heightAnchor.constraint(equalTo: screen.grid.widthAnchor, multiplier: 0.64)
    wantedHeight.priority = UILayoutPriority(740)
    let spread = screen.clueScroll.heightAnchor.constraint(lessThanOrEqualTo: screen.clueScroll.widthAnchor)
    spread.priority = UILayoutPriority(730)
    let fill = screen.clueScroll.bottomAnchor.constraint(
      equalTo: screen.currentAnswer.topAnchor, constant: -20)
    fill.priority = UILayoutPriority(720)
    return [
      screen.scoreLabel.topAnchor.constraint(equalTo: margins.topAnchor, constant: 12),
      screen.clueScroll.topAnchor.constraint(equalTo: screen.scoreLabel.bottomAnchor, constant: 16),
      screen.clueScroll.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      screen.clueScroll.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
      screen.clueScroll.bottomAnchor.constraint(
        lessThanOrEqualTo: screen.currentAnswer.topAnchor, constant: -20),
      spread, fill,
      screen.currentAnswer.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      screen.currentAnswer.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
      screen.submit.centerXAnchor.constraint(equalTo: screen.centerXAnchor, constant: -80),
      screen.clear.centerXAnchor.constraint(equalTo: screen.centerXAnchor, constant: 80),
      screen.grid.topAnchor.constraint(equalTo: screen.submit.bottomAnchor, constant: 8),
      screen.grid.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      screen.grid.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
      screen.grid.bottomAnchor.constraint(equalTo: margins.bottomAnchor, constant: -12),
      screen.grid.heightAnchor.constraint(greaterThanOrEqualToConstant: screen.leastGrid),
      wantedHeight,
    ]
  }

  private func low(_ screen: GameView, _ margins: UILayoutGuide) -> [NSLayoutConstraint] {
    [
      screen.scoreLabel.topAnchor.constraint(equalTo: margins.topAnchor, constant: 12),
      screen.clueScroll.topAnchor.constraint(equalTo: screen.scoreLabel.bottomAnchor, constant: 12),
      screen.clueScroll.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      screen.clueScroll.trailingAnchor.constraint(equalTo: screen.centerXAnchor, constant: -16),
      screen.clueScroll.bottomAnchor.constraint(equalTo: margins.bottomAnchor, constant: -24),
      screen.currentAnswer.topAnchor.constraint(equalTo: screen.scoreLabel.bottomAnchor),
      screen.currentAnswer.leadingAnchor.constraint(equalTo: screen.centerXAnchor, constant: 16),
      screen.currentAnswer.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
      screen.submit.centerXAnchor.constraint(equalTo: screen.currentAnswer.centerXAnchor, constant: -70),
      screen.clear.centerXAnchor.constraint(equalTo: screen.currentAnswer.centerXAnchor, constant: 70),
      screen.grid.topAnchor.constraint(equalTo: screen.submit.bottomAnchor),
      screen.grid.leadingAnchor.constraint(equalTo: screen.currentAnswer.leadingAnchor),
      screen.grid.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
      screen.grid.bottomAnchor.constraint(equalTo: margins.bottomAnchor, constant: -8),
    ]
  }
}
