import SnapshotTesting
import Testing
import UIKit

@testable import Forecast

@MainActor struct CardTests {
  @Test func sunnyDay() {
    assertSnapshot(of: DayCard(Day.week[0]), as: .image(size: CGSize(width: 240, height: 150)))
  }

  @Test func banner() {
    assertSnapshot(of: Banner("Storms & hail are expected on Wednesday."), as: .image)
  }

  @Test func badge() {
    assertSnapshot(of: Badge(percent: 80), as: .image(size: CGSize(width: 40, height: 40)))
  }
}
