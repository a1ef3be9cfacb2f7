import Testing

@testable import UIKit

/// Looks up pictures and colors in a folder of the test's own.
final class NamedImageTests {
  private let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
    "shoji-\(UUID().uuidString)")
  private let light = UITraitCollection(traitsFrom: [
    UITraitCollection(userInterfaceStyle: .light), UITraitCollection(displayScale: 2),
  ])
  private let dark = UITraitCollection(traitsFrom: [
    UITraitCollection(userInterfaceStyle: .dark), UITraitCollection(displayScale: 2),
  ])

  deinit {
    try? FileManager.default.removeItem(at: folder)
  }

  private var images: NamedImages { NamedImages(ResourceFolders(folders: [folder])) }

  @Test func filesAreFoundByNameInTheBestScale() throws {
    try write(side: 10, to: "dot.png")
    try write(side: 20, to: "dot@2x.png")
    try write(side: 30, to: "dot@3x.png")
    for (scale, pixels) in [(1, 10), (2, 20), (3, 30), (4, 30)] as [(CGFloat, Int)] {
      try UITraitCollection(displayScale: scale).withTraitsCurrent {
        let image = try #require(images.image(named: "dot"))
        #expect(image.cgImage?.width == pixels)
        #expect(image.size == CGSize(width: 10, height: 10))
      }
    }
    #expect(images.image(named: "dot.png") != nil)
  }

  @Test(
    arguments: [
      ("tick.pdf", NamedImageTests.pdf(width: 10, height: 6)),
      ("tick.svg", NamedImageTests.svg),
    ])
  func drawingsServeEveryScale(file: String, bytes: String) throws {
    try write(bytes, to: "Assets.xcassets/tick.imageset/\(file)")
    try write(
      "{\"images\": [{\"idiom\": \"universal\", \"filename\": \"\(file)\"}]}",
      to: "Assets.xcassets/tick.imageset/Contents.json")
    let images = images
    for scale in [1, 2, 3] as [CGFloat] {
      try UITraitCollection(displayScale: scale).withTraitsCurrent {
        let image = try #require(images.image(named: "tick")?.resolved(with: .current))
        #expect(image.size == CGSize(width: 10, height: 6))
        #expect(image.scale == scale)
        #expect(image.cgImage?.width == 10 * Int(scale))
        // Red, with an opaque left half.
        let bitmap = try #require(image.cgImage)
        let pixels = bitmap.withPixels { Array($0) }
        let row = bitmap.stride * (bitmap.height / 2)
        #expect(Array(pixels[row..<row + 4]) == [0, 0, 255, 255])
        #expect(pixels[row + 4 * (bitmap.width - 1) + 3] == 0)
      }
    }
  }

  @Test(arguments: ["tick.pdf", "tick.svg"]) func brokenDrawingsAreNoImages(file: String) throws {
    for bytes in ["", "%PDF-1.4", "<svg", NamedImageTests.pdf(width: 1_000_000, height: 1_000_000)] {
      try write(bytes, to: "Assets.xcassets/tick.imageset/\(file)")
      try write(
        "{\"images\": [{\"idiom\": \"universal\", \"filename\": \"\(file)\"}]}",
        to: "Assets.xcassets/tick.imageset/Contents.json")
      #expect(images.image(named: "tick") == nil)
    }
  }

  /// A drawing of 10 by 6 points whose left half is red.
  private static let svg = """
    <svg xmlns="http://www.w3.org/2000/svg" width="10" height="6"><rect width="5" height="6" fill="#f00"/></svg>
    """

  /// A page whose left half is red.
  private static func pdf(width: Int, height: Int) -> String {
    let content = "1 0 0 rg 0 0 \(width / 2) \(height) re f"
    return """
      %PDF-1.4
      1 0 obj <</Type /Catalog /Pages 2 0 R>> endobj
      2 0 obj <</Type /Pages /Kids [3 0 R] /Count 1>> endobj
      3 0 obj <</Type /Page /Parent 2 0 R /MediaBox [0 0 \(width) \(height)] /Contents 4 0 R>> endobj
      4 0 obj <</Length \(content.utf8.count)>> stream
      \(content)
      endstream endobj
      trailer <</Root 1 0 R>>
      %%EOF
      """
  }

  @Test func namesOfACatalogMakeImagesAndColors() throws {
    try write(side: 4, to: "Assets.xcassets/leaf.imageset/leaf.png")
    try write(
      "{\"images\": [{\"idiom\": \"universal\", \"filename\": \"leaf.png\"}]}",
      to: "Assets.xcassets/leaf.imageset/Contents.json")
    try write(
      """
      {"colors": [{"idiom": "universal", "color": {"color-space": "srgb",
        "components": {"red": "1.000", "green": "0.000", "blue": "0.000", "alpha": "1.000"}}}]}
      """, to: "Assets.xcassets/signal.colorset/Contents.json")
    let bundle = try #require(Bundle(path: folder.path))
    #expect(UIImage(resource: ImageResource(name: "leaf", bundle: bundle)).cgImage?.width == 4)
    #expect(UIImage(resource: ImageResource(name: "none", bundle: bundle)).size == .zero)
    #expect(
      UIColor(resource: ColorResource(name: "signal", bundle: bundle)).cgColor
        == UIColor(red: 1, green: 0, blue: 0, alpha: 1).cgColor)
  }

  @Test func aCatalogIsPreferredAndFollowsTheAppearance() throws {
    try write(side: 99, to: "mark.png")
    try write(side: 4, to: "Assets.xcassets/mark.imageset/light.png")
    try write(side: 8, to: "Assets.xcassets/mark.imageset/light2.png")
    try write(side: 6, to: "Assets.xcassets/mark.imageset/dark.png")
    try write(
      """
      {"images": [
        {"idiom": "universal", "filename": "light.png", "scale": "1x"},
        {"idiom": "universal", "filename": "light2.png", "scale": "2x"},
        {"idiom": "universal", "filename": "dark.png", "scale": "1x",
         "appearances": [{"appearance": "luminosity", "value": "dark"}]},
        {"idiom": "universal", "scale": "3x"}
      ], "info": {"author": "xcode", "version": 1},
       "properties": {"template-rendering-intent": "template"}}
      """, to: "Assets.xcassets/mark.imageset/Contents.json")
    let image = try light.withTraitsCurrent { try #require(images.image(named: "mark")) }
    #expect(image.cgImage?.width == 8)
    #expect(image.renderingMode == .alwaysTemplate)
    let inDark = image.resolved(with: dark)
    #expect(inDark.cgImage?.width == 6)
    #expect(inDark.renderingMode == .alwaysTemplate)
    #expect(inDark.resolved(with: light) == image)
  }

  @Test func groupsOfACatalogNameTheirSetsWhereTheyProvideANamespace() throws {
    for group in ["Plain", "Named"] {
      try write(side: 5, to: "Assets.xcassets/\(group)/a.imageset/a.png")
      try write(
        #"{"images": [{"idiom": "universal", "filename": "a.png"}]}"#,
        to: "Assets.xcassets/\(group)/a.imageset/Contents.json")
    }
    try write(#"{"properties": {"provides-namespace": true}}"#, to: "Assets.xcassets/Named/Contents.json")
    #expect(images.image(named: "a") != nil)
    #expect(images.image(named: "Named/a") != nil)
    #expect(images.image(named: "Plain/a") == nil)
  }

  @Test func aPictureIsReadOnceAndSharesItsPixels() throws {
    try write(side: 10, to: "dot.png")
    let images = images
    let first = try #require(images.image(named: "dot"))
    try FileManager.default.removeItem(at: folder.appendingPathComponent("dot.png"))
    #expect(images.image(named: "dot") === first)
  }

  @Test func whatIsMissingOrBrokenIsNil() throws {
    try write("not a picture", to: "broken.png")
    try write("{", to: "Assets.xcassets/bad.imageset/Contents.json")
    #expect(images.image(named: "nothing") == nil)
    #expect(images.image(named: "broken") == nil)
    #expect(images.image(named: "bad") == nil)
    #expect(images.image(named: "") == nil)
    #expect(images.image(named: "../../../etc/passwd") == nil)
  }

  @Test func aFileByPathTakesItsScaleFromItsName() throws {
    try write(side: 20, to: "dot@2x.png")
    let path = folder.appendingPathComponent("dot@2x.png").path
    #expect(try #require(UIImage(contentsOfFile: path)).size == CGSize(width: 10, height: 10))
    let without = folder.appendingPathComponent("dot.png").path
    #expect(try #require(UIImage(contentsOfFile: without)).size == CGSize(width: 10, height: 10))
    #expect(UIImage(contentsOfFile: folder.appendingPathComponent("none.png").path) == nil)
  }

  @Test func colorsComeFromTheCatalogOfABundle() throws {
    try write(
      """
      {"colors": [
        {"idiom": "universal", "color": {"color-space": "srgb",
          "components": {"red": "1.000", "green": "0x80", "blue": "51", "alpha": "0.5"}}},
        {"idiom": "universal", "appearances": [{"appearance": "luminosity", "value": "dark"}],
          "color": {"color-space": "srgb", "components": {"white": "1.0", "alpha": "1.0"}}}
      ]}
      """, to: "Assets.xcassets/accent.colorset/Contents.json")
    try write(
      #"{"colors": [{"color": {"components": {"red": "much"}}}]}"#,
      to: "Assets.xcassets/bad.colorset/Contents.json")
    let bundle = try #require(Bundle(path: folder.path))
    let color = try #require(UIColor(named: "accent", in: bundle, compatibleWith: nil))
    let expected = UIColor(red: 1, green: 128.0 / 255, blue: 0.2, alpha: 0.5)
    #expect(color.resolvedColor(with: light) == expected)
    #expect(color.resolvedColor(with: dark) == UIColor.white)
    #expect(UIColor(named: "bad", in: bundle, compatibleWith: nil) == nil)
    #expect(UIColor(named: "nothing", in: bundle, compatibleWith: nil) == nil)
  }

  private func makeBundle() throws -> Bundle {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    return try #require(Bundle(path: folder.path))
  }

  /// Numbers beyond all, and none.
  private static let hostileNumbers = [
    "1e400", "-1e400", "nan", "-inf", "inf", "10000000000000000000", "-10000000000000000000", "1e308", "1e19",
    "0xFFFFFFFFFFFFFFFF", "0xFFFFFFFFFFFFFFFFFFFF", "0x", "", " ", "1.0e300", "-0.0",
    "99999999999999999999.5",
  ]

  @Test("colors of a catalog have components within bounds, or there is none, and the log names the place")
  @MainActor func hostileColors() throws {
    let bundle = try makeBundle()
    for (index, number) in Self.hostileNumbers.enumerated() {
      for component in ["red", "green", "blue", "alpha", "white"] {
        let set = "\(component)\(index)"
        var components = component == "white" ? ["white": "1", "alpha": "1"] : [:]
        if component != "white" {
          for name in ["red", "green", "blue", "alpha"] { components[name] = "0.5" }
        }
        components[component] = number
        let colors = ["colors": [["idiom": "universal", "color": ["components": components]]]]
        try write(
          try JSONSerialization.data(withJSONObject: colors),
          to: "Assets.xcassets/\(set).colorset/Contents.json")
      }
    }
    for (index, number) in Self.hostileNumbers.enumerated() {
      for component in ["red", "green", "blue", "alpha", "white"] {
        let set = "\(component)\(index)"
        var found: UIColor?
        let messages = loggedMessages {
          found = UIColor(named: set, in: bundle, compatibleWith: nil)
        }
        if let color = found?.resolvedColor(with: light).cgColor {
          let values = color.components ?? []
          #expect(values.allSatisfy { (-16...16).contains($0) }, "\(component) \(number): \(values)")
          #expect((0...1).contains(color.alpha))
        }
        if number != "-0.0" {
          #expect(
            messages.contains { $0.contains("\"\(set)\"") && $0.contains("component \(component)") },
            "\(component) \(number): \(messages)")
        }
      }
    }
  }

  @Test("images of a catalog have a scale within bounds, and the log names the place")
  @MainActor func hostileScales() throws {
    for (index, number) in Self.hostileNumbers.enumerated() where number != " " {
      let set = "picture\(index)"
      try write(side: 4, to: "Assets.xcassets/\(set).imageset/a.png")
      let entry = ["idiom": "universal", "filename": "a.png", "scale": number + "x"]
      try write(
        try JSONSerialization.data(withJSONObject: ["images": [entry]]),
        to: "Assets.xcassets/\(set).imageset/Contents.json")
    }
    let fresh = self.images
    for (index, number) in Self.hostileNumbers.enumerated() where number != " " {
      var found: UIImage?
      let messages = loggedMessages { found = fresh.image(named: "picture\(index)") }
      let image = try #require(found)
      #expect((0.1...100).contains(image.scale) && image.size.width <= 40 && image.size.width > 0)
      #expect(messages.contains { $0.contains("picture\(index)") && $0.contains("a.png") }, "\(number)")
    }
  }

  @Test("a description of a set without bound is none", arguments: ["imageset", "colorset"])
  @MainActor func longDescriptions(kind: String) throws {
    let bundle = try makeBundle()
    let deep = String(repeating: "[", count: 100_000)
    let sets = [
      (
        "long\(kind)",
        "{\"images\": [], \"colors\": [], \"x\": \"\(String(repeating: "a", count: 5 << 20))\"}"
      ),
      ("deep\(kind)", "{\"images\": \(deep)"), ("number\(kind)", "{\"images\": 1e400, \"colors\": 1e400}"),
    ]
    // The names in a catalog are read once.
    for (name, text) in sets { try write(text, to: "Assets.xcassets/\(name).\(kind)/Contents.json") }
    for (name, _) in sets {
      let messages = loggedMessages {
        #expect(UIImage(named: name, in: bundle, compatibleWith: nil) == nil)
        #expect(UIColor(named: name, in: bundle, compatibleWith: nil) == nil)
      }
      #expect(messages.contains { $0.contains(name) && $0.contains("Contents.json") }, "\(messages)")
    }
  }

  private func write(_ text: String, to path: String) throws {
    try write(Data(text.utf8), to: path)
  }

  private func write(side: CGFloat, to path: String) throws {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let renderer = UIGraphicsImageRenderer(size: CGSize(width: side, height: side), format: format)
    try write(renderer.pngData { $0.fill(CGRect(x: 0, y: 0, width: side, height: side)) }, to: path)
  }

  private func write(_ data: Data, to path: String) throws {
    let file = folder.appendingPathComponent(path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try data.write(to: file)
  }
}
