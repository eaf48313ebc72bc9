import Foundation
import Testing

/// What an editor lists at the bar while a line is written, and the names that are expected first.
@Suite(.enabled("There is no sourcekit-lsp on the path to complete lines with.") { await LanguageServer.isAvailable })
struct CompletionTests {
  /// Lines, and names of which the first ten entries have all.
  static let lines: [(line: String, names: [Substring])] = [
    // Initializers.
    ("_ = Label(|)", ["(text:"]), ("_ = Button(|)", ["(title:"]), ("_ = TextField(|)", ["(placeholder:"]),
    ("_ = VStack(|)", ["(alignment:", "(mods:"]), ("_ = Butt|", ["Button"]),
    // Mods of stacks.
    ("VStack(.padd|)", ["padding"]), ("HStack(.layer|)", ["layer"]), ("VStack(.backg|)", ["backgroundColor"]),
    ("HStack(spacing: 8, .padd|)", ["padding"]), ("VStack(alignment: .|)", ["center", "leading", "trailing", "fill"]),
    // Mods of widgets, the only one and after others.
    ("Label(.te|)", ["text", "textColor", "textAlignment"]), ("Label(\"a\", .num|)", ["numberOfLines"]),
    ("Label(\"a\", .fon|)", ["font"]), ("Label(\"a\", .alpha(1), .isH|)", ["isHidden"]),
    ("ImageView(.cont|)", ["contentMode"]), ("Slider(.max|)", ["maximumValue"]),
    // Events, before their operator is written and after.
    ("Button(\"a\", .tapp|)", ["tapped"]), ("TextField(.textCh|)", ["textChanged"]), ("Switch(.togg|)", ["toggled"]),
    ("Slider(.valueCh|)", ["valueChanged"]), ("TableView(.rowSel|)", ["rowSelected"]),
    ("CollectionView(.itemSel|)", ["itemSelected"]), ("Button(\"a\", .| --> {})", ["tapped", "onAppear"]),
    // Recipes and themes.
    ("Button(\"a\", .buttonSt|)", ["buttonStyle"]),
    ("Button(\"a\", .buttonStyle(.|))", ["filled", "bordered", "destructive", "plain"]),
    ("Label(\"a\", .badge(.|))", ["success", "info", "large", "small"]),
    ("Label(\"a\", .theme(Brand.self, \\.| .~ .red))", ["accent"]),
    ("Banner(\"a\", .succ|)", ["success"]), ("EmptyState(\"a\", .lar|)", ["large"]),
    ("ListRow(\"a\", .discl|)", ["disclosure"]), ("Field(\"a\", .plac|)", ["placeholder"]),
    // Compositions.
    ("Label(\"a\") |> .num|", ["numberOfLines"]), ("Label(\"a\") |> .multiline <> .num|", ["numberOfLines"]),
    ("_ = [Mod<Label>.multiline, .num|]", ["numberOfLines"]), ("Label().with(.num|)", ["numberOfLines"]),
    // Rows, and widgets in blocks.
    ("TableView { Section(\"a\") { TableViewCell(.acces|) } }", ["accessoryType"]),
    ("TableView { TableViewCell(.acces|) }", ["accessoryType"]), ("VStack { Label(.te|) }", ["text", "textColor"]),
    ("LiveTree { Label(.te|) }", ["text", "textColor"]), ("NavigationController { Label(.te|) }", ["text"]),
    // Queries and actions.
    ("tree.find(.|)", ["button", "cell", "image", "link"]), ("tree.find(.but|)", ["button"]),
    ("try tree.find(.button(\"a\")).ta|", ["tap"]), ("try tree.find(.button(\"a\")).typ|", ["type"]),
  ]

  static let completions = Task { try await LanguageServer.completions(of: lines.map(\.line)) }

  @Test(
    "The first ten completions of a line contain the name that the line is for, with its documentation",
    arguments: lines)
  func names(line: String, names: [Substring]) async throws {
    let first = try await Self.completions.value[line]?.prefix(10) ?? []
    for name in names {
      let entry = first.first { $0.name == name || $0.label.hasPrefix(name) }
      #expect(entry != nil, "\(first)")
      #expect(entry?.isDocumented != false || entry?.name == "accent")
    }
  }
}
