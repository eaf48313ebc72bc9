import Mod
import Testing
import Widgets

@testable import Layout
@testable import Terminal

@Suite("Colors in a terminal")
struct TerminalColorTests {
  /// The text and the ground of the cells that show something, with whether they are exchanged.
  private func styles(of widget: any Widget) -> [(text: TerminalColor?, ground: TerminalColor?, sequence: String)] {
    Preview.terminal(widget, width: 20, color: true).matches(of: /\u{1B}\[([0-9;]+)m([^\u{1B}]*)/)
      .filter { $0.2.contains { $0 != " " } }.map { match in
        func color(_ start: String) -> TerminalColor? {
          match.1.firstRange(of: "\(start);5;").flatMap { range in
            UInt8(match.1[range.upperBound...].prefix { $0.isNumber }).map(TerminalColor.init(number:))
          }
        }
        return (color("38"), color("48"), String(match.1))
      }
  }

  private static let grounds: [(String, Mod<Button>)] = [
    ("filled", .backgroundColor(.systemBlue) + .titleColor(.white)),
    ("filled by its layer", .layer.backgroundColor(.systemIndigo)),
    ("tinted", .backgroundColor(Color.tintColor.withAlphaComponent(0.15))),
    ("tinted green", .tintColor(.systemGreen) + .backgroundColor(Color.systemGreen.withAlphaComponent(0.2))),
    ("gray", .backgroundColor(.systemGray5)), ("lightly filled", .backgroundColor(.tertiarySystemFill)),
    ("yellow", .backgroundColor(.systemYellow)), ("white", .backgroundColor(.white) + .titleColor(.white)),
    ("black", .backgroundColor(.black)), ("as text", .backgroundColor(.label)),
    ("a picture", .backgroundImage(Image(named: "paper"))),
  ]

  @Test("A button with a background shows it, and its title is legible in every state", arguments: grounds)
  func groundsShow(name: String, ground: Mod<Button>) throws {
    let states: [Mod<Button>] = [[], .isEnabled(false), .isHighlighted(true), .isSelected(true)]
    var seen: Set<[String]> = []
    for type in [Button.ButtonType.custom, .system] {
      for state in states {
        let styles = styles(of: Button(type: type, .title("Save"), ground, state))
        #expect(!styles.isEmpty)
        for (text, ground, sequence) in styles {
          let text = try #require(text, "\(name): \(sequence)")
          let ground = try #require(ground, "\(name): \(sequence)")
          #expect(text.color.contrast(to: ground.color) >= 3, "\(name): \(sequence)")
          #expect(!sequence.split(separator: ";").contains("2"), "\(name): \(sequence)")
        }
        if type == .custom { seen.insert(styles.map(\.sequence)) }
      }
    }
    // Disabled is told from enabled, both from highlighted, and all from selected.
    #expect(seen.count == 4, "\(name): \(seen)")
  }

  @Test("A button can be recognized without colors, whatever its background is", arguments: grounds)
  func withoutColors(name: String, ground: Mod<Button>) {
    for state in [[], .isEnabled(false), .isHighlighted(true)] as [Mod<Button>] {
      #expect(
        Preview.terminal(VStack(alignment: .leading) { Button("Save", ground, state) }, color: false) == "[ Save ]")
    }
  }

  @Test("A button without a background keeps that of the terminal")
  func plain() {
    #expect(styles(of: Button(type: .system, .title("Save"))).allSatisfy { $0.ground == nil })
  }

  @Test("The border color of a button is that of its brackets")
  func border() {
    let button = Button(type: .system, .title("Save"), .layer.borderWidth(1), .layer.borderColor(.systemRed))
    #expect(
      Set(styles(of: button).map(\.text))
        == Set([Color.systemRed, .tintColor].map { TerminalColor($0)?.limited(to: .palette) }))
  }

  @Test("Swipe actions have a background in their color")
  func swipeActions() {
    let row = CellModel(1, TableViewCell(.text(""), .swipedEdge(.trailing))).with {
      $0.trailingSwipeActions = [SwipeAction("Flag", backgroundColor: .systemOrange) {}, SwipeAction("More") {}]
    }
    let grounds = styles(of: TableView { Section { row } }).map(\.ground)
    #expect(
      Set(grounds)
        == Set([Color.systemOrange, .systemGray].map { TerminalColor(background: $0)?.limited(to: .palette) }))
  }

  @Test("A selected row and a rounded label have backgrounds, and a screen does not")
  func rowsAndLabels() {
    let row = TableViewCell(.text("Ada"), .isSelected(true))
    #expect(styles(of: row).map { $0.ground == nil } == [false])
    #expect(styles(of: row.with(.isSelected(false))).isEmpty)
    let label = Label("new", .layer.cornerRadius(8), .backgroundColor(.secondarySystemFill))
    #expect(styles(of: label).map { $0.ground == nil } == [false])
    for color in [Color.systemBackground, .systemGroupedBackground, .secondarySystemGroupedBackground, .systemGray6] {
      #expect(styles(of: View(.backgroundColor(color), .subviews([Label("Ada")]))).isEmpty)
    }
  }

  @Test("A line has its own color, and the terminal's color in place of the system's")
  func lines() {
    #expect(
      styles(of: VStack { Divider(.backgroundColor(.systemRed)) }).map(\.text) == [
        TerminalColor(.systemRed)?.limited(to: .palette)
      ])
    #expect(Preview.terminal(VStack { Divider() }, width: 2, color: true) == "\u{1B}[2m──\u{1B}[0m")
  }

  @Test("A color is shown as the nearest one of the terminal")
  func nearest() {
    for (color, number) in [
      (Color(hex: 0x0087FF), 33), (Color(hex: 0xFF5F5F), 203), (Color(hex: 0x808080), 244), (.white, 231), (.black, 16),
      (Color(hex: 0x121212), 233),
    ] {
      #expect(TerminalColor(nearest: color).number == number)
    }
    for number in UInt8(16)...255 {
      let color = TerminalColor(number: number).color
      #expect(TerminalColor(nearest: color).color == color)
    }
  }
}
