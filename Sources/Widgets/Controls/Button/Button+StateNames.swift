import Foundation
import Mod

// The names of properties with a value for each state: `.title("Save")` and `.title(for: .highlighted) -- "Saving"`.

extension PropertyNames where Root == Button {
  /// Names the title of a state.
  @inlinable public static func title(for state: ControlState) -> Property<Root, String?> {
    Property("title(for: \(state))") { $1(&$0.$title[state]) }
  }
  /// Names ``Button/attributedTitle`` of the normal state.
  @inlinable public static var attributedTitle: Property<Root, AttributedString?> {
    Property { $1(&$0.attributedTitle) }
  }
  /// Names the attributed title of a state.
  @inlinable public static func attributedTitle(for state: ControlState) -> Property<Root, AttributedString?> {
    Property("attributedTitle(for: \(state))") { $1(&$0.$attributedTitle[state]) }
  }
  /// Names ``Button/titleColor`` of the normal state.
  @inlinable public static var titleColor: Property<Root, Color?> { Property { $1(&$0.titleColor) } }
  /// Names the color of the title in a state.
  @inlinable public static func titleColor(for state: ControlState) -> Property<Root, Color?> {
    Property("titleColor(for: \(state))") { $1(&$0.$titleColor[state]) }
  }
  /// Names ``Button/titleShadowColor`` of the normal state.
  @inlinable public static var titleShadowColor: Property<Root, Color?> { Property { $1(&$0.titleShadowColor) } }
  /// Names the color of the title's shadow in a state.
  @inlinable public static func titleShadowColor(for state: ControlState) -> Property<Root, Color?> {
    Property("titleShadowColor(for: \(state))") { $1(&$0.$titleShadowColor[state]) }
  }
  /// Names the image before the title in a state.
  @inlinable public static func image(for state: ControlState) -> Property<Root, Image?> {
    Property("image(for: \(state))") { $1(&$0.$image[state]) }
  }
  /// Names ``Button/backgroundImage`` of the normal state.
  @inlinable public static var backgroundImage: Property<Root, Image?> { Property { $1(&$0.backgroundImage) } }
  /// Names the image behind the content in a state.
  @inlinable public static func backgroundImage(for state: ControlState) -> Property<Root, Image?> {
    Property("backgroundImage(for: \(state))") { $1(&$0.$backgroundImage[state]) }
  }
  /// Names ``Button/preferredSymbolConfiguration`` of the normal state.
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
