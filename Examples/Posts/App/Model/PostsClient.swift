import Foundation
import Katana
import PostsServer
import Synchronization

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// The dependencies of side effects: the server, which the app starts itself, and its client.
final class PostsServices: SideEffectDependencyContainer {
  let client: PostsClient

  init(dispatch: @escaping StoreDispatch, getState: @escaping () -> State) {
    client = PostsClient.local
  }
}

/// Why posts or an image could not be fetched.
struct FetchError: Error {
  var message: String
}

/// Asks the server for posts and images. Completions are called on the main queue.
final class PostsClient {
  /// The client of a server that the app starts. `--fail N` on the command line has the Nth request for posts
  /// fail.
  static let local = PostsClient(
    server: try? PostsServer(failures: PlannedFailures(requests: plannedFailures)))

  private static var plannedFailures: Set<Int> {
    let arguments = CommandLine.arguments
    return Set(zip(arguments, arguments.dropFirst()).compactMap { $0 == "--fail" ? Int($1) : nil })
  }

  private let server: PostsServer?
  private let session = URLSession(configuration: .ephemeral)
  /// The parts whose posts are on their way.
  private let parts = Mutex<Set<FetchPosts.Part>>([])

  init(server: PostsServer?) {
    self.server = server
  }

  /// Fetches posts, unless these are on their way already.
  func fetch(_ part: FetchPosts.Part, completion: @escaping (Result<PostPage, FetchError>) -> Void) {
    guard parts.withLock({ $0.insert(part).inserted }) else { return }
    var path = "/posts"
    if case .older(let id) = part { path += "?before=\(id)" }
    load(path) { [self] result in
      parts.withLock { _ = $0.remove(part) }
      completion(
        result.flatMap { data in
          guard let page = try? JSONDecoder().decode(PostPage.self, from: data) else {
            return .failure(FetchError(message: "The server’s answer could not be read."))
          }
          return .success(page)
        })
    }
  }

  /// Fetches the bytes at a path. Returns what cancels the request.
  @discardableResult func load(
    _ path: String, completion: @escaping (Result<Data, FetchError>) -> Void
  ) -> URLSessionTask? {
    guard let url = server.flatMap({ URL(string: path, relativeTo: $0.address) }) else {
      completion(.failure(FetchError(message: "The server could not be started.")))
      return nil
    }
    let task = session.dataTask(with: url) { data, response, error in
      let status = (response as? HTTPURLResponse)?.statusCode ?? 0
      let result: Result<Data, FetchError> =
        if let data, error == nil, status == 200 {
          .success(data)
        } else {
          .failure(
            FetchError(
              message: error == nil
                ? "The server is busy (error \(status))." : "The server cannot be reached."))
        }
      DispatchQueue.main.async { completion(result) }
    }
    task.resume()
    return task
  }
}
