import Foundation
import NIOCore
import ProcessEnding

// The life of visitors' processes: their start, what they are given and say, and their end.
extension VisitorTable {
  // MARK: Starts

  /// Orders the process of a visitor whose folder is open, where a template takes orders.
  mutating func start(_ id: Visitor.ID, _ now: NIODeadline) {
    guard let visitor = visitors[id], case .open(let folder) = visitor.phase,
      let template = releases.current?.id
    else { return }
    change(id) {
      $0.enter(.starting(VisitorProcess(folder: folder, template: template, start: now)), at: now)
    }
    actions.append(.start(visitor, folder, template))
  }

  /// Orders the processes that could not be ordered before.
  mutating func startWaiting(_ now: NIODeadline) {
    guard releases.isReady else { return }
    for visitor in all {
      if case .open = visitor.phase { start(visitor.id, now) }
    }
  }

  mutating func didNotStart(_ id: Visitor.ID, _ fault: TableEvent.StartFault, _ now: NIODeadline) {
    guard let visitor = visitors[id], case .starting(let process) = visitor.phase else { return }
    switch fault {
    case .folderIsHeld, .templateIsBusy:
      // Tried again at the next tick, as long as somebody waits.
      change(id) { $0.enter(.open(process.folder), at: now) }
    case .fault(let reason):
      log(.error, "A visitor's process cannot be started: \(reason)", id)
      answerWaiting(of: id, .busy)
      closeFolder(of: id, now)
    }
  }

  mutating func take(_ word: TableEvent.TemplateWord, of template: Releases.Template.ID, _ now: NIODeadline) {
    switch word {
    case .ready:
      order(releases.isLoaded(template, at: now), now)
      startWaiting(now)
    case .started(let id, let number): didStart(id, number, of: template, now)
    case .failed(let id, let reason):
      guard visitors[id]?.process?.template == template else { return }
      log(.error, "A process cannot be started: \(reason)", id)
      answerWaiting(of: id, .busy)
      closeFolder(of: id, now)
    case .seen(let isStopped): order(releases.wasSeen(template, isStopped: isStopped, at: now), now)
    case .gone(let end):
      leaveTemplate(template, now)
      order(releases.didEnd(template, end, at: now), now)
    }
  }

  private mutating func didStart(
    _ id: Visitor.ID, _ number: pid_t, of template: Releases.Template.ID, _ now: NIODeadline
  ) {
    guard let visitor = visitors[id], var process = visitor.process, process.template == template,
      process.number == nil
    else { return actions.append(.endUnknown(number)) }
    process.number = number
    actions += [.follow(id, number), .count(.start)]
    log(.debug, "A visitor's process starts", id)
    switch visitor.phase {
    case .starting:
      change(id) { $0.enter(.running(process), at: now) }
      handWaiting(to: id, now)
    case .ending(_, let ending):
      // It was to end before its number was known.
      change(id) { $0.process = process }
      if let signal = ending.step.signal { actions.append(.signal(id, signal)) }
    default: change(id) { $0.process = process }
    }
    if let end = early.take(number, at: now) { processDidEnd(id, end, false, now) }
  }

  /// The processes of a template that has ended save and end: the kernel has told them to.
  private mutating func leaveTemplate(_ template: Releases.Template.ID, _ now: NIODeadline) {
    for visitor in all {
      guard let process = visitor.process, process.template == template else { continue }
      if process.number == nil {
        // Its order was lost, or it was never told of: what it may have begun is found by the folder's lock.
        actions.append(.endHolders(visitor, process.folder))
        closeFolder(of: visitor.id, now)
      } else if spansMachines {
        // Another machine may take the visitor from now on.
        endByForce(visitor.id, now)
      } else {
        end(visitor.id, now)
      }
    }
  }

  // MARK: Connections

  private mutating func handWaiting(to id: Visitor.ID, _ now: NIODeadline) {
    for connection in takeWaiting(of: id) { hand(connection, to: id, now) }
  }

  mutating func hand(_ connection: WaitingConnection, to id: Visitor.ID, _ now: NIODeadline) {
    guard now - connection.since <= Deadlines.connection else { return answer([connection], .unavailable) }
    // One whose channel has ended takes nothing: the next one does.
    if visitors[id]?.process?.silentSince != nil { return wait(connection, for: id) }
    change(id) { $0.process?.handed.append(HandedConnection(connection: connection, since: now)) }
    actions.append(.hand(connection.id, id))
  }

  mutating func didNotSend(_ connection: Handover.ID, _ id: Visitor.ID) {
    guard let handed = visitors[id]?.process?.handed.first(where: { $0.connection.id == connection }) else {
      return
    }
    change(id) { $0.process?.handed.removeAll { $0.connection.id == connection } }
    // One that has ended makes room for the next one.
    if visitors[id]?.process?.silentSince != nil {
      wait(handed.connection, for: id)
    } else {
      answer([handed.connection], .busy)
    }
  }

  /// Takes back the connections that a process has not answered, for the next one.
  mutating func takeBack(_ id: Visitor.ID, _ now: NIODeadline) {
    guard let handed = visitors[id]?.process?.handed, !handed.isEmpty else { return }
    change(id) { $0.process?.handed = [] }
    for var handed in handed {
      handed.connection.attempts += 1
      // What was read of it may be lost with the process.
      let isWhole = !handed.isTaken || handed.connection.isRepeatable
      let isLate = now - handed.connection.since > Deadlines.connection
      if isWhole, !isLate, handed.connection.attempts <= Self.mostAttempts,
        visitors[id].map({ $0.waiting.count < Self.mostWaiting }) == true
      {
        change(id) { $0.waiting.append(handed.connection) }
      } else {
        answer([handed.connection], .unavailable)
      }
    }
  }

  // MARK: What processes say

  mutating func take(_ word: TableEvent.VisitorWord, of id: Visitor.ID, _ now: NIODeadline) {
    switch word {
    case .took(let connection):
      change(id) { visitor in
        guard let index = visitor.process?.handed.firstIndex(where: { $0.connection.id == connection }) else {
          return
        }
        visitor.process?.handed[index].isTaken = true
      }
    case .answered(let connection):
      guard visitors[id]?.process?.handed.contains(where: { $0.connection.id == connection }) == true else {
        return
      }
      change(id) { visitor in
        visitor.process?.handed.removeAll { $0.connection.id == connection }
        visitor.process?.hasAnswered = true
      }
      actions.append(.release(connection))
    case .pages(let count):
      change(id) {
        $0.process?.pages = count
        if count > 0 { $0.see(at: now) } else { $0.lastUse = now }
      }
    case .used:
      change(id) { $0.see(at: now) }
      actions.append(.count(.use))
    case .busy:
      let since = visitors[id]?.process?.cost.silentSince ?? now
      change(id) { $0.process?.cost.silentSince = since }
    case .free: change(id) { $0.process?.cost.silentSince = nil }
    case .nothingMore: change(id) { $0.process?.silentSince = now }
    case .staying:
      guard let visitor = visitors[id], visitor.endingStep == .asked, let process = visitor.process else {
        return
      }
      change(id) { $0.enter(.running(process), at: now) }
      handWaiting(to: id, now)
    }
  }

  mutating func take(_ use: ProcessUse, of number: pid_t, _ id: Visitor.ID, _ now: NIODeadline) {
    guard var process = visitors[id]?.process, process.number == number else { return }
    let gaveWay = process.cost.givesWay
    let verdict = process.cost.take(use, limits, at: now)
    change(id) { $0.process = process }
    if process.cost.givesWay != gaveWay { actions.append(.giveWay(number, process.cost.givesWay)) }
    switch verdict {
    case .fine: break
    case .wrote: actions.append(.countFiles(id, process.folder))
    case .exceeds(let reason): endLimited(id, reason, now)
    }
  }

  // MARK: Ends

  mutating func processDidEnd(
    _ id: Visitor.ID, _ end: ProcessEnd, _ hadTooMuchMemory: Bool, _ now: NIODeadline
  ) {
    guard let visitor = visitors[id], let process = visitor.process else { return }
    let wasAsked = visitor.endingStep == .asked
    let isExpected = visitor.endingStep != nil && !wasAsked
    var hasCrashed = false
    if visitor.endingStep == nil { judge(process, of: visitor, now) }
    if hadTooMuchMemory, !isExpected {
      actions.append(.count(.limit))
      warn("it had more memory than the \(limits.memory >> 20) MB that it may have", of: id)
    } else if end.isOrderly || isExpected || wasAsked {
      log(.debug, "A visitor's process has ended", id)
    } else {
      hasCrashed = true
      actions.append(.count(.crash))
      log(
        .warning, "A visitor's process has crashed", id,
        ["end": end.description, "log": process.folder.log.path])
    }
    closeFolder(of: id, hasCrashed: hasCrashed, now)
  }

  /// Tells the releases of a process that has ended by itself, or takes nothing: where that is soon after its
  /// start, its release may be the reason.
  private mutating func judge(_ process: VisitorProcess, of visitor: Visitor, _ now: NIODeadline) {
    guard now - process.start < Deadlines.longEnough else { return }
    order(releases.didEndEarly(process.template, visitor: visitor.identifier, at: now), now)
  }

  /// Has a process end where no page is connected, which it knows better.
  mutating func ask(_ id: Visitor.ID, _ now: NIODeadline) {
    guard case .running(let process)? = visitors[id]?.phase else { return }
    let ending = ProcessEnding(.asked, at: now.seconds, within: Deadlines.end)
    change(id) { $0.enter(.ending(process, ending), at: now) }
    actions.append(.ask(id))
  }

  /// Has a process save and end, whoever is connected; the pages come back to the next one.
  mutating func end(_ id: Visitor.ID, _ now: NIODeadline) {
    guard let process = visitors[id]?.process else { return }
    end(id, process, .told, now)
  }

  /// Kills a process.
  mutating func endByForce(_ id: Visitor.ID, _ now: NIODeadline) {
    guard let process = visitors[id]?.process else { return }
    end(id, process, .killed, now)
  }

  /// Goes on to a step of a process' end, where it has not come so far.
  private mutating func end(
    _ id: Visitor.ID, _ process: VisitorProcess, _ step: ProcessEnding.Step, _ now: NIODeadline
  ) {
    var ending = ProcessEnding(step, at: now.seconds, within: Deadlines.end)
    if case .ending(_, let known)? = visitors[id]?.phase {
      ending = known
      guard ending.hasten(to: step, at: now.seconds) != nil else { return }
    }
    change(id) { $0.enter(.ending(process, ending), at: now) }
    if process.number != nil, let signal = step.signal { actions.append(.signal(id, signal)) }
  }

  /// Kills a process that is beyond a limit.
  mutating func endLimited(_ id: Visitor.ID, _ reason: String, _ now: NIODeadline) {
    guard let visitor = visitors[id], visitor.process?.number != nil else { return }
    if let step = visitor.endingStep, step > .asked { return }
    actions.append(.count(.limit))
    warn(reason, of: id)
    endByForce(id, now)
  }

  /// Kills the process of a visitor whom another machine may have.
  mutating func endLost(_ id: Visitor.ID, _ reason: String, _ now: NIODeadline) {
    switch visitors[id]?.phase {
    case .opening?: change(id) { $0.lose() }
    case .open?:
      warn(reason, of: id)
      closeFolder(of: id, now)
    case .starting?, .running?, .ending?:
      warn(reason, of: id)
      endByForce(id, now)
    case .closing?, nil: break
    }
  }

  private mutating func warn(_ reason: String, of id: Visitor.ID) {
    log(.warning, "A visitor's process is ended: \(reason)", id)
  }

  // MARK: Deadlines

  /// Holds a visitor to the bounds of time.
  mutating func hold(_ id: Visitor.ID, to now: NIODeadline) {
    guard let visitor = visitors[id] else { return }
    if let silent = visitor.process?.silentSince, now - silent > Deadlines.telling { end(id, now) }
    if let process = visitor.process, process.number == nil, now - process.start > Deadlines.order {
      order(releases.isStuck(process.template, at: now), now)
    }
    switch visitor.phase {
    case .opening, .closing, .starting: break
    case .open where visitor.waiting.isEmpty: closeFolder(of: id, now)
    case .open: break
    case .running(let process):
      holdHanded(process, of: id, now)
      if process.hasRun(for: Deadlines.longEnough, at: now) { releases.didRun(process.template) }
    case .ending(let process, let ending): hold(visitor, process, ending, now)
    }
    answerLate(id, now)
  }

  /// Goes on with a process' end when its time is over, or when somebody waits for the next process.
  private mutating func hold(
    _ visitor: Visitor, _ process: VisitorProcess, _ ending: ProcessEnding, _ now: NIODeadline
  ) {
    let id = visitor.id
    if ending.step == .asked {
      if now.seconds >= ending.deadline { end(id, now) } else { holdHanded(process, of: id, now) }
      return
    }
    actions.append(.look(id))
    guard ending.step == .told else { return }
    // Also those that it was given before, and has not taken.
    let comers = visitor.waiting.map(\.since) + process.handed.filter { !$0.isTaken }.map(\.since)
    let isAwaited = comers.contains { now - $0 > Deadlines.endingForOthers }
    guard now.seconds >= ending.deadline || isAwaited else { return }
    warn("it was told to end, and has not", of: id)
    endByForce(id, now)
  }

  /// The longest time in which a process answers: it may be as busy as any may before.
  private var answering: TimeAmount {
    max(Deadlines.answering, .nanoseconds(Int64(limits.busySeconds * 1e9)) + Deadlines.connection)
  }

  /// Ends a process that does not take or answer connections, and gives up sockets that are kept for long.
  private mutating func holdHanded(_ process: VisitorProcess, of id: Visitor.ID, _ now: NIODeadline) {
    let oldest = process.handed.filter { !$0.isTaken }.map(\.since).min()
    if let oldest {
      let bound = process.cost.stoppedSince == nil ? Deadlines.silence : Deadlines.taking
      if now - oldest > bound {
        warn("it takes no connections", of: id)
        if let visitor = visitors[id] { judge(process, of: visitor, now) }
        return endByForce(id, now)
      }
    }
    let late = process.handed.filter { now - $0.since > answering }
    if late.contains(where: \.isAwaited) {
      warn("it answers nothing", of: id)
      let identifier = visitors[id]?.identifier ?? ""
      let reason = "its processes answer nothing"
      order(releases.didEndEarly(process.template, visitor: identifier, for: reason, at: now), now)
      return endByForce(id, now)
    }
    // Whoever sends the rest of a request slowly has the process' patience alone.
    for handed in late {
      change(id) { $0.process?.handed.removeAll { $0.connection.id == handed.connection.id } }
      actions.append(.release(handed.connection.id))
    }
  }

  /// Answers those who have waited for as long as anybody may.
  private mutating func answerLate(_ id: Visitor.ID, _ now: NIODeadline) {
    guard let waiting = visitors[id]?.waiting else { return }
    let late = waiting.filter { now - $0.since > Deadlines.connection }
    guard !late.isEmpty else { return }
    change(id) { $0.waiting.removeAll { now - $0.since > Deadlines.connection } }
    answer(late, .unavailable)
  }

  // MARK: Releases

  /// Passes on what the releases ask for.
  mutating func order(_ orders: [Releases.Order], _ now: NIODeadline) {
    for order in orders {
      switch order {
      case .load, .dismiss, .kill: break
      case .didTake(let id): log(.info, "The app is loaded", nil, ["release": "\(id.number)"])
      case .isUnusable(let reason, let hasFormer):
        log(
          .error,
          hasFormer
            ? "The app on disk is not used, and the former release goes on: \(reason)"
            : "The app cannot be loaded: \(reason)")
      case .didEnd(let end):
        log(.error, "The app's template has ended, and is loaded again", nil, ["end": end])
      }
      actions.append(.change(order))
    }
  }
}
