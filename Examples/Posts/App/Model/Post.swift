import Foundation

/// A post, as the server sends it.
struct Post: Codable, Equatable, Identifiable {
  var id: Int
  var author: String
  var place: String
  var text: String
  var age: String
  var likes: Int
  /// The path of the image on the server.
  var image: String?
}

/// Posts one after the other, and whether there are more.
struct PostPage: Codable, Equatable {
  var posts: [Post]
  var hasMore: Bool
}
