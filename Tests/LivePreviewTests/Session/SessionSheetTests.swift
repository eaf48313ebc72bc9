import Foundation
import LivePreview
import LiveTesting
import Testing

/// Sheets of a page: what they show, and how users dismiss them.
@MainActor
struct SessionSheetTests {
  private typealias Shown = (tree: LiveTree<Void>, visitor: Visitor)

  /// Shows a tree, and taps its button.
  private func open(_ root: some WidgetConvertible) throws -> Shown {
    let tree = LiveTree(root)
    let visitor = Visitor(LiveSession(tree))
    try visitor.act("tap", on: tree.find(.button("Show")).id)
    return (tree, visitor)
  }

  private func show(_ sheet: some WidgetConvertible) throws -> Shown {
    let sheet = sheet.widgets
    return try open(ViewController("Back") { Button("Show", .tapped --> inContext { try $0.present(sheet) }) })
  }

  @Test("A click on the dimming or the grabber of a sheet dismisses it")
  func dismissing() throws {
    let (tree, visitor) = try show(ViewController("Photo") { Label("Text") })
    #expect(visitor.browser.look.contains(#"class="Dimming" data-x="""#))
    #expect(visitor.browser.look.contains(#"class="Grabber" aria-label="Dismiss" data-x="""#))
    #expect(visitor.difference(from: tree) == nil)
    // The content has the same place with and without the grabber, and comes before it.
    let look = visitor.browser.look
    #expect(try #require(look.range(of: ">Text<")).upperBound < #require(look.range(of: "Grabber\"")).lowerBound)
    try visitor.act("escape")
    #expect(!visitor.browser.look.contains("dialog"))
  }

  @Test("A sheet with `isModalInPresentation` has neither a grabber nor dimming that dismiss it")
  func modal() throws {
    let isModal = Var(true)
    for isInside in [false, true] {
      isModal.set(true)
      let screen = ViewController("Form", .isModalInPresentation <-- isModal) { Label("Text") }
      let (tree, visitor) = try isInside ? show(NavigationController { screen }) : show(screen)
      #expect(!visitor.browser.look.contains("data-x"))
      try visitor.act("escape")
      #expect(visitor.browser.look.contains("dialog"))
      #expect(throws: ActionError.self) { try tree.root.swipeAway() }
      isModal.set(false)
      try visitor.update()
      #expect(visitor.difference(from: tree) == nil)
      #expect(visitor.browser.look.contains("Grabber"))
      try visitor.act("escape")
      #expect(!visitor.browser.look.contains("dialog"))
    }
  }

  @Test("Alerts have no grabber, and only action sheets are dismissed by a click beside them")
  func alerts() throws {
    let cancel = AlertAction("Cancel", .style(.cancel))
    for isInComponent in [false, true] {
      for (style, isDismissed) in [(AlertController.PreferredStyle.alert, false), (.actionSheet, true)] {
        let alert = AlertController("Delete?", .preferredStyle(style), .actions([cancel]))
        let (tree, visitor) = try isInComponent ? show(Inside(content: [alert])) : show(alert)
        #expect(visitor.browser.look.contains("data-x") == isDismissed)
        #expect(!visitor.browser.look.contains("Grabber") && visitor.difference(from: tree) == nil)
        #expect(Preview.html(tree, as: .fragment).contains("44px") == false)
      }
    }
  }

  @Test("A sheet that fills the window has nothing beside it to click, also if it is a component")
  func fullScreen() throws {
    let screen = ViewController("Photo", .modalPresentationStyle(.fullScreen))
    for sheet in [Children([screen]), [Composed(Inside(content: [screen]))]] {
      let (_, visitor) = try show(sheet)
      #expect(!visitor.browser.look.contains("data-x") && !visitor.browser.look.contains("44px"))
    }
  }

  @Test("Each dialog is named by its title, the label of the widget, or its kind")
  func names() throws {
    let sheets: [(any Widget, String)] = [
      (ViewController("Photo"), "Photo"), (NavigationController { ViewController("Inner") }, "Inner"),
      (ImageView(.accessibilityLabel("Portrait")), "Portrait"), (VStack { Label("Hello") }, "Sheet"),
      (
        VStack {
          Label("Hello"); Label("World", .accessibilityTraits(.header))
        }, "World"
      ),
      (ViewController { VStack { Label("Large", .font(.largeTitle)) } }, "Large"),
      (VStack(.accessibilityLabel("Own")) { Label("World", .accessibilityTraits(.header)) }, "Own"),
      (Composed(Inside(content: [NavigationController { ViewController { Label("In", .font(.title1)) } }])), "In"),
      (AlertController("Delete?"), "Delete?"), (AlertController(nil, .message("Really?")), "Really?"),
    ]
    for (sheet, name) in sheets {
      let (_, visitor) = try show(Children([sheet]))
      #expect(visitor.browser.look.contains("aria-label=\"\(name)\" aria-modal=\"true\""), "\(sheet)")
    }
  }

  @Test("The name of a dialog follows its title and its heading, also a heading that is added later")
  func renaming() throws {
    let name = Var<String?>("Old")
    let sheets: [any Widget] = [
      ViewController(.title <-- name), NavigationController { ViewController(.title <-- name) },
      VStack { Label(.text <-- name, .accessibilityTraits(.header)) },
      ViewController {
        VStack {
          Label("x"); Label(.text <-- name, .font(.largeTitle))
        }
      },
      View(.children <-- name.map { $0.map { [Label($0, .accessibilityTraits(.header))] } ?? [] }),
    ]
    for sheet in sheets {
      name.set("Old")
      let (tree, visitor) = try show(Children([sheet]))
      for text in ["Old", "New", nil, "Again"] {
        name.set(text)
        try visitor.update()
        #expect(visitor.browser.look.contains("aria-label=\"\(text ?? "Sheet")\" aria-modal=\"true\""), "\(sheet)")
        #expect(visitor.difference(from: tree) == nil, "\(sheet)")
      }
    }
  }

  @Test("A screen presented by an app has the environment of its window, and its later changes are shown")
  func environment() throws {
    let (image, title) = (Var<Image?>(nil), Var<String?>(nil))
    let app = Application {
      Window(.environment(\.greeting, "Hello from the window")) {
        ViewController("Back") {
          Button("Show", .tapped --> inContext { try $0.present(Photo(image: image, title: title)) })
        }
      }
    }
    let (tree, visitor) = try open(app)
    #expect(visitor.browser.look.contains("Hello from the window"))
    image.set(Image(systemName: "star"))
    title.set("Grace Hopper")
    try visitor.update()
    #expect(visitor.difference(from: tree) == nil)
    #expect(visitor.browser.look.contains("aria-label=\"Grace Hopper\" aria-modal=\"true\""))
    #expect(visitor.browser.look.contains("aria-label=\"Photo of Grace\""))
  }
}

private struct Inside: Component {
  let content: Children

  var body: Children { content }
}

private struct Photo: Component {
  let image: Var<Image?>
  let title: Var<String?>
  @Environment(\.greeting) var greeting

  var body: Children {
    ViewController(.title <-- title) {
      ImageView(.image <-- image, .accessibilityLabel <-- image.map { $0.map { _ in "Photo of Grace" } })
      Label(greeting)
    }
  }
}

private enum GreetingKey: EnvironmentKey {
  static let defaultValue = "Nobody greets"
}

extension EnvironmentValues {
  fileprivate var greeting: String {
    get { self[GreetingKey.self] }
    set { self[GreetingKey.self] = newValue }
  }
}
