import Audit
import BrandStyles
import PodcastApp
import Testing

@MainActor
@Suite struct EpisodeCardTests {
  @Test("The title of an episode card is centered and takes as many lines as it needs")
  func title() throws {
    let card = EpisodeCard(title: "Building a Layout Library", isCommuting: false)
    let stack = try #require(card.body.elements.first as? StackView)
    let title = try #require(stack.children.elements.first as? Label)
    #expect(title.textAlignment == .center)
    #expect(title.numberOfLines == 0)
  }

  @Test("A commuter listens at a higher speed", arguments: [(false, 1.0), (true, 1.5)])
  func commuter(isCommuting: Bool, speed: Double) {
    let options = EpisodeCard(title: "", isCommuting: isCommuting).options
    #expect(options.speed == speed)
    #expect(options.jump == 15)
  }

  @Test("The screens pass the audit, light and dark, in the brand")
  func audit() {
    let episodes = [
      Episode(title: "Building a Layout Library", date: "October 27", status: .new),
      Episode(title: "Composable Styling", date: "October 20", status: .played),
    ]
    #expect(Preview.audit(EpisodeList(episodes)).isEmpty)
    #expect(Preview.audit(EpisodeList([])).isEmpty)
    #expect(Preview.audit(VStack(.brand) { EpisodeCard(title: "One", isCommuting: true) }).isEmpty)
  }
}
