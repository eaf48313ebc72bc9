import Foundation
import Mod

extension PropertyNames where Root == TextField {
  @_alwaysEmitIntoClient public static var attributedPlaceholder: Property<Root, AttributedString?> {
    Property { $1(&$0.attributedPlaceholder) }
  }
  @_alwaysEmitIntoClient public static var borderStyle: Property<Root, TextField.BorderStyle> {
    Property { $1(&$0.borderStyle) }
  }
  @_alwaysEmitIntoClient public static var background: Property<Root, Image?> { Property { $1(&$0.background) } }
  @_alwaysEmitIntoClient public static var disabledBackground: Property<Root, Image?> {
    Property { $1(&$0.disabledBackground) }
  }
  @_alwaysEmitIntoClient public static var clearButtonMode: Property<Root, TextField.ViewMode> {
    Property { $1(&$0.clearButtonMode) }
  }
  @_alwaysEmitIntoClient public static var leftView: Property<Root, (any Widget)?> { Property { $1(&$0.leftView) } }
  @_alwaysEmitIntoClient public static var leftViewMode: Property<Root, TextField.ViewMode> {
    Property { $1(&$0.leftViewMode) }
  }
  @_alwaysEmitIntoClient public static var rightView: Property<Root, (any Widget)?> { Property { $1(&$0.rightView) } }
  @_alwaysEmitIntoClient public static var rightViewMode: Property<Root, TextField.ViewMode> {
    Property { $1(&$0.rightViewMode) }
  }
  @_alwaysEmitIntoClient public static var clearsOnBeginEditing: Property<Root, Bool> {
    Property { $1(&$0.clearsOnBeginEditing) }
  }
  @_alwaysEmitIntoClient public static var clearsOnInsertion: Property<Root, Bool> {
    Property { $1(&$0.clearsOnInsertion) }
  }
  @_alwaysEmitIntoClient public static var adjustsFontSizeToFitWidth: Property<Root, Bool> {
    Property { $1(&$0.adjustsFontSizeToFitWidth) }
  }
  @_alwaysEmitIntoClient public static var minimumFontSize: Property<Root, Double> {
    Property { $1(&$0.minimumFontSize) }
  }
  @_alwaysEmitIntoClient public static var allowsEditingTextAttributes: Property<Root, Bool> {
    Property { $1(&$0.allowsEditingTextAttributes) }
  }
  @_alwaysEmitIntoClient public static var defaultTextAttributes: Property<Root, TextAttributes> {
    Property { $1(&$0.defaultTextAttributes) }
  }
  @_alwaysEmitIntoClient public static var typingAttributes: Property<Root, TextAttributes?> {
    Property { $1(&$0.typingAttributes) }
  }
  @_alwaysEmitIntoClient public static var inputView: Property<Root, (any Widget)?> { Property { $1(&$0.inputView) } }
  @_alwaysEmitIntoClient public static var inputAccessoryView: Property<Root, (any Widget)?> {
    Property { $1(&$0.inputAccessoryView) }
  }
}
