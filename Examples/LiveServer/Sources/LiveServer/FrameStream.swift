import FlyingFox
import FlyingSocks
import Foundation
import LivePreview

/// The frames of a session as server-sent events, as fast as the connection takes them.
struct FrameStream: AsyncBufferedSequence {
  typealias Element = UInt8
  let connection: Connection

  func makeAsyncIterator() -> Iterator { Iterator(connection: connection) }

  struct Iterator: AsyncBufferedIteratorProtocol {
    let connection: Connection
    private var rest = ArraySlice<UInt8>()

    init(connection: Connection) { self.connection = connection }

    mutating func next() async throws -> UInt8? { try await nextBuffer(suggested: 1)?.first }

    mutating func nextBuffer(suggested count: Int) async throws -> ArraySlice<UInt8>? {
      if rest.isEmpty {
        guard let events = try await connection.events() else { return nil }
        rest = events[...]
      }
      let part = rest.prefix(count)
      rest = rest.dropFirst(count)
      return part
    }
  }
}

/// The connection of a page, which waits for the frames of its session.
@MainActor final class Connection {
  private let session: LiveSession
  private var missed: [SessionFrame]
  private var waiting: CheckedContinuation<Void, Never>?
  private var hasChanged = true
  private(set) var isOpen = true

  init(_ session: LiveSession, _ missed: [SessionFrame]) {
    (self.session, self.missed) = (session, missed)
    session.onChange = { [weak self] in self?.wake() }
  }

  /// Returns the next events, or a comment from time to time, so that a lost connection is noticed; `nil` at the end.
  func events() async throws -> [UInt8]? {
    if !hasChanged, missed.isEmpty { await wait(for: .seconds(15)) }
    try Task.checkCancellation()
    if !isOpen || session.hasEnded { return nil }
    hasChanged = false
    let frames = missed + session.frames()
    missed = []
    let text = frames.map { "id: \($0.number)\ndata: \($0.text)\n\n" }.joined()
    return Array((text.isEmpty ? ":\n\n" : text).utf8)
  }

  /// Ends the connection: another one serves the page.
  func close() {
    isOpen = false
    wake()
  }

  private func wake() {
    hasChanged = true
    waiting?.resume()
    waiting = nil
  }

  private func wait(for duration: Duration) async {
    let alarm = Task { [weak self] in
      try? await Task.sleep(for: duration)
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
