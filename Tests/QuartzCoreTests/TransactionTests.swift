import DisplayProtocol
import Testing

@testable import QuartzCore

/// Groups of animations: their values, and when their completion blocks are called.
@MainActor @Suite(.serialized) struct TransactionTests {
  /// A layer on a fixture, ten points wide.
  private func shown(_ fixture: LayerFixture) -> CALayer {
    let layer = CALayer()
    layer.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    fixture.root.addSublayer(layer)
    fixture.commit()
    return layer
  }

  @Test func withoutAnimationsTheBlockIsCalledWithTheCommit() {
    LayerFixture.run { _ in
      var calls = 0
      CATransaction.begin()
      CATransaction.setCompletionBlock { calls += 1 }
      #expect(calls == 0)
      CATransaction.commit()
      #expect(calls == 1)
    }
  }

  @Test func aChangeThatMovesNothingEndsWithTheTurn() {
    LayerFixture.run { fixture in
      let layer = shown(fixture)
      var calls = 0
      CATransaction.begin()
      CATransaction.setCompletionBlock { calls += 1 }
      layer.position = layer.position
      CATransaction.commit()
      fixture.commit()
      fixture.clock.advance(0)
      #expect(calls == 1)
    }
  }

  @Test func anOuterGroupWaitsForTheAnimationsOfInnerOnesAndOfBlocks() {
    LayerFixture.run { fixture in
      let layer = shown(fixture)
      var ends: [String] = []
      CATransaction.begin()
      CATransaction.setCompletionBlock { ends.append("outer") }
      CATransaction.begin()
      CATransaction.setAnimationDuration(1)
      CATransaction.setCompletionBlock { ends.append("inner") }
      layer.position.x += 10
      CATransaction.commit()
      let run = AnimationRun { _ in ends.append("block") }
      ImplicitAnimation.perform(ImplicitAnimation(duration: 2, run: run)) { layer.opacity = 0 }
      run.seal()
      CATransaction.commit()
      fixture.commit()
      fixture.advance(1)
      #expect(ends == ["inner"])
      fixture.advance(0.9)
      #expect(ends == ["inner"])
      fixture.advance(0.2)
      #expect(ends == ["inner", "block", "outer"])
    }
  }

  @Test func aBlockThatIsReplacedWaitsForTheAnimationsBeforeIt() {
    LayerFixture.run { fixture in
      let layer = shown(fixture)
      var ends: [String] = []
      CATransaction.begin()
      CATransaction.setCompletionBlock { ends.append("first") }
      CATransaction.setAnimationDuration(1)
      layer.position.x += 10
      CATransaction.setCompletionBlock { ends.append("second") }
      CATransaction.setAnimationDuration(2)
      layer.opacity = 0
      CATransaction.commit()
      fixture.commit()
      fixture.advance(1.05)
      #expect(ends == ["first"])
      fixture.advance(1)
      #expect(ends == ["first", "second"])
    }
  }

  @Test func valuesAreReadAndSetByTheirKeys() {
    LayerFixture.run { _ in
      CATransaction.begin()
      CATransaction.setValue(1.5, forKey: kCATransactionAnimationDuration)
      CATransaction.setValue(true, forKey: kCATransactionDisableActions)
      CATransaction.setValue("own", forKey: "mine")
      #expect(CATransaction.animationDuration() == 1.5 && CATransaction.disableActions())
      CATransaction.begin()
      #expect((CATransaction.value(forKey: kCATransactionAnimationDuration) as? NSNumber)?.doubleValue == 1.5)
      #expect(CATransaction.value(forKey: "mine") as? String == "own")
      CATransaction.setDisableActions(false)
      CATransaction.commit()
      #expect((CATransaction.value(forKey: kCATransactionDisableActions) as? NSNumber)?.boolValue == true)
      CATransaction.setValue(nil, forKey: kCATransactionAnimationDuration)
      #expect(CATransaction.animationDuration() == CATransaction.defaultDuration)
      CATransaction.commit()
    }
  }

  @Test func aFlushHandsChangesOverBeforeTheEndOfTheTurn() {
    LayerFixture.run { fixture in
      let layer = shown(fixture)
      layer.isHidden = true
      CATransaction.begin()
      CATransaction.flush()
      #expect(fixture.scene[layer.id]?.properties.isHidden == false)
      CATransaction.commit()
      CATransaction.flush()
      #expect(fixture.scene[layer.id]?.properties.isHidden == true)
    }
  }
}
