import Foundation
import Mod

extension PropertyNames where Root == Button {
  /// The kind of the button. `.custom` by default.
  @inlinable public static var buttonType: Property<Root, Button.ButtonType> { Property { $1(&$0.buttonType) } }

  /// The kind of the button. `.custom` by default.
  @inlinable public static var type: Property<Root, Button.ButtonType> { Property { $1(&$0.buttonType) } }

  /// The label of the title. By default, its font is the system font at 18 points, and it truncates in the middle.
  @inlinable public static var titleLabel: Property<Root, Label> { Property { $1(&$0.titleLabel) } }

  /// The view of the image, for properties that the button itself does not have. Set its image by `image`.
  ///
  /// Its tint color is that of the image.
  @inlinable public static var imageView: Property<Root, ImageView> { Property { $1(&$0.imageView) } }

  /// The distance of the content from the edges. Zero by default.
  @inlinable public static var contentEdgeInsets: Property<Root, EdgeInsets> { Property { $1(&$0.contentEdgeInsets) } }

  /// The offsets of the title from its position. Zero by default.
  @inlinable public static var titleEdgeInsets: Property<Root, EdgeInsets> { Property { $1(&$0.titleEdgeInsets) } }

  /// The offsets of the image from its position. Zero by default.
  @inlinable public static var imageEdgeInsets: Property<Root, EdgeInsets> { Property { $1(&$0.imageEdgeInsets) } }

  /// Whether the title's shadow moves to the other side while the button is pressed. `false` by default.
  @inlinable public static var reversesTitleShadowWhenHighlighted: Property<Root, Bool> {
    Property { $1(&$0.reversesTitleShadowWhenHighlighted) }
  }

  /// Whether the image is darker while the button is pressed. `true` by default.
  @inlinable public static var adjustsImageWhenHighlighted: Property<Root, Bool> {
    Property { $1(&$0.adjustsImageWhenHighlighted) }
  }

  /// Whether the image is dimmed while the button is disabled. `true` by default.
  @inlinable public static var adjustsImageWhenDisabled: Property<Root, Bool> {
    Property { $1(&$0.adjustsImageWhenDisabled) }
  }

  /// Whether the button glows while it is pressed. `false` by default.
  @inlinable public static var showsTouchWhenHighlighted: Property<Root, Bool> {
    Property { $1(&$0.showsTouchWhenHighlighted) }
  }

  /// Whether the image grows with the text size for accessibility. `false` by default.
  @inlinable public static var adjustsImageSizeForAccessibilityContentSizeCategory: Property<Root, Bool> {
    Property { $1(&$0.adjustsImageSizeForAccessibilityContentSizeCategory) }
  }

  /// The role of the button, for systems that distinguish them. `.normal` by default.
  @inlinable public static var role: Property<Root, Button.Role> { Property { $1(&$0.role) } }

  /// Whether the pointer changes over the button. `false` by default.
  @inlinable public static var isPointerInteractionEnabled: Property<Root, Bool> {
    Property { $1(&$0.isPointerInteractionEnabled) }
  }

  /// Whether a tap toggles the selection of the button. `false` by default.
  @inlinable public static var changesSelectionAsPrimaryAction: Property<Root, Bool> {
    Property { $1(&$0.changesSelectionAsPrimaryAction) }
  }

  /// The order of its menu. `.automatic` by default.
  ///
  /// Carried for renderers of your own: no preview shows it.
  @inlinable public static var preferredMenuElementOrder: Property<Root, Button.MenuElementOrder> {
    Property { $1(&$0.preferredMenuElementOrder) }
  }

  /// The behavior on desktops. `.automatic` by default.
  ///
  /// Carried for renderers of your own: no preview shows it.
  @inlinable public static var preferredBehavioralStyle: Property<Root, BehavioralStyle> {
    Property { $1(&$0.preferredBehavioralStyle) }
  }
}

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
