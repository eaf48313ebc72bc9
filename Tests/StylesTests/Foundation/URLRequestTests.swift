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

  @Test("Path and query are appended to existing ones")
  func appending() {
    let request = example |> .appending(query: ["page": "2"]) + .appending(path: "/swift/")
    #expect(request.url?.absoluteString == "https://example.com/podcasts/swift/?sort=date&page=2")
  }

  @Test("A path that makes no valid URL leaves the URL unchanged")
  func impossiblePath() throws {
    let relative = try #require(URL(string: "?sort=date"))
    #expect((example |> .url(relative) + .appending(path: "//host")).url == relative)
  }

  @Test("A URL is set by its name")
  func urlName() throws {
    let other = try #require(URL(string: "https://example.org"))
    #expect((example |> .url -- other).url == other)
  }

  @Test("Timeout, cache policy, cookies and other properties are set by their names")
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

  @Test("Without cache and cookies, the response is loaded from the server")
  func freshAnswers() {
    let request = example |> .uncached <> .withoutCookies
    #expect(request.cachePolicy == .reloadIgnoringLocalCacheData)
    #expect(!request.httpShouldHandleCookies)
  }
}

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

  @Test("Several headers replace those with the same names, and keep the others")
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

@Suite("Bodies of URLRequest")
struct URLRequestBodyTests {
  struct Episode: Encodable {
    var showName = "Building a Layout Library"
    var number = 123.0
  }

  @Test("The server receives a value as JSON")
  func json() async throws {
    let received = try await received {
      try URLRequest(url: $0) |> .post <> .json(Episode(), .snakeCaseKeys, .sortedKeys) <> .bearer("token")
    }
    #expect(received.method == "POST")
    #expect(received[header: "Content-Type"] == "application/json")
    #expect(received[header: "Authorization"] == "Bearer token")
    #expect(received.body == Data(#"{"number":123,"show_name":"Building a Layout Library"}"#.utf8))
  }

  @Test("A value that cannot be encoded throws when the style is created")
  func unencodable() {
    #expect(throws: EncodingError.self) {
      let _: Mod<URLRequest> = try .json(Episode(number: .nan))
    }
  }

  @Test("The server receives a form")
  func form() async throws {
    let received = try await received {
      URLRequest(url: $0) |> .put <> .form(["q": "a+b & c", "tag": "ü", "tag": "-._~"])
    }
    #expect(received.method == "PUT")
    #expect(received[header: "Content-Type"] == "application/x-www-form-urlencoded")
    #expect(received.body == Data("q=a%2Bb+%26+c&tag=%C3%BC&tag=-._~".utf8))
  }

  @Test("The server receives bytes and their content type")
  func body() async throws {
    let bytes = Data((0...255).map { UInt8($0) })
    let received = try await received {
      URLRequest(url: $0) |> .post <> .body(bytes, contentType: "application/octet-stream")
    }
    #expect(received[header: "Content-Type"] == "application/octet-stream")
    #expect(received.body == bytes)
  }
}
