import FoundationStyles
import Mod
import Widgets

extension StyleNames where Root == Label {
  /// Sets `numberOfLines` to 0, for as many lines as the text needs.
  @inlinable public static var multiline: Mod<Root> { .numberOfLines(0) }
}
