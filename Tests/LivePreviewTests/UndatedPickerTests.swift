import Foundation
import LivePreview
import LiveTesting
import Mod
import Terminal
import Testing
import Widgets

@MainActor
@Suite("Date pickers without a date") struct UndatedPickerTests {
  nonisolated private static let modes: [DatePicker.Mode] = [.time, .date, .dateAndTime, .yearAndMonth]

  nonisolated private static var pickers: [DatePicker] {
    modes.flatMap { mode in
      [DatePicker.Style.compact, .wheels, .inline].map { style in
        DatePicker(.datePickerMode(mode), .preferredDatePickerStyle(style))
      }
    }
  }

  /// The texts of a picker in a live page, a page, a drawing and a terminal.
  private func previews(of picker: DatePicker) -> [(name: String, text: String)] {
    let live = LiveSession(LiveTree(VStack { picker })).open().html
    let shown = live.split(separator: "<main>").last?.split(separator: "<script").first ?? ""
    let body = Preview.html(VStack { picker }).split(separator: "<body").last ?? ""
    return [
      ("live page", Self.texts(in: shown)), ("page", Self.texts(in: body)),
      ("drawing", Self.texts(in: Preview.svg(VStack { picker }))), ("terminal", Preview.terminal(VStack { picker })),
      ("text", Preview.text(picker)),
    ]
  }

  private static func texts(in markup: some StringProtocol) -> String {
    String(markup).replacing(/<style[^>]*>[^<]*<\/style>/, with: "").replacing(/<[^>]*>/, with: " ")
  }

  @Test("No preview shows a date, a time or a month that nobody has picked", arguments: pickers)
  func previews(_ picker: DatePicker) {
    for (name, text) in previews(of: picker) {
      #expect(!text.contains(/\d{4}|\d:\d\d|AM|PM|Jan/), "\(name): \(text)")
    }
    if picker.preferredDatePickerStyle == .wheels { return }
    let words = [DatePicker.Mode.time: "No time", .yearAndMonth: "No month"][picker.datePickerMode] ?? "No date"
    for (name, text) in previews(of: picker) where name != "text" { #expect(text.contains(words), "\(name): \(text)") }
    #expect(!Preview.html(picker).contains(" value=") && !Preview.accessibility(picker).contains("value:"))
  }

  @Test("A calendar has the same height with a date in a long month as without one")
  func height() throws {
    // August 2026 has days in six weeks.
    let date = Date(timeIntervalSince1970: 1_785_888_000)
    let picker = DatePicker(.datePickerMode(.date), .preferredDatePickerStyle(.inline))
    let heights = try [picker, picker.with(.date(date))].map { picker in
      try #require(Preview.svg(picker, width: 320).firstMatch(of: /height="([0-9.]+)"/)).1
    }
    #expect(heights[0] == heights[1])
  }

  @Test("Date components that the mode does not offer are those of today")
  func entering() throws {
    func picked(_ text: String, _ mode: DatePicker.Mode) throws -> Date {
      let tree = LiveTree(VStack { DatePicker(.datePickerMode(mode), .timeZone(.gmt)) })
      try Visitor(LiveSession(tree)).act("set", on: tree.root.children[0].id, text)
      return try #require(try tree.find(DatePicker.self).date)
    }
    #expect(try abs(picked("09:30", .time).timeIntervalSinceNow) <= 86_400)
    #expect(try picked("2026-01-31", .date) == Date(timeIntervalSince1970: 1_769_817_600))
  }
}
