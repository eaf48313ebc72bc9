import Audit
import Mod
import Preview
import Terminal
import Testing
import Widgets

private struct Row: Component {
  let style: Mod<Button>

  var body: Children { Button("row", .isSelected(true), style) }
}

@MainActor
@Suite("States in previews")
struct StatesInPreviewsTests {
  /// Widgets in states, and the same widgets as they look.
  private let pairs: [(stated: any Widget, looks: any Widget)] = [
    (
      VStack {
        Button("Save", .isEnabled(false), .while(.disabled, .title("Off"), .backgroundColor(.systemYellow)))
        Label("a", .isIn(.invalid) -- true, .while(.invalid, .text("wrong"), .textColor(.systemRed)))
        TextField("b", .while(.focused, .text("focused")))
      },
      VStack {
        Button("Save", .isEnabled(false), .title(for: .disabled) -- "Off", .backgroundColor(.systemYellow))
        Label("wrong", .isIn(.invalid) -- true, .textColor(.systemRed))
        TextField("b")
      }
    ),
    (
      VStack(.environment(\.horizontalSizeClass, .compact)) {
        HStack(.while(.compactWidth, .axis(.vertical), .spacing(4))) {
          Label("a", .while(.compactWidth, .isHidden(true)))
          Label("b")
        }
      },
      VStack(.environment(\.horizontalSizeClass, .compact)) {
        VStack(spacing: 4) {
          Label("a", .isHidden(true))
          Label("b")
        }
      }
    ),
    (
      Toolbar(
        .items([BarButtonItem(.customView(Button("a", .isIn(.selected) -- true, .while(.selected, .title("b")))))])),
      Toolbar(.items([BarButtonItem(.customView(Button("a", .isSelected(true), .title(for: .selected) -- "b")))]))
    ),
    (
      VStack { Row(style: .while(.selected, .title("selected"))) },
      VStack { Row(style: .title(for: .selected) -- "selected") }
    ),
  ]

  @Test("Each preview shows the present states of widgets")
  func present() {
    for (stated, looks) in pairs {
      #expect(Preview.text(stated) == Preview.text(looks))
      #expect(Preview.svg(stated) == Preview.svg(looks))
      #expect(Preview.terminal(stated) == Preview.terminal(looks))
      #expect(Preview.html(stated) == Preview.html(looks))
      #expect(Preview.html(stated, as: .fragment) == Preview.html(looks, as: .fragment))
    }
  }

  @Test("The audit checks the present states of widgets")
  func audit() {
    let label = Label("a", .isIn(.invalid) -- true, .while(.invalid, .textColor(.white)), .backgroundColor(.white))
    let look = Label("a", .isIn(.invalid) -- true, .textColor(.white), .backgroundColor(.white))
    #expect(Preview.audit(label) == Preview.audit(look))
    #expect(Preview.audit(label) != Preview.audit(label.with(.isIn(.invalid) -- false)))
  }
}
