import Testing

@testable import XcodeProjects

@Suite struct DependencyTests {
  @Test func podfilesNamePodsByTarget() {
    let podfile = Podfile(
      """
      platform :ios, '12.0'   # pod 'No'
      use_frameworks!
      pod 'Common'
      def shared
        pod "Reactant", '~> 1.0'
      end
      target 'App' do
        shared
        pod 'Local', :path => '../Local'
        pod 'RxSwift/Core'
        target 'AppTests' do
          inherit! :search_paths
          pod 'Quick'
        end
      end
      post_install do |installer|
        installer.pods_project.targets.each do |target|
        end
      end
      target('Other') { }
      """)
    #expect(
      podfile.pods(of: "App") == [
        .init(name: "Common"), .init(name: "Local", path: "../Local"), .init(name: "RxSwift/Core"),
        .init(name: "Reactant"),
      ])
    #expect(podfile.pods(of: "AppTests").contains(.init(name: "Quick")))
    #expect(podfile.pods(of: "AppTests").contains(.init(name: "RxSwift/Core")))
    #expect(podfile.pods(of: "Else") == [.init(name: "Common")])
  }

  @Test func manifestsAreReadAsText() throws {
    let call = try ManifestReader.package(
      in: """
        // swift-tools-version:5.9
        import PackageDescription
        let flag = "Package(" // no call
        let package = Package(
          name: "A", /* note */
          products: [.library(name: "A", targets: ["A", "B"])],
          dependencies: [
            .package(url: "https://host/x.git", from: "1.2.0"), .package(path: "../y"),
            .package(url: "https://host/z", .upToNextMinor(from: "2.0.0")),
            .package(url: "https://host/r", "1.0.0"..<"3.0.0"),
          ],
          targets: [.target(name: "A", dependencies: ["B", .product(name: "X", package: "x")])],
          swiftLanguageModes: [.v6])
        """)
    #expect(call["name"]?.string == "A")
    #expect(call["products"]?.calls[0]["targets"]?.strings == ["A", "B"])
    let dependencies = call["dependencies"]?.calls ?? []
    #expect(dependencies[0].requirement == .from("1.2.0"))
    #expect(dependencies[1]["path"]?.string == "../y")
    #expect(dependencies[2].requirement == .upToNextMinor("2.0.0"))
    #expect(dependencies[3].requirement == .range("1.0.0", "3.0.0"))
    #expect(call["targets"]?.calls[0]["dependencies"]?.elements[1]["name"]?.string == "X")
    #expect(call["swiftLanguageModes"]?.elements.first?.name == "v6")
  }

  @Test(arguments: [
    ("import UIKit", ["UIKit"]), ("  @testable import App // x", ["App"]),
    ("import struct Foundation.URL", ["Foundation"]),
    ("@preconcurrency public import A; import B", ["A", "B"]), ("// import C", []),
    ("/*\nimport D\n*/\nimport E", ["E"]),
    ("let important = 1", []), ("import", []), ("#if canImport(F)\nimport F\n#endif", ["F"]),
    ("@_spi(X) import G.H", ["G"]),
  ]) func importsAreFound(text: String, modules: [String]) {
    #expect(ImportScanner.imports(in: text).map(\.module) == modules)
  }

  @Test(arguments: [
    (PackageReference.Requirement.from("1.2.0"), "1.9.0"), (.upToNextMinor("1.2.0"), "1.2.9"),
    (.exact("1.2.0"), "1.2.0"),
    (.range("1.0.0", "2.0.0"), "1.9.0"), (.from("2.0.0"), "2.1.0"),
  ]) func versionsSatisfyRequirements(requirement: PackageReference.Requirement, best: String) {
    let all = ["0.9.0", "1.2.0", "1.2.9", "1.9.0", "v2.0.0", "2.1.0", "3.0.0-beta", "x"].compactMap(
      PackageVersion.init)
    #expect(all.filter { $0.satisfies(requirement) }.max() == PackageVersion(best))
  }

  @Test func catalogsBecomeWhatTheRunTimeReads() throws {
    let reader = try StringCatalogReader(
      """
      {"sourceLanguage": "en", "version": "1.0", "strings": {
        "plain": {"localizations": {"en": {"stringUnit": {"state": "new", "value": "Plain"}}}},
        "tap": {"localizations": {"en": {"variations": {"device": {
          "mac": {"stringUnit": {"value": "Click"}}, "iphone": {"stringUnit": {"value": "Tap"}}}}}}},
        "both": {"localizations": {"en": {"stringUnit": {"value": "%#@a@ of %#@b@"}, "substitutions": {
          "a": {"argNum": 1, "formatSpecifier": "lld", "variations": {"plural": {
            "one": {"stringUnit": {"value": "%arg page"}}, "other": {"stringUnit": {"value": "%arg pages"}}}}},
          "b": {"argNum": 2, "formatSpecifier": "lld", "variations": {"plural": {
            "other": {"stringUnit": {"value": "%arg books"}}}}}}}}}
      }}
      """)
    let again = try StringCatalogReader(try #require(reader.catalog))
    #expect(again.catalog == nil)
    #expect(reader.catalog?.contains("Tap") == true && reader.catalog?.contains("Click") == false)
    let entry = try #require(reader.tables["en"]?["both"])
    #expect(entry["NSStringLocalizedFormatKey"] == .string("%1$#@a@ of %2$#@b@"))
    #expect(entry["a"]?["one"] == .string("%1$lld page"))
    #expect(try StringCatalogReader("{\"strings\": {}}").catalog == nil)
  }

  @Test func bridgingHeadersKeepWhatIsC() {
    let header = "#import <UIKit/UIKit.h>\n#include <stdio.h>\n#import \"tide.h\"\nint x(void);\n"
    #expect(
      BridgingHeader.reduce(header, from: "/p", text: { _ in nil }) { $0 == "tide.h" ? "/p/Sea/tide.h" : nil }
        == "\n#include <stdio.h>\n#include \"/p/Sea/tide.h\"\nint x(void);\n")
    #expect(BridgingHeader.reduce("@interface A\n@end", from: "/p", text: { _ in nil }) { _ in nil }.isEmpty)
  }
}
