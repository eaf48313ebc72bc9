import LiveTesting
import Styles
import Terminal

@MainActor private final class Model {
  @Variable var name = "Ada"
  @Variable var count = 0
  func save() { count += 1 }
}

/// A type of a name that the library has for an error.
private struct Text: WidgetConvertible {
  var widgets: Children { [Label("text")] }
}

@MainActor private func buttons(model: Model, isValid: Var<Bool>) -> Children {
  Children {
    Button("Save") { model.save() }
    Button("Save", action: model.save)
    Button("Save", .isEnabled <-- isValid, .titleLabel.font(.headline)) { model.save() }
    Button("Save", .isEnabled <-- !isValid, .hidden(bind: !isValid.removeDuplicates()))
    Button("Save", .isEnabled <-- (isValid && !isValid.map { !$0 }), .isHidden <-- (isValid || isValid))
    Button("Save", action: { model.save() }).with(.alpha(0.5))
    Toolbar(.items([BarButtonItem("Save") { model.save() }, BarButtonItem("Done", .style(.done)) { model.save() }]))
    Text()
  }
}

@MainActor private func actions(model: Model) -> [AlertAction] {
  [AlertAction("OK") { model.save() }, AlertAction("Cancel", .style(.cancel))]
}

@MainActor private func trees(model: Model) -> [LiveTree<Void>] {
  [
    LiveTree { VStack { Label(model.name) } },
    LiveTree {
      Label(model.name)
      if model.count > 0 { Label("\(model.count)") }
    },
    LiveTree(Label("Ada")),
  ]
}

@MainActor private func run(model: Model) async throws {
  try await Terminal.run { VStack { Label(model.name) } }
  try await Terminal.run(VStack { Label(model.name) })
  try await Terminal.run(LiveTree { Label(model.name) })
}

@MainActor private func table(names: Var<[String]>) -> TableView {
  TableView(.tableData <-- names.tableData(id: { $0 }) { CellModel($0, TableViewCell(.text($0))) })
}
