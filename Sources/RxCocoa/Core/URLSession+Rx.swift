import Foundation
import FoundationNetworking
import Synchronization

/// The faults of the requests that `Reactive` sends for a session.
public enum RxCocoaURLError: Error, CustomDebugStringConvertible {
  /// There is neither an answer nor an error.
  case unknown
  /// The answer is not one of HTTP.
  case nonHTTPResponse(response: URLResponse)
  /// The status is not from 200 to 299.
  case httpRequestFailed(response: HTTPURLResponse, data: Data?)
  /// The body is not what was asked for.
  case deserializationError(error: any Error)

  /// The fault in words.
  public var debugDescription: String {
    switch self {
    case .unknown: "there is neither an answer nor an error"
    case .nonHTTPResponse(let response): "the answer is not one of HTTP: \(response)"
    case .httpRequestFailed(let response, _): "the request failed with status \(response.statusCode)"
    case .deserializationError(let error): "the answer's body cannot be read: \(error)"
    }
  }
}

/// Settings of what is printed about requests.
public struct Logging {
  /// Decides whether a request is printed.
  public typealias LogURLRequest = (URLRequest) -> Bool

  private struct Decision: @unchecked Sendable {
    var value: LogURLRequest
  }
  private static let decision = Mutex(Decision { _ in false })

  /// Whether a request's status and duration are printed when it ends; no request's, by default.
  public static var URLRequests: LogURLRequest {
    get { decision.withLock { $0.value } }
    set {
      nonisolated(unsafe) let value = newValue
      decision.withLock { $0 = Decision(value: value) }
    }
  }
}

extension Reactive where Base: URLSession {
  /// The answer to a request, which each subscription sends anew. Ending the subscription cancels it.
  public func response(request: URLRequest) -> Observable<(response: HTTPURLResponse, data: Data)> {
    .create { [base] observer in
      nonisolated(unsafe) let observer = observer
      let isPrinted = Logging.URLRequests(request)
      let start = Date()
      let task = base.dataTask(with: request) { data, response, error in
        if isPrinted { Self.print(request, response, since: start) }
        guard let response, let data else { return observer.onError(error ?? RxCocoaURLError.unknown) }
        guard let answer = response as? HTTPURLResponse else {
          return observer.onError(RxCocoaURLError.nonHTTPResponse(response: response))
        }
        observer.onNext((answer, data))
        observer.onCompleted()
      }
      task.resume()
      return Disposables.create { task.cancel() }
    }
  }

  /// The body of the answer to a request; an error where its status is not from 200 to 299.
  public func data(request: URLRequest) -> Observable<Data> {
    response(request: request).map { answer in
      guard (200..<300).contains(answer.response.statusCode) else {
        throw RxCocoaURLError.httpRequestFailed(response: answer.response, data: answer.data)
      }
      return answer.data
    }
  }

  /// The value of the JSON that answers a request.
  public func json(request: URLRequest, options: JSONSerialization.ReadingOptions = []) -> Observable<Any> {
    data(request: request).map { data in
      do {
        return try JSONSerialization.jsonObject(with: data, options: options)
      } catch {
        throw RxCocoaURLError.deserializationError(error: error)
      }
    }
  }

  /// The value of the JSON at an address.
  public func json(url: URL) -> Observable<Any> { json(request: URLRequest(url: url)) }

  private static func print(_ request: URLRequest, _ response: URLResponse?, since start: Date) {
    let status = (response as? HTTPURLResponse).map { "\($0.statusCode)" } ?? "no answer"
    let duration = String(format: "%.3f", Date().timeIntervalSince(start))
    Swift.print(
      "\(request.httpMethod ?? "GET") \(request.url?.absoluteString ?? ""): \(status) in \(duration) s")
  }
}
