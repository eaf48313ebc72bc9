import Foundation

/// A notation for many changes, or many children, in one expression.
struct Notation: Sendable {
  let name: String

  /// The reason that its goals are missed, if they are.
  var limit = Limit.none

  /// Whether the steps to find a misspelled name grow as the terms do.
  var findsMistakes = true

  let source: @Sendable (_ terms: Int) -> String

  /// Returns the source with a misspelled name in the middle term, or `nil` if that term is another.
  func mistaken(_ terms: Int) -> String? {
    let middle = try? Regex("numberOfLines(\\(| -- | \\.~ |, )\(terms / 2)\\b", as: (Substring, Substring).self)
    let right = source(terms)
    guard let middle, right.firstMatch(of: middle) != nil else { return nil }
    return right.replacing(middle) { "numberOfLins\($0.output.1)\(terms / 2)" }
  }

  enum Limit {
    case none
    /// The time grows with the square of the terms, though the compiler's steps do not.
    case quadraticTime
  }
}

extension Notation {
  static let all = lists + chains + pipes + trees

  private static let lists = [
    Notation(name: "arguments") { "let label = Label(\(joined($0, ", ", called)))" },
    Notation(name: "array") { "let style: Mod<Label> = [\(joined($0, ", ", called))]" },
    Notation(name: "`--` in arguments") { "let label = Label(\(joined($0, ", ", paired)))" },
    Notation(name: "`.set` in arguments") { "let label = Label(\(joined($0, ", ", set)))" },
    Notation(name: "key paths in arguments") { "let label = Label(\(joined($0, ", ", keyed)))" },
    Notation(name: "key paths in an array") { "let style: Mod<Label> = [\(joined($0, ", ", keyed))]" },
    Notation(name: "key paths in `with`") { "let label = Label().with(\(joined($0, ", ", keyed)))" },
    Notation(name: "bindings in arguments") { bound("let button = Button(\(joined($0, ", ", binding)))") },
    Notation(name: "bindings in an array") { bound("let style: Mod<Button> = [\(joined($0, ", ", binding))]") },
  ]

  private static let chains = [
    Notation(name: "`<>`") { "let style: Mod<Label> = \(joined($0, " <> ", called))" },
    Notation(name: "`--` and `<>`") { "let style: Mod<Label> = \(joined($0, " <> ", paired))" },
    Notation(name: "`.set` and `<>`") { "let style: Mod<Label> = \(joined($0, " <> ", set))" },
    Notation(name: "bindings and `<>`") { bound("let style: Mod<Button> = \(joined($0, " <> ", binding))") },
    Notation(name: "key paths and `<>`") { "let style: Mod<Label> = \(joined($0, " <> ", keyed))" },
    Notation(name: "`+`", limit: .quadraticTime, findsMistakes: false) {
      "let style: Mod<Label> = \(joined($0, " + ", called))"
    },
    Notation(name: "`--` and `+`", limit: .quadraticTime, findsMistakes: false) {
      "let style: Mod<Label> = \(joined($0, " + ", paired))"
    },
    Notation(name: "block", findsMistakes: false) {
      "let style = Mod<Label> { \(joined($0, "; ") { "Mod\(called($0))" }) }"
    },
  ]

  private static let pipes = [
    Notation(name: "`|>` and a list") { "let label = Label() |> [\(joined($0, ", ", called))]" },
    Notation(name: "`|>` and a list of pairs", findsMistakes: false) {
      "let label = Label() |> [\(joined($0, ", ", paired))]"
    },
    Notation(name: "`|>` and a list of `.set`") { "let label = Label() |> [\(joined($0, ", ", set))]" },
    Notation(name: "`|>` and a list of key paths") {
      "let label = Label() |> [\(joined($0, ", ", keyed))]"
    },
    Notation(name: "`|>` and a list of `update`", findsMistakes: false) {
      "let button = Button() |> [\(joined($0, ", ") { ".layer.update(.cornerRadius(\($0)))" })]"
    },
    Notation(name: "`|>` and `|>`", findsMistakes: false) { "let label = Label() |> \(joined($0, " |> ", called))" },
    Notation(name: "`|>` and `<>`") { "let label = Label() |> \(joined($0, " <> ", called))" },
    Notation(name: "`|>`, key paths and `<>`") { "let label = Label() |> \(joined($0, " <> ", keyed))" },
    Notation(name: "`|>`, `--` and `<>`", findsMistakes: false) {
      "let label = Label() |> \(joined($0, " <> ", paired))"
    },
    Notation(name: "`|>` and `+`", limit: .quadraticTime, findsMistakes: false) {
      "let label = Label() |> \(joined($0, " + ", called))"
    },
    Notation(name: "`configure` and key paths") {
      "let label = configure(Label(), with: [\(joined($0, ", ", keyed))])"
    },
    Notation(name: "`configure` and pairs", findsMistakes: false) {
      "let label = configure(Label(), with: [\(joined($0, ", ", paired))])"
    },
  ]

  private static let trees = [
    Notation(name: "children") { tree(joined($0, "\n") { "Label(\"\($0)\", .alpha(0.5))" }) },
    Notation(name: "children of `if` and `else`", limit: .quadraticTime) {
      tree(joined($0, "\n") { "if CommandLine.argc > \($0) { Label(\"\($0)\") } else { Divider() }" })
    },
    Notation(name: "children with handlers") {
      tree(joined($0, "\n") { "Button(\"\($0)\", .tapped --> { print(\($0)) })" })
    },
    Notation(name: "children of `ForEach`") {
      tree(joined($0, "\n") { "ForEach([1, 2], id: \\.self) { number in Label(\"\\(number) of \($0)\") }" })
    },
    Notation(name: "assignments") {
      "func style(_ label: inout Label) {\n\(joined($0, "\n", assigned))\n}"
    },
  ]

  private static func joined(_ terms: Int, _ separator: String, _ term: (Int) -> String) -> String {
    (0..<terms).map(term).joined(separator: separator)
  }

  private static func called(_ number: Int) -> String {
    [".numberOfLines(\(number))", ".alpha(0.5)", ".text(\"\(number)\")", ".isHidden(true)"][number % 4]
  }

  private static func paired(_ number: Int) -> String {
    [".numberOfLines -- \(number)", ".alpha -- 0.5", ".text -- \"\(number)\"", ".isHidden -- true"][number % 4]
  }

  private static func keyed(_ number: Int) -> String {
    "\\" + paired(number).replacingOccurrences(of: "--", with: ".~")
  }

  private static func set(_ number: Int) -> String {
    ".set(" + keyed(number).replacingOccurrences(of: " .~", with: ",") + ")"
  }

  private static func assigned(_ number: Int) -> String {
    "label" + paired(number).replacingOccurrences(of: "--", with: "=")
  }

  /// A constant, a binding or a handler.
  private static func binding(_ number: Int) -> String {
    [
      ".tag -- \(number)", ".title <-- name", ".tapped --> taps", ".isSelected <--> flag",
      ".tapped --> { print(\(number)) }",
    ][number % 5]
  }

  /// A function with signals to bind to.
  private static func bound(_ expression: String) -> String {
    "@MainActor func bound(name: Var<String>, flag: Var<Bool>, taps: Input<Void>) {\n\(expression)\n}"
  }

  private static func tree(_ children: String) -> String {
    "@MainActor func tree() -> some Widget {\nVStack {\n\(children)\n}\n}"
  }
}
