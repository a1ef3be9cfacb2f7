import CoreGraphics

/// The metrics of the appearance in one place, in points and seconds: iOS 13 to 18's. A second appearance is
/// a second value.
struct Metrics: Sendable {
  /// The current metrics.
  static let current = Metrics()

  let toggle = Toggle()
  let slider = Slider()
  let segments = Segments()
  let stepper = Stepper()
  let progress = Progress()
  let spinner = Spinner()
  let dots = Dots()
  let pickerColumns = PickerColumns()
  let calendar = CalendarMetrics()
  let bars = BarMetrics()
  let materials = MaterialMetrics()
  let search = SearchMetrics()
  let tables = Tables()

  /// The opacity of a control that cannot be used.
  let disabledAlpha: CGFloat = 0.5
  /// The duration of an animated change of a control.
  let changeDuration: TimeInterval = 0.25
  /// The distance by which a touch may miss a small draggable part.
  let reach: CGFloat = 10

  struct Toggle: Sendable {
    let size = CGSize(width: 51, height: 31)
    let inset: CGFloat = 2
    let pressedThumbWidth: CGFloat = 34
    /// The distance a finger moves before it drags the thumb.
    let slop: CGFloat = 6
    let shadow = SoftShadow(offset: 3, radius: 4, opacity: 0.15)
  }

  struct Slider: Sendable {
    let height: CGFloat = 31
    let trackHeight: CGFloat = 4
    let thumb: CGFloat = 28
    /// Between the track and a picture at its end.
    let imageGap: CGFloat = 8
    /// A key moves the thumb by this part of the range, Page Up and Page Down by five times as much.
    let keyStep: Float = 0.05
    let shadow = SoftShadow(offset: 3, radius: 4, opacity: 0.15)
    let rimWidth: CGFloat = 0.5
    let rimAlpha: CGFloat = 0.04
  }

  struct Segments: Sendable {
    let height: CGFloat = 32
    let cornerRadius: CGFloat = 9
    let inset: CGFloat = 2
    let pillRadius: CGFloat = 7
    let fontSize: CGFloat = 13
    /// Beside a segment's title, on each side.
    let padding: CGFloat = 12
    let dividerSize = CGSize(width: 1, height: 16)
    let pressedAlpha: CGFloat = 0.2
    let pressedScale: CGFloat = 0.95
    let shadow = SoftShadow(offset: 3, radius: 4, opacity: 0.12)
  }

  struct Stepper: Sendable {
    let size = CGSize(width: 94, height: 32)
    let cornerRadius: CGFloat = 8
    let dividerSize = CGSize(width: 1, height: 18)
    let symbolSize: CGFloat = 14
    let disabledAlpha: CGFloat = 0.3
    /// Before a held button repeats, and between repetitions; they become faster after some.
    let repeatDelay: TimeInterval = 0.5
    let repeatInterval: TimeInterval = 0.2
    let fastInterval: TimeInterval = 0.05
    let repetitionsUntilFast = 10
  }

  struct Progress: Sendable {
    let height: CGFloat = 4
    let barHeight: CGFloat = 2.5
    /// The interval at which an observed progress is polled.
    let interval: TimeInterval = 0.1
  }

  struct Spinner: Sendable {
    let mediumSide: CGFloat = 20
    let largeSide: CGFloat = 37
    let spokes = 8
    /// A spoke, in parts of the wheel's side.
    let spokeLength: CGFloat = 0.3
    let spokeWidth: CGFloat = 0.11
    let faintestAlpha: CGFloat = 0.25
    let turn: TimeInterval = 0.8
  }

  struct PickerColumns: Sendable {
    let size = CGSize(width: 320, height: 216)
    let rowHeight: CGFloat = 32
    let fontSize: CGFloat = 21
    /// Between the picker's edges and the band behind the chosen rows.
    let margin: CGFloat = 9
    let bandRadius: CGFloat = 8
    let gap: CGFloat = 5
    /// The drum's radius in halves of the picker's height.
    let drum: CGFloat = 1.06
    /// Rows that can be seen above and below the chosen one.
    let visibleRows = 5
    /// The reduction in opacity of the rows beside the selected one, and the reduction in width of those at
    /// the rim.
    let fading: CGFloat = 0.45
    let narrowing: CGFloat = 0.2
    /// The time a picker column takes to come to rest on a row, and the distance it glides as a factor of its
    /// speed, in seconds.
    let duration: TimeInterval = 0.3
    let glide: CGFloat = 0.25
    let longestRun = 40
    /// Rows that Page Up and Page Down go.
    let page = 5
  }

  struct CalendarMetrics: Sendable {
    let size = CGSize(width: 320, height: 316)
    let header: CGFloat = 44
    let weekdays: CGFloat = 20
    let row: CGFloat = 42
    /// Below the number of a day that may be decorated.
    let decoration: CGFloat = 15
    let margin: CGFloat = 8
    /// Between the margin and the month's name.
    let titleInset: CGFloat = 10
    /// The line below the calendar that has the field for the time.
    let timeRow: CGFloat = 50
    /// The wheels that a field for a time opens.
    let timeColumns = CGSize(width: 220, height: 180)
    let fieldRadius: CGFloat = 6
    let fieldGap: CGFloat = 6
    let cornerRadius: CGFloat = 13
    let shadow = SoftShadow(offset: 8, radius: 20, opacity: 0.2)
  }

  struct Tables: Sendable {
    /// The least height of a row that its content decides, and of one of which nothing is known.
    let rowHeight: CGFloat = 44
    /// Between a cell's edges and its text; wider from the second width on.
    let margin: CGFloat = 16
    let wideMargin: CGFloat = 20
    let widthForWideMargin: CGFloat = 414
    let imageGap: CGFloat = 16
    /// The width that rows keep for a symbol, so that their texts begin at one place.
    let symbolWidth: CGFloat = 26
    /// Between a text and the one beside it, or what stands at the cell's end.
    let gap: CGFloat = 8
    /// Above and below texts in rows as high as their content.
    let textInset: CGFloat = 11
    let subtitleInset: CGFloat = 9.5
    let subtitleGap: CGFloat = 3
    let value2Width: CGFloat = 91
    let value2Gap: CGFloat = 6
    let value2FontSize: CGFloat = 12
    /// The widths that accessories take up at a cell's end.
    let disclosureWidth: CGFloat = 34
    let checkmarkWidth: CGFloat = 39
    let detailWidth: CGFloat = 47
    let detailDisclosureWidth: CGFloat = 67
    let disclosureSize: CGFloat = 13
    /// Between accessories of a list cell, and the width that is kept for those of the system.
    let accessoryGap: CGFloat = 12
    let standardAccessory: CGFloat = 26
    /// The index at a table's side.
    let indexWidth: CGFloat = 15
    let indexStep: CGFloat = 14
    let indexFontSize: CGFloat = 11
    let checkmarkSize: CGFloat = 16
    let detailSize: CGFloat = 20
    /// The metrics of the controls that edit a row.
    let editWidth: CGFloat = 38
    let editMark: CGFloat = 22
    let openMarkWidth: CGFloat = 1.5
    let reorderWidth: CGFloat = 48
    let reorderSize: CGFloat = 17
    let cornerRadius: CGFloat = 10
    /// Headers and footers.
    let plainHeader: CGFloat = 28
    let plainHeaderPadding: CGFloat = 22
    let firstHeader: CGFloat = 55.5
    let laterHeader: CGFloat = 38
    let firstEmptyHeader: CGFloat = 35
    let groupGap: CGFloat = 17.5
    /// Between a group and the title above it, or below it.
    let titleGap: CGFloat = 7
    /// Below a title that stands below a group.
    let footerInset: CGFloat = 8
    /// Buttons behind a swiped row.
    let leastAction: CGFloat = 74
    let actionPadding: CGFloat = 15
    let actionFontSize: CGFloat = 15
    /// From this part of the row's width on, a swipe carries out the first action.
    let fullSwipe: CGFloat = 0.6
    let swipeDuration: TimeInterval = 0.35
    /// Rows that come, go and move.
    let changeDuration: TimeInterval = 0.3
    let deselectDuration: TimeInterval = 0.25
    let liftAlpha: CGFloat = 0.95
    let liftShadow = SoftShadow(offset: 0, radius: 5, opacity: 0.25)
    /// The distance from an edge within which a moved row scrolls the table, and the scrolling speed, in
    /// points a second.
    let scrollZone: CGFloat = 44
    let scrollSpeed: CGFloat = 600

    /// Between the edges of a table so wide and its text.
    func margin(width: CGFloat) -> CGFloat { width >= widthForWideMargin ? wideMargin : margin }
  }

  struct Dots: Sendable {
    let height: CGFloat = 26
    let dot: CGFloat = 8
    let gap: CGFloat = 9
    let margin: CGFloat = 9
    /// The opacity of the dots of other pages.
    let otherAlpha: CGFloat = 0.5
    let duration: TimeInterval = 0.2
  }
}

/// A shadow below something that can be moved.
struct SoftShadow: Sendable {
  /// The downward offset of the shadow.
  let offset: CGFloat
  let radius: CGFloat
  let opacity: Float
}
