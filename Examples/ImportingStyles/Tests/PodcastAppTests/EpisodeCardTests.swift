import BrandStyles
import PodcastApp
import Testing

@Suite struct EpisodeCardTests {
  @Test("The title is centered and takes as many lines as it needs")
  func title() {
    let title = EpisodeCard(title: "Building a Layout Library", isCommuting: false).title
    #expect(title.textAlignment == .center)
    #expect(title.numberOfLines == 0)
  }

  @Test("A listener with little time listens faster", arguments: [(false, 1.0), (true, 1.5)])
  func commuter(isCommuting: Bool, speed: Double) {
    let options = EpisodeCard(title: "", isCommuting: isCommuting).options
    #expect(options.speed == speed)
    #expect(options.jump == 15)
  }
}
