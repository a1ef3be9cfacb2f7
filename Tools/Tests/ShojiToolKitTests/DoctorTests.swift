import Foundation
import Testing

@testable import ShojiToolKit

/// The found and missing prerequisites.
struct DoctorTests {
  private func probe(
    swift: String? = "Swift version 6.3.1 (swift-6.3.1-RELEASE)",
    packages: Set<String> = ["libpango1.0-dev", "chromium"],
    fonts: [String]? = ["Inter", "JetBrains Mono", "Linux Libertine O", "Noto Color Emoji"],
    watches: String? = "65536\n",
    port: Int? = 8080, sdk: String? = "/sdk",
    system: String? = "NAME=\"Debian GNU/Linux\"\nVERSION_ID=\"13\"\nID=debian\n"
  ) -> Doctor.Probe {
    Doctor.Probe(
      swiftVersion: { swift }, packageVersion: { packages.contains($0) ? "1.0-1" : nil },
      fontFamilies: { fonts },
      program: { "/usr/bin/\($0)" },
      text: {
        $0 == "/proc/sys/fs/inotify/max_user_watches" ? watches : $0 == "/etc/os-release" ? system : nil
      },
      freePort: { port }, sdk: { sdk })
  }

  private func missing(_ probe: Doctor.Probe) -> [String: String] {
    let findings = Doctor(probe: probe, packages: ["libpango1.0-dev"], testPackages: ["chromium"]).examine()
    return Dictionary(uniqueKeysWithValues: findings.filter { !$0.isFound }.map { ($0.name, $0.remedy) })
  }

  @Test func aWholeMachineMissesNothing() {
    #expect(missing(probe()) == [:])
  }

  @Test func eachMissingThingHasItsRemedy() {
    #expect(
      missing(probe(swift: "Swift version 5.10")) == [
        "Swift 6.2 or later":
          "install it from https://www.swift.org/install/linux/ and put its usr/bin on the PATH (found 5.10)"
      ])
    #expect(missing(probe(swift: nil)).keys.first == "Swift 6.2 or later")
    #expect(
      missing(probe(packages: [])) == [
        "libpango1.0-dev": "sudo apt-get install libpango1.0-dev",
        "chromium (for tests)": "sudo apt-get install chromium",
      ])
    #expect(
      missing(probe(fonts: ["Inter", "JetBrains Mono", "Noto Color Emoji"])) == [
        "font Linux Libertine": "sudo apt-get install fonts-linuxlibertine && fc-cache"
      ])
    #expect(missing(probe(watches: "1024")).values.first == "sudo sysctl fs.inotify.max_user_watches=65536")
    #expect(missing(probe(port: nil)).keys.first == "a free port on 127.0.0.1")
  }

  @Test func whatWasNotTriedIsSaid() throws {
    let name = "a system that was tried"
    let ubuntu = "ID=ubuntu\nVERSION_ID=\"24.04\"\n"
    #expect(
      missing(probe(system: ubuntu))[name]?.hasSuffix(
        "; this is Ubuntu 24.04, where packages may have other names") == true)
    #expect(missing(probe(system: nil)) == [name: "Shoji was tried on Debian 12 and Debian 13"])
    let newer = probe(swift: "Swift version 6.4 (swift-6.4-RELEASE)")
    let findings = Doctor(probe: newer, packages: [], testPackages: []).examine()
    #expect(findings.first?.detail == "6.4 (Shoji was tried with 6.3.1)")
  }

  @Test func eachThingHasAPurposeOfItsOwn() throws {
    let clone = try #require(Clone(environment: [:]))
    for (list, isNeeded) in [("packages_to_run", true), ("packages_to_test", false)] {
      let names = clone.packages(list)
      #expect(!names.isEmpty)
      for name in names {
        #expect(Doctor.purposes.contains { name.hasPrefix($0.prefix) }, "\(name) has general words only")
        #expect(!Doctor.purpose(ofPackage: name, isNeeded: isNeeded).isEmpty)
      }
    }
    let findings = Doctor(probe: probe(), packages: ["libpango1.0-dev"], testPackages: []).examine()
    let report = Doctor.report(findings, terminal: Terminal(isInteractive: false, environment: [:]) { _ in })
    for (line, finding) in zip(report.split(separator: "\n"), findings) {
      #expect(line.contains(" for \(finding.purpose) "))
    }
  }

  @Test func whatOnlyTestsNeedDoesNotCount() {
    let findings = Doctor(probe: probe(packages: []), packages: [], testPackages: ["chromium"]).examine()
    #expect(findings.filter { !$0.isFound }.allSatisfy { !$0.isNeeded })
  }

  @Test func theReportHasALineEachWithoutColorsInAPipe() {
    let findings = Doctor(probe: probe(packages: []), packages: ["a"], testPackages: []).examine()
    let pipe = Terminal(isInteractive: false, environment: [:]) { _ in }
    let report = Doctor.report(findings, terminal: pipe)
    #expect(report.split(separator: "\n").count == findings.count)
    #expect(report.contains("missing a "))
    #expect(!report.contains("\u{1B}"))
    let colored = Terminal(isInteractive: true, environment: [:]) { _ in }
    #expect(Doctor.report(findings, terminal: colored).contains("\u{1B}[31mmissing"))
    let plain = Terminal(isInteractive: true, environment: ["NO_COLOR": "1"]) { _ in }
    #expect(!Doctor.report(findings, terminal: plain).contains("\u{1B}"))
  }
}
