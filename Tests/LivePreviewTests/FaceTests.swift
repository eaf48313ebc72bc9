import LivePreview
import LiveTesting
import Mod
import Terminal
import Testing
import Widgets

nonisolated private struct Volume: Control, Operable, Previewable {
  var level = 2
  var controlAttributes = ControlAttributes()
  var attributes = ViewAttributes.fresh

  var operatedValue: OperatedValue<Volume> { .number(\.level, in: 0...4) }

  var preview: any Widget {
    HStack(.spacing(8)) {
      Label("Quiet", .operation(.step(-1)))
      for bar in 1...4 { Label(bar <= level ? "▮" : "▯", .operation(.set(Double(bar)))) }
      Label("Loud", .operation(.step(1)))
    }
  }
}

@Suite("The face of a custom widget")
@MainActor struct FaceTests {
  @Test("A custom widget with a face is drawn in each preview, and audited")
  func drawn() {
    let volume = Volume(.accessibilityLabel("Volume"))
    for output in [
      Preview.html(volume), Preview.svg(volume), Preview.terminal(volume, width: 40), Preview.text(volume),
    ] {
      #expect(output.contains("Quiet") && output.contains("▮") && output.contains("▯"), "\(output)")
    }
    #expect(Preview.html(volume).contains("role=\"slider\""))
    #expect(!Preview.audit(VStack { Volume() }).isEmpty)
  }

  @Test("A custom widget with a face is patched, found and operated, with the same refusals for taps, keys and pages")
  func operated() throws {
    let level = Var(2)
    let tree = LiveTree(VStack { Volume(\.level <--> level, .accessibilityLabel("Volume")) })
    let renderer = HTMLRenderer()
    let lifetime = tree.render(with: renderer)
    defer { withExtendedLifetime(lifetime) {} }
    _ = renderer.html()
    level.set(1)
    #expect(!renderer.patches().isEmpty)
    let volume = try tree.find(Volume.self, .name("Volume")).node()
    try tree.press(.tab)
    try tree.press(.right)
    #expect(level.value == 2)
    try volume.find(.text("Loud")).tap()
    #expect(level.value == 3)
    try volume.operate(.set(4))
    #expect(level.value == 4)
    #expect(throws: ActionError.self) { try tree.press(.right) }
    #expect(throws: ActionError.self) { try volume.find(.text("Loud")).tap() }
    #expect(throws: ActionError.self) { try volume.operate(.step(1)) }
  }
}
