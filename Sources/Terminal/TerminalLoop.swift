import Layout

/// The loop between a terminal and a session.
@MainActor internal final class TerminalLoop {
  private let session: TerminalSession
  private let device: TerminalDevice
  private var isWriting = false
  private var isScheduled = false
  private var timer: Task<Void, Never>?
  private var failure: (any Error)?

  init(_ session: TerminalSession, _ device: TerminalDevice) { (self.session, self.device) = (session, device) }

  /// Runs until the user or the terminal ends it.
  func run() async throws {
    try device.enter()
    device.start()
    session.activate()
    noteCellSize()
    session.needsFrame = { [weak self] in self?.schedule() }
    session.suspend = { [weak self] in self?.suspend() }
    defer {
      timer?.cancel()
      (session.needsFrame, session.suspend) = (nil, nil)
      session.enterBackground()
      device.leave()
      device.stop()
    }
    show()
    await withTaskCancellationHandler {
      while !Task.isCancelled, await device.nextReports().allSatisfy(handle) { show() }
    } onCancel: { [device] in
      device.report(.end)
    }
    if let failure { throw failure }
  }

  /// Handles a report, and returns whether the loop goes on.
  private func handle(_ report: TerminalDevice.Report) -> Bool {
    switch report {
    case .bytes(let bytes):
      guard session.receive(bytes) else { return false }
    case .written: isWriting = false
    case .changed: isScheduled = false
    case .resized: resize()
    case .continued: enter { () throws(TerminalError) in try device.enterAgain() }
    case .suspend: suspend()
    case .end: return false
    }
    return failure == nil
  }

  private func setTimer() {
    timer?.cancel()
    timer = session.deadline.map { deadline in
      Task { [device] in
        try? await Task.sleep(until: deadline, clock: .continuous)
        if !Task.isCancelled { device.report(.bytes([])) }
      }
    }
  }

  private func suspend() {
    session.enterBackground()
    device.leave()
    TerminalGuard.stop()
    enter { () throws(TerminalError) in try device.enter() }
    resize()
    session.activate()
  }

  private func enter(_ take: () throws(TerminalError) -> Void) {
    do { try take() } catch { failure = error }
    session.forgetShown()
  }

  private func resize() {
    let size = device.size
    session.resize(width: size.width, height: size.height)
    noteCellSize()
  }

  // Not all terminals answer the question for it.
  private func noteCellSize() {
    if let cell = device.cellSize { session.handle(.cellSize(width: cell.width, height: cell.height)) }
  }

  /// Shows the tree after a change, when the main actor is free. Several changes are shown at once.
  private func schedule() {
    if isScheduled { return }
    isScheduled = true
    device.report(.changed)
  }

  /// Writes a frame, unless the terminal has not taken the last one yet. Then the next one contains both.
  private func show() {
    // What a frame shows can change by itself, as an indicator does.
    defer { setTimer() }
    if isWriting { return }
    let bytes = session.frame()
    if bytes.isEmpty { return }
    isWriting = !device.write(bytes)
  }
}
