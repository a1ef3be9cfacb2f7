import Foundation
import FoundationNetworking
import RxBlocking
import RxCocoa
import RxSwift
import Testing

/// Requests of a session whose answers the test gives.
struct SessionTests {
  /// Answers `test://200/text` with that status and text.
  private final class Answers: URLProtocol {
    override class func canInit(with request: URLRequest) -> Bool { request.url?.scheme == "test" }
    override class func canonicalRequest(for request: URLRequest) -> URLRequest { request }

    override func startLoading() {
      guard let url = request.url, let status = Int(url.host ?? ""),
        let response = HTTPURLResponse(
          url: url, statusCode: status, httpVersion: "HTTP/1.1", headerFields: nil)
      else { return }
      client?.urlProtocol(self, didReceive: response, cacheStoragePolicy: .notAllowed)
      client?.urlProtocol(self, didLoad: Data(url.lastPathComponent.utf8))
      client?.urlProtocolDidFinishLoading(self)
    }

    override func stopLoading() {}
  }

  private let session: URLSession = {
    let configuration = URLSessionConfiguration.ephemeral
    configuration.protocolClasses = [Answers.self]
    return URLSession(configuration: configuration)
  }()

  private func request(_ place: String) throws -> URLRequest {
    URLRequest(url: try #require(URL(string: "test://" + place)))
  }

  @Test func anAnswerHasStatusAndBody() throws {
    let answers = try session.rx.response(request: request("404/none")).toBlocking(timeout: 20).toArray()
    #expect(answers.map(\.response.statusCode) == [404])
    #expect(answers.map(\.data) == [Data("none".utf8)])
  }

  @Test func dataIsThatOfSuccessAlone() throws {
    #expect(
      try session.rx.data(request: request("204/fine")).toBlocking(timeout: 20).single() == Data("fine".utf8))
    for status in [199, 300, 500] {
      let fault = #expect(throws: RxCocoaURLError.self) {
        try session.rx.data(request: request("\(status)/body")).toBlocking(timeout: 20).single()
      }
      guard case .httpRequestFailed(let response, let data)? = fault else {
        Issue.record("\(String(describing: fault))")
        continue
      }
      #expect(response.statusCode == status && data == Data("body".utf8))
    }
  }

  @Test func jsonIsReadOrRefused() throws {
    let numbers = try session.rx.json(request: request("200/%5B1,2%5D")).toBlocking(timeout: 20).single()
    #expect(numbers as? [Int] == [1, 2])
    let fault = #expect(throws: RxCocoaURLError.self) {
      try session.rx.json(request: request("200/%5B1,")).toBlocking(timeout: 20).single()
    }
    guard case .deserializationError? = fault else {
      Issue.record("\(String(describing: fault))")
      return
    }
  }
}
