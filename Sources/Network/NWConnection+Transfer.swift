import Foundation

// Making the connection, and its bytes; all of it on `work`.
extension NWConnection {
  /// Looks the other end's addresses up, and tries them one after the other.
  func lookUp() {
    attempt += 1
    let (number, endpoint, isStream) = (attempt, endpoint, parameters.isStream)
    if let seconds = parameters.tcp?.connectionTimeout, seconds > 0 {
      work.asyncAfter(deadline: .now() + .seconds(seconds)) { [weak self] in
        guard let self, state == .preparing, attempt == number else { return }
        wait(for: .posix(.ETIMEDOUT))
      }
    }
    DispatchQueue.global().async { [self] in
      let found = SocketAddress.addresses(of: endpoint, isStream: isStream)
      work.async { [self] in
        guard state == .preparing, attempt == number else { return }
        switch found {
        case .success(let addresses):
          candidates = addresses.reversed()
          tryNext(.posix(.EADDRNOTAVAIL))
        case .failure(let error): wait(for: error)
        }
      }
    }
  }

  private func tryNext(_ error: NWError) {
    writing = nil
    guard let address = candidates.popLast() else { return wait(for: error) }
    let socket = address.socket(isStream: parameters.isStream)
    guard socket >= 0 else { return tryNext(.last) }
    set(parameters.tcp, of: socket)
    if let near = parameters.requiredLocalEndpoint,
      case .success(let addresses) = SocketAddress.addresses(of: near, isStream: parameters.isStream),
      let match = addresses.first(where: { $0.family == address.family }),
      match.with({ bind(socket, $0, $1) }) != 0
    {
      let error = NWError.last
      close(socket)
      return tryNext(error)
    }
    if address.with({ connect(socket, $0, $1) }) == 0 { return use(socket) }
    guard errno == EINPROGRESS else {
      let error = NWError.last
      close(socket)
      return tryNext(error)
    }
    // The watch closes the socket where the attempt is given up.
    let own = fcntl(socket, F_DUPFD_CLOEXEC, 0)
    let number = attempt
    writing = SocketWatch(writing: own, on: work) { [weak self] in
      guard let self, attempt == number, state == .preparing, self.socket < 0 else { return }
      var (code, length): (Int32, socklen_t) = (0, socklen_t(MemoryLayout<Int32>.size))
      getsockopt(own, SOL_SOCKET, SO_ERROR, &code, &length)
      guard code == 0 else { return tryNext(.system(code)) }
      use(fcntl(own, F_DUPFD_CLOEXEC, 0))
    }
    writing?.set(true)
    close(socket)
  }

  private func set(_ options: NWProtocolTCP.Options?, of socket: Int32) {
    guard let options else { return }
    func set(_ level: Int32, _ name: Int32, _ value: Int) {
      var value = Int32(clamping: value)
      setsockopt(socket, level, name, &value, socklen_t(MemoryLayout<Int32>.size))
    }
    let level = Int32(IPPROTO_TCP)
    if options.noDelay { set(level, TCP_NODELAY, 1) }
    guard options.enableKeepalive else { return }
    set(SOL_SOCKET, SO_KEEPALIVE, 1)
    if options.keepaliveIdle > 0 { set(level, TCP_KEEPIDLE, options.keepaliveIdle) }
    if options.keepaliveInterval > 0 { set(level, TCP_KEEPINTVL, options.keepaliveInterval) }
    if options.keepaliveCount > 0 { set(level, TCP_KEEPCNT, options.keepaliveCount) }
  }

  /// Begins with a socket that is connected.
  func use(_ socket: Int32) {
    guard socket >= 0 else { return fail(.last) }
    self.socket = socket
    reading = SocketWatch(reading: socket, on: work) { [weak self] in self?.takeBytes() }
    let other = fcntl(socket, F_DUPFD_CLOEXEC, 0)
    guard other >= 0 else { return fail(.last) }
    writing = SocketWatch(writing: other, on: work) { [weak self] in self?.write() }
    candidates = []
    enter(.ready)
    write()
    answerReads()
  }

  /// Waits for other networks, which may have the other end.
  private func wait(for error: NWError) {
    candidates = []
    writing = nil
    attempt += 1
    enter(.waiting(error))
    guard monitor == nil else { return }
    let monitor = NWPathMonitor()
    let first = NWPath.current(nil, prohibited: [])
    monitor.pathUpdateHandler = { [weak self, weak monitor] path in
      guard let self, path != first else { return }
      monitor?.cancel()
      self.monitor = nil
      restart()
    }
    self.monitor = monitor
    monitor.start(queue: work)
  }

  /// Ends by an error.
  func fail(_ error: NWError) {
    release()
    enter(.failed(error))
    endWrites(error)
    endReads(error)
  }

  /// Closes the socket.
  func release() {
    monitor?.cancel()
    (reading, writing, monitor, candidates, socket) = (nil, nil, nil, [], -1)
    attempt += 1
  }

  // MARK: Sending

  /// Sends what waits, as far as the system takes it.
  func write() {
    guard state == .ready, socket >= 0 else { return }
    while let first = writes.first {
      if !first.content.isEmpty || (!parameters.isStream && !first.isFinal) {
        let count = first.content.dropFirst(first.sent).withUnsafeBytes {
          Foundation.send(socket, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
        }
        if count < 0 {
          let code = errno
          if code == EINTR { continue }
          if code == EAGAIN || code == EWOULDBLOCK { return writing?.set(true) ?? () }
          // A datagram that nobody takes, or that is too long, ends no connection.
          guard parameters.isStream else {
            finishWrite(.system(code))
            continue
          }
          return fail(.system(code))
        }
        writes[0].sent += count
        if writes[0].sent < first.content.count { continue }
      }
      if first.isFinal, parameters.isStream { shutdown(socket, Int32(SHUT_WR)) }
      finishWrite(nil)
    }
    writing?.set(false)
  }

  private func finishWrite(_ error: NWError?) {
    guard case .contentProcessed(let handler) = writes.removeFirst().completion else { return }
    tell { handler(error) }
  }

  func endWrites(_ error: NWError) { while !writes.isEmpty { finishWrite(error) } }

  // MARK: Receiving

  /// Reads what is there, for those who wait.
  private func takeBytes() {
    guard state == .ready, let first = reads.first, socket >= 0 else {
      reading?.set(false)
      return
    }
    // Of a datagram, all that does not fit would be lost.
    let room = parameters.isStream && !first.isMessage ? min(first.most, Self.most) : Self.most
    var bytes = [UInt8](repeating: 0, count: room)
    let count = recv(socket, &bytes, room, 0)
    if count < 0 {
      let code = errno
      if code == EAGAIN || code == EWOULDBLOCK || code == EINTR { return }
      guard parameters.isStream else { return finishRead(nil, false, .system(code)) }
      return fail(.system(code))
    }
    guard parameters.isStream else { return finishRead(Data(bytes.prefix(count)), true, nil) }
    if count == 0 { isAtEnd = true } else { received.append(contentsOf: bytes.prefix(count)) }
    guard received.count <= Self.longestMessage else { return fail(.posix(.EMSGSIZE)) }
    answerReads()
  }

  /// Answers those who wait, as far as there are bytes for them.
  func answerReads() {
    guard state == .ready else { return }
    if !parameters.isStream {
      if hasFirst, !reads.isEmpty {
        hasFirst = false
        let first = received
        received = Data()
        finishRead(first, true, nil)
      }
      reading?.set(!reads.isEmpty)
      return
    }
    while let first = reads.first {
      if isAtEnd, first.isMessage || received.count <= first.most {
        if hasToldEnd {
          finishRead(nil, true, .posix(.ENODATA))
        } else {
          hasToldEnd = true
          finishRead(received.isEmpty ? nil : received, true, nil)
          received = Data()
        }
      } else if !first.isMessage, received.count >= first.least {
        let part = Data(received.prefix(first.most))
        received = Data(received.dropFirst(part.count))
        finishRead(part, false, nil)
      } else {
        break
      }
    }
    reading?.set(!reads.isEmpty && !isAtEnd)
  }

  private func finishRead(_ content: Data?, _ isWhole: Bool, _ error: NWError?) {
    guard !reads.isEmpty else { return }
    let completion = reads.removeFirst().completion
    let context: ContentContext? =
      error != nil ? nil : parameters.isStream ? (isWhole ? .finalMessage : .defaultStream) : .defaultMessage
    tell { completion(content, context, isWhole, error) }
    if !parameters.isStream { reading?.set(!reads.isEmpty) }
  }

  func endReads(_ error: NWError) { while !reads.isEmpty { finishRead(nil, false, error) } }
}
