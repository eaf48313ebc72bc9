import Foundation
import Mod

// The names of properties with a value for each state: `.title("Save")` and `.title(for: .highlighted) -- "Saving"`.

extension PropertyNames where Root == Button {
  @inlinable public static func title(for state: ControlState) -> Property<Root, String?> {
    Property("title(for: \(state))") { $1(&$0.$title[state]) }
  }
  @inlinable public static var attributedTitle: Property<Root, AttributedString?> {
    Property { $1(&$0.attributedTitle) }
  }
  @inlinable public static func attributedTitle(for state: ControlState) -> Property<Root, AttributedString?> {
    Property("attributedTitle(for: \(state))") { $1(&$0.$attributedTitle[state]) }
  }
  @inlinable public static var titleColor: Property<Root, Color?> { Property { $1(&$0.titleColor) } }
  @inlinable public static func titleColor(for state: ControlState) -> Property<Root, Color?> {
    Property("titleColor(for: \(state))") { $1(&$0.$titleColor[state]) }
  }
  @inlinable public static var titleShadowColor: Property<Root, Color?> { Property { $1(&$0.titleShadowColor) } }
  @inlinable public static func titleShadowColor(for state: ControlState) -> Property<Root, Color?> {
    Property("titleShadowColor(for: \(state))") { $1(&$0.$titleShadowColor[state]) }
  }
  @inlinable public static func image(for state: ControlState) -> Property<Root, Image?> {
    Property("image(for: \(state))") { $1(&$0.$image[state]) }
  }
  @inlinable public static var backgroundImage: Property<Root, Image?> { Property { $1(&$0.backgroundImage) } }
  @inlinable public static func backgroundImage(for state: ControlState) -> Property<Root, Image?> {
    Property("backgroundImage(for: \(state))") { $1(&$0.$backgroundImage[state]) }
  }
  @inlinable public static var preferredSymbolConfiguration: Property<Root, SymbolConfiguration?> {
    Property { $1(&$0.preferredSymbolConfiguration) }
  }
  /// Names the configuration of a symbol before the title in a state.
  @inlinable public static func preferredSymbolConfiguration(
    for state: ControlState
  ) -> Property<Root, SymbolConfiguration?> {
    Property("preferredSymbolConfiguration(for: \(state))") { $1(&$0.$preferredSymbolConfiguration[state]) }
  }
}
