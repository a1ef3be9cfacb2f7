import CoreGraphics
import Foundation
import Testing

/// Our widths against a real browser's, from the same font files.
@Suite struct ChromiumAgreementTests {
  private static let chromium = [
    "/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/chromium-headless-shell",
  ]
  .first { FileManager.default.isExecutableFile(atPath: $0) }

  /// One piece of text to be measured by both.
  private struct Sample {
    var text: String
    var style: TextStyle
  }

  private static let strings = [
    "Hello, World!", "AVATAR Tour Wa", "0123456789 1:11", "fi ffl office", "Příliš žluťoučký kůň",
    "Привет, мир",
    "Ελληνικά", "https://example.com/?q=1&b=2", "“quotes” — dash… (x)", "Player X's turn", "New Game",
    "iiiillll||",
    "WMWMWM", "a  b   c", "->=>!=", "3 × 3 = 9",
  ]

  private static var samples: [Sample] {
    var samples: [Sample] = []
    for (family, weight) in [
      ("Inter", 400), ("Inter", 600), ("Inter", 800), ("JetBrains Mono", 400), ("Linux Libertine O", 400),
    ] {
      for size in [CGFloat(12), 14.5, 17, 34] {
        for text in strings {
          samples.append(
            Sample(text: text, style: TextStyle(font: Font(family: family, size: size, weight: weight))))
        }
      }
    }
    for weight in [400, 700] {
      for size in [CGFloat(11), 17, 22, 34] {
        for text in strings {
          let font = Font(family: "Inter", size: size, weight: weight, usesSystemMetrics: true)
          // The runs are measured one by one, as a page shows them.
          samples += Typesetter.typeset(text, style: TextStyle(font: font)).lines[0].runs.filter {
            $0.style.font.family == "Inter"
          }
          .map { Sample(text: $0.text, style: $0.style) }
        }
      }
    }
    for text in strings.prefix(6) {
      var spaced = TextStyle(font: Font(family: "Inter", size: 17), kern: 1.5)
      samples.append(Sample(text: text, style: spaced))
      spaced.kern = 0
      samples.append(Sample(text: text, style: spaced))
      spaced.kern = nil
      spaced.font.hasMonospacedDigits = true
      samples.append(Sample(text: text, style: spaced))
    }
    for size in [CGFloat(12), 17, 40] {
      samples.append(
        Sample(text: "😀👍🏽👩‍👩‍👧🇨🇿1️⃣", style: TextStyle(font: Font(family: "Noto Color Emoji", size: size))))
    }
    return samples
  }

  @Test(.enabled(if: chromium != nil, "needs chromium"))
  func widthsAgreeWithinAFiftiethOfAPixel() throws {
    let samples = ChromiumAgreementTests.samples
    let widths = try measureInBrowser(samples)
    try #require(widths.count == samples.count)
    var greatest: CGFloat = 0
    for (sample, width) in zip(samples, widths) {
      let ours = Typesetter.typeset(sample.text, style: sample.style).lines[0].runs.reduce(0) {
        $0 + $1.width
      }
      // A browser rounds to 1/64 px; spaced letters are rounded one by one by Pango.
      let tolerance = (sample.style.kern ?? 0) > 0 ? 0.05 : 0.022
      #expect(
        (ours - width).magnitude <= tolerance,
        "\(sample.text) in \(sample.style.font): \(ours), browser \(width)")
      greatest = max(greatest, (ours - width).magnitude)
    }
    #expect(greatest > 0, "two engines that agree to the last digit were not both asked")
  }

  private func measureInBrowser(_ samples: [Sample]) throws -> [CGFloat] {
    var rules = ""
    for face in Set(try samples.map { try FontLibrary.shared.face(for: $0.style.font) }) {
      rules += "@font-face { font-family: '\(face.postScriptName)'; src: url(data:font/otf;base64,"
      rules += try Data(contentsOf: face.url).base64EncodedString() + "); }\n"
    }
    var lines = ""
    for sample in samples {
      let font = sample.style.font
      let face = try FontLibrary.shared.face(for: font)
      let kern =
        switch sample.style.kern {
        case nil where sample.style.spacing != 0:
          "letter-spacing: \(sample.style.spacing)px; font-feature-settings: 'liga', 'clig', 'calt';"
        case nil: ""
        case 0: "font-kerning: none;"
        case let kern?: "letter-spacing: \(kern)px;"
        }
      let digits = font.hasMonospacedDigits ? "font-feature-settings: 'tnum';" : ""
      let text = sample.text.replacingOccurrences(of: "&", with: "&amp;").replacingOccurrences(
        of: ">", with: "&gt;")
      lines +=
        "<div><span style=\"font: \(font.size)px '\(face.postScriptName)';\(kern)\(digits)\">\(text)</span></div>\n"
    }
    let page = """
      <!doctype html><meta charset=utf-8><style>\(rules)
      div { white-space: pre; text-rendering: geometricPrecision; width: 3000px }</style>\(lines)<script>
      document.fonts.ready.then(() => {
        const widths = [...document.querySelectorAll('span')].map(s => s.getBoundingClientRect().width)
        document.body.innerHTML = '<pre>' + JSON.stringify(widths) + '</pre>'
      })</script>
      """
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("widths-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("page.html")
    try Data(page.utf8).write(to: file)
    let output = try run(page: file, profile: folder.appendingPathComponent("profile"))
    let start = try #require(output.range(of: "<pre>"), "\(output.suffix(300))")
    let end = try #require(output.range(of: "</pre>"))
    return try JSONDecoder().decode(
      [CGFloat].self, from: Data(output[start.upperBound..<end.lowerBound].utf8))
  }

  private func run(page: URL, profile: URL) throws -> String {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: ChromiumAgreementTests.chromium!)
    process.arguments = [
      "--headless", "--no-sandbox", "--disable-gpu", "--no-first-run", "--user-data-dir=\(profile.path)",
      "--virtual-time-budget=10000", "--dump-dom", page.absoluteString,
    ]
    let output = Pipe()
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return String(decoding: data, as: UTF8.self)
  }
}
