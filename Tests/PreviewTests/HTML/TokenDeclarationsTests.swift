import Testing
import Widgets

@testable import Preview

@Suite("Declarations of tokens in a style")
struct TokenDeclarationsTests {
  private var style: CSS {
    var style = CSS()
    style.declareToken(Array("--Brand-accent".utf8)) { $0.utf8.write("#FF0000") }
    style.declareToken(Array("--Brand-gap".utf8)) { $0.utf8.write("8") }
    style.declare("--Brand-safe:0")
    style.declare("display", "block")
    return style
  }

  private func content(of style: CSS) throws -> (css: String, MarkupBuffer.StyleContent) {
    var (sink, offset) = (MarkupSink(keepsTokens: true), 0)
    sink.style(style)
    let token = try #require(MarkupBuffer(sink.utf8).next(&offset))
    guard case .style(let css, rule: 1, let content) = token else { throw Missing() }
    #expect(offset == sink.utf8.count)
    return (String(decoding: css, as: UTF8.self), content)
  }

  private struct Missing: Error {}

  @Test("A page leaves out the tokens to which nothing refers, and nothing else that begins with hyphens")
  func kept() {
    func text(_ names: Set<String>?) -> String { String(decoding: style.declarations(ofTokens: names), as: UTF8.self) }
    #expect(text(nil) == "--Brand-accent:#FF0000;--Brand-gap:8;--Brand-safe:0;display:block")
    #expect(text(["Brand-gap"]) == "--Brand-gap:8;--Brand-safe:0;display:block")
    #expect(text([]) == "--Brand-safe:0;display:block")
  }

  @Test("Markup keeps the length of the tokens at the start of a style")
  func markup() throws {
    var style = style
    let (css, content) = try content(of: style)
    guard case .declarations(let length) = content else { throw Missing() }
    #expect(css.prefix(length) == "--Brand-accent:#FF0000;--Brand-gap:8;")
    style.removeAll()
    style.declare("--Brand-safe:0")
    guard case .declarations(tokens: 0) = try self.content(of: style).1 else { throw Missing() }
  }

  @Test("Markup knows rules for states, whatever is in the texts of declarations")
  func rules() throws {
    var style = style
    style.replaceByRules { $0.write("&{color:red};") }
    guard case .rules = try content(of: style).1 else { throw Missing() }
    style.removeAll()
    style.declare("content", "\"{\"")
    guard case .declarations(tokens: 0) = try content(of: style).1 else { throw Missing() }
  }
}
