import BrandStyles
import PodcastApp
import Testing

@Suite struct EpisodeCardTests {
  @Test func `The title is centred and takes as many lines as it needs`() {
    let title = EpisodeCard(title: "Building a Layout Library", isCommuting: false).title
    #expect(title.textAlignment == .center)
    #expect(title.numberOfLines == 0)
  }

  @Test(arguments: [(false, 1.0), (true, 1.5)])
  func `Only a commuter listens faster`(isCommuting: Bool, speed: Double) {
    let options = EpisodeCard(title: "", isCommuting: isCommuting).options
    #expect(options.speed == speed)
    #expect(options.jump == 15)
  }
}
