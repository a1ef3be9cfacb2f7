import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking

  extension URLRequest {
    /// Whether a network in Low Data Mode may be used; true, whatever is set: no network here has it.
    public var allowsConstrainedNetworkAccess: Bool {
      get { true }
      set {}
    }
    /// Whether an expensive network may be used; true, whatever is set: no network here is one.
    public var allowsExpensiveNetworkAccess: Bool {
      get { true }
      set {}
    }
  }

  extension URLSessionTask {
    /// Whether parts of an answer are given as they arrive; true, whatever is set: they always are here.
    public var prefersIncrementalDelivery: Bool {
      get { true }
      set {}
    }
  }

  extension URLError {
    /// The reasons for which a network is not there.
    public enum NetworkUnavailableReason: Int, Hashable, Sendable {
      case cellular
      case expensive
      case constrained
    }
    /// The reason for which the network is not there; nil: no such reason is known here.
    public var networkUnavailableReason: NetworkUnavailableReason? { nil }
  }
#endif
