import Bindings
import Foundation
import TestSupport
import Testing

@MainActor
struct ConnectionsTests {
  @Test("A behavior that is missing from the new description ends, even if its lifetime is retained elsewhere")
  func adopting() {
    let log = Log()
    let lifetime = Lifetime { log.note("ended") }
    let mounted = MountedValue(Label(.adHocFinalize -- { _ in lifetime }))
    let behaviors = mounted.behaviors.conclusions
    var connections = Connections()
    connections.adopt(behaviors, of: mounted)
    connections.adopt(behaviors, of: mounted)
    #expect(log.lines == [] && !connections.isEmpty)
    connections.adopt([], of: mounted)
    #expect(log.lines == ["ended"] && connections.isEmpty)
  }

  /// Returns whether a behavior starts that is given together with others, which are active already.
  private func startsBeside<Root: Widget>(_ root: Root, _ mods: Mod<Root>...) -> Bool {
    var hasStarted = false
    let others = Mod(list: mods)
    let joined: Mod<Root> =
      .adHocFinalize -- { _ in
        hasStarted = true
        return nil
      }
    let mounted = MountedValue(root.with(others))
    var connections = Connections()
    connections.adopt(mounted.behaviors.conclusions + mounted.behaviors.bindings, of: mounted)
    let behaviors = root.with(joined, others).behaviors
    connections.adopt(behaviors.conclusions + behaviors.bindings, of: mounted)
    connections.cancel()
    return hasStarted
  }

  @Test("A behavior that is added to existing ones starts, whatever their kinds are")
  func joining() {
    let (text, image) = (Var(""), Image(systemName: "person"))
    #expect(startsBeside(TextField(), .text <-- text))
    #expect(startsBeside(TextField(), .text <--> text))
    #expect(startsBeside(TextField(), .checked <-- text))
    #expect(startsBeside(TextField(), .adHocFinalize -- { _ in Lifetime {} }))
    #expect(startsBeside(TextField(), .lifetimes -- [Lifetime {}]))
    #expect(startsBeside(ImageView(), .image(from: URL(filePath: "/ada.png"), placeholder: image)))
  }
}

extension Method where Root == TextField {
  fileprivate static var checked: Method<Root, String> { Method<Root, String> { _, _ in } }
}
