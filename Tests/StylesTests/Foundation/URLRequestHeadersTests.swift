import Foundation
import Styles
import Testing
#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

@Suite("Headers of URLRequest")
struct URLRequestHeadersTests {
  @Test(
    "The server receives the header that a style sets",
    arguments: [
      (.accept("text/csv"), "Accept", "text/csv"),
      (.contentType("text/csv"), "Content-Type", "text/csv"),
      (.userAgent("Podcasts/1.0"), "User-Agent", "Podcasts/1.0"),
      (.bearer("abc.def"), "Authorization", "Bearer abc.def"),
      (.basic(user: "Aladdin", password: "open sesame"), "Authorization", "Basic QWxhZGRpbjpvcGVuIHNlc2FtZQ=="),
      (.header("X-Trace", "1") + .header("x-trace", "2"), "X-Trace", "2"),
    ] as [(Mod<URLRequest>, String, String)]
  )
  func headers(style: Mod<URLRequest>, name: String, value: String) async throws {
    let received = try await received { URLRequest(url: $0) |> style }
    #expect(received[header: name] == value)
  }

  @Test("Several headers take the place of those with their names, and leave the others")
  func severalHeaders() async throws {
    let received = try await received {
      URLRequest(url: $0) |> .accept("text/csv") <> .userAgent("One")
        <> .headers(["User-Agent": "Two", "X-Trace": "1"])
    }
    #expect(received[header: "Accept"] == "text/csv")
    #expect(received[header: "User-Agent"] == "Two")
    #expect(received[header: "X-Trace"] == "1")
  }

  @Test("A header set to nil is removed")
  func removing() throws {
    let url = try #require(URL(string: "https://example.com"))
    let request = URLRequest(url: url) |> .accept("text/csv") <> .userAgent("One")
    #expect((request |> .header("accept", nil)).allHTTPHeaderFields == ["User-Agent": "One"])
  }
}
