import LiveTesting
import Mod
import StyleGuide
import Styles
import Testing
import Values

private enum First {
  nonisolated struct Brand: Theme {
    var color = Color(hex: 0x110000)
    var rowSmall = 24.0
    var lineHeight = 20.0
    static let standard = Brand()
    static let night = Brand(color: Color(hex: 0x1100FF))
  }
}

private enum Second {
  nonisolated struct Brand: Theme {
    var color = Color(hex: 0xFFFFFF)
    static let standard = Brand()
    static let night = Brand(color: Color(hex: 0x0022FF))
  }
}

/// A theme that declares the purposes of its numbers, whatever their names are.
nonisolated private struct House: Theme, ThemedLengths {
  var bend = 6.0
  var radius = 3.0
  var walls = Walls()
  var motion = 2.0
  var door = 24.0

  struct Walls: Hashable, ThemedLengths {
    var inner = 4.0
    var outer = 9.0
    static var distances: [Property<Walls, Double>] { [Property(\.inner)] }
  }

  static var distances: [Property<House, Double>] { [Property(\.radius), Property(\.motion)] }
  static var radii: [Property<House, Double>] { [Property(\.bend), Property(\.walls.outer)] }
  static let standard = House()
}

@MainActor @Suite("Themes of several sections of a style guide") struct GuideThemesTests {
  private func guide(_ first: String, _ second: String) -> StyleGuide {
    StyleGuide("Themes") {
      ThemeTokens(First.Brand.self, ["Day": .standard, first: .night], title: "First")
      ThemeTokens(Second.Brand.self, ["Day": .standard, second: .night], title: "Second")
      Examples("Labels") {
        Example("Text") {
          Label("text", .textColor(.token(\First.Brand.color)), .backgroundColor(.token(\Second.Brand.color)))
        }
      }
    }
  }

  private func line(_ start: String, of guide: StyleGuide) -> String? {
    guide.text.split(separator: "\n").first { $0.hasPrefix(start) }.map(String.init)
  }

  @Test("Themes whose types have the same name are shown and audited, and their tokens distinguished")
  func sameTypes() {
    let guide = guide("First night", "Second night")
    #expect(
      line("contrast:", of: guide)
        == "contrast: 20.51 light, 20.51 dark, 8.51 light First night, 8.51 dark First night, "
        + "2.61 light Second night, 2.61 dark Second night")
    #expect(line("tokens:", of: guide) == "tokens: First.Brand.color, Second.Brand.color")
    #expect(Set(guide.findings.map(\.theme)) == ["Second night"])
  }

  @Test("A view can have themes of two types with the same name")
  func view() {
    let label = VStack(.theme(First.Brand.night), .theme(Second.Brand.night)) {
      Label("a", .textColor(.token(\First.Brand.color)), .backgroundColor(.token(\Second.Brand.color)))
    }
    let shown = label.expanded().children.elements.first as? Label
    #expect(shown?.textColor == Color(hex: 0x1100FF) && shown?.backgroundColor == Color(hex: 0x0022FF))
  }

  @Test("Themes of one name in several sections are one choice, which changes both")
  func sameNames() throws {
    let guide = guide("Night", "Night")
    #expect(line("contrast:", of: guide) == "contrast: 20.51 light, 20.51 dark, 1.08 light Night, 1.08 dark Night")
    #expect(guide.html.components(separatedBy: "<option").count == 3)
    #expect(guide.problems == [])
  }

  @Test("Duplicate names of themes, examples or sections are problems, and all are shown")
  func problems() {
    let guide = StyleGuide("Themes") {
      ThemeTokens(First.Brand.self, ["Day": .standard, "Day": .night])
      Examples("Labels") {
        Example("x") { Label("text", .textColor(.token(\First.Brand.color))) }
        Example("x") { Label("other") }
      }
      Examples("Labels") { Example("x") { Label("text") } }
    }
    let messages = [
      "Several themes are called Day.", "Several examples are called x.", "Another section is called Labels, too.",
    ]
    #expect(guide.problems.map(\.message) == messages)
    #expect(messages.allSatisfy { guide.text.contains("! \($0)") && guide.html.contains("<li>\($0)") })
    #expect(guide.html.contains("<b>3</b> problems"))
    #expect(guide.text.contains("themes: Day, Day 2") && guide.text.contains("light Day 2"))
  }

  @Test("The page counts as many findings as the guide has")
  func counts() {
    let guide = StyleGuide("Findings") {
      Examples("Labels") {
        Example("x") { Button("text", .titleColor(.lightGray), .while(.hovered, .alpha(0.9))) }
      }
    }
    #expect(guide.findings.count == 2 && guide.findings.map(\.count) == [2, 1])
    #expect(guide.html.contains("<b>\(guide.findings.count)</b> findings"))
    #expect(guide.html.contains("<span class=\"bad\">\(guide.findings.count) findings</span>"))
  }

  @Test("Numbers with names of lengths are shown as bars, except those of fonts")
  func lengths() throws {
    let html = guide("Night", "Night").html
    let lengths = try #require(html.components(separatedBy: ">Lengths <a").dropFirst().first)
    let more = try #require(lengths.components(separatedBy: ">More <a").dropFirst().first)
    #expect(lengths.contains("row<wbr>Small</b>") && lengths.contains("class=\"length\" style=\"width:24px\""))
    #expect(more.contains("line<wbr>Height</b>") && !more.contains("row<wbr>Small"))
  }

  @Test("A number has the purpose that its theme or its struct declares, whatever its name is")
  func declaredPurposes() throws {
    let html = StyleGuide("House") { ThemeTokens(House.self, ["Day": .standard]) }.html
    let sections = ["Spacing", "Radii", "More"]
    var names: [String: [String]] = [:]
    for section in sections {
      let rest = try #require(html.components(separatedBy: ">\(section) <a").dropFirst().first)
      let end = sections.compactMap { rest.range(of: ">\($0) <a")?.lowerBound }.min() ?? rest.endIndex
      names[section] = rest[..<end].components(separatedBy: "<article id=\"tokens.").dropFirst().map {
        String($0.prefix { $0 != "\"" })
      }
    }
    #expect(
      names == ["Spacing": ["radius", "motion", "walls.inner"], "Radii": ["bend", "walls.outer"], "More": ["door"]])
  }

  @Test("An audit compares distances with the tokens that a theme declares as distances")
  func auditOfDeclaredPurposes() {
    let findings = VStack(spacing: 5) {}.audit(against: House.self)
    #expect(findings.map(\.message) == ["hard-coded 5.0; nearest is walls.inner, 4.0"])
  }

  @Test("The combination of default values is named in the list of all combinations")
  func usualCombination() throws {
    let recipe = Recipe<Button, NoLook>(.base(.tag(1)))
    let guide = StyleGuide("Usual") { Recipes("Buttons", recipe, named: "plain") { Button("Save") } }
    let tree = LiveTree(Workbench(guide, selection: Var(WorkbenchSelection())))
    try tree.find(.button("All"), .inside(.label("Facts"))).tap()
    #expect(tree.find(.text("Default")).exists)
  }
}

nonisolated private struct NoLook: DefaultVariants {}
