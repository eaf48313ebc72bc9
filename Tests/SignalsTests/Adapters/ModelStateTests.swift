import Signals
import Testing

@MainActor
struct ModelStateTests {
  private enum Action {
    case add(String)
    case addTwice(String)
    case remove(Int)
  }

  private enum Change: Equatable {
    case reload
    case added(Int)
    case removed(Int)
  }

  private typealias Document = Adapter<ModelState<[String], Action, Change>>

  private let document = Document(
    ModelState(
      initial: ["one"],
      resumer: { _ in .reload },
      reducer: { rows, action, feedback in
        switch action {
        case .add(let row):
          rows.append(row)
          return .added(rows.count - 1)
        case .addTwice(let row):
          rows.append(row)
          feedback.send(.add(row))
          return .added(rows.count - 1)
        case .remove(let index):
          let row = rows.popLast()
          guard rows.indices.contains(index) else { throw Broken() }
          rows[index] = row ?? ""
          return .removed(index)
        }
      }))

  @Test("A reducer handles messages and delivers what changed")
  func reducer() {
    let log = Log<Change>()
    let lifetime = log.subscribe(to: document)
    document.send(.add("two"))
    #expect(log.values == [.reload, .added(1)])
    #expect(document.state.model == ["one", "two"])
    withExtendedLifetime(lifetime) {}
  }

  @Test("Feedback messages are handled after the message that sent them has been delivered")
  func feedback() {
    let log = Log<String>()
    let lifetimes = [document.subscribe { log.add("\($0) of \(document.state.model.count)") }]
    document.send(.addTwice("x"))
    #expect(log.values == ["reload of 1", "added(1) of 2", "added(2) of 3"])
    withExtendedLifetime(lifetimes) {}
  }

  @Test("A reducer that throws changes nothing, delivers the error, and the adapter continues")
  func throwing() {
    let (log, failures) = (Log<Change>(), Log<any Error>())
    let lifetimes = [log.subscribe(to: document), failures.subscribe(to: document.failures)]
    document.send(.remove(7))
    #expect(document.state.model == ["one"])
    #expect(failures.values.count == 1 && failures.values.first is Broken)
    document.send(.add("two"))
    #expect(log.values == [.reload, .added(1)])
    withExtendedLifetime(lifetimes) {}
  }

  @Test("A slice receives each notification with the model right after it")
  func slice() {
    let rows: Signal<String> = document.slice(resume: .reload) { rows, change in
      switch change {
      case .reload: return .value(rows.joined())
      case .added(let index): return .value("+\(rows[index])/\(rows.count)")
      case .removed: return .none
      }
    }
    let log = Log<String>()
    let lifetime = log.subscribe(to: rows)
    document.send(.addTwice("x"))
    document.send(.remove(0))
    #expect(log.values == ["one", "+x/2", "+x/3"])
    withExtendedLifetime(lifetime) {}
  }

  @Test("A slice can keep state from one notification to the next, separately for each subscription")
  func slicingWithMemory() {
    let counts: Signal<Int> = document.slice(initial: 0, resume: .reload) { count, _, _ in
      count += 1
      return .value(count)
    }
    let log = Log<Int>()
    let lifetimes = [log.subscribe(to: counts), log.subscribe(to: counts)]
    document.send(.add("two"))
    #expect(log.values == [1, 1, 2, 2])
    withExtendedLifetime(lifetimes) {}
  }

  @Test("`sync` is safe inside a reducer and inside a slice")
  func sync() {
    final class Box { var adapter: Adapter<ModelState<Int, Int, Int>>? }
    let box = Box()
    let log = Log<String>()
    let adapter = Adapter<ModelState<Int, Int, Int>>(
      ModelState(initial: 1) { model, message, _ in
        model += message
        box.adapter?.sync { log.add("reducing \($0)") }
        return model
      })
    box.adapter = adapter
    let slice: Signal<Int> = adapter.slice(resume: 0) { model, _ in
      adapter.sync { log.add("slicing \($0)") }
      return .value(model)
    }
    let lifetime = slice.subscribe { _ in }
    adapter.send(4)
    #expect(log.values == ["slicing 1", "reducing 1", "slicing 5"])
    box.adapter = nil
    withExtendedLifetime(lifetime) {}
  }
}
