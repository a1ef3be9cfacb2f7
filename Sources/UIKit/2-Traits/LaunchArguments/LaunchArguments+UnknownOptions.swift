import Diagnostics
import DisplayProtocol

extension LaunchArguments {
  /// A line for each option that neither UIKit nor the app declares, with the nearest one of UIKit's.
  var unknownOptionMessages: [String] {
    let known =
      LaunchArguments.options + DisplayKind.all.flatMap(\.options).filter { !$0.isVariable }.map(\.name)
    return unknownOptions.map { option in
      let distances = known.map { (option: $0, distance: editDistance(option, $0)) }
      let nearest = distances.min { $0.distance < $1.distance }!
      // Further away it is another word.
      let isNear = nearest.distance <= max(2, (option.count - 2) / 2)
      let hint = isNear ? "Did you mean \(nearest.option)? " : ""
      return "\(option) is no option of this app and is left out. \(hint)--help lists the options."
    }
  }
}
