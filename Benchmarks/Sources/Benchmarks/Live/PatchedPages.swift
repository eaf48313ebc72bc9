import LivePreview

@MainActor
extension Group {
  /// The cost of updating a page of 1,000 rows after one text has changed: the whole page, or the patch.
  static var patchedPages: [Group] {
    [
      Group(
        "a text changed among 1,000 rows of HTML", goal: 0.05, count: 1_000,
        [
          Case("all anew", of: 1_000, meant: "1000 rows", { PatchedPage($0) }, { $0.renderAnew() }),
          Case("patched", of: 1_000, meant: "1 patch", { PatchedPage($0) }, { $0.patch() }),
        ])
    ]
  }
}

/// A page of rows, the last of which has a text that changes.
@MainActor
private final class PatchedPage {
  private let text = Var("1000")
  private let tree: LiveTree<Void>
  private let widget: any Widget
  private let renderer = HTMLRenderer()
  private var lifetime: Lifetime?

  init(_ rows: Int) {
    tree = LiveTree(
      VStack { [text] in
        for number in 0..<rows {
          HStack(spacing: 4) {
            Label("Episode \(number) & more")
            Label(
              .textColor(.secondaryLabel), .textAlignment(.right), .text <-- (number == rows - 1 ? text : Var("1000")))
          }
        }
      })
    lifetime = tree.render(with: renderer)
    _ = renderer.html()
    widget = tree.widget
  }

  func renderAnew() -> Effect {
    let html = Preview.html(widget, as: .fragment)
    return Effect { "\(occurrences(of: "Episode ", in: html)) rows" }
  }

  func patch() -> Effect {
    text.set("1001")
    let patches = renderer.patches().map(\.description)
    return Effect { patches.count == 1 && patches[0].contains("1001") ? "1 patch" : "\(patches)" }
  }
}
