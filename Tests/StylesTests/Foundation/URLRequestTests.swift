import Foundation
import Styles
import Testing
#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

@Suite("Styles of URLRequest")
struct URLRequestTests {
  let example: URLRequest

  init() throws {
    example = URLRequest(url: try #require(URL(string: "https://example.com/podcasts?sort=date")))
  }

  @Test(
    "The server receives the method that a style sets",
    arguments: [
      (.get, "GET"), (.head, "HEAD"), (.post, "POST"), (.put, "PUT"), (.patch, "PATCH"), (.delete, "DELETE"),
      (.options, "OPTIONS"), (.method("PROPFIND"), "PROPFIND"), (.httpMethod("REPORT"), "REPORT"),
    ] as [(Mod<URLRequest>, String)]
  )
  func methods(style: Mod<URLRequest>, method: String) async throws {
    let received = try await received { URLRequest(url: $0) |> .method("TRACE") + style }
    #expect(received.method == method)
  }

  @Test("The server receives a path and a query that are added to the URL")
  func url() async throws {
    let received = try await received {
      URLRequest(url: $0) |> .appending(path: "my podcasts") <> .appending(query: ["q": "a&b", "page": "2"])
    }
    #expect(received.target == "/my%20podcasts?q=a%26b&page=2")
  }

  @Test("Path and query are added to those that are there")
  func appending() {
    let request = example |> .appending(query: ["page": "2"]) + .appending(path: "/swift/")
    #expect(request.url?.absoluteString == "https://example.com/podcasts/swift/?sort=date&page=2")
  }

  @Test("A path that makes no URL leaves the URL as it was")
  func impossiblePath() throws {
    let relative = try #require(URL(string: "?sort=date"))
    #expect((example |> .url(relative) + .appending(path: "//host")).url == relative)
  }

  @Test("A URL is set by its name")
  func urlName() throws {
    let other = try #require(URL(string: "https://example.org"))
    #expect((example |> .url -- other).url == other)
  }

  @Test("How long to wait, and what may answer, are set by their names")
  func properties() {
    let request =
      example |> [
        .timeoutInterval(5), .cachePolicy(.returnCacheDataElseLoad), .httpShouldHandleCookies(false),
        .allowsCellularAccess(false), .allHTTPHeaderFields(["Accept": "text/plain"]), .httpBody(Data([1])),
      ]
    #expect(request.timeoutInterval == 5)
    #expect(request.cachePolicy == .returnCacheDataElseLoad)
    #expect(!request.httpShouldHandleCookies)
    #expect(!request.allowsCellularAccess)
    #expect(request.allHTTPHeaderFields == ["Accept": "text/plain"])
    #expect(request.httpBody == Data([1]))
  }

  @Test("Without cache and cookies, the answer comes from the server")
  func freshAnswers() {
    let request = example |> .uncached <> .withoutCookies
    #expect(request.cachePolicy == .reloadIgnoringLocalCacheData)
    #expect(!request.httpShouldHandleCookies)
  }
}
