import Foundation
import LivePreview
import LiveTesting
import Mod
import Terminal
import TestSupport
import Testing
import Widgets

@Suite("Widgets that users cannot see or use")
@MainActor struct VisibilityTests {
  /// Mods with which nobody sees a widget.
  private func invisible<Root: Widget>(_ type: Root.Type = Root.self) -> [Mod<Root>] {
    [
      .isHidden(true), .alpha(0), .alpha(0.005), .layer.opacity(0), .alpha(0.05) + .layer.opacity(0.05),
      \.layer.isHidden .~ true, .layer.isDoubleSided(false) + .transform(Transform(scaleX: -1, y: 1)),
    ]
  }

  private func tree(_ middle: any Widget) -> LiveTree<Void> {
    LiveTree(
      VStack {
        Button("First")
        middle
        Button("Last")
      })
  }

  @Test("No preview draws a widget that is hidden or transparent by itself, by its layer or by a container")
  func drawings() {
    for (own, around) in zip(invisible(Button.self), invisible(StackView.self)) {
      for widget: any Widget in [Button("Gone").with(own), VStack(around) { Button("Gone") }] {
        let stack = VStack { widget }
        #expect(!Preview.svg(stack).contains("Gone"), "\(widget)")
        #expect(!Preview.terminal(stack).contains("Gone"), "\(widget)")
        #expect(Preview.html(stack).contains(/visibility:hidden| hidden[ >]/), "\(widget)")
        #expect(Preview.text(widget).split(separator: "\n")[0].contains(" hidden"), "\(Preview.text(widget))")
        #expect(Preview.audit(stack).isEmpty, "\(widget)")
      }
    }
    #expect(Preview.html(Button("a", .alpha(0.02))).contains(/opacity:0?\.02/))
    #expect(!Preview.html(Button("a", .alpha(0.02))).contains("visibility:hidden"))
  }

  @Test("Tab, taps, touches and queries do not reach an invisible widget")
  func reaching() throws {
    for (own, around) in zip(invisible(Button.self), invisible(StackView.self)) {
      for widget: any Widget in [Button("Gone").with(own), VStack(around) { Button("Gone") }] {
        let tree = tree(widget)
        for name in ["First", "Last", "First"] {
          try tree.press(.tab)
          #expect(tree.root.focusedNode?.name == name, "\(widget)")
        }
        #expect(!tree.find(.button("Gone")).exists, "\(widget)")
        let gone = try tree.find(.button("Gone")).includingHidden.node()
        #expect(throws: ActionError.self, "\(widget)") { try gone.tap() }
        #expect(throws: ActionError.self, "\(widget)") { try gone.focus() }
      }
    }
  }

  @Test("Tab skips widgets that take no touches, also in pages, where clicks do not reach them")
  func untouchable() throws {
    let button = Button("Gone", .isUserInteractionEnabled(false))
    for widget: any Widget in [button, VStack(.isUserInteractionEnabled(false)) { Button("Gone") }] {
      let tree = tree(widget)
      try tree.press(.tab)
      try tree.press(.tab)
      #expect(tree.root.focusedNode?.name == "Last", "\(widget)")
      let html = Preview.html(VStack { widget })
      #expect(html.contains("pointer-events:none") && html.contains("<button tabindex=\"-1\""), "\(html)")
      #expect(Preview.svg(VStack { widget }).contains("Gone"))
    }
    #expect(Preview.html(button).contains("aria-disabled=\"true\""))
    let plain: [any Widget] = [Label("a"), ImageView(), Spacer(), Divider()]
    for widget in plain { #expect(!Preview.html(widget).contains("pointer-events"), "\(widget)") }
  }

  @Test("Tab skips what is hidden from assistive technology, and stays inside a visible modal view")
  func silent() throws {
    func stops(_ middle: some Widget) throws -> [String?] {
      let tree = tree(middle)
      return try (0..<3).map { _ in
        try tree.press(.tab)
        return tree.root.focusedNode?.name
      }
    }
    #expect(try stops(VStack(.accessibilityElementsHidden(true)) { Button("Gone") }) == ["First", "Last", "First"])
    #expect(try stops(VStack(.accessibilityViewIsModal(true)) { Button("Dialog") }) == ["Dialog", "Dialog", "Dialog"])
    for mod in invisible(StackView.self) {
      let hidden = VStack(.accessibilityViewIsModal(true)) { Button("Dialog") }.with(mod)
      #expect(try stops(hidden) == ["First", "Last", "First"])
      #expect(tree(hidden).find(.button("First")).exists)
      #expect(!Preview.html(hidden).contains("aria-modal"))
    }
    // A click focuses what Tab passes, from where Tab goes on to the modal view.
    let modal = tree(VStack(.accessibilityViewIsModal(true)) { Button("Dialog") })
    try modal.find(.button("Last")).includingHidden.focus()
    try modal.press(.tab)
    #expect(modal.root.focusedNode?.name == "Dialog")
  }

  @Test(
    "Tab in a page skips the siblings of a modal view while it is visible",
    .enabled(if: Chromium.path != nil, "There is no Chromium on this machine."))
  func modalInPage() async throws {
    let session = LiveSession(
      LiveTree(
        VStack {
          Button("Sibling")
          VStack { Button("Inside") }
          VStack(.accessibilityViewIsModal(true)) { Button("Dialog") }
          VStack(.isUserInteractionEnabled(false)) { Button("Untouchable") }
        }))
    let messages = try await PageScript.messages(
      of: session,
      after: """
        const id = document.querySelector("[aria-modal]").dataset.n
        const stops = () => [...document.querySelectorAll("button")].map(x => x.tabIndex).join()
        const set = (frame, modal) => receive(JSON.stringify([frame, 0, [["s", +id, { "aria-modal": modal }]]]))
        report(stops())
        await set(1, null)
        report(stops())
        await set(2, "true")
        report(stops())
        """)
    let stops = messages.filter { !$0.hasPrefix("{") }
    #expect(stops == ["-1,-1,0,-1", "0,0,0,-1", "-1,-1,0,-1"], "\(messages)")
  }
}

extension Node {
  fileprivate var focusedNode: Node? { isFocused ? self : (children + parts).lazy.compactMap(\.focusedNode).first }
}
