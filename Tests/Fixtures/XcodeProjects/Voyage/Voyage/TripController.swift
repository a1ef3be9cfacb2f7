import UIKit

/// What needs no absent module, though things around it do.
final class TripController: UIViewController {
  @IBOutlet private var log: UILabel!
  private let trips = TripStore()

  @IBAction func count() { log.text = "\(trips.all.count) trips" }

  @IBAction func measure() { log.text = "\(trips.length) km" }

  @IBAction func load() {
    do { try trips.load() } catch { log.text = error.localizedDescription }
  }
}
