import CarbonStyles
import StyleGuide

/// The style guide of Carbon's buttons and tags.
@MainActor public let carbonGuide = StyleGuide("Carbon") {
  Recipes(
    "Buttons", Mod.carbonButton, named: "carbonButton", about: "One primary button on a screen, others around it."
  ) {
    Button("Deploy")
  }
  Recipes("Tags", Mod.carbonTag, named: "carbonTag", about: "States in lists and tables.") { Label("Running") }
  Examples("Screens") {
    Example("Deployments") {
      Deployments([
        Deployment("api", .done), Deployment("search", .running), Deployment("mail", .failed),
        Deployment("billing", .waiting),
      ])
    }
  }
  ThemeTokens(Carbon.self, ["White and Gray 100": .standard], ground: \.role.background)
}
