import Foundation
import Styles
import Testing
#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

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

  @Test("A value that cannot be encoded is an error where the style is made")
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

  @Test("The server receives bytes and what they are")
  func body() async throws {
    let bytes = Data((0...255).map { UInt8($0) })
    let received = try await received {
      URLRequest(url: $0) |> .post <> .body(bytes, contentType: "application/octet-stream")
    }
    #expect(received[header: "Content-Type"] == "application/octet-stream")
    #expect(received.body == bytes)
  }
}
