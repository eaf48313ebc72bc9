import Foundation
import Testing

@testable import PostgresStore

/// A server of PostgreSQL on a free port of this machine, with its data in a folder of the tests.
///
/// It ends with the process of the tests, however that ends.
actor PostgresServer {
  struct Unstarted: Error {
    let log: String
  }

  /// The server of most tests, which each have a database of their own.
  static let shared = PostgresServer()

  private static let folders = [
    ["/usr/local/pgsql/bin", "/opt/homebrew/bin", "/usr/local/bin", "/usr/bin"],
    ((try? FileManager.default.contentsOfDirectory(atPath: "/usr/lib/postgresql")) ?? []).sorted().reversed()
      .map { "/usr/lib/postgresql/\($0)/bin" },
  ]

  /// The folder of the programs, or `nil` if the server is not installed, or no user is there to whom it belongs.
  static let programs = folders.joined().first { folder in
    ["initdb", "postgres"].allSatisfy { FileManager.default.isExecutableFile(atPath: "\(folder)/\($0)") }
      && (geteuid() != 0 || getpwnam("postgres") != nil)
  }

  private let folder = FileManager.default.temporaryDirectory.appending(path: "Postgres-\(UUID().uuidString)")
  private let port = freePort()
  private var process: Process?
  private var input: Pipe?
  private var starting: Task<Void, any Error>?

  deinit { try? FileManager.default.removeItem(at: folder) }

  /// Returns the address of a new database, after the server has started.
  func newDatabase() async throws -> String {
    let starting = starting ?? Task { try await start() }
    self.starting = starting
    try await starting.value
    let name = "test_" + UUID().uuidString.lowercased().replacing("-", with: "")
    try connect("postgres").perform("CREATE DATABASE \(name)")
    return address(name)
  }

  /// Returns the address of a database.
  nonisolated func address(_ name: String, password: String = "secret") -> String {
    "postgresql://tester:\(password)@127.0.0.1:\(port)/\(name)"
  }

  /// Stops the server, and loses nothing that has been committed.
  func stop() async {
    try? Data().write(to: folder.appending(path: "kept"))
    try? input?.fileHandleForWriting.close()
    for _ in 0..<500 where process?.isRunning == true { try? await Task.sleep(for: .milliseconds(20)) }
    process = nil
  }

  /// Starts the server, with the data that there are.
  func start() async throws {
    guard let programs = Self.programs else { throw Unstarted(log: "not installed") }
    let data = folder.appending(path: "data").path
    if !FileManager.default.fileExists(atPath: folder.path) {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try Data("secret".utf8).write(to: folder.appending(path: "password"))
      // The server does not run as root.
      if geteuid() == 0, let user = getpwnam("postgres")?.pointee { chown(folder.path, user.pw_uid, user.pw_gid) }
      let initialization = try run(
        """
        '\(programs)/initdb' -D '\(data)' -U tester --auth=scram-sha-256 --pwfile='\(folder.path)/password' \
        --no-sync --locale=C --encoding=UTF8
        """)
      for _ in 0..<3_000 where initialization.isRunning { try await Task.sleep(for: .milliseconds(20)) }
    }
    // The server ends when the pipe of its input is closed, at the latest because this process has ended.
    process = try run(
      """
      rm -f kept; exec 3<&0
      (cat <&3 > /dev/null; [ -e kept ] && kill -INT $$ || { kill -QUIT $$; sleep 1; rm -rf '\(folder.path)'; }) &
      exec '\(programs)/postgres' -D '\(data)' -p \(port) -c listen_addresses=127.0.0.1 \
      -c unix_socket_directories='' -c fsync=off
      """)
    for _ in 0..<600 {
      if (try? connect("postgres")) != nil { return }
      try await Task.sleep(for: .milliseconds(50))
    }
    throw Unstarted(log: (try? String(contentsOf: folder.appending(path: "log"), encoding: .utf8)) ?? "")
  }

  private func connect(_ name: String) throws -> PostgresConnection {
    try PostgresConnection(address(name), time: .seconds(5))
  }

  private func run(_ script: String) throws -> Process {
    let process = Process()
    let shell = ["/bin/sh", "-c", "cd '\(folder.path)'; exec >> log 2>&1; \(script)"]
    let user = ["setpriv", "--reuid=postgres", "--regid=postgres", "--clear-groups"]
    let command = (geteuid() == 0 ? user : []) + shell
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = command
    let input = Pipe()
    process.standardInput = input
    self.input = input
    try process.run()
    return process
  }

  /// Returns a port of this machine to which no one listens.
  private static func freePort() -> UInt16 {
    #if canImport(Darwin)
      let descriptor = socket(AF_INET, SOCK_STREAM, 0)
    #else
      let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    #endif
    defer { close(descriptor) }
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = inet_addr("127.0.0.1")
    var size = socklen_t(MemoryLayout<sockaddr_in>.size)
    withUnsafeMutablePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        _ = bind(descriptor, $0, size)
        _ = getsockname(descriptor, $0, &size)
      }
    }
    return UInt16(bigEndian: address.sin_port)
  }
}

extension Trait where Self == ConditionTrait {
  /// A condition of tests that need the server.
  static var withPostgres: ConditionTrait {
    .enabled(if: PostgresServer.programs != nil, "PostgreSQL is not installed: no store is tested with it")
  }
}
