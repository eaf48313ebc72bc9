import Foundation
import Styles
import Testing

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// What the styles of Foundation's types change can be looked at, although reflection finds none of it.
@Suite struct InspectionTests {
  @Test("A style of a formatter lists its settings")
  func formatters() {
    #expect("\(Mod<DateFormatter>.shortDate.changes(to: DateFormatter()))" == "[dateStyle: .none → .short]")
    #expect("\(Mod<DateFormatter>.dateFormat("yyyy").changes(to: DateFormatter()))" == #"[dateFormat: nil → "yyyy"]"#)
    #expect(Mod<NumberFormatter>.percent.changes(to: NumberFormatter()).first?.path == "numberStyle")
    #expect(
      Mod<ByteCountFormatter>.includesUnit(false).changes(to: ByteCountFormatter()).map(\.path) == ["includesUnit"])
    #expect(
      Mod<ISO8601DateFormatter>.formatOptions([.withYear]).changes(to: ISO8601DateFormatter()).map(\.path) == [
        "formatOptions"
      ])
  }

  @Test("A style of a coder lists its settings")
  func coders() {
    #expect(Mod<JSONEncoder>.snakeCaseKeys.changes(to: JSONEncoder()).map(\.path) == ["keyEncodingStrategy"])
    #expect(Mod<JSONDecoder>.iso8601Dates.changes(to: JSONDecoder()).map(\.path) == ["dateDecodingStrategy"])
    #expect(
      Mod<PropertyListEncoder>.outputFormat(.xml).changes(to: PropertyListEncoder()).map(\.path) == ["outputFormat"])
  }

  @Test("A style of a request lists its settings by property")
  func requests() throws {
    let request = URLRequest(url: try #require(URL(string: "https://example.org")))
    let style: Mod<URLRequest> = .post <> .timeoutInterval(10)
    #expect(
      style.changes(to: request) == [
        Change("httpMethod", from: "GET", to: "POST"),
        Change("timeoutInterval", from: 60.0, to: 10.0),
      ]
    )
    #expect(Mod<URLComponents>.host("example.org").changes(to: URLComponents()).map(\.path) == ["host"])
    #expect(
      Mod<URLSessionConfiguration>.httpShouldSetCookies(false).changes(to: .default).map(\.path) == [
        "httpShouldSetCookies"
      ]
    )
  }

  @Test("A style of a queue or a process lists its settings")
  func work() {
    #expect(Mod<Process>.shell("true").changes(to: Process()).map(\.path) == ["executableURL", "arguments"])
    #expect(Mod<OperationQueue>.name("mail").changes(to: OperationQueue()).map(\.path).contains("name"))
  }

  @Test("Properties that requests do not compare are listed")
  func uncomparedProperties() throws {
    let request = URLRequest(url: try #require(URL(string: "https://example.org")))
    #expect(Mod<URLRequest>.accept("text/plain").changes(to: request).map(\.path) == ["allHTTPHeaderFields"])
    #expect("\(Change.between(request, request |> .accept("text/plain")))".contains(#"["Accept": "text/plain"]"#))
    #expect(Change.between(request, request |> .timeoutInterval(60)) == [])
  }

  @Test("A style of a calendar or of date components lists its settings")
  func calendars() {
    let calendar = Calendar(identifier: .gregorian) |> .firstWeekday(1)
    #expect("\(Mod<Calendar>.startingOnMonday.changes(to: calendar))" == "[firstWeekday: 1 → 2]")
    #expect(
      Mod<DateComponents>.date(2025, 11, 21).changes(to: DateComponents()).map(\.path) == ["year", "month", "day"])
  }

  @Test("Two requests differ by their properties")
  func requestDifferences() throws {
    let request = URLRequest(url: try #require(URL(string: "https://example.org")))
    #expect("\(Change.between(request, request |> .put))" == #"[httpMethod: "GET" → "PUT"]"#)
  }
}
