import BrandGuide
import Foundation
import StyleGuide
import Testing

@MainActor
@Suite struct BrandGuideTests {
  @Test("The style guide equals the reviewed one")
  func text() throws {
    // After a change that is meant: swift run WriteGuide --text Tests/BrandGuideTests/Expected/guide.txt
    let expected = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Expected/guide.txt")
    #expect(try brandGuide.text + "\n" == String(contentsOf: expected, encoding: .utf8))
  }

  @Test("The style guide has neither audit findings nor problems of recipes")
  func findings() {
    #expect(brandGuide.findings.isEmpty)
    #expect(brandGuide.problems.isEmpty)
  }

  @Test("The page of the style guide loads no external resources")
  func page() {
    let page = brandGuide.html
    #expect(page.hasPrefix("<!DOCTYPE html>"))
    #expect(!page.contains("src=\"http") && !page.contains("href=\"http"))
  }
}
