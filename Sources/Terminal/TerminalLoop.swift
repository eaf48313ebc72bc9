import Preview

/// The loop between a terminal and a session.
@MainActor internal final class TerminalLoop {
  private let session: TerminalSession
  private let device: TerminalDevice
  private var decoder = KeyDecoder<ContinuousClock.Instant>()
  private var isWriting = false
  private var isScheduled = false
  private var timer: Task<Void, Never>?

  init(_ session: TerminalSession, _ device: TerminalDevice) { (self.session, self.device) = (session, device) }

  /// Runs until the user or the terminal ends it.
  func run() async throws {
    try device.enter()
    device.start()
    defer {
      timer?.cancel()
      device.leave()
      device.stop()
    }
    session.needsFrame = { [weak self] in self?.schedule() }
    show()
    await withTaskCancellationHandler {
      for await report in device.reports {
        if Task.isCancelled { break }
        guard (try? handle(report)) ?? false else { break }
        show()
      }
    } onCancel: { [device] in
      device.report(.end)
    }
    session.needsFrame = nil
  }

  /// Handles a report, and returns whether the loop goes on.
  private func handle(_ report: TerminalDevice.Report) throws -> Bool {
    switch report {
    case .bytes(let bytes): return try handle(decoder.events(of: bytes, at: .now))
    case .written: isWriting = false
    case .changed: isScheduled = false
    case .resized:
      let size = device.size
      session.handle(.resize(width: size.width, height: size.height))
    case .continued:
      device.leave()
      try device.enter()
      session.forgetShown()
    case .suspend: try suspend()
    case .end: return false
    }
    return true
  }

  private func handle(_ events: [TerminalEvent]) throws -> Bool {
    for event in events {
      switch session.handle(event) {
      case .end: return false
      case .suspend: try suspend()
      case .done, .unused, .refused, .gone: break
      }
    }
    timer?.cancel()
    timer = decoder.deadline.map { deadline in
      Task { [device] in
        try? await Task.sleep(until: deadline, clock: .continuous)
        if !Task.isCancelled { device.report(.bytes([])) }
      }
    }
    return true
  }

  private func suspend() throws {
    device.leave()
    TerminalGuard.stop()
    try device.enter()
    session.handle(.resize(width: device.size.width, height: device.size.height))
  }

  /// Shows the tree after a change, when the main actor is free. Several changes are shown at once.
  private func schedule() {
    if isScheduled { return }
    isScheduled = true
    device.report(.changed)
  }

  /// Writes a frame, unless the terminal has not taken the last one yet. Then the next one contains both.
  private func show() {
    if isWriting { return }
    let bytes = session.frame()
    if bytes.isEmpty { return }
    isWriting = true
    device.write(bytes)
  }
}
