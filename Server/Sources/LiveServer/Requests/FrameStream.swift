import Foundation
import LivePreview

/// The frames of a session as server-sent events, as fast as the connection of the page takes them.
@MainActor internal final class FrameStream {
  /// The token of the page that the tab has loaded: another one than that of the session after it was loaded again.
  internal let page: String

  /// The browser of the page, if it names itself.
  internal let browser: ResumeToken?

  /// Called once, when the stream ends.
  internal var onClose: (@MainActor () -> Void)?

  private let session: LiveSession
  private var missed: [SessionFrame]
  private var waiting: CheckedContinuation<Void, Never>?
  private var hasChanged = true
  private var isFinishing = false
  private var hasClosed = false
  private(set) var isOpen = true

  internal init(_ session: LiveSession, _ missed: [SessionFrame], page: String, browser: ResumeToken? = nil) {
    (self.session, self.missed, self.page, self.browser) = (session, missed, page, browser)
    session.onChange = { [weak self] in self?.wake() }
  }

  /// Returns the next events, or a comment from time to time, so that a lost connection is noticed; `nil` at the end.
  internal func events() async throws -> String? {
    if isOpen, !hasChanged, missed.isEmpty { await wait(for: .seconds(15)) }
    try Task.checkCancellation()
    if !isOpen || session.hasEnded { return nil }
    hasChanged = false
    let frames = missed + session.frames()
    missed = []
    if isFinishing { isOpen = false }
    return frames.isEmpty ? ":\n\n" : frames.map { "id: \($0.number)\ndata: \($0.text)\n\n" }.joined()
  }

  /// Ends the stream after the frames that there are: the server ends.
  internal func finish() {
    isFinishing = true
    wake()
  }

  /// Ends the stream: the client is gone, the session has ended, or another stream serves the page.
  internal func close() {
    if hasClosed { return }
    (isOpen, hasClosed) = (false, true)
    // Nobody follows the session until there is another stream.
    session.onChange = nil
    wake()
    onClose?()
    onClose = nil
  }

  private func wake() {
    hasChanged = true
    stopWaiting()
  }

  private func wait(for duration: Duration) async {
    let alarm = Task { [weak self] in
      guard (try? await Task.sleep(for: duration)) != nil else { return }
      self?.stopWaiting()
    }
    await withTaskCancellationHandler {
      await withCheckedContinuation { waiting = $0 }
    } onCancel: {
      Task { await self.stopWaiting() }
    }
    alarm.cancel()
  }

  private func stopWaiting() {
    waiting?.resume()
    waiting = nil
  }
}
