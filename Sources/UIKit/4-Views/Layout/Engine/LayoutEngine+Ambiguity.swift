import Cassowary

extension LayoutEngine {
  /// The distance that an item is requested to move, in points.
  private static let stride = 40.0

  /// Moves an item to another one of the places that its constraints leave it, or back.
  func exerciseAmbiguity(of box: LayoutBox) {
    guard let item = box.item else { return }
    let key = ObjectIdentifier(item)
    if let id = ambiguityProbes.removeValue(forKey: key) {
      remove(id)
      return
    }
    for measure in LayoutMeasure.allCases {
      guard let variable = box[measure], isAmbiguous(variable) else { continue }
      let before = solver.value(of: variable)
      for target in [before + LayoutEngine.stride, before - LayoutEngine.stride] {
        guard let id = add(variable, .equal, target, priority: 0.001) else { continue }
        solve()
        if abs(solver.value(of: variable) - before) > 0.5 {
          ambiguityProbes[key] = id
          return
        }
        remove(id)
      }
    }
  }
}
