import Bindings
import Testing

@MainActor
struct ConnectionsTests {
  @Test("A behavior that is not given again ends, even if its lifetime is retained elsewhere")
  func adopting() {
    let log = Log()
    let lifetime = Lifetime { log.note("ended") }
    let mounted = MountedValue(Label(.adHocFinalize -- { _ in lifetime }))
    let behaviors = mounted.behaviors.conclusions
    var connections = Connections()
    connections.adopt(behaviors, of: mounted)
    connections.adopt(behaviors, of: mounted)
    #expect(log.entries == [] && !connections.isEmpty)
    connections.adopt([], of: mounted)
    #expect(log.entries == ["ended"] && connections.isEmpty)
  }
}
