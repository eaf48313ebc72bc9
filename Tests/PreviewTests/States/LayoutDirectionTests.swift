import LiveTesting
import Preview
import Styles
import Terminal
import Testing

private struct Pair: Component {
  var body: Children {
    Label("c")
    Slider(.value(0.3))
  }
}

@MainActor
@Suite("The layout direction of the environment in previews")
struct LayoutDirectionTests {
  private func tree(_ direction: (Bool) -> Mod<StackView>) -> StackView {
    VStack(direction(true)) {
      HStack {
        Label("a")
        Slider(.value(0.3))
      }
      HStack(direction(false), .while(.hovered, .alpha(0.5))) {
        Label("b")
        Pair()
      }
    }
  }

  private let forced: (Bool) -> Mod<StackView> = {
    .semanticContentAttribute($0 ? .forceRightToLeft : .forceLeftToRight)
  }
  private let inherited: (Bool) -> Mod<StackView> = {
    .environment(\.layoutDirection, $0 ? .rightToLeft : .leftToRight)
  }

  @Test("The layout direction of the environment has the effect of a semantic content attribute")
  func mirroring() {
    let (expected, found) = (tree(forced), tree(inherited))
    #expect(Preview.svg(found) == Preview.svg(expected))
    #expect(Preview.terminal(found, width: 30, color: false) == Preview.terminal(expected, width: 30, color: false))
    #expect(Preview.html(found) == Preview.html(expected))
    #expect(Preview.svg(found) != Preview.svg(tree { _ in .identity }))
    let live = LiveTree(found).widget
    #expect(Preview.svg(live) == Preview.svg(LiveTree(expected).widget))
    #expect(Preview.html(live) == Preview.html(LiveTree(expected).widget))
  }

  @Test("A widget's own attribute wins over the environment, and equal widgets can have different directions")
  func precedence() {
    let label = Label("a", .semanticContentAttribute(.forceLeftToRight), .environment(\.layoutDirection, .rightToLeft))
    #expect(body(of: label).contains(#"dir="ltr""#) && !body(of: label).contains("rtl"))
    let labels = VStack {
      Label("a")
      Label("a", .environment(\.layoutDirection, .rightToLeft))
      Label("a")
    }
    #expect(body(of: labels).components(separatedBy: "dir=\"rtl\"").count == 2)
  }
}
