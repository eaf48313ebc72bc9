import LiveServer
import Testing

/// The state of a session in the tests: a text.
struct Note: @MainActor CodableContainer {
  let text: Var<String>

  init() { text = Var("") }

  /// Returns the screen of a note, whose field is the node 2, and of a number that all sessions share.
  @MainActor func screen(_ shared: Var<Int> = Var(0)) -> StackView {
    VStack {
      TextField(.text <--> text)
      Label(.text <-- shared.map { "shared \($0)" })
      Button("More", .tapped --> { shared.value += 1 })
    }
  }
}

extension RunningServer {
  /// Sends an event of a page, and expects that it is handled.
  func send(_ event: String, number: Int = 1, of token: String) async throws {
    let body = #"{"i":\#(number),"s":0,\#(event)}"#
    let answer = try await answer(to: "POST /events", ["X-Live: \(token)"], body: body)
    #expect(answer.hasPrefix("HTTP/1.1 200 ") && answer.hasSuffix("\r\n\r\n\(number)"), "\(answer)")
  }
}
