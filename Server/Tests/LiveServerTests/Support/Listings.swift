// The listings of the README, which compile here. A test compares them.

import LiveServer

private struct Counter: Component {
  var body: Children { Label("0") }
}

struct Notes: @MainActor CodableContainer {
  let text: Var<String>

  init() { text = Var("") }
}

struct Board: @MainActor CodableContainer {
  let visits: Var<Int>

  init() { visits = Var(0) }
}

@MainActor func serve() async throws {
  let board = Board()
  let options = ServerOptions(shared: board, store: .file("notes.json"))
  try await LiveServer.run(options: options, state: Notes.init) { notes in
    VStack(spacing: 12, .padding(20)) {
      TextField(.text <--> notes.text)
      Button("Visit", .tapped --> { board.visits.value += 1 })
      Label(.text <-- board.visits.map { "\($0) visits" })
    }
  }
}

struct Import: Component {
  let count = Var(0)
  let progress = Var(0.0)
  let task = Var<Task<Void, Never>?>(nil)

  var body: Children {
    VStack(spacing: 12, .padding(20)) {
      Button(
        "Import",
        .tapped
          --> inContext { context in
            context.pickFiles(of: [.csv]) { files in task.value = Task { await read(files[0]) } }
          })
      ProgressView(.progress <-- progress)
      Button("Cancel", .isEnabled <-- task.map { $0 != nil }, .tapped --> { task.value?.cancel() })
      Button("Export", .tapped --> inContext { $0.save(File("count.txt", text: "\(count.value) lines")) })
    }
  }

  private func read(_ file: File) async {
    defer { task.value = nil }
    let lines = (file.text ?? "").split(separator: "\n")
    for number in lines.indices {
      if Task.isCancelled { return }
      count.value += 1
      progress.value = Double(number + 1) / Double(lines.count)
      await Task.yield()
    }
  }
}

import Foundation

nonisolated enum Place: Route, Codable {
  case notes(Int)

  var pathComponents: [String] {
    switch self {
    case .notes(let id): ["notes", "\(id)"]
    }
  }

  init?(pathComponents: [String]) {
    guard pathComponents.count == 2, pathComponents[0] == "notes", let id = Int(pathComponents[1]) else { return nil }
    self = .notes(id)
  }
}

@MainActor func serveNotes() async throws {
  let links = DeepLinks<Place>()
  try await LiveServer.run(state: { StackAdapter<Place>([]) }) { path in
    Application(.address <-- links.addresses(of: path), .open --> links.opening(path)) {
      Window {
        NavigationController(
          .viewControllers
            <-- path.screens(over: ViewController("Start")) { place in
              switch place {
              case .notes(let id): ViewController("Notes \(id)")
              }
            },
          .poppedToCount --> path.popToCount(over: 1))
      }
    }
  }
}

@MainActor func listing1() async throws {
  let options = ServerOptions(hosts: ["https://app.example"], isBehindProxy: true)
  _ = options
}

@MainActor func listing2() async throws {
  let options = ServerOptions(hosts: ["pi.local:8080"])
  try await LiveServer.run(host: "0.0.0.0", port: 8080, options: options) { Counter() }
}

@MainActor func listing3() async throws {
  var options = ServerOptions()
  options.limits.connections = 400
  options.sessionLimits.idleTime = .seconds(3_600)
  _ = options
}

@MainActor func listing4() async throws {
  let options = ServerOptions(
    hasMetrics: true,
    log: { event in
      if case .eventHandled = event { return }
      FileHandle.standardError.write(Data("\(event)\n".utf8))
    })
  _ = options
}

@MainActor func listing5(check: @escaping @MainActor () throws -> Void) async throws {
  let server = LiveServer {
    let _: Void = try check()
    Counter()
  }
  _ = server
}
