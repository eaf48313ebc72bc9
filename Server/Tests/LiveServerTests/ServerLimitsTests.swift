import Testing

@testable import LiveServer

struct ServerLimitsTests {
  @Test("A server has fewer connections than the process may open files")
  func files() {
    let limits = ServerLimits()
    #expect([100_000, 100, 10].map { limits.fitting(files: $0).connections } == [limits.connections, 40, 1])
  }
}
