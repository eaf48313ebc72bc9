import LiveTesting

/// The person of the field, and whether the user is editing.
struct PersonViewState {
  var id = "1"
  var isEditing = false
}

/// The names that the field shows and changes.
struct Document {
  enum Action {
    case setName(String, String)
  }

  enum Change {
    case name(String)
  }

  var names = ["1": "Ada", "2": "Grace"]
}

typealias DocumentAdapter = Adapter<ModelState<Document, Document.Action, Document.Change>>

extension DocumentAdapter {
  init(document: Document) {
    self.init(
      ModelState(
        initial: document,
        reducer: { model, message, _ in
          guard case .setName(let name, let id) = message else { return nil }
          model.names[id] = name
          return .name(id)
        }
      ))
  }

  func signalForPerson(withId id: String) -> Signal<String> {
    slice(resume: .name(id)) { document, change in
      guard case .name(id) = change, let name = document.names[id] else { return .none }
      return .value(name)
    }
  }
}

/// The three ways to keep the field up to date. All behave the same, and each needs more code than the next.
private enum Way: String, CaseIterable {
  case imperative, signals, bindings

  @MainActor
  func nameField(_ person: Var<PersonViewState>, _ document: DocumentAdapter) -> TextField {
    switch self {
    case .imperative: imperativeField(person, document)
    case .signals: signalField(person, document)
    case .bindings: boundField(person, document)
    }
  }
}

@MainActor
private func boundField(_ person: Var<PersonViewState>, _ document: DocumentAdapter) -> TextField {
  TextField(
    .borderStyle -- .roundedRect,
    .isEnabled
      <-- person
      .map { $0.isEditing },
    .backgroundColor
      <-- person
      .map { $0.isEditing ? .white : .lightGray },
    .text
      <-- person
      .flatMapLatest { document.signalForPerson(withId: $0.id) }
      .map { $0 },
    .textChanged
      --> Input.through { $0.withLatestFrom(person) { .setName($0, $1.id) }.bind(to: document) }
  )
}

/// Creates the field with a subscription for each property, whose lifetimes the caller keeps.
@MainActor
private func signalField(_ person: Var<PersonViewState>, _ document: DocumentAdapter) -> TextField {
  TextField(
    .borderStyle(.roundedRect),
    .adHocFinalize -- { field in
      let lifetimes = [
        person.subscribe { state in
          field.apply { $0.isEnabled = state.isEditing }
          field.apply { $0.backgroundColor = state.isEditing ? .white : .lightGray }
        },
        person
          .flatMapLatest { document.signalForPerson(withId: $0.id) }
          .subscribe { name in field.apply { $0.text = name } },
      ]
      return Lifetime { lifetimes.forEach { $0.cancel() } }
    },
    .textChanged --> { document.send(.setName($0, person.value.id)) }
  )
}

/// Creates the field with manual updates, and with variables for the current state and for changes to ignore.
@MainActor
private func imperativeField(_ person: Var<PersonViewState>, _ document: DocumentAdapter) -> TextField {
  TextField(
    .borderStyle(.roundedRect),
    .adHocFinalize -- { field in
      var shownID: String?
      var nameOfPerson: Lifetime?
      let states = person.subscribe { state in
        field.apply { $0.isEnabled = state.isEditing }
        field.apply { $0.backgroundColor = state.isEditing ? .white : .lightGray }
        guard shownID != state.id else { return }
        shownID = state.id
        nameOfPerson?.cancel()
        nameOfPerson = document.signalForPerson(withId: state.id).subscribe { name in
          field.apply { $0.text = name }
        }
      }
      return Lifetime {
        states.cancel()
        nameOfPerson?.cancel()
      }
    },
    .textChanged --> { text in document.send(.setName(text, person.value.id)) }
  )
}

/// Runs the actions of a user and of the program, and returns the states of the field.
@MainActor
private func script(_ way: Way) throws -> [String] {
  let person = Var(PersonViewState())
  let document = DocumentAdapter(document: Document())
  let tree = LiveTree(way.nameField(person, document))
  var log = ["\(tree)"]
  func step(_ what: String, _ action: @MainActor () throws -> Void) rethrows {
    log.append("\(what):")
    log += try tree.changes { try action() }.map { "  \($0)" }
  }
  do { try tree.type("!") } catch { log.append("typing is refused: \(error)") }
  step("one may edit") { person.set(PersonViewState(id: "1", isEditing: true)) }
  try step("the user types \" L\"") { try tree.type(" L") }
  step("the document is changed elsewhere") { document.send(.setName("Augusta Ada", "1")) }
  step("another person is shown") { person.set(PersonViewState(id: "2", isEditing: true)) }
  step("the one before is renamed") { document.send(.setName("Ada", "1")) }
  try step("the user pastes") { try tree.replace(with: "Rear Admiral Hopper") }
  log.append("names: \(document.sync { $0.names.sorted { $0.key < $1.key }.map(\.value) })")
  tree.unmount()
  step("after unmounting") { document.send(.setName("nobody hears", "2")) }
  return log
}

extension Page {
  static let nameField = Page("name-field", "One text field three ways: by hand, with signals, with bindings.") {
    print in
    let logs = try Way.allCases.map { way in try script(way) }
    print(logs[2].joined(separator: "\n"))
    print("\nAll three behave the same:", logs.allSatisfy { $0 == logs[0] })
  }
}
