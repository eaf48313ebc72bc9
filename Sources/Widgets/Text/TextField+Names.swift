import Foundation
import Mod

extension PropertyNames where Root == TextField {
  /// The attributed text that is visible while there is no other. Setting it also sets `placeholder`. `nil` by default.
  @inlinable public static var attributedPlaceholder: Property<Root, AttributedString?> {
    Property { $1(&$0.attributedPlaceholder) }
  }

  /// The color of the placeholder where its attributes have none, or `nil` for `.placeholderText`, and in a search bar for
  /// `.secondaryLabel`. `nil` by default.
  @inlinable public static var placeholderColor: Property<Root, Color?> { Property { $1(&$0.placeholderColor) } }

  /// The style of the border. `.none` by default.
  @inlinable public static var borderStyle: Property<Root, TextField.BorderStyle> { Property { $1(&$0.borderStyle) } }

  /// The image behind the text, unless the `borderStyle` is `.roundedRect`. `nil` by default.
  @inlinable public static var background: Property<Root, Image?> { Property { $1(&$0.background) } }

  /// The image behind the text of a disabled field, or `nil` for `background`. `nil` by default.
  ///
  /// A gray area is drawn in its place, and none for an image without a name.
  @inlinable public static var disabledBackground: Property<Root, Image?> { Property { $1(&$0.disabledBackground) } }

  /// The visibility of a button that clears the text. `.never` by default.
  @inlinable public static var clearButtonMode: Property<Root, TextField.ViewMode> {
    Property { $1(&$0.clearButtonMode) }
  }

  /// The view before the text. `nil` by default.
  @inlinable public static var leftView: Property<Root, (any Widget)?> { Property { $1(&$0.leftView) } }

  /// The visibility of `leftView`. `.never` by default.
  @inlinable public static var leftViewMode: Property<Root, TextField.ViewMode> { Property { $1(&$0.leftViewMode) } }

  /// The view after the text. `nil` by default.
  @inlinable public static var rightView: Property<Root, (any Widget)?> { Property { $1(&$0.rightView) } }

  /// The visibility of `rightView`. `.never` by default.
  @inlinable public static var rightViewMode: Property<Root, TextField.ViewMode> { Property { $1(&$0.rightViewMode) } }

  /// Whether the text is cleared when editing begins. `false` by default.
  @inlinable public static var clearsOnBeginEditing: Property<Root, Bool> { Property { $1(&$0.clearsOnBeginEditing) } }

  /// Whether the text is cleared by the first typed letter. `false` by default.
  @inlinable public static var clearsOnInsertion: Property<Root, Bool> { Property { $1(&$0.clearsOnInsertion) } }

  /// Whether the font shrinks until the text fits the width, down to `minimumFontSize`. `false` by default.
  ///
  /// Drawings follow it. Browsers and terminals keep the size.
  @inlinable public static var adjustsFontSizeToFitWidth: Property<Root, Bool> {
    Property { $1(&$0.adjustsFontSizeToFitWidth) }
  }

  /// The smallest font size in points. 0 by default, for that of the system.
  @inlinable public static var minimumFontSize: Property<Root, Double> { Property { $1(&$0.minimumFontSize) } }

  /// Whether users can change text attributes. `false` by default.
  ///
  /// Command with B or I then makes the selected text bold or italic, or plain again.
  @inlinable public static var allowsEditingTextAttributes: Property<Root, Bool> {
    Property { $1(&$0.allowsEditingTextAttributes) }
  }

  /// The default attributes of the text. None by default.
  @inlinable public static var defaultTextAttributes: Property<Root, TextAttributes> {
    Property { $1(&$0.defaultTextAttributes) }
  }

  /// The attributes of text that is typed next, or `nil` for those of the text before it. `nil` by default.
  @inlinable public static var typingAttributes: Property<Root, TextAttributes?> {
    Property { $1(&$0.typingAttributes) }
  }

  /// The view in place of the keyboard. `nil` by default.
  ///
  /// Carried for renderers of your own: no preview shows it.
  @inlinable public static var inputView: Property<Root, (any Widget)?> { Property { $1(&$0.inputView) } }

  /// The view above the keyboard. `nil` by default.
  ///
  /// Carried for renderers of your own: no preview shows it.
  @inlinable public static var inputAccessoryView: Property<Root, (any Widget)?> {
    Property { $1(&$0.inputAccessoryView) }
  }
}
