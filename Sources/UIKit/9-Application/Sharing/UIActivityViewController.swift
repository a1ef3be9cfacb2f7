import Foundation
import QuartzCore

/// The sheet that offers what can be done with items of the app: activities of the app's own, copying, saving
/// as files, and the display's own sheet for other apps, where it has one (as browsers do).
///
/// Items are texts, addresses, pictures, data, or objects that adopt ``UIActivityItemSource``. There is
/// nothing here to send mail or messages with, or to print on, so such activities are not offered. In a
/// window of regular width the sheet is a popover.
@preconcurrency @MainActor open class UIActivityViewController: UIViewController, UserDismissible {
  /// The closure that is called at the end: with the activity, nil for none; whether it was done; what it
  /// gave back; an error.
  public typealias CompletionWithItemsHandler = (
    _ activityType: UIActivity.ActivityType?, _ completed: Bool, _ returnedItems: [Any]?,
    _ activityError: (any Error)?
  ) -> Void

  /// The activities that are not offered; nil by default.
  open var excludedActivityTypes: [UIActivity.ActivityType]?
  /// Called when the sheet has gone; nil by default.
  open var completionWithItemsHandler: CompletionWithItemsHandler?
  /// Whether the app's first activity stands out; kept.
  open var allowsProminentActivity = true

  private let items: [Any]
  private let ownActivities: [UIActivity]
  private var isFinished = false
  private lazy var sheet = ActivitySheet(
    summary: ActivitySummary(placeholders, thumbnail: thumbnail), activities: offeredActivities,
    close: { [weak self] in self?.finish(nil, false) }, choose: { [weak self] in self?.start($0) })

  /// Creates a sheet for items, with activities of the app's own before the others.
  public init(activityItems: [Any], applicationActivities: [UIActivity]?) {
    items = activityItems
    ownActivities = applicationActivities ?? []
    super.init(nibName: nil, bundle: nil)
    modalPresentationStyle = .popover
    preferredContentSize = CGSize(width: 375, height: 420)
    popoverPresentationController?.adaptiveSheetPresentationController.detents = [.medium(), .large()]
  }

  /// Not available: there are no archives of controllers.
  @available(*, unavailable, message: "there are no archives of controllers")
  public required init?(coder: NSCoder) { fatalError("There are no archives of controllers.") }

  open override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemGroupedBackground
    embed(sheet)
  }

  // MARK: Items

  /// The items as the sheet shows them.
  private var placeholders: [Any] {
    items.map { ($0 as? any UIActivityItemSource)?.activityViewControllerPlaceholderItem(self) ?? $0 }
  }

  private var thumbnail: UIImage? {
    items.lazy.compactMap {
      ($0 as? any UIActivityItemSource)?.activityViewController(
        self, thumbnailImageForActivityType: nil, suggestedSize: ActivitySummaryView.pictureSize)
    }.first
  }

  /// The items for an activity.
  private func items(for type: UIActivity.ActivityType?) -> [Any] {
    items.compactMap { item in
      guard let source = item as? any UIActivityItemSource else { return item }
      return source.activityViewController(self, itemForActivityType: type)
    }
  }

  private var offeredActivities: [UIActivity] {
    let standard = [
      CopyActivity(), SaveActivity(onlyPictures: true), SaveActivity(onlyPictures: false), ShareActivity(),
    ]
    let shown = placeholders
    return (ownActivities + standard).filter { activity in
      let isExcluded = activity.activityType.map { excludedActivityTypes?.contains($0) ?? false } ?? false
      return !isExcluded && activity.canPerform(withActivityItems: shown)
    }
  }

  // MARK: Activities

  private func start(_ activity: UIActivity) {
    guard !isFinished, activity.didFinish == nil else { return }
    activity.prepare(withActivityItems: items(for: activity.activityType))
    activity.didFinish = { [weak self] completed in self?.activity(activity, didFinish: completed) }
    if let controller = activity.activityViewController {
      present(controller, animated: true)
    } else {
      activity.perform()
    }
  }

  private func activity(_ activity: UIActivity, didFinish completed: Bool) {
    finish(activity.activityType, completed)
  }

  private func finish(_ type: UIActivity.ActivityType?, _ completed: Bool) {
    guard !isFinished else { return }
    isFinished = true
    let report: () -> Void = { [self] in
      let handler = QuartzCore.exchange(&completionWithItemsHandler, with: nil)
      handler?(type, completed, nil, nil)
    }
    guard let presenter = presentingViewController else { return report() }
    presenter.dismiss(animated: true, completion: report)
  }

  package func userDidDismiss() { finish(nil, false) }
}
