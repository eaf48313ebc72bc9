import Bindings
import Signals
import Testing

private struct Detail: CodableContainer {
  let title: Var<String>
  let marks: Var<[Int]>
  init() {
    title = Var("t")
    marks = Var([1, 2])
  }
}

private struct ViewState: CodableContainer {
  let text: Var<String>
  let isOn: ToggleVar
  let selection: TempVar<Int>
  let path: StackAdapter<String>
  let detail: Detail
  init() {
    text = Var("a")
    isOn = ToggleVar(false)
    selection = TempVar()
    path = StackAdapter(["root"])
    detail = Detail()
  }
}

private struct Root: CodableContainer {
  let current: Var<Detail?>
  init() { current = Var(nil) }
}

@MainActor
struct CodableContainerTests {
  private let state = ViewState()
  private let fresh = #"{"detail":{"marks":[1,2],"title":"t"},"isOn":false,"path":["root"],"selection":{},"text":"a"}"#

  @Test("A state tree is encoded completely, without temporary adapters")
  func encodes() throws {
    state.selection.set(5)
    #expect(try state.json() == fresh)
  }

  @Test("A state tree is restored in place, and subscribers receive the new values")
  func restores() throws {
    let (text, marks) = (Log<String>(), Log<[Int]>())
    let lifetimes = [text.subscribe(to: state.text), marks.subscribe(to: state.detail.marks)]
    let stored = #"{"detail":{"marks":[3],"title":"u"},"isOn":true,"path":["root","x"],"selection":{},"text":"b"}"#
    try state.restore(json: stored)
    #expect(try state.json() == stored)
    #expect(text.values == ["a", "b"])
    #expect(marks.values == [[1, 2], [3]])
    withExtendedLifetime(lifetimes) {}
  }

  @Test(
    "A failed restore names the path and leaves the state as it was",
    arguments: [
      (#"{"detail":{"marks":[3,"x"],"title":"u"},"isOn":true,"path":[],"selection":{},"text":"b"}"#, "detail.marks[1]"),
      (#"{"detail":{"marks":[3]},"isOn":true,"path":[],"selection":{},"text":"b"}"#, "detail.title"),
      (#"{"detail":{"marks":[],"title":"u"},"isOn":1,"path":[],"selection":{},"text":"b"}"#, "isOn"),
      (#"{"detail":{"marks":[],"title":"u"},"isOn":true,"path":[],"selection":{},"text":null}"#, "text"),
      ("[", ""),
    ])
  func failedRestore(stored: String, path: String) throws {
    let log = Log<String>()
    let lifetime = log.subscribe(to: state.text)
    let error = #expect(throws: RestoreError.self) { try state.restore(json: stored) }
    #expect(error?.path == path)
    #expect(error?.reason.isEmpty == false)
    #expect(try state.json() == fresh)
    #expect(log.values == ["a"])
    withExtendedLifetime(lifetime) {}
  }

  @Test("A logged state tree is written at once and on each change in it, silent or notified")
  func logs() {
    let detail = Detail()
    let log = Log<String>()
    let lifetime = detail.logJSON(prefix: "> ", to: log.add)
    detail.title.set("u")
    detail.marks.update([])
    #expect(
      log.values == [
        #"> {"marks":[1,2],"title":"t"}"#, #"> {"marks":[1,2],"title":"u"}"#, #"> {"marks":[],"title":"u"}"#,
      ])
    lifetime.cancel()
    detail.title.set("v")
    #expect(log.values.count == 3)
  }

  @Test("Changes inside a container that is a variable's value are logged")
  func nested() throws {
    let root = Root()
    let log = Log<String>()
    let lifetime = root.logJSON(to: log.add)
    let detail = Detail()
    root.current.set(detail)
    detail.title.set("u")
    #expect(log.values.count == 3)
    #expect(log.values.last == #"{"current":{"marks":[1,2],"title":"u"}}"#)
    withExtendedLifetime(lifetime) {}
  }

  @Test("A variable's optional container is restored with its contents")
  func restoresNested() throws {
    let root = Root()
    try root.restore(json: #"{"current":{"marks":[4],"title":"w"}}"#)
    #expect(root.current.value?.title.value == "w")
    try root.restore(json: #"{"current":null}"#)
    #expect(root.current.value == nil)
  }
}
