import LiveTesting
import Styles

@MainActor private func act(on tree: LiveTree<Void>) throws {
  try tree.find("Save").tap()
//         ^ error: say what to find, as in 'find(.button("Save"))'
}
