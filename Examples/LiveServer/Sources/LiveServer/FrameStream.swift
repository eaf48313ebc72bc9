import Foundation
import LivePreview

/// The frames of a session as server-sent events, as fast as the connection of the page takes them.
@MainActor final class FrameStream {
  /// The token of the page that the tab has loaded: another one than that of the session after it was loaded again.
  let page: String

  /// Called once, when the stream ends.
  var onClose: (@MainActor () -> Void)?

  private let session: LiveSession
  private var missed: [SessionFrame]
  private var waiting: CheckedContinuation<Void, Never>?
  private var hasChanged = true
  private(set) var isOpen = true

  init(_ session: LiveSession, _ missed: [SessionFrame], page: String) {
    (self.session, self.missed, self.page) = (session, missed, page)
    session.onChange = { [weak self] in self?.wake() }
  }

  /// Returns the next events, or a comment from time to time, so that a lost connection is noticed; `nil` at the end.
  func events() async throws -> String? {
    if !hasChanged, missed.isEmpty { await wait(for: .seconds(15)) }
    try Task.checkCancellation()
    if !isOpen || session.hasEnded { return nil }
    hasChanged = false
    let frames = missed + session.frames()
    missed = []
    return frames.isEmpty ? ":\n\n" : frames.map { "id: \($0.number)\ndata: \($0.text)\n\n" }.joined()
  }

  /// Ends the stream: the client is gone, the session has ended, or another stream serves the page.
  func close() {
    isOpen = false
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
