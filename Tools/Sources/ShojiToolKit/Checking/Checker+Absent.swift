import Foundation
import MarkupReading
import TranslationInterface
import XcodeProjects

extension Checker {
  /// The most times that errors are looked at: each time, what needs the pieces of the time before is found.
  private static let mostRounds = 16

  /// Finds the pieces of a project that its builds leave out because modules are absent, and keeps them
  /// beside its package, which is written without them.
  ///
  /// - Parameter end: The time after which no further round begins.
  /// - Returns: The pieces, and the errors that have other reasons.
  func settle(_ project: MirroredProject, until end: Double) throws -> (OmissionState, [Diagnostic]) {
    try Heartbeat.during("checking", terminal) {
      var state = project.omissionState
      if state.stamp.isEmpty || state.stamp != project.stamp(of: state) {
        state.omissions = []
        state.faults = []
        try project.leaveOut(state)
      }
      var remaining: [Diagnostic] = []
      for _ in 0..<Self.mostRounds {
        let scan = Scan(modules(of: project))
        guard !scan.modules.isEmpty else { return (state, scan.refused) }
        try buildDependencies(of: scan.modules, imports: Set(scan.imports.keys))
        let absent = try absentModules(scan)
        if project.omitsAbsent, !absent.isSubset(of: state.absent) {
          state.absent.formUnion(absent)
          try project.leaveOut(state)
          continue
        }
        let originals = project.originals
        let errors = try self.errors(scan.modules).map { $0.moved(by: originals) }
        remaining = scan.refused + errors
        guard project.omitsAbsent, ProcessInfo.processInfo.systemUptime < end,
          try leaveOut(errors, of: project, &state)
        else { break }
      }
      // What is left has other reasons; the rest follows from what is left out.
      let open = Set(remaining.map(Self.key))
      state.faults.removeAll { open.contains(Self.key($0.diagnostic)) }
      state.stamp = project.stamp(of: state)
      try project.leaveOut(state)
      return (state, remaining)
    }
  }

  /// The words by which an error is known in the next round.
  private static func key(_ error: Diagnostic) -> String {
    "\(error.location.file):\(error.location.line):\(error.message)"
  }

  /// Leaves out what errors of absent modules are in. Whether there was any.
  private func leaveOut(_ errors: [Diagnostic], of project: MirroredProject, _ state: inout OmissionState)
    throws
    -> Bool
  {
    let found = project.omissions(
      for: errors.map {
        SourceFault(
          file: $0.location.file, line: $0.location.line, column: $0.location.column, message: $0.message)
      }, known: state)
    guard !found.isEmpty else { return false }
    state.omissions += found
    // Each error of a file with such pieces may follow from them; those that are still there at the end do
    // not.
    let known = Set(state.faults.map { Self.key($0.diagnostic) })
    for error in errors where !known.contains(Self.key(error)) {
      guard let reason = Self.reason(of: error, among: found) else { continue }
      state.faults.append(OmissionState.Fault(error, module: reason.module))
    }
    try project.leaveOut(state)
    return true
  }

  /// The piece that an error is in, or is nearest before it.
  private static func reason(of error: Diagnostic, among found: [Omission]) -> Omission? {
    let own = found.filter { $0.file == error.location.file }
    return own.last { $0.line <= error.location.line } ?? own.first ?? found.first
  }

  /// Finds what a build of a project has to leave out, unless that is known.
  ///
  /// - Parameter isForced: Whether the build has failed.
  /// - Returns: Whether something is left out that was not before.
  package func prepareBuild(of project: MirroredProject, isForced: Bool) throws -> Bool {
    let known = project.omissionState
    let isConcerned = !project.unknownImports.isEmpty || !known.omissions.isEmpty
    // A library that does not build may do without a part of it.
    let hasLibraries = isForced && project.targets.contains(where: \.isForeign)
    guard project.omitsAbsent, isConcerned || hasLibraries else { return false }
    guard isForced && isConcerned || known.stamp != project.stamp(of: known) || known.stamp.isEmpty else {
      return false
    }
    let end = ProcessInfo.processInfo.systemUptime + Self.longestSearch
    let (state, _) = try settle(project, until: end)
    try project.write()
    if let entry = state.omissions.first(where: { $0.kind == .declaration && $0.text == Omission.entry }) {
      throw ToolError(
        "nothing of the app runs: it begins with \(entry.shownPlace), and \"\(entry.name)\" needs \(entry.module)"
      )
    }
    return state != known
  }

  /// The time that a build searches, in seconds.
  private static let longestSearch = 300.0

  // MARK: Libraries

  /// Finds what a build of a package has to leave out of its libraries, unless that is known.
  ///
  /// - Parameter isForced: Whether the build has failed.
  /// - Returns: Whether something is left out that was not before.
  package func prepareBuild(of package: MirroredPackage, isForced: Bool) throws -> Bool {
    guard package.omitsAbsent else { return false }
    let known = package.omissionState
    let stamp = package.stamp + (builder.sdk?.path ?? "")
    // Libraries that have been searched have no more of it.
    guard isForced || !known.stamp.isEmpty, known.stamp != stamp else { return false }
    let end = ProcessInfo.processInfo.systemUptime + Self.longestSearch
    let state = try Heartbeat.during("checking the libraries", terminal) {
      try settle(package, stamp, until: end)
    }
    try package.write()
    return state != known
  }

  private func settle(_ package: MirroredPackage, _ stamp: String, until end: Double) throws -> OmissionState
  {
    var state = package.omissionState
    state.omissions = []
    state.faults = []
    try package.leaveOut(state)
    for _ in 0..<Self.mostRounds {
      let scan = Scan(modules(of: package))
      try buildDependencies(of: scan.modules, imports: Set(scan.imports.keys))
      let absent = try absentModules(scan)
      if !absent.isSubset(of: state.absent) {
        state.absent.formUnion(absent)
        try package.leaveOut(state)
        continue
      }
      let originals = package.originals
      let errors = try self.errors(scan.modules).map { $0.moved(by: originals) }
      guard !errors.isEmpty, ProcessInfo.processInfo.systemUptime < end else { break }
      let found = package.omissions(for: Self.first(errors), known: state)
      guard !found.isEmpty else { break }
      state.omissions += found
      try package.leaveOut(state)
    }
    state.stamp = stamp
    try package.leaveOut(state)
    return state
  }

  /// The errors that are no others' consequence: those about names that are nowhere, else all.
  private static func first(_ errors: [Diagnostic]) -> [SourceFault] {
    let names = errors.filter { error in
      ["in scope", "has no member", "is unavailable", "no such module"].contains {
        error.message.contains($0)
      }
    }
    return (names.isEmpty ? errors : names).map {
      SourceFault(
        file: $0.location.file, line: $0.location.line, column: $0.location.column, message: $0.message)
    }
  }

  /// The modules of a package's libraries that its plan has.
  private func modules(of package: MirroredPackage) -> [Module] {
    package.modules.map { target, place in
      Module(
        name: target.module, target: target.module,
        sources: FileAccess.files(in: place).filter { $0.hasSuffix(".swift") }.map { "\(place)/\($0)" },
        isLibrary: true, hasPlugins: !target.markup.isEmpty,
        hasBundle: target.hasOwnBundle && !target.resources.isEmpty)
    }
  }
}
