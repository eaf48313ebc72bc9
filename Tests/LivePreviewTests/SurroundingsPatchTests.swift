import LivePreview
import LiveTesting
import Testing

@Suite("Another environment around widgets that stay the same")
@MainActor struct SurroundingsPatchTests {
  /// A value of the environment, before and after.
  enum Trait: CaseIterable {
    case direction, textSize, motion

    @MainActor func mod(_ isOther: Bool) -> Mod<StackView> {
      switch self {
      case .direction: .environment(\.layoutDirection, isOther ? .rightToLeft : .leftToRight)
      case .textSize: .environment(\.preferredContentSizeCategory, isOther ? .accessibilityLarge : .large)
      case .motion: .environment(\.isReduceMotionEnabled, isOther)
      }
    }
  }

  private func tree(_ trait: Trait) -> LiveTree<Bool> {
    LiveTree(false) { isOther in
      VStack {
        VStack(trait.mod(isOther)) {
          HStack {
            Label("Text", .font(.preferredFont(forTextStyle: .body)), .adjustsFontForContentSizeCategory(true))
            Label("End", .animation(.smooth))
          }
          Label(.text <-- Var("Bound"), .adjustsFontForContentSizeCategory(true))
          Slider(.value(0.2), .padding(leading: 8))
        }
        Label("Outside")
      }
    }
  }

  @Test(
    "After the environment changes, a patched page looks as a new one does", arguments: Trait.allCases, [false, true])
  func page(_ trait: Trait, isRead: Bool) throws {
    let tree = tree(trait)
    if isRead { _ = tree.root.children.flatMap { $0.children.flatMap(\.children) } }
    let renderer = HTMLRenderer()
    let lifetime = tree.render(with: renderer)
    let browser = Browser(renderer.html())
    let before = browser.look
    for isOther in [true, false] {
      tree.state = isOther
      try browser.apply(renderer.patches())
      let look = Browser(Preview.html(tree.widget, as: .fragment)).look
      #expect(Browser.difference(browser.look, look) == nil)
      #expect((browser.look == before) == !isOther)
    }
    withExtendedLifetime(lifetime) {}
  }
}
