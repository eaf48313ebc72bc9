import LiveTesting
import Styles

@MainActor private func save(count: Var<Int>) -> Button {
  Button("Save") { cuont.value += 1 }
//                 ^ error: cannot find 'cuont' in scope
}
