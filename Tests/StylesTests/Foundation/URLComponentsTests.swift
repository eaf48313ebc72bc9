import Foundation
import Styles
import Testing

@Suite("Styles of URLComponents")
struct URLComponentsTests {
  @Test("Each part is set by its name")
  func parts() {
    let components =
      URLComponents() |> [
        .scheme("ftp"), .user("ann"), .password("secret"), .host("example.com"), .port(21), .path("/a b"),
        .query("q=1"), .fragment("end"),
      ]
    #expect(components.string == "ftp://ann:secret@example.com:21/a%20b?q=1#end")
  }

  @Test("Schemes have styles")
  func schemes() {
    #expect((URLComponents() |> .https <> .host("example.com")).string == "https://example.com")
    #expect((URLComponents() |> .http <> .host("example.com")).string == "http://example.com")
  }

  @Test(
    "Paths are joined by one slash",
    arguments: [
      ("", "episodes", "/episodes"),
      ("/", "episodes", "/episodes"),
      ("/podcasts", "episodes/123", "/podcasts/episodes/123"),
      ("/podcasts/", "/episodes/", "/podcasts/episodes/"),
    ]
  )
  func appendingPath(start: String, addition: String, path: String) {
    #expect((URLComponents() |> .path(start) + .appending(path: addition)).path == path)
  }

  @Test("Appending to a path keeps its percent encoding")
  func appendingToEncodedPath() throws {
    let components = try #require(URLComponents(string: "https://example.com/a%2Fb;c%25"))
    #expect((components |> .appending(path: "d e?")).string == "https://example.com/a%2Fb;c%25/d%20e%3F")
  }

  @Test("Query items are appended in order")
  func appendingQuery() {
    let components =
      URLComponents() |> .queryItems([URLQueryItem(name: "page", value: "1")])
      <> .appending(query: ["tag": "c++ & linux", "tag": "ü", "explicit": nil])
    #expect(components.percentEncodedQuery == "page=1&tag=c%2B%2B%20%26%20linux&tag=%C3%BC&explicit")
  }
}
