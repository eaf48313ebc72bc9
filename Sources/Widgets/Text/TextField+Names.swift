import Foundation
import Mod

extension PropertyNames where Root == TextField {
  /// Names ``TextField/attributedPlaceholder``.
  @inlinable public static var attributedPlaceholder: Property<Root, AttributedString?> {
    Property { $1(&$0.attributedPlaceholder) }
  }
  /// Names ``TextField/borderStyle``.
  @inlinable public static var borderStyle: Property<Root, TextField.BorderStyle> { Property { $1(&$0.borderStyle) } }
  /// Names ``TextField/background``.
  @inlinable public static var background: Property<Root, Image?> { Property { $1(&$0.background) } }
  /// Names ``TextField/disabledBackground``.
  @inlinable public static var disabledBackground: Property<Root, Image?> { Property { $1(&$0.disabledBackground) } }
  /// Names ``TextField/clearButtonMode``.
  @inlinable public static var clearButtonMode: Property<Root, TextField.ViewMode> {
    Property { $1(&$0.clearButtonMode) }
  }
  /// Names ``TextField/leftView``.
  @inlinable public static var leftView: Property<Root, (any Widget)?> { Property { $1(&$0.leftView) } }
  /// Names ``TextField/leftViewMode``.
  @inlinable public static var leftViewMode: Property<Root, TextField.ViewMode> { Property { $1(&$0.leftViewMode) } }
  /// Names ``TextField/rightView``.
  @inlinable public static var rightView: Property<Root, (any Widget)?> { Property { $1(&$0.rightView) } }
  /// Names ``TextField/rightViewMode``.
  @inlinable public static var rightViewMode: Property<Root, TextField.ViewMode> { Property { $1(&$0.rightViewMode) } }
  /// Names ``TextField/clearsOnBeginEditing``.
  @inlinable public static var clearsOnBeginEditing: Property<Root, Bool> { Property { $1(&$0.clearsOnBeginEditing) } }
  /// Names ``TextField/clearsOnInsertion``.
  @inlinable public static var clearsOnInsertion: Property<Root, Bool> { Property { $1(&$0.clearsOnInsertion) } }
  /// Names ``TextField/adjustsFontSizeToFitWidth``.
  @inlinable public static var adjustsFontSizeToFitWidth: Property<Root, Bool> {
    Property { $1(&$0.adjustsFontSizeToFitWidth) }
  }
  /// Names ``TextField/minimumFontSize``.
  @inlinable public static var minimumFontSize: Property<Root, Double> { Property { $1(&$0.minimumFontSize) } }
  /// Names ``TextField/allowsEditingTextAttributes``.
  @inlinable public static var allowsEditingTextAttributes: Property<Root, Bool> {
    Property { $1(&$0.allowsEditingTextAttributes) }
  }
  /// Names ``TextField/defaultTextAttributes``.
  @inlinable public static var defaultTextAttributes: Property<Root, TextAttributes> {
    Property { $1(&$0.defaultTextAttributes) }
  }
  /// Names ``TextField/typingAttributes``.
  @inlinable public static var typingAttributes: Property<Root, TextAttributes?> {
    Property { $1(&$0.typingAttributes) }
  }
  /// Names ``TextField/inputView``.
  @inlinable public static var inputView: Property<Root, (any Widget)?> { Property { $1(&$0.inputView) } }
  /// Names ``TextField/inputAccessoryView``.
  @inlinable public static var inputAccessoryView: Property<Root, (any Widget)?> {
    Property { $1(&$0.inputAccessoryView) }
  }
}
