import Audit
import Mod
import Testing
import Widgets

@Suite("An audit of headings") struct AuditHeadingTests {
  @Test("A screen needs a title or a heading")
  func screens() {
    let screen = ViewController(.children([Label("Views")]))
    #expect(Preview.audit(screen).map(\.rule) == [.heading])
    #expect(
      Preview.audit(screen).map(\.description) == [
        "ViewController: The screen has no heading: a title, or a text with the trait header."
      ])
    #expect(Preview.audit(screen.with(.title("Views"))) == [])
    #expect(Preview.audit(ViewController(.children([Label("Views", .accessibilityTraits(.header))]))) == [])
    #expect(Preview.audit(ViewController(.children([Label("Views", .font(.largeTitle))]))) == [])
    #expect(Preview.audit(VStack { Label("Views") }) == [], "it is a part of a screen")
  }

  @Test("The audit checks the heading of the visible screen of a container")
  func containers() {
    let (named, unnamed) = (ViewController(.title("Views")), ViewController(.children([Label("More")])))
    #expect(Preview.audit(NavigationController(.viewControllers([named]))).filter { $0.rule == .heading } == [])
    #expect(Preview.audit(NavigationController(.viewControllers([unnamed]))).map(\.rule) == [.heading])
  }

  @Test("A skipped level of headings is found")
  func levels() {
    func headings(_ levels: Int?...) -> [Preview.Finding] {
      Preview.audit(
        VStack {
          for level in levels {
            Label("\(level ?? 0)", .accessibilityTraits(.header), .accessibilityHeadingLevel(level))
          }
        })
    }
    #expect(headings(1, 2, 3, 2, 3, 4, 1).isEmpty && headings(nil, 3, 2).isEmpty && headings(3).isEmpty)
    let skipped = headings(1, 3, nil, 4)
    #expect(skipped.map(\.path) == ["StackView/1.Label", "StackView/3.Label"])
    #expect(skipped.map(\.found) == [3, 4] && skipped.map(\.wanted) == [2, 3])
    #expect(
      skipped.first?.message == "The heading has level 3 after one of level 1: levels are skipped.")
  }
}
