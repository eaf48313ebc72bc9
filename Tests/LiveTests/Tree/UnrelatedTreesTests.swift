import LiveTesting
import Testing

@testable import Live

@MainActor
@Suite("Trees beside others with animations, titles and themes")
struct UnrelatedTreesTests {
  private struct Brand: Theme {
    var accent = Color.systemRed

    static let standard = Brand()
  }

  /// Returns a tree whose label is asleep, and beside a variable that the tree follows.
  private func plain() -> (tree: LiveTree<Void>, text: Var<String>) {
    let text = Var("a")
    return (
      LiveTree(
        ViewController("Own") {
          VStack {
            HStack { Label("b") }; Label(.text <-- text)
          }
        }), text
    )
  }

  /// Returns what a change of a plain tree leaves in the tree.
  private func work() throws -> String {
    let (tree, text) = plain()
    let root = try #require(tree.root.branches.mounted.first)
    text.set("c")
    _ = tree.widget
    let movement = tree.tree.movement.mover == nil ? "rests" : "moves"
    let asleep = root.branches.sleeping?.isAnyAsleep == true ? "asleep" : "awake"
    let themes = root.themes == nil && root.inherited.followedThemes == nil ? "no themes" : "themes"
    return "\(movement), \(asleep), \(tree.tree.screens.titled.count) titles, \(themes)"
  }

  private let usual = "rests, asleep, 0 titles, no themes"

  @Test("An animation does not affect other trees")
  func animations() throws {
    let other = LiveTree(Label("other", .animation(.snappy)))
    #expect(other.tree.movement.mover != nil)
    #expect(try work() == usual)
  }

  @Test("A content title does not affect other trees")
  func titles() throws {
    let other = LiveTree(ViewController { Label("other", .navigationTitle("Other")) })
    #expect(other.tree.screens.titled.count == 1)
    #expect(try work() == usual)
  }

  @Test("A changed theme does not affect other trees")
  func themes() throws {
    let other = LiveTree(VStack(.theme(Brand(accent: .systemBlue))) { Label(.textColor(.token(\Brand.accent))) })
    #expect(other.root.themes != nil)
    #expect(try work() == usual)
  }

  @Test("A token wakes only the nodes of its own tree")
  func tokens() throws {
    let other = LiveTree(VStack { HStack { Label("other", .textColor(.token(\Brand.accent))) } })
    _ = other.widget
    #expect(other.root.branches.mounted.count == 1)
    #expect(try work() == usual)
  }

  @Test("A token in a Mod of a state is resolved by the theme, and another token is reported as a change")
  func tokensInStates() {
    let isOn = Var(true)
    let token = Color.token(\Brand.accent)
    let tree = LiveTree(
      VStack(.theme(Brand(accent: .systemBlue))) {
        Label("a", .isHighlighted <-- isOn, .while(.highlighted, .textColor(token)))
      })
    let label = tree.root.children[0]
    #expect(label[Label.self]?.textColor == .systemBlue)
    isOn.set(false)
    #expect(label[Label.self]?.textColor != .systemBlue)
  }
}
