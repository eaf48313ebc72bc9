import Foundation
import Styles
import Testing
#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

@Suite("Styles of URLSessionConfiguration")
struct URLSessionConfigurationTests {
  @Test("The server receives the session's headers, unless the request sets them")
  func headers() async throws {
    let configuration =
      URLSessionConfiguration.ephemeral |> [
        .header("X-Trace", "1"), .accept("text/csv"), .userAgent("One"), .headers(["x-trace": "2"]),
      ]
    let received = try await received(by: configuration) { URLRequest(url: $0) |> .userAgent("Two") }
    #expect(received[header: "X-Trace"] == "2")
    #expect(received[header: "Accept"] == "text/csv")
    #expect(received[header: "User-Agent"] == "Two")
  }

  @Test("A header has one value, whatever the case of its name")
  func headerNames() {
    let configuration = URLSessionConfiguration.ephemeral |> .header("ACCEPT", "text/html") + .accept("text/csv")
    #expect(configuration.httpAdditionalHeaders as? [String: String] == ["Accept": "text/csv"])
  }

  @Test("A stateless session stores nothing")
  func stateless() {
    let configuration = URLSessionConfiguration.default |> .stateless
    #expect(configuration.urlCache == nil)
    #expect(configuration.requestCachePolicy == .reloadIgnoringLocalCacheData)
    #expect(configuration.httpCookieStorage == nil)
    #expect(!configuration.httpShouldSetCookies)
    #expect(configuration.urlCredentialStorage == nil)
  }

  @Test("Properties are set by their names")
  func names() {
    let configuration =
      URLSessionConfiguration.ephemeral |> [
        .timeoutIntervalForRequest(5), .timeoutIntervalForResource(10), .httpMaximumConnectionsPerHost(1),
        .allowsCellularAccess(false), .requestCachePolicy(.returnCacheDataElseLoad), .httpShouldSetCookies(false),
      ]
    #expect(configuration.timeoutIntervalForRequest == 5)
    #expect(configuration.timeoutIntervalForResource == 10)
    #expect(configuration.httpMaximumConnectionsPerHost == 1)
    #expect(!configuration.allowsCellularAccess)
    #expect(configuration.requestCachePolicy == .returnCacheDataElseLoad)
    #expect(!configuration.httpShouldSetCookies)
  }
}
