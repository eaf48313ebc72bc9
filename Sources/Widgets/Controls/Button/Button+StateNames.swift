import Foundation
import Mod

// The names of properties with a value for each state: `.title("Save")` and `.title(for: .highlighted) -- "Saving"`.

extension PropertyNames where Root == Button {
  /// Names `title` in a state.
  @inlinable public static func title(for state: ControlState) -> Property<Root, String?> {
    Property("title(for: \(state))") { $1(&$0.$title[state]) }
  }

  /// The attributed title for each state, which takes precedence over `title`. `nil` by default.
  @inlinable public static var attributedTitle: Property<Root, AttributedString?> {
    Property { $1(&$0.attributedTitle) }
  }

  /// Names `attributedTitle` in a state.
  public static func attributedTitle(for state: ControlState) -> Property<Root, AttributedString?> {
    Property("attributedTitle(for: \(state))") { $1(&$0.extras.value.$attributedTitle[state]) }
  }

  /// The color of the title for each state, or `nil` for that of the `buttonType`. `nil` by default.
  @inlinable public static var titleColor: Property<Root, Color?> { Property { $1(&$0.titleColor) } }

  /// Names `titleColor` in a state.
  @inlinable public static func titleColor(for state: ControlState) -> Property<Root, Color?> {
    Property("titleColor(for: \(state))") { $1(&$0.$titleColor[state]) }
  }

  /// The color of the title's shadow for each state, or `nil` for no shadow. `nil` by default.
  @inlinable public static var titleShadowColor: Property<Root, Color?> { Property { $1(&$0.titleShadowColor) } }

  /// Names `titleShadowColor` in a state.
  public static func titleShadowColor(for state: ControlState) -> Property<Root, Color?> {
    Property("titleShadowColor(for: \(state))") { $1(&$0.extras.value.$titleShadowColor[state]) }
  }

  /// Names `image` in a state.
  @inlinable public static func image(for state: ControlState) -> Property<Root, Image?> {
    Property("image(for: \(state))") { $1(&$0.$image[state]) }
  }

  /// The image behind the content for each state. `nil` by default.
  @inlinable public static var backgroundImage: Property<Root, Image?> { Property { $1(&$0.backgroundImage) } }

  /// Names `backgroundImage` in a state.
  public static func backgroundImage(for state: ControlState) -> Property<Root, Image?> {
    Property("backgroundImage(for: \(state))") { $1(&$0.extras.value.$backgroundImage[state]) }
  }

  /// The configuration of a symbol before the title for each state. `nil` by default.
  @inlinable public static var preferredSymbolConfiguration: Property<Root, SymbolConfiguration?> {
    Property { $1(&$0.preferredSymbolConfiguration) }
  }
  /// Names the configuration of a symbol before the title in a state.
  public static func preferredSymbolConfiguration(
    for state: ControlState
  ) -> Property<Root, SymbolConfiguration?> {
    Property("preferredSymbolConfiguration(for: \(state))") {
      $1(&$0.extras.value.$preferredSymbolConfiguration[state])
    }
  }
}

// The words of UIKit. With a function `title(_:for:)`, the compiler would report a wrong value in
// `Label(.title <-- name)`, in place of the wrong name.

extension PropertyNames where Root == Button {
  /// Sets `titleColor` in a state.
  public static func titleColor(_ color: Color?, for state: ControlState) -> Mod<Root> {
    titleColor(for: state)(color)
  }

  /// Sets `image` in a state.
  public static func image(_ image: Image?, for state: ControlState) -> Mod<Root> { self.image(for: state)(image) }

  /// Sets `backgroundImage` in a state.
  public static func backgroundImage(_ image: Image?, for state: ControlState) -> Mod<Root> {
    backgroundImage(for: state)(image)
  }
}
