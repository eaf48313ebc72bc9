import NIOHTTP1
import Testing

@testable import LiveServer

struct GateTests {
  private let gate = Gate(port: 8080)

  private func refusal(
    _ headers: HTTPHeaders, _ method: HTTPMethod = .GET, isScreen: Bool = false
  ) -> Gate.Refusal? {
    let request = HTTPRequestHead(version: .http1_1, method: method, uri: "/", headers: headers)
    do throws(Gate.Refusal) { try gate.check(request, isScreen: isScreen) } catch { return error }
    return nil
  }

  @Test("The gate admits the page itself, and no other origin or host")
  func refusals() {
    #expect(refusal(["Host": "127.0.0.1:8080", "Origin": "http://127.0.0.1:8080"]) == nil)
    #expect(refusal(["Host": "evil.example:8080"]) == .foreignHost)
    #expect(refusal([:]) == .foreignHost)
    #expect(refusal(["Host": "localhost:8080", "host": "evil.example"]) == .foreignHost)
    #expect(refusal(["Host": "localhost:8080", "Origin": "http://evil.example"]) == .foreignOrigin)
    #expect(refusal(["Host": "localhost:8080", "Sec-Fetch-Site": "cross-site"]) == .foreignOrigin)
  }

  @Test("A link of another site leads to a screen, and nothing else of another site does")
  func links() {
    let link: HTTPHeaders = [
      "Host": "localhost:8080", "Sec-Fetch-Site": "cross-site", "Sec-Fetch-Mode": "navigate",
      "Sec-Fetch-Dest": "document",
    ]
    #expect(refusal(link, isScreen: true) == nil)
    #expect(refusal(link, isScreen: false) == .foreignOrigin)
    #expect(refusal(link, .POST, isScreen: true) == .foreignOrigin)
    for (name, value) in [
      ("Sec-Fetch-Dest", "iframe"), ("Sec-Fetch-Mode", "no-cors"), ("Origin", "http://evil.example"),
    ] {
      var other = link
      other.replaceOrAdd(name: name, value: value)
      #expect(refusal(other, isScreen: true) == .foreignOrigin)
    }
  }
}
