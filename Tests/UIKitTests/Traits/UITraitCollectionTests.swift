import Testing

@testable import UIKit

struct UITraitCollectionTests {
  @Test func laterCollectionsWinWhereTheySpecifySomething() {
    let merged = UITraitCollection(traitsFrom: [
      UITraitCollection(userInterfaceStyle: .light), UITraitCollection(displayScale: 3),
      UITraitCollection(userInterfaceStyle: .dark), UITraitCollection(horizontalSizeClass: .compact),
    ])
    #expect(merged.userInterfaceStyle == .dark)
    #expect(merged.displayScale == 3)
    #expect(merged.horizontalSizeClass == .compact)
    #expect(merged.verticalSizeClass == .unspecified)
  }

  @Test func collectionsCompareByTheirTraits() {
    let one = UITraitCollection(userInterfaceStyle: .dark)
    let other = UITraitCollection(traitsFrom: [UITraitCollection(userInterfaceStyle: .dark)])
    #expect(one == other)
    #expect(one.hash == other.hash)
    #expect(one != UITraitCollection(userInterfaceStyle: .light))
  }

  @Test func aCollectionContainsWhatItSpecifiesAndNothingElse() {
    let both = UITraitCollection(traitsFrom: [
      UITraitCollection(userInterfaceStyle: .dark), UITraitCollection(displayScale: 2),
    ])
    #expect(both.containsTraits(in: UITraitCollection(displayScale: 2)))
    #expect(!both.containsTraits(in: UITraitCollection(displayScale: 3)))
    #expect(!both.containsTraits(in: UITraitCollection(horizontalSizeClass: .regular)))
  }

  @Test func performAsCurrentPutsTheFormerTraitsBack() {
    let before = UITraitCollection.current
    UITraitCollection(userInterfaceStyle: .dark).performAsCurrent {
      #expect(UITraitCollection.current.userInterfaceStyle == .dark)
      UITraitCollection(userInterfaceStyle: .light).performAsCurrent {
        #expect(UITraitCollection.current.userInterfaceStyle == .light)
      }
      #expect(UITraitCollection.current.userInterfaceStyle == .dark)
    }
    #expect(UITraitCollection.current == before)
  }

  @Test func currentTraitsAreEachThreadsOwn() {
    UITraitCollection(userInterfaceStyle: .dark).performAsCurrent {
      let done = DispatchSemaphore(value: 0)
      let seen = Seen()
      Thread.detachNewThread {
        seen.style = UITraitCollection.current.userInterfaceStyle
        done.signal()
      }
      done.wait()
      #expect(seen.style == .light)
    }
  }

  @Test func theCurrentCollectionIsReleasedWhenAnotherTakesItsPlace() {
    let former = UITraitCollection.current
    defer { UITraitCollection.current = former }
    weak var released: UITraitCollection?
    do {
      let collection = UITraitCollection(displayScale: 7)
      released = collection
      UITraitCollection.current = collection
    }
    #expect(released != nil)
    UITraitCollection.current = former
    #expect(released == nil)
  }

  @Test func contentSizeCategoriesAreOrdered() {
    #expect(UIContentSizeCategory.small < .large)
    #expect(UIContentSizeCategory.accessibilityMedium > .extraExtraExtraLarge)
    #expect(UIContentSizeCategory.accessibilityMedium.isAccessibilityCategory)
    #expect(!UIContentSizeCategory.extraExtraExtraLarge.isAccessibilityCategory)
  }
}

/// What another thread saw; the semaphore orders the accesses.
private final class Seen: @unchecked Sendable {
  var style = UIUserInterfaceStyle.unspecified
}
