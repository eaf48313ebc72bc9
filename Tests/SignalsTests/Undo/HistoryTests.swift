import TestSupport
import Testing

@testable import Signals

@MainActor
struct HistoryTests {
  private let title = Var("")
  private let count = Var(0)
  private let history = History()

  init() {
    history.track(title)
    history.track(count)
  }

  @Test("Each change is undone and redone in its order")
  func undoes() {
    for value in 1...3 { count.set(value) }
    history.undo()
    history.undo()
    #expect(count.value == 1 && history.undoCount == 1 && history.redoCount == 2)
    history.redo()
    #expect(count.value == 2)
    history.undo()
    history.undo()
    history.undo()
    #expect(count.value == 0 && history.undoCount == 0 && history.redoCount == 3)
  }

  @Test("A change after undoing discards what could have been redone")
  func branches() {
    count.set(1)
    count.set(2)
    history.undo()
    count.set(3)
    history.redo()
    #expect(count.value == 3 && history.redoCount == 0)
    history.undo()
    #expect(count.value == 1)
  }

  @Test("A group is one step, with one change of each variable")
  func groups() {
    history.group {
      count.set(1)
      title.set("Milk")
      history.group { count.set(2) }
    }
    count.set(3)
    #expect(history.steps.map { "\($0)" } == ["0 → 2, \"\" → \"Milk\"", "2 → 3"])
    #expect(history.steps.map { "\($0.inverse)" } == ["\"Milk\" → \"\", 2 → 0", "3 → 2"])
    history.undo()
    history.undo()
    #expect(count.value == 0 && title.value == "")
    history.redo()
    #expect(count.value == 2 && title.value == "Milk")
  }

  @Test("A combination of undone variables emits once")
  func emitsOnce() {
    history.group {
      count.set(1)
      title.set("Milk")
    }
    let log = Log<String>()
    let lifetime = log.subscribe(to: count.combineLatest(title) { "\($0) \($1)" })
    history.undo()
    #expect(log.values == ["1 Milk", "0 "])
    withExtendedLifetime(lifetime) {}
  }

  @Test("Typing without a pause is one step of the history, and each change of a number is one step")
  func typing() {
    let clock = VirtualClock()
    clock.replacingTime {
      for text in ["M", "Mi", "Mil"] {
        title.update(text)
        clock.advance(by: .milliseconds(900))
      }
      clock.advance(by: .milliseconds(100))
      title.update("Milk")
      count.set(1)
      count.set(2)
      title.update("Milk!")
    }
    let steps = ["\"\" → \"Mil\"", "\"Mil\" → \"Milk\"", "0 → 1", "1 → 2", "\"Milk\" → \"Milk!\""]
    #expect(history.steps.map { "\($0)" } == steps)
    for _ in 0..<4 { history.undo() }
    #expect(title.value == "Mil")
    title.set("Mill")
    #expect(history.undoCount == 2)
  }

  @Test("Typing after another change is a step of its own, also if the change belongs to the step of a text")
  func typingAfterEdit() {
    VirtualClock().replacingTime {
      history.group {
        title.update("M")
        count.set(1)
      }
      title.update("Mi")
      title.update("Mil")
      history.group {
        count.set(2)
        title.update("Milk")
      }
      title.update("Milk!")
    }
    let steps = [
      "\"\" → \"M\", 0 → 1", "\"M\" → \"Mil\"", "1 → 2, \"Mil\" → \"Milk\"", "\"Milk\" → \"Milk!\"",
    ]
    #expect(history.steps.map { "\($0)" } == steps)
  }

  @Test("The oldest steps are dropped beyond the limit", arguments: [-1, 1, 3])
  func limit(limit: Int) {
    let history = History(limit: limit)
    history.track(count)
    for value in 1...5 { count.set(value) }
    #expect(history.undoCount == max(limit, 1))
    for _ in 0..<9 { history.undo() }
    #expect(count.value == 5 - max(limit, 1))
  }

  @Test("Equal values, notifications and the value at subscription are not recorded")
  func noChanges() {
    count.set(0)
    count.notify(7)
    #expect(history.undoCount == 0)
  }

  @Test("Undoing inside a delivery happens after it")
  func insideDelivery() {
    count.set(1)
    let log = Log<Int>()
    let undo = Input<Void>()
    let lifetime = undo.subscribe { [history, count] in
      history.undo()
      log.add(count.value)
    }
    undo.send()
    #expect(log.values == [1] && count.value == 0)
    withExtendedLifetime(lifetime) {}
  }

  @Test("Signals deliver whether undo and redo are possible, and a cleared history allows neither")
  func signals() {
    let (undo, redo) = (Log<Bool>(), Log<Bool>())
    let lifetimes = [undo.subscribe(to: history.canUndo), redo.subscribe(to: history.canRedo)]
    count.set(1)
    count.set(2)
    history.undo()
    history.clear()
    history.undo()
    #expect(undo.values == [false, true, false] && redo.values == [false, true, false] && count.value == 1)
    withExtendedLifetime(lifetimes) {}
  }

  @Test("A released history no longer tracks changes")
  func released() {
    let variable = Var(0)
    var history: History? = History()
    history?.track(variable)
    #expect(variable.adapter.core.stepsIfAny?.first != nil)
    history = nil
    #expect(history == nil && variable.adapter.core.stepsIfAny?.first == nil)
  }

  @Test("After random changes and groups, undoing and redoing step by step restores every state")
  func random() {
    var dice = SeededGenerator(seed: 7)
    for _ in LongForm.seeds(100, ofSteps: 20) {
      let variables = (0..<3).map { Var($0) }
      let history = History()
      for variable in variables { history.track(variable) }
      var states = [variables.map(\.value)]
      for _ in 0..<20 {
        history.group { for _ in 0...dice.roll(3) { variables[dice.roll(3)].set(dice.roll(4)) } }
        if variables.map(\.value) != states.last { states.append(variables.map(\.value)) }
        while history.undoCount >= states.count { states.append(variables.map(\.value)) }
      }
      let count = history.undoCount
      var seen = [variables.map(\.value)]
      for _ in 0..<count {
        history.undo()
        seen.append(variables.map(\.value))
      }
      #expect(seen.last == [0, 1, 2])
      for state in seen.reversed().dropFirst() {
        history.redo()
        #expect(variables.map(\.value) == state)
      }
    }
  }

  @Test("Of many changes of the context between two steps, only the first and the last values are kept")
  func context() {
    final class Place {}
    let screen = Place()
    var (places, shown): ([Place], Place?) = ([Place(), Place(), Place()], nil)
    let first = places[0]
    weak var second: Place?
    second = places[1]
    for (old, new) in zip(places, places.dropFirst()) {
      history.record(UndoChange(of: screen, .context, from: old, to: new) { shown = $0 })
    }
    places = []
    #expect(second == nil)
    count.set(1)
    history.undo()
    #expect(shown === first)
  }
}
