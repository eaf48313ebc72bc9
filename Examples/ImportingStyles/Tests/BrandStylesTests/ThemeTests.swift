import BrandStyles
import Foundation
import Testing
import Tokens

@Suite struct ThemeTests {
  private let folder = URL(filePath: #filePath).appending(path: "../../..").standardized

  private var resolver: TokenResolver {
    get throws { try TokenResolver(contentsOf: folder.appending(path: "Tokens/brand.resolver.json").path) }
  }

  @Test("The committed theme is generated from the tokens")
  func isCurrent() throws {
    let source = try ThemeSource(resolver, name: "Brand", imports: ["Styles"])
    let committed = try String(
      contentsOf: folder.appending(path: "Sources/BrandStyles/Brand.swift"), encoding: .utf8)
    #expect(try source.text() == committed)
  }

  @Test("Texts in the colors of the brand are legible, light and dark")
  func contrast() throws {
    let findings = try resolver.lint([
      .contrast(of: "onAccent", on: "accent", atLeast: 4.5),
      .contrast(of: "onAccent", on: "pressedAccent", atLeast: 4.5),
      .contrast(of: "accentText", on: "accentFill", atLeast: 4.5),
      .contrast(of: "accentText", on: "paper", atLeast: 4.5),
      .contrast(of: "accentText", on: "page", atLeast: 4.5),
    ])
    #expect(findings.isEmpty)
  }

  @Test("The kit of the brand refers to the tokens of the brand")
  func kit() {
    #expect(Kit.brand.accent == .token(\Brand.accent))
    #expect(Kit.brand.radius == Brand.standard.radius.control)
    #expect(Kit.brand.text == Kit.standard.text)
  }
}
