import LiveTesting
import Styles

private struct City: Identifiable {
  let id: Int
  let name: String
}

@MainActor private func list(of names: Var<[String]>) -> StackView {
  VStack {
    ForEach(names, id: \.self) { Label($0) }
//  ^ error: a loop takes a value: 'ForEach(items)' for '@Variable var items', or 'items.value'
  }
}

@MainActor private func list(of cities: Signal<[City]>) -> StackView {
  VStack {
    ForEach(cities) { Label($0.name) }
//  ^ error: a loop takes a value: 'ForEach(items)' for '@Variable var items', or 'items.value'
    ForEach(cities, id: \.name) { Label($0.name) }
//  ^ error: a loop takes a value: 'ForEach(items)' for '@Variable var items', or 'items.value'
  }
}
