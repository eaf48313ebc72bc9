import LiveTesting
import Styles

@MainActor private func act(on tree: LiveTree<Void>) throws {
  try tree.find(.button("Save")).click()
//                               ^ error: renamed to 'tap()'
}
