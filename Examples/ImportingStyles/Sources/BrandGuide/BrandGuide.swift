import BrandStyles
import PodcastApp
import StyleGuide

/// The style guide of the brand: its tokens, its recipes in all combinations and states, and a screen.
@MainActor public var brandGuide: StyleGuide {
  StyleGuide("Podcast brand") {
    ThemeTokens(Brand.self, ["Standard": .standard], title: "Tokens of the brand")
    ThemeTokens(Kit.self, ["Brand": .brand], title: "Tokens of the kit")
    Recipes("Play buttons", Mod.playButton, named: "playButton") { Button("Play") }
    Recipes("Statuses", Mod.status, from: StatusLook(.new), named: "status") { Label("New") }
    Examples("Screens", about: "The brand in the recipes and components of the kit.") {
      Example("Most important button", code: "Button(\"Play\", .primary)") { Button("Play", .primary) }
      Example("Episodes") {
        EpisodeList([Episode(title: "Composable styling", date: "October 20", status: .started)])
      }
    }
  }
}
