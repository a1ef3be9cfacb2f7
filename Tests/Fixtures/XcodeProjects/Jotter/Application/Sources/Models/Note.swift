struct Note: Codable {
  let id: String
  var title: String
  var body: String
}
