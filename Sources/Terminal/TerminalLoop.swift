import Layout

/// The loop between a terminal and a session.
@MainActor internal final class TerminalLoop {
  private let session: TerminalSession
  private let device: TerminalDevice
  private var input = PendingInput()
  private var isWriting = false
  private var isScheduled = false
  private var timer: Task<Void, Never>?
  private var failure: (any Error)?

  /// The longest time of handling input before the next frame.
  private static let inputTime = Duration.milliseconds(30)

  /// The time that the last frame has taken. Input has as much, so that slow frames do not keep it waiting.
  private var frameTime = Duration.zero

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
      while !Task.isCancelled, await handleInput() { show() }
    } onCancel: { [device] in
      device.report(.end)
    }
    if let failure { throw failure }
  }

  /// Waits for an event, handles input for a while, and returns whether the loop continues.
  private func handleInput() async -> Bool {
    if input.isEmpty {
      take(await device.nextReports())
    } else {
      // Others wait for the main actor, too.
      await Task.yield()
      take(device.presentReports())
    }
    let end = ContinuousClock.now + max(Self.inputTime, frameTime)
    while failure == nil, let (step, time) = input.next() {
      guard perform(step, at: time) else { return false }
      if ContinuousClock.now < end { continue }
      input.skipToEnd()
      if input.takeResize() { resize() }
      break
    }
    return failure == nil
  }

  /// Takes reports, and adds their input to the pending input.
  private func take(_ reports: [TerminalDevice.Report]) {
    let now = ContinuousClock.now
    for report in reports {
      switch report {
      case .bytes(let bytes):
        input.add(.time, at: now)
        for event in session.events(of: bytes, at: now) { input.add(.event(event), at: now) }
      case .written: isWriting = false
      case .changed: isScheduled = false
      case .resized: input.add(.resize, at: now)
      case .continued: enter { () throws(TerminalError) in try device.enterAgain() }
      case .suspend: suspend()
      case .end: input.add(.end, at: now)
      }
    }
  }

  /// Performs a step of the input, and returns whether the loop continues.
  private func perform(_ step: PendingInput.Step, at time: ContinuousClock.Instant) -> Bool {
    switch step {
    case .time: session.passTime(to: time)
    case .event(let event): return session.perform(event, at: time)
    case .resize: resize()
    case .end: return false
    }
    return true
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

  // Not all terminals report the size.
  private func noteCellSize() {
    if let cell = device.cellSize { session.handle(.cellSize(width: cell.width, height: cell.height)) }
  }

  /// Shows the tree after a change, when the main actor is free. Several changes are shown at once.
  private func schedule() {
    if isScheduled { return }
    isScheduled = true
    device.report(.changed)
  }

  /// Writes a frame, unless the terminal is still reading the last one. The next frame then contains all changes.
  private func show() {
    // A frame can change without input, such as by an activity indicator.
    defer { setTimer() }
    if isWriting { return }
    let start = ContinuousClock.now
    let bytes = session.frame()
    frameTime = ContinuousClock.now - start
    if bytes.isEmpty { return }
    isWriting = !device.write(bytes)
  }
}
