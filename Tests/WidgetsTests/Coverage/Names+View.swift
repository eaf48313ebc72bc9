import Mod
import Widgets

extension Names where Root: Widget {
  static var view: Names {
    Names(.isHidden, .alpha, .layer)
  }
}
