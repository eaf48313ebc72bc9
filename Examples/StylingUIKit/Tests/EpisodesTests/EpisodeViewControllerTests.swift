import Testing
import UIKit

#if ISOLATED
  @testable import IsolatedEpisodes
#else
  @testable import Episodes
#endif

@MainActor struct EpisodeViewControllerTests {
  @Test("The article's view controller styles its labels")
  func labels() {
    let controller = EpisodeViewController()
    #expect(controller.episodeTitle.text == "Building a Layout Library")
    #expect(controller.episodeTitle.font.fontName == "title1")
    #expect(controller.episodeTitle.textAlignment == .center)
    #expect(controller.episodeTitle.numberOfLines == 0)
    #expect(controller.episodeTitle.adjustsFontForContentSizeCategory)
    #expect(controller.episodeNumber.font.fontName == "body")
    #expect(controller.episodeDateTitle.text == "RELEASE DATE")
    #expect(controller.episodeDate.text?.isEmpty == false)
  }
}
