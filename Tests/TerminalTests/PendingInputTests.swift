import Live
import Testing

@testable import Terminal

@Suite("Input that waits in a terminal")
struct PendingInputTests {
  private let now = ContinuousClock.now
  private let click = PendingInput.Step.event(.pointer(TerminalEvent.Pointer(.down(0), x: 1, y: 1)))
  private func key(_ key: KeyPress) -> PendingInput.Step { .event(.key(key)) }

  private func input(_ steps: [PendingInput.Step]) -> PendingInput {
    var input = PendingInput()
    for step in steps { input.add(step, at: now) }
    return input
  }

  private func rest(of input: PendingInput) -> [PendingInput.Step] {
    var input = input
    var steps: [PendingInput.Step] = []
    while let next = input.next() { steps.append(next.step) }
    return steps
  }

  @Test("Waiting events are handled in order, with the times of their arrival")
  func order() {
    var waiting = input([.time, key(.tab)])
    let later = now.advanced(by: .seconds(1))
    var taken = [waiting.next()]
    waiting.add(.resize, at: later)
    #expect(!waiting.isEmpty)
    taken += [waiting.next(), waiting.next()]
    #expect(waiting.isEmpty)
    taken.append(waiting.next())
    #expect(taken.map { $0?.step } == [.time, key(.tab), .resize, nil])
    #expect(taken.map { $0?.time } == [now, now, later, nil])
  }

  @Test(
    "Keys that wait before one that ends or suspends the program are dropped",
    arguments: [PendingInput.Step.event(.key("c" + .control)), .event(.key("z" + .control)), .end])
  func end(step: PendingInput.Step) {
    var urgent = input([key(.tab), click, step, key(.return)])
    urgent.skipToEnd()
    #expect(rest(of: urgent) == [step, key(.return)])
    var usual = input([key(.tab), key("c")])
    usual.skipToEnd()
    #expect(rest(of: usual) == [key(.tab), key("c")])
  }

  @Test("A new size is handled before waiting keys, and drops pointer events before it")
  func resize() {
    var waiting = input([key(.space), click, .resize, key(.tab), .resize, click])
    let first = waiting.next()?.step
    let resizes = [waiting.takeResize(), waiting.takeResize()]
    #expect(first == key(.space) && resizes == [true, false])
    #expect(rest(of: waiting) == [key(.tab), click])
  }
}
