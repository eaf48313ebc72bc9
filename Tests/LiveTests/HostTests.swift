import Live
import Testing

@MainActor
struct HostTests {
  @Test("A mounted widget follows its signals")
  func follows() {
    let name = Var("Ada")
    let host = Host(VStack { Label(.text <-- name) })
    name.set("Grace")
    #expect("\(host)" == "StackView(axis: .vertical)\n  Label(text: \"Grace\", behaviors: [text <-- Var<String>])")
    let changes = host.changes { name.set("Eve") }
    #expect(changes == [.set("StackView/Label", "text", from: "Grace", to: "Eve")])
  }
}
