import Mod
import Widgets

extension Names where Root: TextDisplaying {
  static var text: Names { Names(.text) }
}
