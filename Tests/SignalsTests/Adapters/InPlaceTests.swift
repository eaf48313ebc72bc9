import Signals
import TestSupport
import Testing

@MainActor
@Suite("A list in an adapter")
struct InPlaceTests {
  /// How often the elements have moved in memory.
  private func moves<State: ValueState>(
    of adapter: Adapter<State>, in count: Int, _ change: (Int) -> Void
  ) -> Int where State.Value == [Int] {
    func place() -> UnsafePointer<Int>? { adapter.value.withUnsafeBufferPointer { $0.baseAddress } }
    var (moves, before) = (0, place())
    for number in 0..<count {
      change(number)
      let now = place()
      if now != before { moves += 1 }
      before = now
    }
    return moves
  }

  @Test("Changing the end of a list in an adapter does not copy the list, also with subscribers")
  func inPlace() {
    let (stack, array) = (StackAdapter([0]), ArrayAdapter([0]))
    let lifetimes = [
      stack.subscribe { _ in }, stack.codableValueChanged.subscribe { _ in }, array.subscribe { _ in },
      array.codableValueChanged.subscribe { _ in },
    ]
    #expect(moves(of: stack, in: 2_000, stack.push) < 20)
    #expect(moves(of: stack, in: 1_000) { _ in stack.pop() } == 0)
    #expect(moves(of: stack, in: 500) { stack.popToCount(1_000 - $0) } == 0)
    #expect(moves(of: array, in: 2_000) { array.send(.insert([$0], at: [$0 + 1])) } < 20)
    #expect(moves(of: array, in: 1_000) { array.send(.update([$0], at: [$0])) } == 0)
    #expect(moves(of: array, in: 1_000) { array.send(.delete(at: [2_000 - $0])) } == 0)
    withExtendedLifetime(lifetimes) {}
  }

  @Test("The states of a list that a signal of changes delivers are not copies")
  func states() {
    let changes = Input<ArrayMutation<Int>>()
    var (moves, before) = (0, UnsafePointer<Int>?.none)
    let lifetime = changes.signal.states(from: []).subscribe { list in
      let now = list.withUnsafeBufferPointer { $0.baseAddress }
      if now != before { moves += 1 }
      before = now
    }
    for number in 0..<2_000 { changes.send(.insert([number], at: [number])) }
    #expect(moves < 20)
    withExtendedLifetime(lifetime) {}
  }

  @Test("A list in an adapter is complete when the deinitializer of a removed element reads it")
  func leavingElements() {
    final class Element {
      let onEnd: () -> Void
      init(_ onEnd: @escaping () -> Void) { self.onEnd = onEnd }
      deinit { onEnd() }
    }
    final class Lists {
      var stack: StackAdapter<Element>?
      var array: ArrayAdapter<Element>?
      var counts: [Int] = []
      @MainActor func look() { counts.append((stack?.value.count ?? 0) + (array?.value.count ?? 0)) }
    }
    let lists = Lists()
    func elements() -> [Element] { (0..<12).map { _ in Element { MainActor.assumeIsolated { lists.look() } } } }
    lists.stack = StackAdapter(elements())
    lists.stack?.popToCount(2)
    #expect(lists.counts == Array(repeating: 2, count: 10))
    lists.stack?.pop()
    lists.stack?.reload([])
    #expect(lists.counts.suffix(2) == [1, 0])
    lists.counts = []
    lists.array = ArrayAdapter(elements())
    lists.array?.send(.delete(at: Array(0..<10)))
    #expect(lists.counts == Array(repeating: 2, count: 10))
    lists.array?.send(.scroll(1, []))
    lists.array?.send(.scroll(-1, []))
    #expect(lists.counts.suffix(2) == [1, 0])
  }

  @Test("A mutation at many places of a list has the effect of single changes one after another")
  func manyPlaces() throws {
    var random = SeededGenerator(seed: 3)
    for _ in 0..<300 {
      let list = Array(0..<Int.random(in: 0...40, using: &random))
      let gone = list.indices.filter { _ in Bool.random(using: &random) }
      var (once, singly) = (list, list)
      try ArrayMutation.delete(at: gone).apply(to: &once)
      for index in gone.reversed() { singly.remove(at: index) }
      #expect(once == singly)
      let new = Array(100..<100 + Int.random(in: 0...20, using: &random))
      let places = Array((0..<list.count + new.count).shuffled(using: &random).prefix(new.count)).sorted()
      (once, singly) = (list, list)
      try ArrayMutation.insert(new, at: places).apply(to: &once)
      for (element, index) in zip(new, places) { singly.insert(element, at: index) }
      #expect(once == singly)
    }
  }
}
