import LivePreview
import Testing

@testable import LiveServer

/// The stream of a session, without a connection.
@MainActor struct FrameStreamTests {
  private let text = Var("old")
  private let stream: FrameStream

  init() throws {
    let session = LiveSession(LiveTree(Label(.text <-- text)))
    _ = session.open()
    stream = FrameStream(session, try session.resume(from: 0), page: "")
  }

  @Test("Finishing a stream sends the last changes, and then ends it at once")
  func finishing() async throws {
    #expect(try await stream.events() == ":\n\n")
    text.value = "new"
    stream.finish()
    #expect(try await stream.events() == "id: 1\ndata: [1,0,[[\"t\",1,\"new\"]]]\n\n")
    #expect(try await stream.events() == nil && !stream.isOpen)
  }

  @Test("A closed stream sends nothing more")
  func closing() async throws {
    var count = 0
    stream.onClose = { count += 1 }
    text.value = "new"
    for _ in 0..<2 { stream.close() }
    #expect(try await stream.events() == nil && count == 1)
  }
}
