import Combine
import Foundation
import Testing

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

struct FoundationTests {
  @Test func notificationsOfANameAndAnObjectArePublished() {
    let center = NotificationCenter()
    let (name, sender) = (Notification.Name("saved"), NSObject())
    let recorder = Recorder(
      center.publisher(for: name, object: sender).map { $0.userInfo?["n"] as? Int ?? 0 })
    center.post(name: name, object: sender, userInfo: ["n": 1])
    center.post(name: name, object: nil, userInfo: ["n": 2])
    center.post(name: Notification.Name("other"), object: sender)
    recorder.subscription?.cancel()
    center.post(name: name, object: sender, userInfo: ["n": 3])
    #expect(recorder.log == ["1"])
  }

  @Test func notificationsThatNobodyAskedForAreDropped() {
    let center = NotificationCenter()
    let name = Notification.Name("saved")
    let recorder = Recorder(center.publisher(for: name).map { $0.object as? Int ?? 0 }, demand: .max(1))
    for number in 1...2 { center.post(name: name, object: number as NSNumber) }
    recorder.subscription?.request(.max(1))
    center.post(name: name, object: 3 as NSNumber)
    #expect(recorder.log == ["1", "3"])
  }

  @Test func codersEncodeAndDecode() throws {
    let sizes = ["s": 1, "m": 2]
    let encoded = Just(sizes).encode(encoder: JSONEncoder())
    #expect(
      events(encoded.decode(type: [String: Int].self, decoder: JSONDecoder()).map { $0["m"] ?? 0 }) == [
        "2", "finished",
      ])
    let list = Just(sizes).encode(encoder: PropertyListEncoder())
    #expect(
      events(list.decode(type: [String: Int].self, decoder: PropertyListDecoder()).map { $0["s"] ?? 0 }) == [
        "1", "finished",
      ])
  }

  @Test func optionalsAndResultsArePublishers() {
    #expect(events(Optional(1).publisher) == ["1", "finished"])
    #expect(events(Optional<Int>.none.publisher) == ["finished"])
    #expect(events(Result<Int, TestError>.success(1).publisher) == ["1", "finished"])
    #expect(events(Result<Int, TestError>.failure(.first).publisher) == ["failed: first"])
    let publisher: Result<Int, TestError>.Publisher = Result.success(2).publisher
    #expect(events(publisher) == ["2", "finished"])
  }

  @Test func whatAnAddressIsAnsweredWithIsPublished() async throws {
    let configuration = URLSessionConfiguration.ephemeral
    configuration.protocolClasses = [EchoProtocol.self]
    let session = URLSession(configuration: configuration)
    var bodies: [String] = []
    for try await output in session.dataTaskPublisher(for: URL(string: "echo:hello")!).values {
      bodies.append(String(decoding: output.data, as: UTF8.self))
    }
    #expect(bodies == ["echo:hello"])
    await #expect(throws: URLError.self) {
      for try await _ in session.dataTaskPublisher(for: URL(string: "nothing:here")!).values {}
    }
  }
}

/// A protocol that answers with the address.
private final class EchoProtocol: URLProtocol {
  override class func canInit(with request: URLRequest) -> Bool { request.url?.scheme == "echo" }
  override class func canonicalRequest(for request: URLRequest) -> URLRequest { request }

  override func startLoading() {
    guard let url = request.url else { return }
    let response = URLResponse(url: url, mimeType: nil, expectedContentLength: -1, textEncodingName: nil)
    client?.urlProtocol(self, didReceive: response, cacheStoragePolicy: .notAllowed)
    client?.urlProtocol(self, didLoad: Data(url.absoluteString.utf8))
    client?.urlProtocolDidFinishLoading(self)
  }

  override func stopLoading() {}
}
