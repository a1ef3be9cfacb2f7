import BrowserDisplay
import DisplayDriver
import DisplayProtocol

/// Registers the displays that every app can be shown on, the default first. Found by its name when the app
/// is launched, so that no module above or below imports this one; it only has to be linked.
@_cdecl("shoji_register_displays") public func registerDisplays() {
  DisplayKind.registerLinked([.browser, .image])
}
