import Foundation
import Testing

@Suite("The article about the users screen") struct ArticleTests {
  @Test("The listings of the article are those of the page and its tests")
  func listings() throws {
    let sources =
      try Repository.sources(in: "Playgrounds-Linux/Pages/Trees")
      + Repository.sources(in: "Tests/PlaygroundsTests/Screens")
    let article = try Repository.text(of: "Sources/Live/Live.docc/UsersScreen.md")
    let listings = article.matches(of: /```swift\n((?s:.+?))\n```/).map { String($0.1) }
    #expect(listings.count > 8)
    for listing in listings { #expect(sources.contains { $0.contains(listing) }, "\(listing)") }
  }
}
