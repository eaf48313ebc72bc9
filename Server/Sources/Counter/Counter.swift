import LiveServer

struct Counter: Component {
  let count = Var(0)

  var body: Children {
    VStack(spacing: 12, .padding(20)) {
      Label(.text <-- count.map { "\($0)" }, .textAlignment(.center))
      Button("More", .tapped --> { count.value += 1 })
    }
  }
}

@main struct Program {
  static func main() async throws {
    try await LiveServer.run(port: 8080) { Counter() }
  }
}
