import Foundation
import Mod
import Pipe
import Testing

extension Mod<DateFormatter> {
  fileprivate static let posix = Mod {
    $0.locale = Locale(identifier: "en_US_POSIX")
    $0.timeZone = TimeZone(identifier: "UTC")
  }
  fileprivate static let yearOnly = Mod { $0.dateFormat = "yyyy" }
}

private enum Formatters {
  static let year = DateFormatter() |> .posix + .yearOnly
}

@Suite("Beside Foundation")
struct FoundationTests {
  @Test("A `static let` holds a styled formatter, and dates are piped through it")
  func formatter() {
    let text = Date(timeIntervalSince1970: 0) |> Formatters.year.string(from:)
    #expect(text == "1970")
  }

  @Test("A formatter is styled by a closure too")
  func closure() {
    let formatter = DateFormatter() |> .posix |> { $0.dateFormat = "MM" }
    #expect(Date(timeIntervalSince1970: 0) |> formatter.string(from:) == "01")
  }

  @Test("Values such as requests are styled as values")
  func value() throws {
    let url = try #require(URL(string: "https://example.com"))
    let components = URLComponents(url: url, resolvingAgainstBaseURL: false) ?? URLComponents()
    #expect((components |> \.path .~ "/a" <> \.query .~ "b=1").string == "https://example.com/a?b=1")
  }

  @Test("The module Pipe does not hide Foundation's class Pipe")
  func pipe() throws {
    let pipe = Pipe()
    try pipe.fileHandleForWriting.write(contentsOf: Data("hello".utf8))
    try pipe.fileHandleForWriting.close()
    #expect(try pipe.fileHandleForReading.readToEnd() == Data("hello".utf8))
  }
}
