import Foundation
import Mod

// The names of properties with a value for each state: `.title("Save")` and `.title(for: .highlighted) -- "Saving"`.

extension PropertyNames where Root == Button {
  @_alwaysEmitIntoClient public static func title(for state: ControlState) -> Property<Root, String?> {
    Property("title(for: \(state))") { $1(&$0.$title[state]) }
  }
  @_alwaysEmitIntoClient public static var attributedTitle: Property<Root, AttributedString?> {
    Property { $1(&$0.attributedTitle) }
  }
  @_alwaysEmitIntoClient public static func attributedTitle(for state: ControlState) -> Property<
    Root, AttributedString?
  > {
    Property("attributedTitle(for: \(state))") { $1(&$0.$attributedTitle[state]) }
  }
  @_alwaysEmitIntoClient public static var titleColor: Property<Root, Color?> { Property { $1(&$0.titleColor) } }
  @_alwaysEmitIntoClient public static func titleColor(for state: ControlState) -> Property<Root, Color?> {
    Property("titleColor(for: \(state))") { $1(&$0.$titleColor[state]) }
  }
  @_alwaysEmitIntoClient public static var titleShadowColor: Property<Root, Color?> {
    Property { $1(&$0.titleShadowColor) }
  }
  @_alwaysEmitIntoClient public static func titleShadowColor(for state: ControlState) -> Property<Root, Color?> {
    Property("titleShadowColor(for: \(state))") { $1(&$0.$titleShadowColor[state]) }
  }
  @_alwaysEmitIntoClient public static func image(for state: ControlState) -> Property<Root, Image?> {
    Property("image(for: \(state))") { $1(&$0.$image[state]) }
  }
  @_alwaysEmitIntoClient public static var backgroundImage: Property<Root, Image?> {
    Property { $1(&$0.backgroundImage) }
  }
  @_alwaysEmitIntoClient public static func backgroundImage(for state: ControlState) -> Property<Root, Image?> {
    Property("backgroundImage(for: \(state))") { $1(&$0.$backgroundImage[state]) }
  }
  @_alwaysEmitIntoClient public static var preferredSymbolConfiguration: Property<Root, SymbolConfiguration?> {
    Property { $1(&$0.preferredSymbolConfiguration) }
  }
  /// Names the configuration of a symbol before the title in a state.
  @_alwaysEmitIntoClient public static func preferredSymbolConfiguration(
    for state: ControlState
  ) -> Property<Root, SymbolConfiguration?> {
    Property("preferredSymbolConfiguration(for: \(state))") { $1(&$0.$preferredSymbolConfiguration[state]) }
  }
}
