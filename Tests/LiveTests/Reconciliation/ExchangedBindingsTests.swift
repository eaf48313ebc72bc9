import LiveTesting
import TestSupport
import Testing

@MainActor
@Suite("Bindings to mapped signals that are described again")
struct ExchangedBindingsTests {
  @Test("A mapped signal of a new description keeps the subscription, and uses the new closure")
  func closure() throws {
    let name = Var("Ada")
    let source = CountedSource(name)
    func label(_ greeting: String) -> Label {
      Label("greeting", .alpha(0.5), .text <-- source.signal.map { "\(greeting), \($0)" })
    }
    let tree = LiveTree(label("Hello"))
    let changes = try tree.changes { try tree.update(to: label("Goodbye")) }
    #expect(changes == [.set("Label", "text", from: "Hello, Ada", to: "Goodbye, Ada")])
    name.set("Grace")
    #expect(tree.root[Label.self]?.text == "Goodbye, Grace")
    #expect(source.count == 1, "subscriptions, although each description maps the signal again")
    tree.unmount()
    #expect(source.count == 0)
  }

  @Test("Signals mapped from one variable have the same source, and so have copies of a signal")
  func sources() throws {
    let name = Var("Ada")
    var calls: [String] = []
    func called(_ mark: String, _ name: String) -> String {
      calls.append(mark)
      return name
    }
    func label(_ mark: String) -> Label { Label(.text <-- name.map { called(mark, $0) }) }
    let tree = LiveTree(label("first"))
    try tree.update(to: label("second"))
    name.set("Grace")
    #expect(calls == ["first", "second", "second"])
    #expect(tree.root[Label.self]?.text == "Grace")
  }

  @Test("A user's change stays if the mapped value stays the same, and is replaced by another value")
  func userChange() throws {
    let level = Var(1)
    func control(_ limit: Int) -> Switch { Switch(.isOn <-- level.map { $0 > limit }) }
    let tree = LiveTree(control(3))
    try tree.root.tap()
    try tree.update(to: control(2))
    #expect(tree.root[Switch.self]?.isOn == true, "1 is not greater than 2 either")
    try tree.update(to: control(0))
    try tree.update(to: control(1))
    #expect(tree.root[Switch.self]?.isOn == false)
  }

  @Test("Other widgets bound to a copy of the signal keep its former closure")
  func copies() throws {
    let name = Var("Ada")
    let shared = name.map { "Hello, \($0)" }
    let tree = LiveTree(
      View {
        Label(.text <-- shared)
        Label(.text <-- shared)
      })
    try tree.update(
      to: View {
        Label(.text <-- name.map { "Goodbye, \($0)" })
        Label(.text <-- shared)
      })
    name.set("Grace")
    #expect(tree.root.children.map { $0[Label.self]?.text } == ["Goodbye, Grace", "Hello, Grace"])
  }

  @Test("A binding to another source, or to a source of another type, replaces the former one")
  func otherSources() throws {
    let (name, other, number) = (Var("Ada"), Var("Grace"), Var(1))
    let descriptions: [(Label, String)] = [
      (Label(.text <-- name.map { "\($0)" }), "Ada"), (Label(.text <-- other.map { "\($0)" }), "Grace"),
      (Label(.text <-- number.map { "\($0)" }), "1"), (Label(.text <-- name.map { .some($0) }), "Ada"),
      (Label(.text <-- name), "Ada"), (Label(.text <-- name.map(\.count).map { "\($0)" }), "3"),
    ]
    let tree = LiveTree(Label())
    for (label, text) in descriptions + descriptions.reversed() {
      try tree.update(to: label)
      #expect(tree.root[Label.self]?.text == text)
    }
  }

  @Test("Other properties of a new description change together with its mapped bindings")
  func otherProperties() throws {
    let (name, taps) = (Var("Ada"), Var(0))
    func button(_ text: String, _ tag: Int) -> Button {
      Button(
        .title <-- name.map { $0 + text }, .isEnabled <-- name.map { $0 != text }, .tag(tag),
        .tapped --> { taps.value += tag })
    }
    let tree = LiveTree(button("!", 1))
    try tree.update(to: button("?", 2))
    try tree.find(.button("Ada?")).tap()
    #expect(taps.value == 2)
    try tree.update(to: button("Ada", 2))
    #expect(tree.root[Button.self]?.isEnabled == false)
  }

  @Test("A new closure over an input applies from the next value on")
  func input() throws {
    let typed = Input<String>()
    func label(_ mark: String) -> Label { Label(.text <-- typed.map { mark + $0 }) }
    let tree = LiveTree(label("1 "))
    typed.send("a")
    try tree.update(to: label("2 "))
    #expect(tree.root[Label.self]?.text == "1 a")
    typed.send("b")
    #expect(tree.root[Label.self]?.text == "2 b")
  }

  @Test("After any update, the live tree equals a fresh one", arguments: LongForm.seeds(20, ofSteps: 60))
  func random(seed: Int) throws {
    var random = SeededGenerator(seed: UInt64(seed))
    let sources = (0..<2).map { Var($0) }
    func row() -> any Widget {
      let (source, mark) = (sources[Int.random(in: 0..<2, using: &random)], Int.random(in: 0..<3, using: &random))
      return switch Int.random(in: 0..<4, using: &random) {
      case 0: Label(.text <-- source.map { "\($0) \(mark)" })
      case 1: Label("a", .isHidden <-- source.map { $0 > mark }, .alpha <-- source.map { $0 == mark ? 1 : 0 })
      case 2: Label("\(mark)", .isHidden <-- source.map { $0 > mark })
      default: View(.isHidden <-- source.map { $0 > mark }) { Label(.text <-- source.map { "\($0)\(mark)" }) }
      }
    }
    let tree = LiveTree(View { row() })
    for _ in 0..<60 {
      sources.randomElement(using: &random)?.set(Int.random(in: 0..<4, using: &random))
      let description = View(.children(Children((0..<4).map { _ in row() })))
      try tree.update(to: description)
      tree.root.checkInvariants()
      #expect(tree.widget as? View == LiveTree(description).widget as? View)
      sources.randomElement(using: &random)?.set(Int.random(in: 0..<4, using: &random))
      #expect(tree.widget as? View == LiveTree(description).widget as? View)
    }
  }
}

/// A signal of a variable that counts its subscriptions.
@MainActor
private final class CountedSource {
  private(set) var count = 0
  private let name: Var<String>

  private(set) lazy var signal = Signal<String>.create { [unowned self] downstream in
    count += 1
    let following = name.subscribe { downstream.send($0) }
    return Lifetime { [unowned self] in
      count -= 1
      following.cancel()
    }
  }

  init(_ name: Var<String>) { self.name = name }
}
