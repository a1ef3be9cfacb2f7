// The relays of RxSwift under the name by which apps import them: publish, behavior and replay relays, and
// `bind(to:)`.
@_exported import RxSwift
