import Bindings
import Testing

// The listings of the two articles, as they are printed there but for UIKit's prefix.

private struct TextFieldViewState: CodableContainer {
  let text: Var<String>
  init() {
    text = Var("")
  }
}

@MainActor
private func textFieldView(_ textFieldViewState: TextFieldViewState) -> TextField {
  return TextField(
    .borderStyle -- .roundedRect,
    .text <-- textFieldViewState.text,
    .textChanged() --> textFieldViewState.text.update()
  )
}

extension Event where Root == TextField {
  /// The user changed the text.
  fileprivate static func textChanged() -> Event<Root, String> {
    .action(.editingChanged).compactMap { field, _ in field.text }
  }
}

@MainActor
@Suite("The articles' listings")
struct ArticleTests {
  struct State {
    var name = "Ada"
    var isEditing = true
  }

  struct Person {
    var id = 1
    var name = "Ada"
  }

  @Test("The listing with a text field runs: it follows a signal and has a constant placeholder")
  func signalAndConstant() {
    let model = Var(State())
    let field = TextField(
      .text <-- model.map { currentState in currentState.name },
      .isEnabled -- true
    )
    #expect(field.resolved() == TextField(.text("Ada"), .isEnabled(true)))
  }

  @Test("The listing with a name field runs as the article describes it")
  func nameField() {
    let personSignal = Var(State())
    let people = [1: Var(Person()), 2: Var(Person(id: 2, name: "Grace"))]
    let id = Var(1)
    let nameField = TextField(
      .borderStyle -- .roundedRect,
      .isEnabled
        <-- personSignal
        .map { $0.isEditing },
      .backgroundColor
        <-- personSignal
        .map { $0.isEditing ? .white : .lightGray },
      .text
        <-- id
        .flatMapLatest { people[$0]! }
        .map { $0.name },
      .textChanged()
        --> Input.through {
          $0.withLatestFrom(id) { Person(id: $1, name: $0) }.subscribe { people[$0.id]?.set($0) }
        }
    )
    let stage = Stage(nameField)
    #expect(stage.value.backgroundColor == .white)
    personSignal.set(State(isEditing: false))
    #expect(stage.value.backgroundColor == .lightGray)
    #expect(!stage.value.isEnabled)
    id.set(2)
    #expect(stage.value.text == "Grace")
    stage.mounted.input { $0.text = "Barbara" }
    stage.mounted.notify(.control(.editingChanged))
    #expect(people[2]?.value.name == "Barbara")
  }

  @Test("The listing with view state binds a text field in both directions")
  func textField() {
    let state = TextFieldViewState()
    let stage = Stage(textFieldView(state))
    state.text.set("Ada")
    #expect(stage.value.text == "Ada")
    stage.mounted.input { $0.text = "Grace" }
    stage.mounted.notify(.control(.editingChanged))
    #expect(state.text.value == "Grace")
    #expect(stage.value.borderStyle == .roundedRect)
  }

  @Test("The listing with arrays of bindings applies them in order")
  func arrays() {
    let colorBindings = [.backgroundColor -- .red] as [Mod<View>]
    let visibilityBindings = [.isHidden <-- Var(true)] as [Mod<View>]
    let view = View().with(Mod(list: colorBindings + visibilityBindings))
    #expect(view.resolved() == View(.backgroundColor -- .red, .isHidden -- true))
  }

  @Test("The listing with a mapped signal binds a background color")
  func valueBinding() {
    @MainActor struct MyViewState { let isBlue = Var(true) }
    let myViewState = MyViewState()
    let view = View(.backgroundColor <-- myViewState.isBlue.map { $0 ? .blue : .white })
    #expect(view.resolved() == View(.backgroundColor -- .blue))
  }

  @Test("The listing with a composite binding equals its long form")
  func composite() {
    @MainActor struct SwitchViewState { let value = Var(false) }
    let switchViewState = SwitchViewState()
    let composite = Stage(
      Switch(
        .action(.valueChanged, \.isOn) --> switchViewState.value
      )
    )
    let spelledOut = Stage(
      Switch(
        .action(.valueChanged)
          --> Input.through { $0.map { ($0 as Switch)[keyPath: \.isOn] }.bind(to: switchViewState.value) }
      )
    )
    for (stage, isOn) in [(composite, true), (spelledOut, false)] {
      stage.mounted.input { $0.isOn = isOn }
      stage.mounted.notify(.control(.valueChanged))
      #expect(switchViewState.value.value == isOn)
    }
  }

  @Test("The listings with `adHocPrepare` and `adHocFinalize` get the instance")
  func adHoc() {
    let name = Var("Ada")
    let label = Label(
      .adHocPrepare -- { instance in instance.tag = 1 },
      .adHocFinalize -- { instance in name.subscribe { text in instance.apply { $0.text = text } } }
    )
    #expect(Stage(label).value == Label("Ada", .tag -- 1).with { $0.behaviors = label.behaviors })
  }
}
