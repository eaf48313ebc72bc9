import Foundation
import Mod
import Testing
import Widgets

@testable import Layout
@testable import Terminal

@Suite("Terminal")
struct TerminalTests {
  private func plain(_ tree: any Widget, _ width: Int, isRightToLeft: Bool = false) -> String {
    Preview.terminal(tree, width: width, color: false, isRightToLeft: isRightToLeft)
  }

  private var form: StackView {
    VStack {
      Label("Settings", .font(.title1))
      HStack {
        Label("Sound")
        Spacer()
        Switch(.isOn(true))
      }
      HStack(spacing: 8) {
        Label("Volume", .horizontalContentHuggingPriority(.defaultHigh))
        Slider(.value(0.5))
      }
      SegmentedControl(["Day", "Week"], .selectedSegmentIndex(1))
      TextField(.borderStyle(.roundedRect), .placeholder("Name"))
      Button("Save")
    }
  }

  @Test("A tree is printed as lines of text")
  func aTreeIsLinesOfText() {
    #expect(
      plain(form, 20) == """
        Settings
        Sound            ━━●
        Volume ━━━━━━●──────
           Day   │  [Week]
        ╭──────────────────╮
        │ Name             │
        ╰──────────────────╯
        [       Save       ]
        """)
  }

  @Test("A tree is mirrored in right-to-left languages")
  func aTreeIsMirroredWhereTheLanguageRunsFromRightToLeft() {
    #expect(
      plain(form, 20, isRightToLeft: true) == """
                    Settings
        ●━━            Sound
        ──────●━━━━━━ Volume
          [Week]  │   Day
        ╭──────────────────╮
        │             Name │
        ╰──────────────────╯
        [       Save       ]
        """)
  }

  @Test("Wide characters take two cells")
  func wideCharactersTakeTwoCells() {
    let row = HStack {
      Label("日本")
      Label("🎉|", .textAlignment(.right))
    }
    #expect(plain(row, 10) == "日本   🎉|")
    #expect(plain(Label("日本語"), 5) == "日本…")
  }

  @Test("Borders and rounded backgrounds are drawn as boxes")
  func bordersAndRoundGroundsAreBoxes() {
    #expect(plain(View(.layer.borderWidth(1), .subviews([Label("a")])), 5) == "┌───┐\n│a  │\n└───┘")
    let card = View(.layer.cornerRadius(8), .backgroundColor(.systemGray6), .subviews([Label("a")]))
    #expect(plain(card, 5) == "╭───╮\n│a  │\n╰───╯")
  }

  @Test("Colors and fonts are reset at the end of each line")
  func stylesEndWithTheLine() {
    let label = VStack {
      Label("Views", .textColor(.systemRed), .font(.headline))
      Label("1000", .textColor(.secondaryLabel))
      Label("plain")
    }
    #expect(
      Preview.terminal(label, width: 10, color: true)
        == "\u{1B}[1;38;5;203mViews\u{1B}[0m\n\u{1B}[2m1000\u{1B}[0m\nplain")
  }

  @Test("Backgrounds extend to the end of the line")
  func groundsShowToTheEndOfTheLine() {
    let view = View(.backgroundColor(.systemBlue), .subviews([Label("a", .textColor(.white))]))
    #expect(
      Preview.terminal(view, width: 4, color: true) == "\u{1B}[38;5;231;48;5;33ma\u{1B}[0m\u{1B}[48;5;33m   \u{1B}[0m")
    #expect(plain(view, 4) == "a")
  }

  @Test("Text cannot send control sequences to the terminal")
  func textCannotSteerTheTerminal() {
    #expect(plain(Label("a\u{1B}[2Jb\u{7}\u{202E}c"), 20) == "a[2Jbc")
  }

  @Test("`NO_COLOR` switches colors and fonts off")
  func noColorTurnsStylesOff() {
    #expect(TerminalEnvironment.wantsColor(unless: nil))
    #expect(TerminalEnvironment.wantsColor(unless: ""))
    #expect(!TerminalEnvironment.wantsColor(unless: "1"))
  }

  @Test("`COLUMNS` in the environment sets the width, if it is a number")
  func columns() {
    #expect(TerminalEnvironment.columns(in: "100") == 100)
    for text in [nil, "", "0", "-1", "wide", "99999999999999999999"] {
      #expect(TerminalEnvironment.columns(in: text) == nil)
    }
  }

  @Test("Hidden widgets are not shown")
  func hiddenWidgetsDoNotShow() {
    #expect(plain(Label("a", .isHidden(true)), 5) == "")
    #expect(plain(VStack { Label("a", .alpha(0)) }, 5) == "")
  }

  @Test("Scrolled content is clipped")
  func scrolledContentIsClipped() {
    let list = ScrollView(.height(40), .contentOffset(CGPoint(x: 0, y: 20))) {
      Label("one\ntwo\nthree\nfour", .numberOfLines(0))
    }
    #expect(plain(list, 8) == "two\nthree")
  }

  @Test("Scrolled content does not cover the border")
  func scrolledBorder() {
    let list = ScrollView(.height(80), .layer.borderWidth(1), .contentOffset(CGPoint(x: 0, y: 20))) {
      Label("one\ntwo\nthree\nfour\nfive", .numberOfLines(0))
    }
    #expect(plain(list, 8) == "┌──────┐\n│two   │\n│three │\n└──────┘")
  }

  @Test("Negative spacing does not cover text")
  func negativeSpacing() {
    let labels = Children {
      Label("one"); Label("two")
    }
    #expect(plain(StackView(.spacing(-100), .arrangedSubviews(labels)), 6) == "onetwo")
    #expect(plain(StackView(.axis(.vertical), .spacing(-100), .arrangedSubviews(labels)), 8) == "one\ntwo")
  }

  @Test("A wide title that does not fit is truncated")
  func wideTitle() {
    #expect(plain(Button("日本語日本語日本語"), 12) == "[日本語日… ]")
  }

  @Test("Dividers are lines")
  func dividersAreLines() {
    #expect(plain(VStack { Divider() }, 4) == "────")
    #expect(
      plain(
        HStack {
          Label("a"); Divider(); Label("b")
        }, 3) == "a│b")
  }

  @Test("Components show their bodies")
  @MainActor func componentsShow() {
    #expect(plain(VStack { NameValue(name: "a", value: "b") }, 2) == "ab")
  }

  @Test("Previewable widgets show their preview")
  func previewableWidgetsShow() {
    #expect(plain(Gauge(), 8) == "████░░░░")
  }
}

/// A component.
private struct NameValue: Component {
  let name: String
  let value: String

  var body: Children {
    HStack {
      Label(name)
      Label(value)
    }
  }
}

/// A widget of somebody's own.
private struct Gauge: Widget {
  var attributes = ViewAttributes.fresh
}

extension Gauge: Previewable {
  var preview: any Widget { ProgressView(.progress(0.5)) }
}
