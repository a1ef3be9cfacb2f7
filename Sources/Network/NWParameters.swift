import Foundation

/// The options of a protocol.
open class NWProtocolOptions: @unchecked Sendable {
  // An app sets options up before it hands them in; from then on they are read.
  init() {}
}

/// Streams of bytes.
public enum NWProtocolTCP {
  /// The options of streams. Those that Linux sets for itself have no effect.
  public final class Options: NWProtocolOptions, @unchecked Sendable {
    // As its superclass.

    /// The time to connect in seconds; 0, the default, for the system's.
    public var connectionTimeout = 0
    /// Whether small parts are sent at once; false by default.
    public var noDelay = false
    /// Whether the system looks whether the other end is still there; false by default.
    public var enableKeepalive = false
    /// The seconds without traffic before it looks; 0, the default, for the system's.
    public var keepaliveIdle = 0
    /// The seconds between two looks; 0, the default, for the system's.
    public var keepaliveInterval = 0
    /// The number of looks without an answer after which the connection fails; 0, the default, for the
    /// system's.
    public var keepaliveCount = 0
    /// Creates the default options.
    public override init() { super.init() }
  }
}

/// Datagrams.
public enum NWProtocolUDP {
  /// The options of datagrams.
  public final class Options: NWProtocolOptions, @unchecked Sendable {
    // As its superclass.

    /// Whether datagrams are sent without a checksum, which has no effect here.
    public var preferNoChecksum = false
    /// Creates the default options.
    public override init() { super.init() }
  }
}

/// Encryption, which connections lack here: they fail with `NWError.tls`. `URLSession` has it.
public enum NWProtocolTLS {
  /// The options of encryption.
  public final class Options: NWProtocolOptions, @unchecked Sendable {
    // As its superclass.

    /// Creates the default options.
    public override init() { super.init() }
  }
}

/// The protocols of a connection or a listener, and the networks that it may use.
public final class NWParameters: @unchecked Sendable, CustomDebugStringConvertible {
  // An app sets parameters up before it hands them in; from then on they are read.

  /// The kind of network that is needed; `.other`, the default, for any. It has no effect here.
  public var requiredInterfaceType = NWInterface.InterfaceType.other
  /// The kinds of networks that are not used; none by default. It has no effect here.
  public var prohibitedInterfaceTypes: [NWInterface.InterfaceType]?
  /// Whether networks that cost are left out. It has no effect here.
  public var prohibitExpensivePaths = false
  /// Whether networks with little traffic are left out. It has no effect here.
  public var prohibitConstrainedPaths = false
  /// Whether machines nearby are found without a network. It has no effect here.
  public var includePeerToPeer = false
  /// Whether several listeners may have a port, as those of an app that was just started again; false by
  /// default.
  public var allowLocalEndpointReuse = false
  /// Whether a listener is for programs of this machine alone; false by default.
  public var acceptLocalOnly = false
  /// The near end of a connection, or the address of a listener; nil, the default, for any.
  public var requiredLocalEndpoint: NWEndpoint?

  let tcp: NWProtocolTCP.Options?
  let isEncrypted: Bool
  var isStream: Bool { tcp != nil }

  private init(tcp: NWProtocolTCP.Options?, isEncrypted: Bool) {
    (self.tcp, self.isEncrypted) = (tcp, isEncrypted)
  }

  /// Creates parameters of streams, encrypted where there are options for it.
  public convenience init(
    tls: NWProtocolTLS.Options?, tcp: NWProtocolTCP.Options = NWProtocolTCP.Options()
  ) {
    self.init(tcp: tcp, isEncrypted: tls != nil)
  }

  /// Creates parameters of datagrams, encrypted where there are options for it.
  public convenience init(
    dtls: NWProtocolTLS.Options?, udp: NWProtocolUDP.Options = NWProtocolUDP.Options()
  ) {
    self.init(tcp: nil, isEncrypted: dtls != nil)
  }

  /// Streams of bytes.
  public class var tcp: NWParameters { NWParameters(tls: nil) }
  /// Datagrams.
  public class var udp: NWParameters { NWParameters(dtls: nil) }
  /// Encrypted streams, which fail here.
  public class var tls: NWParameters { NWParameters(tls: NWProtocolTLS.Options()) }
  /// Encrypted datagrams, which fail here.
  public class var dtls: NWParameters { NWParameters(dtls: NWProtocolTLS.Options()) }

  /// The parameters as a text.
  public var debugDescription: String { (isEncrypted ? "tls, " : "") + (isStream ? "tcp" : "udp") }
}
