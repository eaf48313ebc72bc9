import Bindings
import Foundation
import Signals
import Testing

/// A container around any value.
private struct Box<Value: Codable & Sendable>: CodableContainer {
  let value: Value
  init(_ value: Value) { self.value = value }
}

private enum Place: String, Codable { case home, away }

private struct Optionals: CodableContainer {
  let a: Var<Int>?
  let b: Var<Int>
  let c: Var<Int>
}

private struct Partial: CodableContainer {
  let kept: Var<Int>
  var cache = Var(0)
  var stamp = UUID()
  private enum CodingKeys: CodingKey { case kept }
  init() { kept = Var(0) }
}

private class Base: CodableContainer {
  let name: Var<String>
  required init(_ name: String) { self.name = Var(name) }
}

/// What has a sample somewhere inside, and how to find it.
@MainActor
private struct Shape {
  let name: String
  let make: () -> any CodableContainer
  let find: (any CodableContainer) -> Sample?

  init<Value: Codable & Sendable>(_ name: String, _ make: @escaping () -> Value, _ find: @escaping (Value) -> Sample?) {
    self.name = name
    self.make = { Box(make()) }
    self.find = { ($0 as? Box<Value>).flatMap { find($0.value) } }
  }

  static let all = [
    Shape("itself", { Sample() }) { $0 },
    Shape("array", { [Sample(), Sample()] }) { $0[1] },
    Shape("array of arrays", { [[], [Sample(), Sample()]] }) { $0[1][0] },
    Shape("dictionary", { ["x": Sample(), "y": Sample()] }) { $0["y"] },
    Shape("dictionary by numbers", { [7: Sample(), 8: Sample()] }) { $0[8] },
    Shape("dictionary by cases", { [Place.home: Sample(), .away: Sample()] }) { $0[.away] },
    Shape("optional", { Sample?.some(Sample()) }) { $0 },
    Shape("enum", { SampleCase.two(first: Sample(), second: Sample()) }) {
      if case .two(_, let sample) = $0 { sample } else { nil }
    },
    Shape("plain value", { Box([Sample()]) }) { $0.value[0] },
    Shape("Var", { Var(Sample()) }) { $0.value },
    Shape("Var of array", { Var([Sample(), Sample()]) }) { $0.value[1] },
    Shape("Var of optional", { Var(Sample?.some(Sample())) }) { $0.value },
    Shape("Var of dictionary", { Var(["x": [Sample?.none, Sample()]]) }) { $0.value["x"]?[1] },
    Shape("StackAdapter", { StackAdapter([Sample(), Sample()]) }) { $0.value[1] },
    Shape("StackAdapter of enum", { StackAdapter([SampleCase.empty, .one(Sample())]) }) {
      if case .one(let sample) = $0.value[1] { sample } else { nil }
    },
    Shape("ArrayAdapter", { ArrayAdapter([Sample(), Sample()]) }) { $0.value[1] },
    Shape("Var of Var", { Var([Var([Sample()])]) }) { $0.value[0].value[0] },
    Shape("adapter of one's own", { Adapter(Holding(value: [Sample()])) }) { $0.value[0] },
  ]
}

private struct Holding<Value: Codable & Sendable>: PersistentAdapterState {
  let value: Value
  func reduce(message: Value, feedback: Input<Value>) -> (state: Self, notification: Value?) {
    (Self(value: message), nil)
  }
}

@MainActor
@Suite("A restored state")
struct RestorationTests {
  @Test("A change inside a value of any kind is stored, restored in place, and delivered")
  func shapes() throws {
    func check(_ shape: Shape, _ state: some CodableContainer, _ fresh: some CodableContainer) throws {
      let (logged, heard) = (Log<String>(), Log<String>())
      let logging = state.logJSON(to: logged.add)
      let sample = try #require(shape.find(state), "\(shape.name)")
      sample.title.set("changed")
      sample.marks.update([1])
      #expect(logged.values.count == 3, "\(shape.name)")
      #expect(try logged.values.last == state.json(), "\(shape.name)")
      let part = try #require(shape.find(fresh), "\(shape.name)")
      let following = heard.subscribe(to: part.title)
      try fresh.restore(json: state.json())
      #expect(heard.values == ["", "changed"], "\(shape.name)")
      #expect(shape.find(fresh)?.title.isSame(as: part.title) == true, "\(shape.name)")
      #expect(shape.find(fresh)?.marks.value == [1], "\(shape.name)")
      if shape.name != "dictionary by cases" { #expect(try fresh.json() == state.json(), "\(shape.name)") }
      withExtendedLifetime((logging, following)) {}
    }
    for shape in Shape.all { try check(shape, shape.make(), shape.make()) }
  }

  @Test("An adapter whose present value cannot take the stored one gets a new value, with new adapters inside")
  func rebuilding() throws {
    let list = Box(Var([Sample("a")]))
    let log = Log<Int>()
    let lifetime = log.subscribe(to: list.value.map(\.count))
    let stored = #"{"value":[{"marks":[],"title":"b"},{"marks":[1],"title":"c"}]}"#
    try list.restore(json: stored)
    #expect(try list.json() == stored)
    #expect(log.values == [1, 2])
    let heard = Log<String>()
    let logging = list.logJSON(to: heard.add)
    list.value.value[1].title.set("d")
    #expect(heard.values.count == 2)
    let path = Box(StackAdapter([SampleCase.empty]))
    try path.restore(json: #"{"value":[{"one":{"_0":{"marks":[],"title":"x"}}}]}"#)
    if case .one(let sample)? = path.value.value.first { #expect(sample.title.value == "x") } else { Issue.record() }
    withExtendedLifetime((lifetime, logging)) {}
  }

  @Test("Restoring a replaced value does not change the adapters in the former one")
  func replacedParts() throws {
    struct State: CodableContainer {
      let list: Var<[Sample]>
      let title: Var<String>
      init(_ sample: Sample) {
        list = Var([sample])
        title = sample.title
      }
    }
    let old = Sample("old")
    let log = Log<[Int]>()
    let lifetime = log.subscribe(to: old.marks)
    let state = State(old)
    let stored =
      #"{"list":[{"marks":[1],"title":"a"},{"marks":[2],"title":"b"}],"title":"c"}"#
    try state.restore(json: stored)
    #expect(try state.json() == stored)
    #expect(old.title.value == "c" && old.marks.value == [])
    #expect(log.values == [[]])
    withExtendedLifetime(lifetime) {}
  }

  @Test("Adapters that would fit are not restored if the value around them is replaced")
  func replacedFittingParts() throws {
    struct State: CodableContainer {
      let list: Var<[SampleValue]>
      let name: Var<String>
      init(_ name: Var<String>) {
        list = Var([SampleValue(name: name, size: 1), SampleValue(name: Var("b"), size: 2)])
        self.name = name
      }
    }
    let name = Var("a")
    let log = Log<String>()
    let lifetime = log.subscribe(to: name)
    let state = State(name)
    let stored = #"{"list":[{"name":"x","size":1},{"name":"y","size":3}],"name":"z"}"#
    try state.restore(json: stored)
    #expect(try state.json() == stored)
    #expect(log.values == ["a", "z"])
    withExtendedLifetime(lifetime) {}
  }

  @Test("A restore that would change a state outside of adapters throws its path and changes nothing")
  func refusals() throws {
    func check(_ state: some CodableContainer, _ stored: String, _ path: String) throws {
      let before = try state.json()
      let log = Log<String>()
      let lifetime = state.logJSON(to: log.add)
      let error = #expect(throws: RestoreError.self) { try state.restore(json: stored) }
      #expect(error?.path == path)
      #expect(error?.reason.isEmpty == false)
      #expect(try state.json() == before)
      #expect(log.values.count == 1)
      withExtendedLifetime(lifetime) {}
    }
    let sample = #"{"marks":[1],"title":"x"}"#
    try check(Box([Sample()]), #"{"value":[\#(sample),\#(sample)]}"#, "value")
    try check(Box([[Sample()], [Sample()]]), #"{"value":[[\#(sample)],[]]}"#, "value[1]")
    try check(Box(["a": Sample()]), #"{"value":{"a":\#(sample),"b":\#(sample)}}"#, "value.b")
    try check(Box(["a": Sample()]), #"{"value":{}}"#, "value.a")
    try check(Box(SampleCase.one(Sample())), #"{"value":{"empty":{}}}"#, "value.one")
    try check(Box(SampleValue(name: Var(""), size: 1)), #"{"value":{"name":"x","size":2}}"#, "value.size")
    try check(Box(Box([Box(1)])), #"{"value":{"value":[{"value":2}]}}"#, "value.value[0].value")
    try check(Box(Sample?.none), #"{"value":\#(sample)}"#, "value")
    try check(Box(Sample?.some(Sample())), #"{"value":null}"#, "value")
    try check(Optionals(a: nil, b: Var(1), c: Var(2)), #"{"a":10,"b":200,"c":300}"#, "a")
    try check(Optionals(a: Var(0), b: Var(1), c: Var(2)), #"{"b":200,"c":300}"#, "a")
  }

  @Test("Adapters in a restored state are matched by name")
  func names() throws {
    let state = Optionals(a: nil, b: Var(1), c: Var(2))
    try state.restore(json: #"{"c":300,"b":200}"#)
    #expect(state.b.value == 200 && state.c.value == 300)
    let numbers = Box([1: Var("a"), 2: Var("b"), 3: Var("c")])
    try numbers.restore(json: #"{"value":{"3":"z","2":"y","1":"x"}}"#)
    #expect(numbers.value.mapValues(\.value) == [1: "x", 2: "y", 3: "z"])
  }

  @Test("A property that is not stored is neither compared nor changed")
  func unstored() throws {
    let state = Partial()
    state.cache.set(5)
    try state.restore(json: #"{"kept":3}"#)
    #expect(state.kept.value == 3 && state.cache.value == 5)
    #expect(state.childCodableContainers.count == 1)
  }

  @Test("Constants that equal the stored ones do not prevent a restore, in any order of their elements")
  func plainValues() throws {
    struct State: CodableContainer {
      let count: Int
      let tags: Set<String>
      let limits: [Place: Double]
      let text: Var<String>
      init(_ text: String) {
        (count, tags, limits) = (3, ["a", "b", "c", "d", "e"], [.home: 0.1, .away: -0.0])
        self.text = Var(text)
      }
    }
    for _ in 0..<20 {
      let state = State("old")
      try state.restore(json: State("new").json())
      #expect(state.text.value == "new")
    }
  }

  @Test("A class is restored in place")
  func classes() throws {
    let base = Base("a")
    try base.restore(json: #"{"name":"b"}"#)
    #expect(base.name.value == "b")
  }

  @Test("An adapter at two places restores one value, and refuses two different ones")
  func aliases() throws {
    let text = Var("a")
    let state = Box([text, text])
    let log = Log<String>()
    let lifetime = log.subscribe(to: text)
    try state.restore(json: #"{"value":["b","b"]}"#)
    #expect(log.values == ["a", "b"])
    let error = #expect(throws: RestoreError.self) { try state.restore(json: #"{"value":["c","d"]}"#) }
    #expect(error?.path == "value[1]")
    #expect(text.value == "b")
    withExtendedLifetime(lifetime) {}
  }

  @Test("A restore sets everything before it notifies anybody, and combinations emit once")
  func atomicity() throws {
    let (state, other) = (SampleState(random: 2), SampleState(random: 3))
    let (whole, sums) = (try other.json(), Log<String>())
    var seen: Set<String> = []
    let sum = state.text.combineLatest(state.number) { "\($0) \($1)" }
    var lifetimes = [
      state.text.subscribe { _ in seen.insert((try? state.json()) ?? "") },
      state.flag.subscribe { _ in seen.insert((try? state.json()) ?? "") },
      state.array.subscribe { _ in seen.insert((try? state.json()) ?? "") },
      sums.subscribe(to: sum),
    ]
    seen = []
    lifetimes.append(state.codableValueChanged.subscribe { seen.insert((try? state.json()) ?? "") })
    try state.restore(json: whole)
    #expect(seen == [whole])
    #expect(sums.values.count == 2)
    withExtendedLifetime(lifetimes) {}
  }

  @Test("A restore from inside a delivery waits for its turn, behind messages that were sent before")
  func inDelivery() throws {
    let state = Box(Var([Sample("a")]))
    let start = Input<Void>()
    let lifetime = start.signal.subscribe {
      state.value.set([Sample("b"), Sample("c")])
      do { try state.restore(json: #"{"value":[{"marks":[],"title":"d"}]}"#) } catch { Issue.record(error) }
      #expect(state.value.value.map(\.title.value) == ["a"])
    }
    start.send()
    #expect(state.value.value.map(\.title.value) == ["d"])
    withExtendedLifetime(lifetime) {}
  }

  @Test("A container can be restored from the state of another")
  func adopting() throws {
    let (state, other) = (SampleState(random: 4), SampleState(random: 5))
    try state.adopt(other)
    #expect(try state.json() == other.json())
    other.text.set("apart")
    #expect(state.text.value != "apart")
    #expect(throws: RestoreError.self) { try state.adopt(Sample()) }
  }
}
