import LivePreview
import Styles

@MainActor private func page() -> String {
  Preview.html(Label("Ada"), width: 375)
//        ^ error: 'svg' and 'terminal' have a width
}
