@_exported import EventKit
@_exported import UIKit

/// The outcome of an event's editor.
public enum EKEventEditViewAction: Int, Sendable { case canceled = 0, saved, deleted }

/// The methods by which a delegate follows an event's editor. It dismisses the editor.
@preconcurrency @MainActor public protocol EKEventEditViewDelegate: NSObjectProtocol {
  /// The person is done.
  func eventEditViewController(
    _ controller: EKEventEditViewController, didCompleteWith action: EKEventEditViewAction)
  /// Returns the calendar of a new event.
  func eventEditViewControllerDefaultCalendar(forNewEvents controller: EKEventEditViewController)
    -> EKCalendar
}

extension EKEventEditViewDelegate {
  /// Returns the store's calendar.
  public func eventEditViewControllerDefaultCalendar(forNewEvents controller: EKEventEditViewController)
    -> EKCalendar
  {
    guard let calendar = controller.eventStore.defaultCalendarForNewEvents else {
      preconditionFailure("The app may not use calendars.")
    }
    return calendar
  }
}

/// Lets the person write an event's title and times, and saves it.
@preconcurrency @MainActor open class EKEventEditViewController: UINavigationController {
  /// The delegate, held weakly.
  open weak var editViewDelegate: (any EKEventEditViewDelegate)?
  /// The store.
  open var eventStore: EKEventStore! = EKEventStore()
  /// The event; nil, the default, for a new one.
  open var event: EKEvent?

  open override func viewDidLoad() {
    super.viewDidLoad()
    let event = self.event ?? EKEvent(eventStore: eventStore)
    self.event = event
    let editor = EventEditor(event) { [weak self] isSaved in self?.finish(isSaved) }
    setViewControllers([editor], animated: false)
  }

  /// Cancels, as the button does.
  open func cancelEditing() { finish(false) }

  private func finish(_ isSaved: Bool) {
    var action = EKEventEditViewAction.canceled
    if isSaved, let event {
      if event.calendar == nil { event.calendar = eventStore.defaultCalendarForNewEvents }
      if (try? eventStore.save(event, span: .thisEvent)) != nil { action = .saved }
    }
    guard let editViewDelegate else { return dismiss(animated: true) }
    editViewDelegate.eventEditViewController(self, didCompleteWith: action)
  }
}

/// The fields of an event.
@MainActor private final class EventEditor: UIViewController {
  private let event: EKEvent
  private let handler: (Bool) -> Void
  private let name = UITextField()
  private let (start, end) = (UIDatePicker(), UIDatePicker())

  init(_ event: EKEvent, handler: @escaping (Bool) -> Void) {
    (self.event, self.handler) = (event, handler)
    super.init(nibName: nil, bundle: nil)
    title = "New Event"
  }
  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    navigationItem.leftBarButtonItem = UIBarButtonItem(
      systemItem: .cancel, primaryAction: UIAction { [weak self] _ in self?.handler(false) })
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      systemItem: .done, primaryAction: UIAction { [weak self] _ in self?.save() })
    name.text = event.title
    name.placeholder = "Title"
    name.accessibilityLabel = "Title"
    start.date = event.startDate ?? Date()
    end.date = event.endDate ?? start.date.addingTimeInterval(3_600)
    let stack = UIStackView(arrangedSubviews: [name, start, end])
    stack.axis = .vertical
    stack.spacing = 12
    stack.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 12),
      stack.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
    ])
  }

  private func save() {
    event.title = name.text ?? ""
    (event.startDate, event.endDate) = (start.date, max(start.date, end.date))
    handler(true)
  }
}
