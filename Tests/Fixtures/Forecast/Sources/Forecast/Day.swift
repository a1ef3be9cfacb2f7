/// The weather of a day.
struct Day {
  var name: String
  var sky: String
  var low: Int
  var high: Int

  static let week = [
    Day(name: "Monday", sky: "Sunny", low: 14, high: 24),
    Day(name: "Tuesday", sky: "Cloudy", low: 13, high: 19),
    Day(name: "Wednesday", sky: "Rain", low: 11, high: 15),
    Day(name: "Thursday", sky: "Sunny", low: 12, high: 21),
  ]
}
