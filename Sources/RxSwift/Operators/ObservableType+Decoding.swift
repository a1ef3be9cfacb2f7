import Foundation

extension ObservableType where Element == Data {
  /// Returns what a decoder makes of each element, such as `JSONDecoder`; fails where it throws.
  public func decode<Item: Decodable>(type: Item.Type, decoder: JSONDecoder) -> Observable<Item> {
    map { try decoder.decode(type, from: $0) }
  }
}
