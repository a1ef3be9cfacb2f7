import ShojiTestSupport

/// The matrix: what a person does with each hand, and what is to be seen then. Where nothing is said of
/// touch, fingers do what the pointer does.
extension InteractionCase {
  static let buttons = [
    InteractionCase(
      "a system button", on: "Buttons", keyboard: [.key("Tab"), .key("Enter")], pointer: [.tap("Tap me")],
      sees: [.updated("taps", "1 tap")]),
    InteractionCase(
      "a button made with its action", on: "Buttons", keyboard: [.key("Tab", times: 2), .key("Space")],
      pointer: [.tap("Do it")], sees: [.updated("done", "Done")]),
    InteractionCase(
      "a button that toggles", on: "Configurations", keyboard: [.key("Tab"), .key("Enter")],
      pointer: [.tap("toggle")], sees: [.text("toggle", "Favourite")]),
    InteractionCase(
      "a configured button", on: "Configurations", keyboard: [.key("Tab", times: 2), .key("Space")],
      pointer: [.tap("load")], sees: [.shows("UIActivityIndicatorView")]),
    InteractionCase(
      "a bar that fills", on: "Progress", keyboard: [.key("Tab"), .key("Enter", times: 2)],
      pointer: [.tap("Fill"), .tap("Fill")], sees: [.value("bar", "40%")]),
    InteractionCase(
      "a wheel that shows work", on: "Progress", keyboard: [.key("Tab", times: 3), .key("Enter")],
      pointer: [.tap("Start")], sees: [.value("wheel", "1")]),
    InteractionCase(
      "pictures one after another", on: "Images", keyboard: [.key("Tab"), .key("Enter")],
      pointer: [.tap("Run")], sees: [.text("Stop", "Stop")]),
  ]

  static let values = [
    InteractionCase(
      "a switch", on: "Switches", keyboard: [.key("Tab"), .key("Space")],
      pointer: [.tap("switch Airplane Mode")], sees: [.updated("answer", "On, 1")]),
    InteractionCase(
      "a switch that is dragged", on: "Switches", keyboard: [.key("Tab"), .key("Enter")],
      pointer: [
        .drag("switch Airplane Mode", x: 0.2, y: 0.5, by: CGVector(dx: 36, dy: 3), seconds: 0.2)
      ], sees: [.updated("answer", "On, 1")]),
    InteractionCase(
      "a slider", on: "Sliders", keyboard: [.key("Tab", times: 2), .key("ArrowRight")],
      pointer: [
        .drag("At the end only", x: 0.227, y: 0.5, by: CGVector(dx: 14.2, dy: 0), seconds: 0.2)
      ], sees: [.updated("At the end only value", "25, told 1×"), .value("At the end only", "25%")]),
    InteractionCase(
      "segments", on: "Segments", keyboard: [.key("Tab"), .key("ArrowRight")], pointer: [.tap("Month")],
      sees: [.updated("chosen", "Month")]),
    InteractionCase(
      "segments that keep no choice", on: "Segments",
      keyboard: [.key("Tab", times: 2), .key("Enter")], pointer: [.tap("Undo")],
      sees: [.updated("pressed", "Undo")]),
    InteractionCase(
      "a stepper", on: "Steppers", keyboard: [.key("Tab"), .key("ArrowUp")],
      pointer: [.tapAt("Guests", x: 0.75, y: 0.5)], sees: [.updated("Guests value", "3")]),
    InteractionCase(
      "dots", on: "Pages", keyboard: [.key("Tab"), .key("ArrowRight")],
      pointer: [.tapAt("dots", x: 0.8, y: 0.5)], sees: [.updated("page", "2 of 5")]),
  ]

  /// A row of a wheel, in parts of the wheel's height.
  private static let row: CGFloat = 32 / 216
  /// The hours in what a field for a time opens, after all those of the page.
  private static let openHours = DriverTarget.name("Hours", index: 3)

  static let pickers = [
    InteractionCase(
      "a picker", on: "Pickers", keyboard: [.key("Tab"), .key("ArrowDown")],
      pointer: [.tapAt("fruit", x: 0.3, y: 0.5 + row)],
      sees: [.updated("picked", "Large Cherries")]),
    InteractionCase(
      "a picker under a mouse's wheel", on: "Pickers",
      keyboard: [.key("Tab", times: 2), .key("PageDown")],
      pointer: [.wheel("fruit", x: 0.7, by: CGVector(dx: 0, dy: 170))],
      touch: [
        .place("fruit", x: 0.7, y: 0.7, by: CGVector(dx: 0, dy: -160))
      ], sees: [.updated("picked", "Medium Hazelnuts")]),
    InteractionCase(
      "a date's field", on: "Dates",
      // The calendar has the keyboard, on the chosen day, and gives it back to its field.
      keyboard: [
        .key("Tab"), .key("Enter"), .wait(0.5), .key("ArrowDown"), .key("Escape"),
      ],
      pointer: [
        .tap("Jun 12, 2024"), .wait(0.5), .tap(.name("Wednesday, June 19, 2024", index: 1)),
        .tapAt("date", x: 0.5, y: -0.8),
      ],
      sees: [.updated("date", "2024-06-19 09:30"), .shows("DatePopover", false)]),
    InteractionCase(
      "a date's field, again from where the keyboard was", on: "Dates",
      keyboard: [
        .key("Tab"), .key("Enter"), .wait(0.5), .key("Escape"), .wait(0.5), .key("Enter"),
      ],
      pointer: [.tap("Jun 12, 2024")], sees: [.shows("DatePopover")]),
    InteractionCase(
      "a time's field", on: "Dates",
      keyboard: [
        .key("Tab", times: 2), .key("Enter"), .wait(0.5), .key("ArrowDown"), .wait(1), .key("Escape"),
      ],
      pointer: [
        .tap("9:30\u{202F}AM"), .wait(0.5), .tapAt(openHours, x: 0.5, y: 0.5 + 32 / 180), .wait(1),
        .tapAt("date", x: 0.5, y: -0.8),
      ],
      sees: [.updated("date", "2024-06-12 10:30"), .shows("DatePopover", false)]),
    InteractionCase(
      "a calendar", on: "Dates", keyboard: [.key("Tab", times: 6), .key("ArrowRight")],
      pointer: [.tap("Thursday, June 13, 2024")], sees: [.updated("date", "2024-06-13 09:30")]),
    InteractionCase(
      "a calendar's months", on: "Dates",
      keyboard: [.key("Tab", times: 5), .key("Enter"), .key("Tab"), .key("Enter")],
      pointer: [.tap("Next month"), .wait(1), .tap("Monday, July 1, 2024")],
      sees: [.updated("date", "2024-07-01 09:30")]),
    InteractionCase(
      "wheels of a date, past December", on: "Dates",
      keyboard: [.key("Tab", times: 8), .key("PageDown"), .wait(1), .key("ArrowDown", times: 2)],
      pointer: [.wheel("Month", by: CGVector(dx: 0, dy: 7 * 32))],
      touch: [
        .place("Month", x: 0.5, y: 0.9, by: CGVector(dx: 0, dy: -180)), .wait(2),
        .tapAt("Month", x: 0.5, y: 0.5 + row),
      ],
      sees: [.text("date", "2024-01-12 09:30")]),
    InteractionCase(
      "a wheel of hours, past noon", on: "Dates",
      keyboard: [.key("Tab", times: 11), .key("PageDown")],
      pointer: [.wheel("Hours", by: CGVector(dx: 0, dy: 5 * 32))],
      touch: [.place("Hours", x: 0.5, y: 0.9, by: CGVector(dx: 0, dy: -148))],
      sees: [.updated("date", "2024-06-12 14:30")]),
  ]

  static let contents = [
    InteractionCase(
      "a text field", on: "Text", keyboard: [.key("Tab")] + Step.type("hi"),
      pointer: [.tap("plain"), .write("hi", into: "plain")],
      sees: [.text("plain", "hi"), .text("written", "hi"), .text("heard", "plain began")]),
    InteractionCase(
      "a text view", on: "Text", keyboard: [.key("Tab", times: 10)] + Step.type("hi"),
      pointer: [.tap("notes"), .write("hi", into: "notes")], sees: [.text("notes", "hi")]),
    InteractionCase(
      "pages that scroll", on: "Scrolling", keyboard: [.key("Tab"), .key("ArrowRight")],
      pointer: [.wheel("pages", by: CGVector(dx: 200, dy: 0))],
      touch: [.drag("pages", x: 0.9, y: 0.5, by: CGVector(dx: -260, dy: 0), seconds: 0.25)],
      sees: [.aligned("pages", "Page 2")]),
  ]

  static let searches = [
    InteractionCase(
      "a search in a navigation bar", on: "Search",
      keyboard: [.key("Tab", times: 3)] + Step.type("nou"),
      pointer: [.tap("candy search"), .wait(0.5), .write("nou", into: "candy search")],
      sees: [.text("candy search", "nou"), .value("candies", "1")]),
    InteractionCase(
      "scopes of a search", on: "Search",
      keyboard: [
        .key("Tab", times: 3), .key("n"), .key("Backspace"), .wait(0.5), .key("Tab", times: 2),
        .key("ArrowRight"),
      ],
      pointer: [.tap("candy search"), .wait(0.5), .tap("Dark")], sees: [.value("candies", "6")]),
    InteractionCase(
      "a search that is left", on: "Search",
      keyboard: [.key("Tab", times: 3)] + Step.type("nou") + [.wait(0.5), .key("Escape"), .wait(0.5)],
      pointer: [
        .tap("candy search"), .wait(0.5), .write("nou", into: "candy search"), .tap("Cancel"), .wait(0.5),
      ], sees: [.text("candy search", ""), .value("candies", "19")]),
  ]

  static let presented = [
    InteractionCase(
      "an alert", on: "Alerts",
      keyboard: [.key("Tab"), .key("Enter"), .wait(0.8), .key("Enter")],
      pointer: [.tap("Simple"), .wait(0.8), .tap("Let’s go!")],
      sees: [.updated("answer", "Let’s go!"), .shows("AlertView", false)]),
    InteractionCase(
      "an action sheet", on: "Alerts",
      keyboard: [
        .key("Tab", times: 6), .key("Enter"), .wait(0.8), .key("ArrowDown"), .key("Enter"),
      ],
      pointer: [.tap("Sheet"), .wait(0.8), .tap("Duplicate")],
      sees: [.updated("answer", "Duplicate"), .shows("AlertView", false)]),
    InteractionCase(
      "an alert with fields, by its preferred action", on: "Alerts",
      keyboard: [.key("Tab", times: 5), .key("Enter"), .wait(0.8)] + Step.type("kiri")
        + [.key("Enter")] + Step.type("secret") + [.key("Enter")],
      pointer: [
        .tap("Sign in"), .wait(0.8), .write("kiri", into: "Name"), .write("secret", into: "Password"),
        .tap(.name("Sign In", index: 1)),
      ], sees: [.updated("answer", "Signed in as kiri"), .shows("AlertView", false)]),
    InteractionCase(
      "a page sheet", on: "Presentation",
      keyboard: [.key("Tab"), .key("Enter"), .wait(0.8), .key("Escape")],
      pointer: [
        .tap("Page sheet"), .wait(0.8),
        .drag("heading", x: 0.5, y: 0.1, by: CGVector(dx: 0, dy: 1_200), seconds: 0.3),
      ], sees: [.text("news", "Dismissed by the person")]),
    InteractionCase(
      "a form sheet", on: "Presentation",
      keyboard: [
        .key("Tab", times: 2), .key("Enter"), .wait(0.8), .key("Tab", times: 2), .key("Enter"),
      ],
      pointer: [.tap("Form sheet"), .wait(0.8), .tap("Close")],
      sees: [.text("news", "Closed by its button")]),
  ]
}
