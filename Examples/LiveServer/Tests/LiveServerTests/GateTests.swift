import FlyingFox
import Testing

@testable import LiveServer

struct GateTests {
  private let gate = Gate(port: 8080)

  private func refusal(_ headers: HTTPHeaders, bytes: Int? = 10) -> Gate.Refusal? {
    do throws(Gate.Refusal) { try gate.check(headers, bytes: bytes, limit: 100) } catch { return error }
    return nil
  }

  @Test("The gate admits the page itself, and no other origin, host or size")
  func refusals() {
    let own: HTTPHeaders = [.host: "127.0.0.1:8080", HTTPHeader("Origin"): "http://127.0.0.1:8080"]
    #expect(refusal(own) == nil)
    #expect(refusal([.host: "evil.example:8080"]) == .foreignHost)
    #expect(refusal([:]) == .foreignHost)
    #expect(refusal([.host: "localhost:8080", HTTPHeader("Origin"): "http://evil.example"]) == .foreignOrigin)
    #expect(refusal([.host: "localhost:8080", HTTPHeader("Sec-Fetch-Site"): "cross-site"]) == .foreignOrigin)
    #expect(refusal(own, bytes: 101) == .tooLarge)
    #expect(refusal(own, bytes: nil) == .tooLarge)
  }
}
