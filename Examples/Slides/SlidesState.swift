import KatanaUI

/// The slide that is shown, and the way in which the next one comes.
struct SlidesState: State, Codable {
  var slide = 0
  var movement = Movement.spring
}

/// Goes some slides forward or, with a negative number, back.
struct ShowSlide: StateUpdater, Codable {
  var step: Int

  func updateState(_ state: inout SlidesState) {
    let count = Slide.all.count
    state.slide = ((state.slide + step) % count + count) % count
  }
}

/// Chooses the kind of animation.
struct ChooseMovement: StateUpdater, Codable {
  var movement: Movement

  func updateState(_ state: inout SlidesState) {
    state.movement = movement
  }
}
