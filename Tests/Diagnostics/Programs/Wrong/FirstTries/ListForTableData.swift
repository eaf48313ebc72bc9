import LiveTesting
import Styles

@MainActor private func table(names: Var<[String]>) -> TableView {
  TableView(.tableData <-- names)
//                     ^ error: make a model of the list: 'names.tableData(id:
}
