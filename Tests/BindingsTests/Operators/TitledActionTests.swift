import Bindings
import TestSupport
import Testing

@MainActor
@Suite("An action beside a title")
struct TitledActionTests {
  let log = Log()

  @Test("A button, a bar button item and an alert action perform the action that follows their title")
  func actions() {
    Stage(Button("Save") { log.note("button") }).mounted.send(.tapped)
    Stage(BarButtonItem("Save") { log.note("item") }).mounted.send(.tapped)
    Stage(AlertAction("Save", action: { log.note("alert") })).mounted.send(.tapped)
    #expect(log.lines == ["button", "item", "alert"])
  }

  @Test("The action after a title comes after the Mods, and is the same as a handler of a tap")
  func mods() {
    let stage = Stage(Button("Save", .alpha(0.5), .tapped --> { log.note("first") }) { log.note("second") })
    stage.mounted.send(.tapped)
    #expect(log.lines == ["first", "second"])
    #expect(stage.value.title == "Save" && stage.value.alpha == 0.5)
    #expect("\(Button("Save") {})" == "\(Button("Save", .tapped --> {}))")
  }
}
