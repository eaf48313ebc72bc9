import BrandGuide
import Foundation
import StyleGuide
import Testing

@MainActor
@Suite struct BrandGuideTests {
  @Test("The style guide is the one that was reviewed")
  func text() throws {
    // After a change that is meant: swift run WriteGuide --text Tests/BrandGuideTests/Expected/guide.txt
    let expected = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Expected/guide.txt")
    #expect(try brandGuide.text + "\n" == String(contentsOf: expected, encoding: .utf8))
  }

  @Test("Nothing in the style guide is hard to use, and no recipe is doubtful")
  func findings() {
    #expect(brandGuide.findings.isEmpty)
    #expect(brandGuide.problems.isEmpty)
  }

  @Test("The page loads nothing")
  func page() {
    let page = brandGuide.html
    #expect(page.hasPrefix("<!DOCTYPE html>"))
    #expect(!page.contains("src=\"http") && !page.contains("href=\"http"))
  }
}
