import Foundation
import Mod

extension PropertyNames where Root == TextField {
  @inlinable public static var attributedPlaceholder: Property<Root, AttributedString?> {
    Property { $1(&$0.attributedPlaceholder) }
  }
  @inlinable public static var borderStyle: Property<Root, TextField.BorderStyle> { Property { $1(&$0.borderStyle) } }
  @inlinable public static var background: Property<Root, Image?> { Property { $1(&$0.background) } }
  @inlinable public static var disabledBackground: Property<Root, Image?> { Property { $1(&$0.disabledBackground) } }
  @inlinable public static var clearButtonMode: Property<Root, TextField.ViewMode> {
    Property { $1(&$0.clearButtonMode) }
  }
  @inlinable public static var leftView: Property<Root, (any Widget)?> { Property { $1(&$0.leftView) } }
  @inlinable public static var leftViewMode: Property<Root, TextField.ViewMode> { Property { $1(&$0.leftViewMode) } }
  @inlinable public static var rightView: Property<Root, (any Widget)?> { Property { $1(&$0.rightView) } }
  @inlinable public static var rightViewMode: Property<Root, TextField.ViewMode> { Property { $1(&$0.rightViewMode) } }
  @inlinable public static var clearsOnBeginEditing: Property<Root, Bool> { Property { $1(&$0.clearsOnBeginEditing) } }
  @inlinable public static var clearsOnInsertion: Property<Root, Bool> { Property { $1(&$0.clearsOnInsertion) } }
  @inlinable public static var adjustsFontSizeToFitWidth: Property<Root, Bool> {
    Property { $1(&$0.adjustsFontSizeToFitWidth) }
  }
  @inlinable public static var minimumFontSize: Property<Root, Double> { Property { $1(&$0.minimumFontSize) } }
  @inlinable public static var allowsEditingTextAttributes: Property<Root, Bool> {
    Property { $1(&$0.allowsEditingTextAttributes) }
  }
  @inlinable public static var defaultTextAttributes: Property<Root, TextAttributes> {
    Property { $1(&$0.defaultTextAttributes) }
  }
  @inlinable public static var typingAttributes: Property<Root, TextAttributes?> {
    Property { $1(&$0.typingAttributes) }
  }
  @inlinable public static var inputView: Property<Root, (any Widget)?> { Property { $1(&$0.inputView) } }
  @inlinable public static var inputAccessoryView: Property<Root, (any Widget)?> {
    Property { $1(&$0.inputAccessoryView) }
  }
}
