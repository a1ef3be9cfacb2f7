import GameplayKit
import UIKit

/// A shuffled list, and dice.
final class ChanceScreen: FrameworkScreen {
  override class var framework: String { "GameplayKit" }
  override class var purpose: String { "A shuffled list and dice, the same for a seed" }
  override class var symbol: String { "die.face.5" }

  private let source = GKMersenneTwisterRandomSource(seed: 7)

  override func fill() {
    addButton("Shuffle") { [weak self] in
      guard let self else { return }
      let cups = source.arrayByShufflingObjects(in: ["red", "green", "blue", "white"])
      show(cups.map { "\($0)" }.joined(separator: ", "))
    }
    addButton("Throw two dice") { [weak self] in
      guard let self else { return }
      let die = GKRandomDistribution(randomSource: source, lowestValue: 1, highestValue: 6)
      show("\(die.nextInt()) and \(die.nextInt())")
    }
  }
}
