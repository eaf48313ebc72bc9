import Foundation
import Styles

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

extension StyleFamily {
  /// Returns the styles of requests and of the types that requests are built from.
  static func requests() throws -> [StyleFamily] {
    guard let url = URL(string: "https://example.com") else { return [] }
    return [
      StyleFamily("URLRequest", { URLRequest(url: url) }, { URLRequest(url: url) |> .post }, styles: try ofRequests()),
      StyleFamily(
        "URLComponents", { URLComponents() },
        styles: [
          ".http": .http,
          ".https": .https,
          ".appending(path: \"users\")": .appending(path: "users"),
          ".appending(query: [\"page\": \"2\"])": .appending(query: ["page": "2"]),
        ]),
      StyleFamily(
        "URLSessionConfiguration", { URLSessionConfiguration.default },
        styles: [
          ".header(\"X-Version\", \"1\")": .header("X-Version", "1"),
          ".headers([\"X-Version\": \"1\"])": .headers(["X-Version": "1"]),
          ".accept(\"application/json\")": .accept("application/json"),
          ".userAgent(\"Podcasts/1\")": .userAgent("Podcasts/1"),
          ".uncached": .uncached,
          ".withoutCookies": .withoutCookies,
          ".stateless": .stateless,
        ]),
    ]
  }

  private static func ofRequests() throws -> KeyValuePairs<String, Mod<URLRequest>> {
    [
      ".method(\"REPORT\")": .method("REPORT"),
      ".get": .get,
      ".head": .head,
      ".post": .post,
      ".put": .put,
      ".patch": .patch,
      ".delete": .delete,
      ".options": .options,
      ".uncached": .uncached,
      ".withoutCookies": .withoutCookies,
      ".appending(path: \"users\")": .appending(path: "users"),
      ".appending(query: [\"page\": \"2\"])": .appending(query: ["page": "2"]),
      ".body(data, contentType: \"text/plain\")": .body(Data("Hello".utf8), contentType: "text/plain"),
      ".json([1, 2])": try .json([1, 2]),
      ".form([\"name\": \"Ada\"])": .form(["name": "Ada"]),
      ".header(\"X-Version\", \"1\")": .header("X-Version", "1"),
      ".headers([\"X-Version\": \"1\"])": .headers(["X-Version": "1"]),
      ".accept(\"application/json\")": .accept("application/json"),
      ".contentType(\"text/plain\")": .contentType("text/plain"),
      ".userAgent(\"Podcasts/1\")": .userAgent("Podcasts/1"),
      ".bearer(\"token\")": .bearer("token"),
      ".basic(user: \"ada\", password: \"difference\")": .basic(user: "ada", password: "difference"),
    ]
  }
}
