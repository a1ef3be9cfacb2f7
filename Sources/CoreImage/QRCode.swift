/// A QR code by ISO/IEC 18004: bytes, of the smallest version that holds them.
struct QRCode {
  /// The levels of correction, from the least.
  enum Level: String, CaseIterable {
    case low = "L"
    case medium = "M"
    case quartile = "Q"
    case high = "H"

    fileprivate var bits: Int {
      switch self {
      case .low: 1
      case .medium: 0
      case .quartile: 3
      case .high: 2
      }
    }
    fileprivate var index: Int { Level.allCases.firstIndex(of: self) ?? 0 }
  }

  /// The number of modules on a side.
  let size: Int
  /// Whether modules are dark, row by row.
  private(set) var modules: [Bool]
  /// Whether modules belong to patterns, which no data covers.
  private var isFixed: [Bool]
  private let version: Int
  private let level: Level

  /// The bytes of correction in a block, and the number of blocks, by level and version.
  private static let correction: [[Int]] = [
    [
      7, 10, 15, 20, 26, 18, 20, 24, 30, 18, 20, 24, 26, 30, 22, 24, 28, 30, 28, 28, 28, 28, 30, 30, 26, 28,
      30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30,
    ],
    [
      10, 16, 26, 18, 24, 16, 18, 22, 22, 26, 30, 22, 22, 24, 24, 28, 28, 26, 26, 26, 26, 28, 28, 28, 28, 28,
      28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28,
    ],
    [
      13, 22, 18, 26, 18, 24, 18, 22, 20, 24, 28, 26, 24, 20, 30, 24, 28, 28, 26, 30, 28, 30, 30, 30, 30, 28,
      30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30,
    ],
    [
      17, 28, 22, 16, 22, 28, 26, 26, 24, 28, 24, 28, 22, 24, 24, 30, 28, 28, 26, 28, 30, 24, 30, 30, 30, 30,
      30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30,
    ],
  ]
  private static let blocks: [[Int]] = [
    [
      1, 1, 1, 1, 1, 2, 2, 2, 2, 4, 4, 4, 4, 4, 6, 6, 6, 6, 7, 8, 8, 9, 9, 10, 12, 12, 12, 13, 14, 15, 16, 17,
      18, 19, 19, 20, 21, 22, 24, 25,
    ],
    [
      1, 1, 1, 2, 2, 4, 4, 4, 5, 5, 5, 8, 9, 9, 10, 10, 11, 13, 14, 16, 17, 17, 18, 20, 21, 23, 25, 26, 28,
      29,
      31, 33, 35, 37, 38, 40, 43, 45, 47, 49,
    ],
    [
      1, 1, 2, 2, 4, 4, 6, 6, 8, 8, 8, 10, 12, 16, 12, 17, 16, 18, 21, 20, 23, 23, 25, 27, 29, 34, 34, 35, 38,
      40, 43, 45, 48, 51, 53, 56, 59, 62, 65, 68,
    ],
    [
      1, 1, 2, 4, 4, 4, 5, 6, 8, 8, 11, 11, 16, 16, 18, 16, 19, 21, 25, 25, 25, 34, 30, 32, 35, 37, 40, 42,
      45,
      48, 51, 54, 57, 60, 63, 66, 70, 74, 77, 81,
    ],
  ]

  /// Creates the code of some bytes; nil where there are too many.
  init?(_ bytes: [UInt8], level: Level) {
    var found: Int?
    for version in 1...40 where found == nil {
      let room = QRCode.dataCount(version, level) * 8
      if 4 + (version < 10 ? 8 : 16) + bytes.count * 8 <= room { found = version }
    }
    guard let version = found else { return nil }
    (self.version, self.level, size) = (version, level, version * 4 + 17)
    modules = [Bool](repeating: false, count: size * size)
    isFixed = modules
    drawPatterns()
    place(QRCode.codewords(bytes, version, level))
    chooseMask()
  }

  /// The number of modules for data, in bits.
  private static func rawBits(_ version: Int) -> Int {
    var count = (16 * version + 128) * version + 64
    if version >= 2 {
      let marks = version / 7 + 2
      count -= (25 * marks - 10) * marks - 55
      if version >= 7 { count -= 36 }
    }
    return count
  }

  private static func dataCount(_ version: Int, _ level: Level) -> Int {
    rawBits(version) / 8 - correction[level.index][version - 1] * blocks[level.index][version - 1]
  }

  // MARK: Data

  /// The bytes of data and of correction, in the order of the code.
  private static func codewords(_ bytes: [UInt8], _ version: Int, _ level: Level) -> [UInt8] {
    var bits: [Bool] = []
    func append(_ value: Int, _ count: Int) {
      for bit in (0..<count).reversed() { bits.append(value >> bit & 1 == 1) }
    }
    append(4, 4)
    append(bytes.count, version < 10 ? 8 : 16)
    for byte in bytes { append(Int(byte), 8) }
    let room = dataCount(version, level)
    append(0, min(4, room * 8 - bits.count))
    append(0, (8 - bits.count % 8) % 8)
    var data = stride(from: 0, to: bits.count, by: 8).map { start in
      bits[start..<start + 8].reduce(UInt8(0)) { $0 << 1 | ($1 ? 1 : 0) }
    }
    for index in 0..<max(room - data.count, 0) { data.append(index % 2 == 0 ? 0xec : 0x11) }
    return interleaved(data, version, level)
  }

  private static func interleaved(_ data: [UInt8], _ version: Int, _ level: Level) -> [UInt8] {
    let (count, own) = (blocks[level.index][version - 1], correction[level.index][version - 1])
    let total = rawBits(version) / 8
    let (short, shortCount) = (total / count, count - total % count)
    let divisor = ReedSolomon.divisor(own)
    var (parts, checks): ([[UInt8]], [[UInt8]]) = ([], [])
    var start = 0
    for block in 0..<count {
      let length = short - own + (block < shortCount ? 0 : 1)
      let part = Array(data[start..<start + length])
      start += length
      parts.append(part)
      checks.append(ReedSolomon.remainder(part, divisor))
    }
    var result: [UInt8] = []
    for index in 0...(short - own) {
      for part in parts where index < part.count { result.append(part[index]) }
    }
    for index in 0..<own { for check in checks { result.append(check[index]) } }
    return result
  }

  // MARK: Patterns

  private mutating func set(_ x: Int, _ y: Int, _ isDark: Bool) {
    modules[y * size + x] = isDark
    isFixed[y * size + x] = true
  }

  private mutating func drawPatterns() {
    for index in 0..<size {
      set(6, index, index % 2 == 0)
      set(index, 6, index % 2 == 0)
    }
    for (x, y) in [(3, 3), (size - 4, 3), (3, size - 4)] {
      for dy in -4...4 {
        for dx in -4...4 where (0..<size).contains(x + dx) && (0..<size).contains(y + dy) {
          let distance = max(abs(dx), abs(dy))
          set(x + dx, y + dy, distance != 2 && distance != 4)
        }
      }
    }
    let marks = QRCode.marks(version)
    for (i, x) in marks.enumerated() {
      for (j, y) in marks.enumerated() {
        let last = marks.count - 1
        if (i, j) == (0, 0) || (i, j) == (0, last) || (i, j) == (last, 0) { continue }
        for dy in -2...2 { for dx in -2...2 { set(x + dx, y + dy, max(abs(dx), abs(dy)) != 1) } }
      }
    }
    drawFormat(mask: 0)
    drawVersion()
  }

  /// The places of the small marks, along one side.
  private static func marks(_ version: Int) -> [Int] {
    guard version > 1 else { return [] }
    let count = version / 7 + 2
    let step = version == 32 ? 26 : (version * 4 + count * 2 + 1) / (count * 2 - 2) * 2
    let side = version * 4 + 17
    return [6] + (0..<count - 1).map { side - 7 - $0 * step }.reversed()
  }

  private mutating func drawFormat(mask: Int) {
    let data = level.bits << 3 | mask
    var rest = data
    for _ in 0..<10 { rest = rest << 1 ^ (rest >> 9) * 0x537 }
    let bits = (data << 10 | rest) ^ 0x5412
    func bit(_ index: Int) -> Bool { bits >> index & 1 == 1 }
    for index in 0...5 { set(8, index, bit(index)) }
    set(8, 7, bit(6))
    set(8, 8, bit(7))
    set(7, 8, bit(8))
    for index in 9..<15 { set(14 - index, 8, bit(index)) }
    for index in 0..<8 { set(size - 1 - index, 8, bit(index)) }
    for index in 8..<15 { set(8, size - 15 + index, bit(index)) }
    set(8, size - 8, true)
  }

  private mutating func drawVersion() {
    guard version >= 7 else { return }
    var rest = version
    for _ in 0..<12 { rest = rest << 1 ^ (rest >> 11) * 0x1f25 }
    let bits = version << 12 | rest
    for index in 0..<18 {
      let (a, b) = (size - 11 + index % 3, index / 3)
      set(a, b, bits >> index & 1 == 1)
      set(b, a, bits >> index & 1 == 1)
    }
  }

  // MARK: Placing

  private mutating func place(_ bytes: [UInt8]) {
    var index = 0
    for column in stride(from: size - 1, through: 1, by: -2) {
      let right = column <= 6 ? column - 1 : column
      for step in 0..<size {
        for x in [right, right - 1] {
          let isUpward = (right + 1) & 2 == 0
          let y = isUpward ? size - 1 - step : step
          guard !isFixed[y * size + x], index < bytes.count * 8 else { continue }
          modules[y * size + x] = bytes[index >> 3] >> (7 - index & 7) & 1 == 1
          index += 1
        }
      }
    }
  }

  private static func isInverted(_ mask: Int, _ x: Int, _ y: Int) -> Bool {
    switch mask {
    case 0: (x + y) % 2 == 0
    case 1: y % 2 == 0
    case 2: x % 3 == 0
    case 3: (x + y) % 3 == 0
    case 4: (x / 3 + y / 2) % 2 == 0
    case 5: x * y % 2 + x * y % 3 == 0
    case 6: (x * y % 2 + x * y % 3) % 2 == 0
    default: ((x + y) % 2 + x * y % 3) % 2 == 0
    }
  }

  private mutating func apply(mask: Int) {
    for y in 0..<size {
      for x in 0..<size where !isFixed[y * size + x] && QRCode.isInverted(mask, x, y) {
        modules[y * size + x].toggle()
      }
    }
  }

  /// Takes the mask with the fewest faults.
  private mutating func chooseMask() {
    var best = (mask: 0, faults: Int.max)
    for mask in 0..<8 {
      apply(mask: mask)
      drawFormat(mask: mask)
      let faults = faults
      if faults < best.faults { best = (mask, faults) }
      apply(mask: mask)
    }
    apply(mask: best.mask)
    drawFormat(mask: best.mask)
  }

  /// The standard's count of what readers stumble over.
  private var faults: Int {
    var sum = 0
    let finder = [true, false, true, true, true, false, true]
    for isColumn in [false, true] {
      for line in 0..<size {
        let row = (0..<size).map { isColumn ? modules[$0 * size + line] : modules[line * size + $0] }
        var run = 1
        for index in 1..<size {
          run = row[index] == row[index - 1] ? run + 1 : 1
          if run == 5 { sum += 3 } else if run > 5 { sum += 1 }
        }
        let padded = [Bool](repeating: false, count: 4) + row + [Bool](repeating: false, count: 4)
        for start in 4..<4 + size - 6 where Array(padded[start..<start + 7]) == finder {
          if !padded[start - 4..<start].contains(true) { sum += 40 }
          if !padded[start + 7..<start + 11].contains(true) { sum += 40 }
        }
      }
    }
    for y in 0..<size - 1 {
      for x in 0..<size - 1 {
        let one = modules[y * size + x]
        if one == modules[y * size + x + 1], one == modules[(y + 1) * size + x],
          one == modules[(y + 1) * size + x + 1]
        {
          sum += 3
        }
      }
    }
    let dark = modules.count { $0 }
    return sum + abs(dark * 20 - modules.count * 10) / modules.count * 10
  }
}

/// Codes of Reed and Solomon over the bytes.
private enum ReedSolomon {
  static func multiply(_ one: UInt8, _ other: UInt8) -> UInt8 {
    var product = 0
    for bit in (0..<8).reversed() {
      product = product << 1 ^ (product >> 7) * 0x11d
      product ^= Int(other >> bit & 1) * Int(one)
    }
    return UInt8(product)
  }

  static func divisor(_ degree: Int) -> [UInt8] {
    var result = [UInt8](repeating: 0, count: degree)
    result[degree - 1] = 1
    var root: UInt8 = 1
    for _ in 0..<degree {
      for index in 0..<degree {
        result[index] = multiply(result[index], root)
        if index + 1 < degree { result[index] ^= result[index + 1] }
      }
      root = multiply(root, 2)
    }
    return result
  }

  static func remainder(_ data: [UInt8], _ divisor: [UInt8]) -> [UInt8] {
    var result = [UInt8](repeating: 0, count: divisor.count)
    for byte in data {
      let factor = byte ^ result.removeFirst()
      result.append(0)
      for index in result.indices { result[index] ^= multiply(divisor[index], factor) }
    }
    return result
  }
}
