import Foundation

/// The time to type-check long compositions, relative to a file that only imports the same modules.
enum TypeChecking {
  /// A notation for many changes in one expression.
  struct Surface: Sendable {
    let name: String

    /// Whether 96 terms are known to take too long.
    var isKnownMiss = false

    let source: @Sendable (_ terms: Int) -> String
  }

  static let surfaces = [
    Surface(name: "list") { "let label = Label(\(joined($0, ", ", called)))" },
    Surface(name: "array") { "let style: Mod<Label> = [\(joined($0, ", ", called))]" },
    Surface(name: "`<>`") { "let style: Mod<Label> = \(joined($0, " <> ", called))" },
    Surface(name: "`+`", isKnownMiss: true) { "let style: Mod<Label> = \(joined($0, " + ", called))" },
    Surface(name: "`--` in a list") { "let label = Label(\(joined($0, ", ", paired)))" },
    Surface(name: "`--` and `<>`") { "let style: Mod<Label> = \(joined($0, " <> ", paired))" },
    Surface(name: "`--` and `+`", isKnownMiss: true) { "let style: Mod<Label> = \(joined($0, " + ", paired))" },
    Surface(name: "key paths in a list", isKnownMiss: true) { "let label = Label(\(joined($0, ", ", keyed)))" },
    Surface(name: "key paths and `<>`", isKnownMiss: true) {
      "let style: Mod<Label> = \(joined($0, " <> ", keyed))"
    },
    Surface(name: "block") { "let style = Mod<Label> { \(joined($0, "; ") { "Mod\(called($0))" }) }" },
    Surface(name: "children of a block") { "let tree = VStack { \(joined($0, "; ", child)) }" },
    Surface(name: "`|>` and a list") { "let label = Label() |> [\(joined($0, ", ", called))]" },
    Surface(name: "`|>` and `<>`") { "let label = Label() |> \(joined($0, " <> ", called))" },
    Surface(name: "`|>` and `+`", isKnownMiss: true) { "let label = Label() |> \(joined($0, " + ", called))" },
    Surface(name: "`|>`, `--` and `<>`", isKnownMiss: true) { "let label = Label() |> \(joined($0, " <> ", paired))" },
    Surface(name: "bindings in a list") { bound("let button = Button(\(joined($0, ", ", binding)))") },
    Surface(name: "bindings in an array") { bound("let style: Mod<Button> = [\(joined($0, ", ", binding))]") },
    Surface(name: "bindings and `<>`") { bound("let style: Mod<Button> = \(joined($0, " <> ", binding))") },
  ]

  /// Measures expressions of 12, 48 and 96 terms, or only those of 96 that are known to be fast.
  @MainActor
  static func measure(into table: inout Table, quick: Bool) throws {
    let checker = try Checker()
    for surface in surfaces where !(quick && surface.isKnownMiss) {
      for terms in quick ? [96] : [12, 48, 96] {
        guard let ratio = try checker.ratio(of: surface.source(terms)) else {
          print("| \(surface.name), \(terms) | not checked | |")
          break
        }
        // Times are noisy, so they fail only if they indicate another growth.
        let isKnown = surface.isKnownMiss || ratio < 20
        table.add("type-checking", "\(surface.name), \(terms)", ratio, goal: 4, isKnown: isKnown)
        if ratio > 20 { break }
      }
    }
    let styles = (1...1_000).map {
      "let style\($0): Mod<Label> = .numberOfLines(\($0)) <> .alpha(0.5) <> .text(\"\($0)\")"
    }
    if let ratio = try checker.ratio(of: styles.joined(separator: "\n")) {
      table.add("type-checking", "1,000 styles", ratio, goal: 4, isKnown: true)
    }
  }

  private static func joined(_ terms: Int, _ separator: String, _ term: (Int) -> String) -> String {
    (0..<terms).map(term).joined(separator: separator)
  }

  private static func called(_ number: Int) -> String {
    [".numberOfLines(\(number))", ".alpha(0.5)", ".text(\"\(number)\")", ".isHidden(true)"][number % 4]
  }

  private static func child(_ number: Int) -> String {
    [
      "Label(\"\(number)\")", "HStack { Label(\"\(number)\", .alpha(0.5)); Spacer() }",
      "if CommandLine.argc > \(number) { Divider() }", "CommandLine.argc > \(number) ? Button(\"\(number)\") : nil",
    ][number % 4]
  }

  private static func paired(_ number: Int) -> String {
    [".numberOfLines -- \(number)", ".alpha -- 0.5", ".text -- \"\(number)\"", ".isHidden -- true"][number % 4]
  }

  /// A constant, a binding or a handler.
  private static func binding(_ number: Int) -> String {
    [
      ".tag -- \(number)", ".title <-- name", ".tapped --> taps", ".isSelected <--> flag",
      ".tapped --> { print(\(number)) }",
    ][number % 5]
  }

  /// A model with a signal to bind to.
  private static func bound(_ expression: String) -> String {
    """
    import Bindings
    @MainActor func bound(name: Var<String>, flag: Var<Bool>, taps: Input<Void>) {
      \(expression)
    }
    """
  }

  private static func keyed(_ number: Int) -> String {
    "\\" + paired(number)
  }
}

/// Type-checks sources against the modules that this program was built with.
private struct Checker {
  private let empty: Double

  init() throws {
    empty = try Self.time(of: "") ?? .infinity
  }

  /// Returns the time of a source relative to an empty one; `nil` if the compiler gives up.
  func ratio(of source: String) throws -> Double? {
    try Self.time(of: source).map { $0 / empty }
  }

  private static func time(of source: String) throws -> Double? {
    try Shell.withTemporaryFolder { folder in
      let file = folder.appending(path: "Source.swift")
      try "import Mod\nimport Pipe\nimport Widgets\n\(source)\n".write(to: file, atomically: true, encoding: .utf8)
      var times: [Double] = []
      for _ in 0..<3 {
        let outcome = try Shell.run([
          "swiftc", "-frontend", "-typecheck", "-parse-as-library", "-swift-version", "6", "-I", Products.modules,
          file.path,
        ])
        guard outcome.status == 0 else { return nil }
        times.append(outcome.time)
        if outcome.time > 5 { break }
      }
      return times.min()
    }
  }
}

/// The folder of the modules that this program was built with.
enum Products {
  static var modules: String {
    URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent().appending(path: "Modules").path
  }
}
