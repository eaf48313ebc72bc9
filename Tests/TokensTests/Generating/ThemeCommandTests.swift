import Foundation
import Testing

@testable import ThemeTool

@Suite("The command generate-theme") final class ThemeCommandTests {
  private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("theme-\(UUID().uuidString)")

  init() throws { try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true) }
  deinit { try? FileManager.default.removeItem(at: folder) }

  private func file(_ name: String, _ text: String) throws -> String {
    let url = folder.appendingPathComponent(name)
    try Data(text.utf8).write(to: url)
    return url.path
  }

  private func run(_ arguments: String...) -> (code: Int32, output: String) { run(arguments: arguments) }

  private func run(arguments: [String]) -> (code: Int32, output: String) {
    var lines: [String] = []
    let code = ThemeCommand(arguments, print: { lines.append($0) }, warn: { lines.append($0) }).run()
    return (code, lines.joined(separator: "\n").replacing(folder.path + "/", with: ""))
  }

  /// Returns the remarks, without the results.
  private func remarks(_ arguments: String...) -> [String] {
    var lines: [String] = []
    _ = ThemeCommand(arguments, print: { _ in }, warn: { lines.append($0) }).run()
    return lines.map { $0.replacing(folder.path + "/", with: "") }
  }

  @Test("The source is written beside the tokens, and an outdated one fails the check")
  func writesAndChecks() throws {
    let path = try file("brand.tokens.json", token("number", "1"))
    #expect(run(path, "--check") == (1, "Brand.swift is missing: run `swift package generate-theme` again."))
    #expect(run(path) == (0, "Wrote Brand.swift."))
    #expect(run(path) == (0, "Brand.swift is up to date."))
    #expect(run(path, "--check").code == 0)
    _ = try file("brand.tokens.json", token("number", "2"))
    #expect(run(path, "--check") == (1, "Brand.swift is stale: run `swift package generate-theme` again."))
    #expect(run(path, "--name", "Kit", "--protocol", "Theme", "--import", "Styles,Kit") == (0, "Wrote Kit.swift."))
    let text = try String(contentsOf: folder.appendingPathComponent("Kit.swift"), encoding: .utf8)
    #expect(
      text.contains("import Styles\nimport Kit\nimport Tokens\n") && text.contains("struct Kit: Theme, TokenGroup"))
  }

  @Test("A resolver document and its files become themes")
  func readsResolvers() throws {
    _ = try file("dark.json", token("number", "2"))
    let path = try file(
      "brand.resolver.json",
      #"""
      {"version": "2025.10", "resolutionOrder": [{"type": "modifier", "name": "m", "contexts": {
        "day": [\#(token("number", "1"))], "night": [{"$ref": "dark.json"}]}}]}
      """#)
    #expect(run(path).code == 0)
    let text = try String(contentsOf: folder.appendingPathComponent("Brand.swift"), encoding: .utf8)
    #expect(
      text.contains("static var day: Brand { standard }") && text.contains("static let night: Brand = {")
        && text.contains("theme.a = 2"))
    #expect(run("lint", path) == (0, ""))
  }

  @Test("The error about files that deviate from the format names the leniencies that would accept them")
  func advises() throws {
    let deviating = #"{"a": {"$type": "dimension", "$value": 0}, "b": {"$type": "dimension", "$value": "4px"}}"#
    let path = try file("brand.tokens.json", deviating)
    let note = "note: the files deviate from the format; `--allow dimensionString,unitlessZero` reads them"
    #expect(run(path).code == 2 && run(path).output.hasSuffix(note))
    #expect(run("lint", path).output.hasSuffix(note))
    #expect(run(path, "--allow", "dimensionString,unitlessZero").code == 0)
    let resolver = try file(
      "brand.resolver.json",
      #"{"version": "2025.10", "resolutionOrder": [{"type": "set", "name": "s", "sources": [\#(deviating)]}]}"#)
    #expect(run(resolver).output.hasSuffix(note))
    let mixed = #"{"a": {"$type": "dimension", "$value": 0}, "b": {"$type": "dimension", "$value": true}}"#
    let partly = "note: the files deviate from the format; `--allow skippingInvalid,unitlessZero` reads them"
    #expect(try run(file("mixed.tokens.json", mixed)).output.hasSuffix(partly + " without one that is not valid"))
    let modifier = #"{"type": "modifier", "name": "m", "contexts": {"day": [], "night": [\#(token("number", "1"))]}}"#
    let lacking = try file(
      "lacking.resolver.json",
      #"""
      {"version": "2025.10", "resolutionOrder": [
        {"type": "set", "name": "s", "sources": [{"z": {"$type": "dimension", "$value": 0}}]}, \#(modifier)]}
      """#)
    let options = "--allow unitlessZero --missing default"
    #expect(run(lacking).output.hasSuffix("note: the files deviate from the format; `\(options)` reads them"))
    #expect(run(lacking, "--allow", "unitlessZero", "--missing", "default").code == 0)
    let wrong = try file("wrong.tokens.json", #"{"a": {"$type": "dimension", "$value": true}}"#)
    #expect(run(wrong).code == 2 && !run(wrong).output.contains("note"))
  }

  @Test(
    "Warnings and errors are not part of the output, and are the same for each format",
    arguments: ["swift", "css", "json"])
  func separatesRemarks(_ format: String) throws {
    let output = folder.appendingPathComponent("out.\(format)").path
    let path = try file("a.json", #"{"a": {"$value": 1}}"#)
    #expect(remarks(path, "--output", output).first?.hasPrefix("a.json:1:18: error: a: ") == true)
    let warnings = remarks(path, "--output", output, "--allow", "all")
    #expect(warnings.count == 1 && warnings[0].hasPrefix("a.json:1:18: warning: a: "))
    #expect(
      remarks("lint", path, "--allow", "all") == warnings && remarks("--help") == [] && remarks("lint").count == 1)
    #expect(remarks("diff", path, path, "--allow", "all") == warnings + warnings)
    let set = #"{"type": "set", "name": "s", "sources": [{"a": {"$value": 1}}]}"#
    let modifier = #"{"type": "modifier", "name": "m", "contexts": {"x": [], "y": []}}"#
    let resolver = try file(
      "a.resolver.json", #"{"version": "2025.10", "resolutionOrder": [\#(set), \#(modifier)]}"#)
    #expect(remarks(resolver, "--output", output, "--allow", "all").count == 1)
    let lines = try [file("w.json", token("fontWeight", "350"))].flatMap { remarks($0, "--output", output) }
    #expect(lines.count == (format == "swift" ? 1 : 0))
  }

  @Test("Files without tokens fail, and nothing is written", arguments: ["swift", "css", "json"])
  func refusesEmptyFiles(_ format: String) throws {
    let output = folder.appendingPathComponent("out.\(format)").path
    for text in ["{}", #"{"a": {"value": "1", "type": "color"}}"#] {
      let (code, lines) = try run(file("a.json", text), "--allow", "all,skippingInvalid", "--output", output)
      let error = "The files have no tokens that can be read, so that nothing is written."
      #expect(code == 1 && lines.contains(error) && lines.contains("W3C DTCG") == (text != "{}"))
    }
    #expect(!FileManager.default.fileExists(atPath: output))
    let contexts = #"{"day": [], "night": [\#(token("number", "1"))]}"#
    let resolver = try file(
      "b.resolver.json",
      #"""
      {"version": "2025.10", "resolutionOrder": [{"type": "modifier", "name": "m", "contexts": \#(contexts)}]}
      """#)
    #expect(run(resolver, "--output", output, "--missing", "default").code == 0)
  }

  @Test("Resolver documents are compared by their permutations")
  func comparesResolvers() throws {
    func document(_ name: String, _ contexts: String) throws -> String {
      try file(
        name,
        #"{"version": "2025.10", "resolutionOrder": [{"type": "modifier", "name": "m", "contexts": {\#(contexts)}}]}"#)
    }
    func context(_ name: String, _ value: String) -> String { #""\#(name)": [\#(token("number", value))]"# }
    let old = try document("old.resolver.json", [context("day", "1"), context("dusk", "1")].joined(separator: ", "))
    let new = try document("new.resolver.json", [context("day", "2"), context("night", "3")].joined(separator: ", "))
    #expect(
      run("diff", old, new) == (1, "+ the context night of m\n- the context dusk of m\na: 1 → 2 (m day)"))
    #expect(run("diff", old, old) == (0, ""))
    let plain = try file("a.tokens.json", token("number", "1"))
    let error = "error: diff compares two files of tokens, or two resolver documents."
    #expect(run("diff", old, plain).output.hasSuffix("\n\(error)"))
  }

  @Test("The command `diff` prints differences, and exits with an error code")
  func printsDifferences() throws {
    let (one, two) = (try file("1.json", token("number", "1")), try file("2.json", token("number", "2")))
    #expect(run("diff", one, two) == (1, "a: 1 → 2"))
    #expect(run("diff", one, one) == (0, ""))
  }

  @Test("The command `lint` prints findings, and exits with an error code")
  func printsFindings() throws {
    let path = try file("a.json", #"{"$type": "color", "a": {"$value": \#(black)}, "b": {"$value": \#(black)}}"#)
    #expect(run("lint", path).code == 1)
    let (code, output) = run("lint", path, "--contrast", "a/b/4.5", "--used", "a")
    #expect(code == 1 && output.split(separator: "\n").count == 3)
    #expect(run("lint", path, "--contrast", "a/b").code == 2)
  }

  @Test("The extension of the output file sets the format")
  func writesFormats() throws {
    _ = try file("dark.json", token("number", "2"))
    let path = try file(
      "brand.resolver.json",
      #"""
      {"version": "2025.10", "resolutionOrder": [{"type": "modifier", "name": "m", "contexts": {
        "day": [\#(token("number", "1"))], "night": [{"$ref": "dark.json"}]}}]}
      """#)
    let output = folder.appendingPathComponent("out").path
    #expect(run(path, "--output", output + ".css", "--font", "Inter=inter.woff2").code == 0)
    #expect(try String(contentsOfFile: output + ".css", encoding: .utf8).hasPrefix("@font-face {"))
    let files = run(path, "--output", output + ".tokens.json").output
    #expect(files == "Wrote out.day.tokens.json.\nWrote out.night.tokens.json.")
    #expect(run(path, "--output", output + ".css", "--font", "Inter").code == 2)
    #expect(run(path, "--output", output + "/none/a.css").output.contains("\nerror: out/none/a.css cannot be written"))
  }

  @Test("Tokens that a permutation lacks are handled as the option says")
  func treatsMissingTokens() throws {
    let path = try file(
      "brand.resolver.json",
      #"""
      {"version": "2025.10", "resolutionOrder": [{"type": "modifier", "name": "m", "contexts": {
        "day": [], "night": [\#(token("number", "1"))]}}]}
      """#)
    #expect(run(path).code == 2 && run(path).output.contains("`--missing default`"))
    let note = "note: a has the value of another permutation, because the default one lacks it."
    #expect(remarks(path, "--missing", "default") == [note] && run(path, "--missing", "default").code == 0)
    #expect(remarks(path, "--missing", "skip")[0] == "note: a is left out, because not all permutations have it.")
    #expect(run(path, "--missing", "skip").code == 1)
    #expect(run(path, "--missing", "x").output.contains("\nerror: There is no treatment “x”"))
    #expect(run(path, path).output.contains("give it alone"))
    #expect(run("a.txt").output.contains("\nerror: a.txt is no tokens file"))
  }

  @Test("The messages about invalid files and arguments explain the problem")
  func explains() throws {
    let path = try file("a.json", #"{"a": {"$value": 1}}"#)
    let error = "a.json:1:18: error: a: expected a $type of the token or of a group around it, found 1"
    #expect(run(path) == (2, "\(error)\nnote: the files deviate from the format; `--allow untyped` reads them"))
    #expect(run(path, "--allow", "untyped").code == 0)
    #expect(run(path, "--allow", "all").output.hasPrefix("a.json:1:18: warning: a: "))
    #expect(run("none.json").output == "none.json: error: expected a file that can be read, found none")
    #expect(run("none.resolver.json").output.hasPrefix("none.resolver.json: error: expected a file that can be read"))
    #expect(run("lint", "none.json").output.hasPrefix("none.json: error: "))
    #expect(run(path, "--allow", "x").output.contains("\nerror: There is no leniency “x”"))
    #expect(run(path, "--name").output.hasSuffix("\nerror: --name needs a value."))
    #expect(run(path, "--colour", "x").output.hasSuffix("\nerror: There is no option --colour."))
    #expect(
      run(path, "--colour", "x").output.hasPrefix("note: `swift package generate-theme --help` lists the options\n"))
    for option in ["--import", "--protocol"] {
      for name in ["3a", "class", "_", "A.", "A..B", "Styles.3"] {
        #expect(run(path, option, name).output.hasSuffix("\nerror: “\(name)” is no name in Swift."))
      }
    }
    #expect(run(path, "-x").output.hasSuffix("\nerror: There is no option -x."))
    #expect(run(path, "--output", "--check").output.hasSuffix("\nerror: --output needs a value."))
    #expect(run(path, "--name", "A", "--name", "B").output.hasSuffix("\nerror: Write --name once."))
    #expect(run("diff", path).code == 2 && run("lint").code == 2 && run("--check").code == 2)
    #expect(run().code == 2)
    #expect(run("--help") == (0, ThemeCommand.usage))
  }

  @Test(
    "Options that mean nothing for the files or the output are refused",
    arguments: [
      (["--missing", "skip"], "--missing means nothing here: a.json has no permutations."),
      (["--keep-light"], "--keep-light means nothing here: a.json has no permutations."),
      (["--font", "Inter=a.woff2"], "--font means nothing here: a.swift is no style sheet."),
      (["--output", "a.css", "--protocol", "Theme"], "--protocol means nothing here: a.css is no Swift source."),
      (["--output", "a.json", "--import", "Kit"], "--import means nothing here: a.json is no Swift source."),
      (["--output", "a.json", "--internal"], "--internal means nothing here: a.json is no Swift source."),
    ])
  func meaningless(options: [String], problem: String) throws {
    let path = try file("a.json", #"{"a": {"$value": 1, "$type": "number"}}"#)
    let output = options.contains("--output") ? [] : ["--output", "a.swift"]
    let (code, text) = run(arguments: [path] + output + options)
    #expect(code == 2)
    #expect(text.hasSuffix("\nerror: " + problem), "\(text.suffix(200))")
  }

  @Test("A resolver document is read alone", arguments: ["generate", "lint"])
  func resolverAlone(command: String) throws {
    let files = ["a.resolver.json", "b.tokens.json"]
    let (code, text) = run(arguments: (command == "lint" ? ["lint"] : []) + files)
    #expect(code == 2 && text.hasSuffix("\nerror: a.resolver.json names its files itself: give it alone."))
  }
}
