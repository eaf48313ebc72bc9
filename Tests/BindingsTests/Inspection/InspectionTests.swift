import Bindings
import Testing

@MainActor
@Suite("Bindings and handlers")
struct InspectionTests {
  let name = Var("Ada"), taps = Input<Void>()

  @Test("Bindings and handlers can be read, with their properties and events, in order")
  func read() {
    let field = TextField(.text <--> name, .tapped --> taps, .placeholder <-- name, .alpha -- 0.5)
    #expect(field.bindings.map(\.name) == ["text", "placeholder"])
    #expect(field.handlers.map(\.name) == ["tapped"])
  }

  @Test("Bindings and handlers print as they are written, with the types of sources and targets")
  func printed() {
    let field = TextField(
      .text <--> name,
      .placeholder <-- name.map { $0 + "?" },
      .layer.cornerRadius <-- Var(2.0),
      .tapped --> taps,
      .tapped --> ToggleVar(false),
      .action(.editingChanged, \.text) --> { _ in },
      .adHocPrepare -- { $0.tag = 1 },
      .adHocFinalize -- { _ in nil }
    )
    let lines = field.behaviors.elements.map(\.description)
    #expect(
      lines == [
        "text <--> Var<String>",
        "placeholder <-- Signal<String>",
        "layer.cornerRadius <-- Var<Double>",
        "tapped --> Input<Void>",
        "tapped --> ToggleVar",
        "action([.editingChanged]) --> Input<Optional<String>>",
        "adHocPrepare -- (inout TextField) -> Void",
        "adHocFinalize -- (Mounted<TextField>) -> Lifetime?",
      ])
    #expect("\(Label(.text <-- name).behaviors)" == "[text <-- Var<String>]")
  }

  @Test("Bindings and handlers are compared by property or event, kind, and source or target")
  func compared() {
    #expect(Label(.text <-- name) == Label(.text <-- name))
    #expect(Label(.text <-- name) != Label(.text <-- Var("Ada")))
    #expect(Label(.text <-- name) != Label())
    #expect(TextField(.text <-- name) != TextField(.text <--> name))
    #expect(TextField(.text <--> name) == TextField(.text <--> name))
    #expect(TextField(.text <-- name) != TextField(.placeholder <-- name))
    #expect(Button(.tapped --> taps) == Button(.tapped --> taps))
    #expect(Button(.tapped --> taps) != Button(.tapped --> Input<Void>()))
    #expect(Button(.tapped --> taps) != Button(.action(.touchDown, \.isEnabled) --> Input<Bool>()))
  }

  @Test("Handlers that are closures equal their copies and no others")
  func closures() {
    let button = Button(.tapped --> {}, .adHocPrepare -- { $0.tag = 1 }, .adHocFinalize -- { _ in nil })
    let copy = button
    #expect(button == copy)
    #expect(Button(.tapped --> {}) != Button(.tapped --> {}))
    #expect(Button(.adHocPrepare -- { $0.tag = 1 }) != Button(.adHocPrepare -- { $0.tag = 1 }))
  }

  @Test("Bindings of one key path are equal, also to a binding by the name of the key path")
  func keyPaths() {
    #expect(Label(\.text <-- name) == Label(\.text <-- name))
    #expect(Label(\.text <-- name, \.text <-- Var("Grace")).bindings.count == 1)
    #expect(Segment(.title <-- name) == Segment(\.title <-- name))
  }

  @Test("Bindings by the key path of a computed property print its type, and differ from each other")
  func computed() {
    let field = TextField(\.text <-- name, \.accessibilityLabel <-- name, \.layer.borderWidth <--> Var(2))
    #expect(field.bindings.count == 3)
    #expect(field.bindings.last?.name == "<Layer>.<Double>")
    #expect(field.bindings[1].name == "<Optional<String>>")
  }

  @Test("Two bindings to the same variable are equal if they bind the same property")
  func subjects() {
    let name = Var<String?>("Ada")
    let (text, other) = (TextField(.text <--> name), TextField(.text <--> name))
    let hint = TextField(.accessibilityHint <--> name)
    #expect(text.bindings[0].isEqual(to: other.bindings[0]))
    #expect(!text.bindings[0].isEqual(to: hint.bindings[0]))
  }

  struct Segment: Bindable, Equatable, Configurable {
    var behaviors = Behaviors()
    var title = ""

    init(_ mods: Mod<Segment>...) { for mod in mods { mod(&self) } }
  }
}

extension PropertyNames where Root == InspectionTests.Segment {
  fileprivate static var title: Property<Root, String> { Property { $1(&$0.title) } }
}
