import NIOHTTP1
import Testing

@testable import LiveServer

struct GateTests {
  private func refusal(
    _ headers: HTTPHeaders, _ method: HTTPMethod = .GET, isScreen: Bool = false, by gate: Gate = Gate(port: 8080)
  ) -> Gate.Refusal? {
    let request = HTTPRequestHead(version: .http1_1, method: method, uri: "/", headers: headers)
    do throws(Gate.Refusal) { try gate.check(request, isScreen: isScreen) } catch { return error }
    return nil
  }

  @Test("The gate admits requests of the page itself, and of no other origin or host")
  func refusals() {
    #expect(refusal(["Host": "127.0.0.1:8080", "Origin": "http://127.0.0.1:8080"]) == nil)
    #expect(refusal(["Host": "evil.example:8080"]) == .foreignHost("evil.example:8080"))
    #expect(refusal([:]) == .foreignHost(""))
    #expect(
      refusal(["Host": "localhost:8080", "host": "evil.example"]) == .foreignHost("localhost:8080, evil.example"))
    #expect(refusal(["Host": "localhost:8080", "Origin": "http://evil.example"]) == .foreignOrigin)
    #expect(refusal(["Host": "localhost:8080", "Sec-Fetch-Site": "cross-site"]) == .foreignOrigin)
  }

  @Test("The gate admits hosts from the options, with their schemes, and the bound address")
  func hosts() {
    let gate = Gate(hosts: ["app.example", "https://Shop.example/", "[::2]:80"], host: "10.0.0.1", port: 80)
    for (name, origin) in [
      ("app.example", "http://app.example"), ("APP.example", "https://app.example"),
      ("shop.example", "https://shop.example"), ("10.0.0.1", "http://10.0.0.1"), ("localhost", "http://localhost"),
      ("[::2]:80", "http://[::2]:80"), ("localhost:80", "http://localhost:80"),
    ] {
      #expect(refusal(["Host": name, "Origin": origin], .POST, by: gate) == nil, "\(name)")
    }
    #expect(refusal(["Host": "shop.example", "Origin": "http://shop.example"], by: gate) == .foreignOrigin)
    for (name, origin) in [
      ("shop.example:443", "https://shop.example"), ("app.example:80", "http://app.example"),
      ("app.example:443", "https://app.example"), ("[::2]", "http://[::2]"), ("localhost", "http://localhost"),
    ] {
      #expect(refusal(["Host": name, "Origin": origin], .POST, by: gate) == nil, "\(name)")
    }
    let withPort = Gate(hosts: ["https://app.example:443", "http://b.example:8080", "c.example:8443"], port: 8080)
    for name in ["app.example", "app.example:443", "b.example:8080", "c.example:8443"] {
      #expect(refusal(["Host": name], by: withPort) == nil, "\(name)")
    }
    #expect(refusal(["Host": "app.example", "Origin": "https://app.example"], by: withPort) == nil)
    for name in ["b.example", "c.example", "app.example:80"] {
      #expect(refusal(["Host": name], by: withPort) == .foreignHost(name))
    }
    for name in ["shop.example:80", "example", "", "https:", "app.example.evil"] {
      #expect(refusal(["Host": name], by: gate) == .foreignHost(name))
    }
    #expect(refusal(["Host": "0.0.0.0:80"], by: Gate(host: "0.0.0.0", port: 80)) == .foreignHost("0.0.0.0:80"))
    #expect(refusal(["Host": "[fe80::1]:80"], by: Gate(host: "fe80::1", port: 80)) == nil)
  }

  @Test("A link from another site opens a screen, and any other request from there is refused")
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
