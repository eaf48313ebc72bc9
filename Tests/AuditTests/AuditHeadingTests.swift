import Audit
import Mod
import Testing
import Widgets

@Suite("An audit of headings") struct AuditHeadingTests {
  @Test("A screen says what it is, by its title or by a heading")
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

  @Test("Of screens in containers, the one that users see counts")
  func containers() {
    let (named, unnamed) = (ViewController(.title("Views")), ViewController(.children([Label("More")])))
    #expect(Preview.audit(NavigationController(.viewControllers([named]))).filter { $0.rule == .heading } == [])
    #expect(Preview.audit(NavigationController(.viewControllers([unnamed]))).map(\.rule) == [.heading])
  }
}
