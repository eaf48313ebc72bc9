import Foundation
import Testing

@testable import ThemeTool

@Suite("The files of the command generate-theme") final class ThemeCommandFileTests {
  private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("theme-\(UUID().uuidString)")

  init() throws { try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true) }
  deinit { try? FileManager.default.removeItem(at: folder) }

  private func file(_ name: String, _ text: String) throws -> String {
    let url = folder.appendingPathComponent(name)
    try Data(text.utf8).write(to: url)
    return url.path
  }

  private func run(_ arguments: String...) -> (code: Int32, output: String) {
    var lines: [String] = []
    let code = ThemeCommand(arguments, print: { lines.append($0) }, warn: { lines.append($0) }).run()
    return (code, lines.joined(separator: "\n").replacing(folder.path + "/", with: ""))
  }

  @Test("A file that is read is not overwritten, nor is one that a resolver document refers to")
  func keepsSources() throws {
    let text = token("number", "1")
    let path = try file("a.tokens.json", text)
    for output in [path, folder.path + "/./a.tokens.json"] {
      let (code, message) = run(path, "--output", output)
      #expect(code == 2 && message.hasSuffix("is one of the files that are read: give another --output."))
    }
    let resolver = try file(
      "b.resolver.json",
      #"""
      {"version": "2025.10", "resolutionOrder": [
        {"type": "set", "name": "s", "sources": [{"$ref": "a.tokens.json"}]}]}
      """#)
    #expect(run(resolver, "--output", path).code == 2)
    #expect(try String(contentsOfFile: path, encoding: .utf8) == text)
    #expect(run(path, "--output", folder.path + "/other.tokens.json").code == 0)
  }

  @Test("An output in an unknown format is an error")
  func formats() throws {
    let path = try file("a.tokens.json", token("number", "1"))
    let (code, message) = run(path, "--output", folder.path + "/a.scss")
    #expect(code == 2 && message.contains("error: a.scss has to end in .swift, .css or .json"))
  }

  @Test("The error about files in the former format of Tokens Studio says how to export the present one")
  func formerFormat() throws {
    let former = try file("a.json", ##"{"color": {"red": {"value": "#ff0000", "type": "color"}}}"##)
    let note = """
      note: a.json is in the former format of Tokens Studio, with value and type in place of $value and $type; choose \
      W3C DTCG as the token format in the settings of the plugin, and export it again
      """
    #expect(run(former).code == 2 && run(former).output.replacing("\(folder.path)/", with: "").hasSuffix(note))
    #expect(run(former, "--allow", "all,skippingInvalid").output.hasSuffix(note))
    #expect(try !run(file("b.json", "{}")).output.contains("note"))
  }

  @Test("Names that are equal only in Swift can be written as a style sheet")
  func names() throws {
    let path = try file("a.json", #"{"$type": "number", "a-b": {"$value": 1}, "aB": {"$value": 2}}"#)
    #expect(run(path, "--output", folder.path + "/a.css").code == 0)
    #expect(run(path).output.contains("another name in Swift"))
    let css = try String(contentsOfFile: folder.path + "/a.css", encoding: .utf8)
    #expect(css.contains("--a-b: 1;") && css.contains("--aB: 2;"))
  }

  @Test("A token other than a color that differs between light and dark can keep its light value")
  func keepsLight() throws {
    func set(_ gray: String, _ blur: String, _ size: String) -> String {
      let length = #"{"value": \#(blur), "unit": "px"}"#
      return #"""
        {"gray": {"$type": "color", "$value": \#(color("srgb", gray))}, "size": {"$type": "number", "$value": \#(size)},
         "shadow": {"$type": "shadow", "$value": {"color": \#(black), "offsetX": \#(px), "offsetY": \#(px),
           "blur": \#(length), "spread": \#(px)}}}
        """#
    }
    let path = try file(
      "a.resolver.json",
      #"""
      {"version": "2025.10", "resolutionOrder": [{"type": "modifier", "name": "mode", "contexts": {
        "light": [\#(set("1, 1, 1", "2", "1"))], "dark": [\#(set("0, 0, 0", "4", "1"))]}}]}
      """#)
    #expect(run(path).output.contains("Light and dark are themes of their own"))
    let (code, notes) = run(path, "--keep-light")
    #expect(code == 0 && notes.contains("note: shadow has its light value in the dark appearance, too."))
    #expect(!notes.contains("size"))
    let text = try String(contentsOfFile: folder.path + "/A.swift", encoding: .utf8)
    #expect(text.contains("Color(light: Color(hex: 0xFFFFFF), dark: Color(hex: 0x000000))"))
    #expect(text.contains("blur: 2") && !text.contains("blur: 4"))
    #expect(run(path, "--keep-light", "--output", folder.path + "/a.css").code == 0)
    let css = try String(contentsOfFile: folder.path + "/a.css", encoding: .utf8)
    #expect(css.contains("light-dark(") && css.contains("1px 1px 2px") && !css.contains("1px 1px 4px"))
  }

  @Test("A theme for one module has the same source without access levels")
  func internalTheme() throws {
    let white = #"{"$type": "color", "$value": \#(color("srgb", "1, 1, 1"))}"#
    let path = try file(
      "a.json", #"{"a": {"$type": "number", "$value": 1, "$deprecated": true}, "b": {"c": \#(white)}}"#)
    #expect(run(path, "--name", "Own", "--output", folder.path + "/usual.swift").code == 0)
    #expect(run(path, "--name", "Own", "--output", folder.path + "/own.swift", "--internal").code == 0)
    let usual = try String(contentsOfFile: folder.path + "/usual.swift", encoding: .utf8)
    let own = try String(contentsOfFile: folder.path + "/own.swift", encoding: .utf8)
    #expect(usual.contains("public var c: Color") && !own.contains("public"))
    #expect(usual.replacing("public ", with: "") == own)
    let css = run(path, "--output", folder.path + "/own.css", "--internal")
    #expect(css.code == 2 && css.output.hasSuffix("error: --internal means nothing here: own.css is no Swift source."))
  }
}
