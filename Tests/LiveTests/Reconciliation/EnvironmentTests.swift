import LiveTesting
import Mod
import TestSupport
import Testing

private enum Level: EnvironmentKey {
  static let defaultValue = 0
}

private enum Format: EnvironmentKey {
  static let defaultValue: @Sendable () -> String = { "none" }
}

extension EnvironmentValues {
  fileprivate var level: Int {
    get { self[Level.self] }
    set { self[Level.self] = newValue }
  }

  fileprivate var format: @Sendable () -> String {
    get { self[Format.self] }
    set { self[Format.self] = newValue }
  }
}

private struct Brand: Theme {
  var lines = 1
  static let standard = Brand()
}

private struct Reading: Component {
  @Environment(\.level) var level
  @Environment(Brand.self) var brand
  let source: Var<Int>
  let log: Log

  var body: Children {
    Button("Log", .tapped --> note, .onAppear { note() })
    Label(.text <-- source.map { "\($0) of \(level)" })
    Inner { Label("inner \(level)") }
  }

  private func note() { log("\(level) \(brand.lines)") }
}

private struct Inner: Component {
  let content: () -> Children

  init(@WidgetBuilder _ content: @escaping () -> Children) { self.content = content }

  var body: Children { VStack(.environment(\.level, 9)) { Block(content: content) } }
}

private struct Block: Component {
  let content: () -> Children
  var body: Children { content() }
}

private struct Formatted: Component {
  @Environment(\.format) var format
  var body: Children { Label(format()) }
}

@Suite("The environment of a component")
@MainActor struct EnvironmentTests {
  @Test("Handlers, bindings, methods and blocks read the present environment of their component")
  func handlers() throws {
    let (log, source, level) = (Log(), Var(1), Var(3))
    let tree = LiveTree(level) { level in
      VStack(.environment(\.level, level), .theme(Brand.self, \.lines .~ level)) {
        Reading(source: source, log: log)
      }
    }
    _ = tree.root
    try tree.find(.button("Log")).tap()
    #expect(tree.find(Label.self).all.map(\.text) == ["1 of 3", "inner 3"])
    #expect(try tree.find(Reading.self).level == 3)
    level.set(4)
    source.set(2)
    try tree.find(.button("Log")).tap()
    #expect(tree.find(Label.self).all.map(\.text) == ["2 of 4", "inner 4"])
    #expect(log.lines == ["3 3", "3 3", "4 4"])
  }

  @Test("A component whose handlers alone read a theme uses its present values")
  func theme() throws {
    struct Quiet: Component, Equatable {
      @Environment(Brand.self) var brand
      let log: Log
      var body: Children { Button("Log", .tapped --> { log("\(brand.lines)") }) }
      nonisolated static func == (first: Quiet, second: Quiet) -> Bool { first.log === second.log }
    }
    let (log, lines) = (Log(), Var(2))
    let tree = LiveTree(lines) { lines in VStack(.theme(Brand(lines: lines))) { Quiet(log: log) } }
    try tree.find(.button("Log")).tap()
    lines.set(5)
    try tree.find(.button("Log")).tap()
    #expect(log.lines == ["2", "5"])
  }

  @Test("Handlers of a component that is expanded without a tree have the environment of that moment")
  func expanded() throws {
    let log = Log()
    let widget = VStack(.environment(\.level, 7)) { Reading(source: Var(1), log: log) }.expanded()
    try LiveTree(widget).find(.button("Log")).tap()
    #expect(log.lines.last == "7 1")
  }

  @Test("An environment value that contains a function is passed down again with its new captures")
  func functions() {
    struct Service: Sendable { let format: @Sendable () -> String }
    let level = Var(0)
    let tree = LiveTree(level) { level in VStack(.environment(\.format, { "\(level)" })) { Formatted() } }
    for number in 0..<3 {
      level.set(number)
      #expect(tree.find(Label.self).all.map(\.text) == ["\(number)"])
    }
    #expect(holdsFunctions(Service { "" }) && holdsFunctions([Optional({ 1 })]) && !holdsFunctions([Optional(1)]))
  }
}
