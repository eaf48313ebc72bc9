import TestSupport
import Testing

@testable import Signals

@MainActor
struct HistoryListsTests {
  private let users = ArrayAdapter(["Ada", "Grace", "Alan"])
  private let path = StackAdapter<String>([])
  private let history = History()

  init() {
    history.track(users)
    history.track(path)
  }

  @Test("Each mutation of a list is undone by its inverse, which subscribers receive")
  func lists() {
    users.send(.delete(at: [1]))
    users.send(.move(from: [1], to: 0))
    var mutations: [ArrayMutation<String>] = []
    let lifetime = users.subscribe { mutations.append($0) }
    #expect(history.steps.map { "\($0)" }.first == "delete(at: [1])")
    history.undo()
    history.undo()
    #expect(users.value == ["Ada", "Grace", "Alan"])
    #expect(mutations.dropFirst() == [.move(from: [0], to: 1), .insert(["Grace"], at: [1])])
    history.redo()
    history.redo()
    #expect(users.value == ["Alan", "Ada"])
    withExtendedLifetime(lifetime) {}
  }

  @Test("Each mutation of a stack is undone, and one without an effect is no step")
  func stacks() {
    path.pop()
    path.popToCount(3)
    #expect(history.undoCount == 0)
    path.reload(["Users", "Ada", "Posts"])
    path.popToCount(1)
    path.push("Grace")
    #expect(history.undoCount == 3)
    history.undo()
    history.undo()
    #expect(path.value == ["Users", "Ada", "Posts"])
    history.redo()
    #expect(path.value == ["Users"])
    history.undo()
    history.undo()
    #expect(path.value == [])
  }

  @Test("A mutation that does not fit the list is no step")
  func failures() {
    users.send(.delete(at: [7]))
    #expect(history.undoCount == 0)
  }

  @Test(
    "A mutation of a list that changes nothing is no step",
    arguments: [
      .delete(at: []), .insert([], at: []), .update([], at: []), .move(from: [], to: 1), .move(from: [0, 1], to: 0),
      .scroll(0, []),
    ] as [ArrayMutation<String>])
  func unchanged(mutation: ArrayMutation<String>) {
    users.send(mutation)
    #expect(history.undoCount == 0)
  }

  @Test("A subject that is tracked twice is recorded once")
  func trackedTwice() {
    let count = Var(0)
    for _ in 0..<2 {
      history.track(users)
      history.track(path)
      history.track(count)
    }
    users.send(.insert(["Mary"], at: [0]))
    path.push("Mary")
    count.set(1)
    #expect(history.undoCount == 3)
  }

  @Test("A step of very many mutations is undone and redone without a deep stack")
  func deep() {
    history.group { for number in 0..<200_000 { path.push("\(number)") } }
    history.undo()
    #expect(path.value.isEmpty)
    history.redo()
    #expect(path.value.count == 200_000)
  }

  @Test("Mutations in a group are undone together, in the reverse order")
  func groups() {
    history.group {
      users.send(.insert(["Mary"], at: [0]))
      path.push("Mary")
      users.send(.delete(at: [1, 2]))
    }
    history.undo()
    #expect(users.value == ["Ada", "Grace", "Alan"] && path.value == [])
    history.redo()
    #expect(users.value == ["Mary", "Alan"] && path.value == ["Mary"])
  }

  @Test("A released history no longer tracks lists")
  func released() {
    let list = ArrayAdapter<Int>([])
    var history: History? = History()
    history?.track(list)
    #expect(list.core.messageObservers.count == 1)
    history = nil
    #expect(history == nil && list.core.messageObservers.isEmpty)
  }

  @Test("After random mutations, undoing and redoing step by step restores every state")
  func random() {
    var dice = SeededGenerator(seed: 11)
    for _ in 0..<200 {
      let list = ArrayAdapter((0..<dice.roll(5)).map { $0 })
      let history = History()
      history.track(list)
      var states = [list.value]
      for number in 0..<15 {
        let count = list.value.count
        let places = (0..<count).filter { _ in dice.roll(2) == 0 }
        switch dice.roll(6) {
        case 0: list.send(.delete(at: places))
        case 1: list.send(.insert([number, -number], at: [dice.roll(count + 1), count + 1]))
        case 2: list.send(.update(places.map { $0 + 100 }, at: places))
        case 3: list.send(.move(from: places, to: dice.roll(count - places.count + 1)))
        case 4: list.send(.scroll(dice.roll(count + 1), [number]))
        default: list.send(.reload([number]))
        }
        if history.undoCount == states.count { states.append(list.value) }
      }
      #expect(history.undoCount == states.count - 1)
      for state in states.dropLast().reversed() {
        history.undo()
        #expect(list.value == state)
      }
      for state in states.dropFirst() {
        history.redo()
        #expect(list.value == state)
      }
    }
  }
}
