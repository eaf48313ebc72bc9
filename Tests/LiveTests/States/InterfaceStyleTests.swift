import LiveTesting
import Testing

@MainActor
@Suite("The interface style inside a container of a live tree")
struct InterfaceStyleTests {
  private struct Row: Component {
    @Environment(\.userInterfaceStyle) var style

    var body: Children { Label("\(style)", .while(.darkAppearance, .alpha(0.5))) }
  }

  private func alphas(_ tree: LiveTree<some Any>) -> [Double] { tree.find(Label.self).all.map(\.alpha) }

  private func texts(_ tree: LiveTree<some Any>) -> [String] { tree.find(Label.self).all.compactMap(\.text) }

  @Test("The interface style of a container sets the states of widgets inside, and the environment of components")
  func mounted() {
    let tree = LiveTree(
      VStack(.overrideUserInterfaceStyle(.dark)) {
        VStack { Label("a", .while(.darkAppearance, .alpha(0.5))) }
        Row()
      })
    #expect(alphas(tree) == [0.5, 0.5] && texts(tree) == ["a", "dark"])
  }

  @Test("A resolved widget has the styles of states inside")
  func resolved() {
    let stack = VStack(.overrideUserInterfaceStyle(.dark)) { Label("a", .while(.darkAppearance, .alpha(0.5))) }
    #expect(stack.resolved().children.elements[0].alpha == 0.5)
  }

  @Test("A bound interface style puts the widgets inside into the state `darkAppearance`, and out of it again")
  func bound() {
    let style = Var(UserInterfaceStyle.unspecified)
    let tree = LiveTree(
      VStack(.overrideUserInterfaceStyle <-- style) {
        VStack { Label("a", .while(.darkAppearance, .alpha(0.5))) }
        Row()
      })
    #expect(alphas(tree) == [1, 1])
    style.set(.dark)
    #expect(alphas(tree) == [0.5, 0.5] && texts(tree) == ["a", "dark"])
    style.set(.light)
    #expect(alphas(tree) == [1, 1] && texts(tree) == ["a", "light"])
  }

  @Test("A new description of the interface style changes the states inside, beside other environment values")
  func described() {
    let style = Var(UserInterfaceStyle.dark)
    let tree = LiveTree {
      VStack(.overrideUserInterfaceStyle(style.value), .environment(\.horizontalSizeClass, .compact)) {
        Label("a", .while(.darkAppearance, .alpha(0.5)), .while(.compactWidth, .text("narrow")))
      }
    }
    #expect(alphas(tree) == [0.5] && texts(tree) == ["narrow"])
    style.set(.unspecified)
    #expect(alphas(tree) == [1] && texts(tree) == ["narrow"])
  }
}
