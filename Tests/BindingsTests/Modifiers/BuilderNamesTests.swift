import Bindings
import Mod
import Signals
import Testing
import Widgets

@MainActor
@Suite("Names of Builder and of CwlViews' views")
struct BuilderNamesTests {
  @Test("The listings of Builder's article compile with this library")
  @available(*, deprecated)
  func views() {
    func card(_ name: String) -> any ViewConvertible {
      VStackView(spacing: 8, .padding(4)) {
        HStackView(alignment: .center) {
          LabelView(name)
          SpacerView(8)
          ButtonView("Edit")
        }
        ZStackView(.alpha(0.5)) { LabelView("New") }
      }
    }
    let expected = VStack(spacing: 8, .padding(4)) {
      HStack(alignment: .center) {
        Label("Ada")
        Spacer(8)
        Button("Edit")
      }
      ZStack(.alpha(0.5)) { Label("New") }
    }
    #expect(card("Ada").widgets == [expected])
  }

  @Test("A key path is bound under the labels of Builder")
  @available(*, deprecated)
  func bindings() {
    let color = Var(Color?.none)
    #expect(
      Label("Some text", .bind(keyPath: \.backgroundColor, binding: color))
        == Label("Some text", .bind(\.backgroundColor, to: color)))
    let name = Var("Ada")
    #expect(Label(.bind(keyPath: \.text, binding: name)).resolved() == Label("Ada"))
  }
}
