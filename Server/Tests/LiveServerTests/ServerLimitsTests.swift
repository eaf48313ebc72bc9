import Testing

@testable import LiveServer

struct ServerLimitsTests {
  @Test("The limit of connections is below the process's limit of open files")
  func files() {
    let limits = ServerLimits()
    #expect([100_000, 100, 10].map { limits.fitting(files: $0).connections } == [limits.connections, 40, 1])
  }
}
