/// A key of a keyboard by its usage in the tables of USB's human interface devices.
public nonisolated enum UIKeyboardHIDUsage: Int, Sendable {
  /// A key that has no usage here.
  case keyboardErrorUndefined = 3
  case keyboardA = 4, keyboardB = 5, keyboardC = 6, keyboardD = 7, keyboardE = 8, keyboardF = 9
  case keyboardG = 10, keyboardH = 11, keyboardI = 12, keyboardJ = 13, keyboardK = 14, keyboardL = 15
  case keyboardM = 16, keyboardN = 17, keyboardO = 18, keyboardP = 19, keyboardQ = 20, keyboardR = 21
  case keyboardS = 22, keyboardT = 23, keyboardU = 24, keyboardV = 25, keyboardW = 26, keyboardX = 27
  case keyboardY = 28, keyboardZ = 29, keyboard1 = 30, keyboard2 = 31, keyboard3 = 32, keyboard4 = 33
  case keyboard5 = 34, keyboard6 = 35, keyboard7 = 36, keyboard8 = 37, keyboard9 = 38, keyboard0 = 39
  case keyboardReturnOrEnter = 40, keyboardEscape = 41, keyboardDeleteOrBackspace = 42, keyboardTab = 43
  case keyboardSpacebar = 44, keyboardHyphen = 45, keyboardEqualSign = 46, keyboardOpenBracket = 47
  case keyboardCloseBracket = 48, keyboardBackslash = 49, keyboardNonUSPound = 50
  case keyboardSemicolon = 51, keyboardQuote = 52, keyboardGraveAccentAndTilde = 53, keyboardComma = 54
  case keyboardPeriod = 55, keyboardSlash = 56, keyboardCapsLock = 57, keyboardF1 = 58, keyboardF2 = 59
  case keyboardF3 = 60, keyboardF4 = 61, keyboardF5 = 62, keyboardF6 = 63, keyboardF7 = 64
  case keyboardF8 = 65, keyboardF9 = 66, keyboardF10 = 67, keyboardF11 = 68, keyboardF12 = 69
  case keyboardPrintScreen = 70, keyboardScrollLock = 71, keyboardPause = 72, keyboardInsert = 73
  case keyboardHome = 74, keyboardPageUp = 75, keyboardDeleteForward = 76, keyboardEnd = 77
  case keyboardPageDown = 78, keyboardRightArrow = 79, keyboardLeftArrow = 80, keyboardDownArrow = 81
  case keyboardUpArrow = 82, keypadNumLock = 83, keypadSlash = 84, keypadAsterisk = 85
  case keypadHyphen = 86, keypadPlus = 87, keypadEnter = 88, keypad1 = 89, keypad2 = 90, keypad3 = 91
  case keypad4 = 92, keypad5 = 93, keypad6 = 94, keypad7 = 95, keypad8 = 96, keypad9 = 97, keypad0 = 98
  case keypadPeriod = 99, keyboardApplication = 101, keyboardLeftControl = 224, keyboardLeftShift = 225
  case keyboardLeftAlt = 226, keyboardLeftGUI = 227, keyboardRightControl = 228
  case keyboardRightShift = 229, keyboardRightAlt = 230, keyboardRightGUI = 231
}

extension UIKeyboardHIDUsage {
  /// Finds the key that types characters on a keyboard of the United States; the display reports characters,
  /// not keys.
  init(characters: String) {
    if let usage = Self.named[characters] {
      self = usage
      return
    }
    let letter = characters.lowercased().unicodeScalars.first.map { Int($0.value) } ?? 0
    switch letter {
    case 97...122 where characters.count == 1: self = Self(rawValue: letter - 93) ?? .keyboardErrorUndefined
    case 49...57 where characters.count == 1: self = Self(rawValue: letter - 19) ?? .keyboardErrorUndefined
    default: self = .keyboardErrorUndefined
    }
  }

  private static let named: [String: UIKeyboardHIDUsage] = [
    "UIKeyInputUpArrow": .keyboardUpArrow, "UIKeyInputDownArrow": .keyboardDownArrow,
    "UIKeyInputLeftArrow": .keyboardLeftArrow, "UIKeyInputRightArrow": .keyboardRightArrow,
    "UIKeyInputEscape": .keyboardEscape, "UIKeyInputPageUp": .keyboardPageUp,
    "UIKeyInputPageDown": .keyboardPageDown, "UIKeyInputHome": .keyboardHome, "UIKeyInputEnd": .keyboardEnd,
    "UIKeyInputDelete": .keyboardDeleteForward, "\r": .keyboardReturnOrEnter, "\t": .keyboardTab,
    "\u{8}": .keyboardDeleteOrBackspace, " ": .keyboardSpacebar, "0": .keyboard0, "-": .keyboardHyphen,
    "=": .keyboardEqualSign, "[": .keyboardOpenBracket, "]": .keyboardCloseBracket,
    "\\": .keyboardBackslash, ";": .keyboardSemicolon, "'": .keyboardQuote,
    "`": .keyboardGraveAccentAndTilde, ",": .keyboardComma, ".": .keyboardPeriod, "/": .keyboardSlash,
    "Shift": .keyboardLeftShift, "Control": .keyboardLeftControl, "Alt": .keyboardLeftAlt,
    "Meta": .keyboardLeftGUI, "CapsLock": .keyboardCapsLock, "F1": .keyboardF1, "F2": .keyboardF2,
    "F3": .keyboardF3, "F4": .keyboardF4, "F5": .keyboardF5, "F6": .keyboardF6, "F7": .keyboardF7,
    "F8": .keyboardF8, "F9": .keyboardF9, "F10": .keyboardF10, "F11": .keyboardF11, "F12": .keyboardF12,
  ]
}

extension UIKey {
  /// The key by its place on a keyboard of the United States.
  public var keyCode: UIKeyboardHIDUsage {
    let usage = UIKeyboardHIDUsage(characters: charactersIgnoringModifiers)
    // The names of keys without characters were lowercased with the letters.
    return usage == .keyboardErrorUndefined ? UIKeyboardHIDUsage(characters: characters) : usage
  }
}
