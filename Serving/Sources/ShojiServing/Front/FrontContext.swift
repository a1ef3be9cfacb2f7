import Foundation
import Logging
import NIOCore

/// The state that all connections of a front share. It is not `Sendable`: it stays on the front's loop.
final class FrontContext {
  let visitors: VisitorHost
  let signer: CookieSigner
  let metrics: ServingMetrics
  let log: Logger

  private let options: Front.Options
  private let text: PrometheusText
  private let hosts: Set<String>
  private var newVisitors: TokenBucket
  private var byAddress: [String: TokenBucket] = [:]
  /// The connections that have not said whose they are.
  private var silent: [ObjectIdentifier: (channel: any Channel, since: NIODeadline)] = [:]

  /// The most addresses that are counted one by one.
  private static let mostAddresses = 10_000

  init(
    visitors: VisitorHost, signer: CookieSigner, options: Front.Options, metrics: ServingMetrics,
    text: PrometheusText, log: Logger
  ) {
    self.visitors = visitors
    self.signer = signer
    self.options = options
    self.metrics = metrics
    self.text = text
    self.log = log
    hosts = Set(options.hosts.map { $0.lowercased() }).union(["127.0.0.1", "localhost", "[::1]"])
      .union(options.address == "0.0.0.0" ? [] : [options.address])
    newVisitors = TokenBucket(options.limits.new, now: Self.now)
  }

  private static var now: Double { Double(NIODeadline.now().uptimeNanoseconds) / 1e9 }

  // MARK: Silent connections

  /// Counts a connection that has just come. The one that has been silent for longest goes when there are
  /// too many.
  func add(_ channel: any Channel) {
    metrics.connections.increment()
    silent[ObjectIdentifier(channel)] = (channel, .now())
    guard silent.count > options.limits.silentConnections,
      let oldest = silent.values.min(by: { $0.since < $1.since })
    else { return }
    remove(oldest.channel)
    oldest.channel.close(promise: nil)
  }

  /// Forgets a connection that has said whose it is, or has gone. Gives the time since it came.
  @discardableResult func remove(_ channel: any Channel) -> TimeAmount? {
    silent.removeValue(forKey: ObjectIdentifier(channel)).map { .now() - $0.since }
  }

  /// Closes connections that stay silent. Called each second.
  func sweep() {
    let latest = NIODeadline.now() - .nanoseconds(Int64(options.limits.patience * 1e9))
    for (channel, since) in silent.values where since < latest { channel.close(promise: nil) }
    let now = Self.now
    byAddress = byAddress.filter { !$0.value.isFull(now: now) }
  }

  // MARK: Requests

  /// The decision on a connection.
  enum Decision {
    /// It is handed over; the first answer sets a new cookie, where there is one.
    case hand(VisitorKey, newCookie: String?, Visit)
    /// The front answers.
    case answer(Answer)
  }

  /// Decides on a connection by its first request.
  func decide(_ request: FirstRequest, from peer: String) -> Decision {
    switch request.path {
    case "/healthz": return .answer(Answer(status: 200, body: "The server runs.\n"))
    case "/readyz": return .answer(.readiness(visitors.table))
    case "/metrics" where isLocal(peer) && request["x-forwarded-for"].isEmpty:
      return .answer(Answer(status: 200, type: "text/plain; version=0.0.4; charset=utf-8", body: text.text))
    default: break
    }
    guard let host = request.host, hosts.contains(host) else { return .answer(.foreignHost) }
    let user: String?
    do { user = try self.user(of: request, from: peer) } catch { return .answer(.notSignedIn) }
    let visit = Visit(
      user: user, languages: Visit.languages(in: request["accept-language"].first ?? ""),
      timeZone: Visit.timeZone(in: request["cookie"]))
    let given = signer.key(in: request["cookie"], user: user)
    if let given, visitors.knows(given) { return .hand(given, newCookie: nil, visit) }
    // A page may be there of somebody of whom nothing is kept: it goes on as a new visitor's.
    let isPage = given != nil && request.isForSocket
    guard request.isForDocument || isPage else { return .answer(.noVisitor) }
    if visitors.table.isLeaving, visitors.table.spansMachines { return .answer(.refusal(.elsewhere(""))) }
    let only = options.isPerDevice ? nil : user.map(signer.key(of:))
    guard visitors.hasRoom || only.map(visitors.knows) == true else { return .answer(.refusal(.full)) }
    guard visitors.table.isPromising else { return .answer(.refusal(.unavailable)) }
    let address = address(of: request, from: peer)
    let now = Self.now
    guard mayBringNew(address, now: now), newVisitors.take(now: now) else { return .answer(.tooMany) }
    metrics.newVisitors.increment()
    let isSecure = isProxy(peer) && request["x-forwarded-proto"].last?.lowercased() == "https"
    let key = only ?? given ?? .make()
    let newCookie = isPage ? nil : signer.setting(key, user: user, isSecure: isSecure)
    return .hand(key, newCookie: newCookie, visit)
  }

  private struct NotSignedIn: Error {}

  /// The user's name by a known proxy's word; nil where nobody signs in.
  private func user(of request: FirstRequest, from peer: String) throws -> String? {
    guard let header = options.userHeader else { return nil }
    let names = request[header.lowercased()]
    guard isProxy(peer), names.count == 1, (1...256).contains(names[0].utf8.count),
      names[0].utf8.allSatisfy({ $0 >= 0x20 && $0 != 0x7F })
    else { throw NotSignedIn() }
    return names[0]
  }

  private func mayBringNew(_ address: String, now: Double) -> Bool {
    // Addresses beyond those that are counted share one.
    let name = byAddress[address] == nil && byAddress.count >= Self.mostAddresses ? "" : address
    return byAddress[name, default: TokenBucket(options.limits.newFromAddress, now: now)].take(now: now)
  }

  private func isProxy(_ peer: String) -> Bool { options.proxies.contains(peer) }

  private func isLocal(_ peer: String) -> Bool { peer == "127.0.0.1" || peer == "::1" }

  /// The address that a request comes from: the peer's, or what a known proxy says of its own peer. Of
  /// addresses of version 6, the part that one network has.
  private func address(of request: FirstRequest, from peer: String) -> String {
    let forwarded = request["x-forwarded-for"].last?.split(separator: ",").last
    let address = isProxy(peer) ? forwarded.map { $0.trimmingCharacters(in: .whitespaces) } ?? peer : peer
    let groups = address.split(separator: ":", omittingEmptySubsequences: false)
    return groups.count > 2 ? groups.prefix(4).joined(separator: ":") : address
  }
}
