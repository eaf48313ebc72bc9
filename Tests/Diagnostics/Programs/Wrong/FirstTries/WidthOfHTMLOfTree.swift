import LivePreview
import Styles

@MainActor private func page(of tree: LiveTree<Void>) -> String {
  Preview.html(tree, width: 375)
//        ^ error: 'svg' and 'terminal' have a width
}
