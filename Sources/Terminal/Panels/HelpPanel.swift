import Live
import Widgets

/// A list of all keys: the keys with an action now, and the keys of the library.
@MainActor internal final class HelpPanel: PanelContent {
  private let now: [KeyHint]

  /// Whether the keys do not fit beside their descriptions.
  private let isNarrow = Var(false)

  init(now: [KeyHint]) { self.now = now }

  var title: String { "Keys" }

  var hints: [KeyHint] {
    [KeyHint(.up, .down, title: "Scroll"), KeyHint(.escape, title: "Close")]
  }

  func fit(columns: Int, rows: Int) { if isNarrow.value != (columns < 36) { isNarrow.set(columns < 36) } }

  func press(_ key: KeyPress) -> PanelAnswer? {
    switch key {
    case .escape, "?", "q", .return, KeyPress(.function(1)): .close { .done }
    default: nil
    }
  }

  func content() -> Children {
    Children {
      VStack {
        if !now.isEmpty { section("Now", now.map { ($0.label, $0.title) }) }
        section("Everywhere", Self.everywhere)
        section("In rows", Self.inRows)
        section("In a text", Self.inText)
        section("In a calendar", Self.inCalendar)
      }
    }
  }

  private func section(_ title: String, _ keys: [(String, String)]) -> Children {
    Children {
      Label(title, .font(.headline), .accessibilityTraits(.header))
      for (key, effect) in keys {
        if isNarrow.value {
          Label(key, .textColor(.tintColor))
          Label(effect, .numberOfLines(0), .margins(h: 16, v: 0))
        } else {
          HStack(spacing: 8) {
            Label(key, .width(144), .textColor(.tintColor))
            Label(effect, .numberOfLines(0))
          }
        }
      }
      Spacer(20)
    }
  }

  private static let everywhere = [
    ("Tab, Shift-Tab", "next, previous control"), ("Arrows", "change the control, or move the focus"),
    ("Return, Space", "press the control, select the row"), ("Esc", "end editing, cancel, close, or go back"),
    ("PgUp, PgDn", "scroll"), ("Home, End", "scroll to the start, the end"), ("Alt-Return", "hold the control or row"),
    ("Alt with arrows", "drag, or swipe"), ("^P", "go to a screen or an action"), ("F1, ?", "these keys"),
    ("^L", "draw everything again"), ("^Z", "suspend"), ("^C", "quit"),
  ]

  private static let inRows = [
    ("↑↓, Home, End", "another row"), ("Del", "delete the row"), ("→", "details of the row"),
    ("Alt-←, Alt-→", "swipe actions"), ("Alt-↑, Alt-↓", "move the row, while editing"),
  ]

  private static let inCalendar = [
    ("Return", "open it from a date, choose the day"), ("←→↑↓", "another day"), ("PgUp, PgDn", "another month"),
    ("Alt-PgUp, Alt-PgDn", "another year"), ("Home, End", "start, end of the week"),
  ]

  private static let inText = [
    ("Shift with arrows", "select"), ("Alt-←, Alt-→", "move by words"), ("^A, ^E", "start, end of the line"),
    ("↓, Return", "choose a suggestion"),
    ("^W, ^U, ^K", "delete the word, the line before, after"), ("^_, ^Y", "undo, repeat"),
  ]
}
