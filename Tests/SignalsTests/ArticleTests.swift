import Signals
import Testing

private struct Person {
  var id = "1"
  var isEditing = false
}

private struct Document {
  enum Action {
    case setName(String, String)
    case addRow(String)
    case removeRow(Int)
  }

  enum Change {
    case name(String)
    case addedRowIndex(Int)
    case removedRowIndex(Int)
    case reload
  }

  var names = ["1": "Ada", "2": "Grace"]
  var rows: [String] = []

  mutating func apply(_ action: Action) throws -> Change {
    switch action {
    case .setName(let name, let id):
      names[id] = name
      return .name(id)
    case .addRow(let row):
      rows.append(row)
      return .addedRowIndex(rows.count - 1)
    case .removeRow(let index):
      guard rows.indices.contains(index) else { throw Broken() }
      rows.remove(at: index)
      return .removedRowIndex(index)
    }
  }
}

private enum RowMutation: Equatable {
  case inserted(String, at: Int)
  case deleted(at: Int)
  case reload([String])
}

private typealias DocumentAdapter = Adapter<ModelState<Document, Document.Action, Document.Change>>

extension DocumentAdapter {
  fileprivate init(document: Document) {
    self.init(
      ModelState(
        initial: document,
        resumer: { model in Document.Change.reload },
        reducer: { model, message, feedback in try? model.apply(message) }
      ))
  }

  fileprivate func signalForPerson(withId id: String) -> Signal<String> {
    slice(resume: .name(id)) { document, change in
      guard case .name(id) = change, let name = document.names[id] else { return .none }
      return .value(name)
    }
  }

  fileprivate func rowsSignal() -> Signal<RowMutation> {
    return slice(resume: .reload) { document, notification in
      switch notification {
      case .addedRowIndex(let i): return .value(.inserted(document.rows[i], at: i))
      case .removedRowIndex(let i): return .value(.deleted(at: i))
      case .reload: return .value(.reload(document.rows))
      case .name: return .none
      }
    }
  }
}

/// What the articles on view construction and on model adapters do with signals.
@MainActor
struct ArticleTests {
  private let document = DocumentAdapter(document: Document())
  private let person = Var(Person())

  @Test("The name field shows the person's name, and sends typed text to the document with that person's id")
  func nameField() {
    let (text, isEnabled) = (Log<String>(), Log<Bool>())
    let lifetimes = [
      text.subscribe(to: person.flatMapLatest { document.signalForPerson(withId: $0.id) }.map { $0 }),
      isEnabled.subscribe(to: person.map { $0.isEditing }),
    ]
    let textChanged: Input<String> = .through {
      $0.withLatestFrom(person) { .setName($0, $1.id) }.bind(to: document)
    }

    textChanged.send("Augusta")
    person.set(Person(id: "2", isEditing: true))
    textChanged.send("Rear Admiral Grace")
    #expect(text.values == ["Ada", "Augusta", "Grace", "Rear Admiral Grace"])
    #expect(isEnabled.values == [false, true])
    withExtendedLifetime(lifetimes) {}
  }

  @Test("The rows of a document are delivered as table mutations")
  func rows() {
    let (log, late) = (Log<RowMutation>(), Log<RowMutation>())
    let lifetime = log.subscribe(to: document.rowsSignal())
    document.send(.addRow("One"))
    document.send(.addRow("Two"))
    document.send(.setName("Ada", "1"))
    document.send(.removeRow(0))
    document.send(.removeRow(7))
    let other = late.subscribe(to: document.rowsSignal())
    #expect(log.values == [.reload([]), .inserted("One", at: 0), .inserted("Two", at: 1), .deleted(at: 0)])
    #expect(late.values == [.reload(["Two"])])
    withExtendedLifetime((lifetime, other)) {}
  }
}
