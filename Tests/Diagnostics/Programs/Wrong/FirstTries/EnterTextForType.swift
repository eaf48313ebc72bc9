import LiveTesting
import Styles

@MainActor private func act(on tree: LiveTree<Void>) throws {
  try tree.find(.textField("Name")).enterText("Ada")
//                                  ^ error: renamed to 'type(_:)'
}
