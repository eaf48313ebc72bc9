import Mod
import Testing
import Widgets

@MainActor
@Suite("The name of a screen")
struct NamingTests {
  private let heading = Label("b", .font(.title1))

  private func name(_ widgets: any Widget..., mods: Mod<StackView>...) -> String? {
    VStack(.children(Children(widgets)), Mod(list: mods)).nameInside
  }

  @Test("A label in a title font, or with the trait of a header, is a heading, with the texts inside")
  func headings() {
    func second(_ mod: Mod<Label>) -> String? { name(Label("a"), Label("b", mod), Label("c", .font(.title1))) }
    #expect(second(.font(.largeTitle)) == "b" && second(.font(.title1)) == "b")
    #expect(second(.accessibilityTraits(.header)) == "b")
    for font in [Font.title2, .title3, .headline, .body] { #expect(second(.font(font)) == "c") }
    #expect(name(Label("a"), Label("b"), mods: .accessibilityTraits(.header)) == "a b")
    #expect(name(Label("a")) == nil)
  }

  @Test("A text that is hidden, empty or part of a list does not name the screen around it")
  func unseen() {
    for mod: Mod<Label> in [.isHidden(true), .alpha(0), .accessibilityElementsHidden(true), .text("")] {
      #expect(name(Label("a", .font(.title1), mod), heading) == "b")
    }
    let list = TableView { TableViewCell { Label("a", .font(.title1)) } }
    #expect(name(list, heading) == "b" && name(list) == nil)
    #expect(name(heading, mods: .isHidden(true)) == nil)
  }

  @Test("Titles of bars, contents and screens name a screen, and an empty title leaves that to a heading")
  func titles() {
    #expect(name(NavigationBar(.items([NavigationItem("Users")])), heading) == "Users")
    #expect(name(Label("a", .navigationTitle("Users")), heading) == "Users")
    #expect(name(ViewController("Users") { heading }) == "Users")
    #expect(name(ViewController("") { heading }) == "b")
  }

  @Test("The visible screen of a stack names it, or else the nearest one below with a title")
  func stacks() {
    func top(_ screen: ViewController) -> String? {
      name(
        NavigationController {
          ViewController("One")
          ViewController("Two")
          ViewController()
          screen
        })
    }
    #expect(top(ViewController("Users")) == "Users")
    #expect(top(ViewController { heading }) == "b")
    #expect(top(ViewController { Label("a") }) == "Two")
  }
}
