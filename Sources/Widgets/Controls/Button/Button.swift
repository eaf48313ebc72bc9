import Foundation
import Mod

/// A button: a model of `UIButton`.
///
/// ```swift
/// let save = Button("Save", .titleColor(.systemBlue), .titleLabel.font(.headline))
/// let follow = Button("Follow", .title(for: .selected) -- "Following")
/// follow.with(.isSelected(true)).currentTitle  // "Following"
/// ```
///
/// Titles, colors and images have a value for each state; a state without a value uses that of `.normal`. A property
/// without a state is that of the normal state.
public struct Button: Control, Pictured, Titled {
  /// The kind of the button. `.custom` by default.
  ///
  /// Choose it when you create the button: `Button(type: .system)` or `Button(.type -- .system)`.
  public var buttonType = ButtonType.custom

  /// The title for each state. `nil` by default.
  @ControlStateValues public var title: String?

  /// The color of the title for each state, or `nil` for that of the ``buttonType``. `nil` by default.
  @ControlStateValues public var titleColor: Color?

  /// The image before the title for each state. `nil` by default.
  @ControlStateValues public var image: Image?

  // Attributes that few buttons set are in a box of their own, so that other buttons stay small.
  @usableFromInline internal var extras = ButtonExtras.fresh

  /// The attributes of every control.
  public var controlAttributes = ControlAttributes()

  /// The attributes of every view.
  public var attributes = ViewAttributes.button

  /// Creates a custom button without a title.
  public init() {}

  /// Creates a button of a kind, and applies the Mods to it, in order.
  public init(type: ButtonType, _ mods: Mod<Self>...) {
    self.init()
    buttonType = type
    Mod(list: mods)(&self)
  }

  /// Creates a custom button with a title, and applies the Mods to it, in order.
  @inlinable @inline(__always) public init(_ title: String?, _ mods: Mod<Self>...) {
    self.init()
    self.title = title
    mods.apply(to: &self)
  }

  /// Visits the title label and the image view, if they have behaviors, and the parts of every widget.
  public mutating func visitParts(_ visitor: PartVisitor) {
    if _hasPartsOfItsOwn {
      if !titleLabel.behaviors.isEmpty { visitor.visit(&titleLabel) }
      if !imageView.behaviors.isEmpty { visitor.visit(&imageView) }
    }
    visitSharedParts(visitor)
  }
}

extension Button {
  /// A Boolean value that indicates whether the title label or the image view has behaviors.
  public var _hasPartsOfItsOwn: Bool {
    let extras = extras.storage
    return !extras.value._titleLabel.storage.value.behaviors.isEmpty
      || !extras.value._imageView.storage.value.behaviors.isEmpty
  }

  /// The properties that users change: whether the button is selected.
  public static let userEditable = [EditableProperty(\Button.isSelected)]

  /// The label of the title. By default, its font is the system font at 18 points, and it truncates in the middle.
  ///
  /// Its text and color are those of the button: set ``title`` and ``titleColor`` instead.
  @inlinable public var titleLabel: Label {
    get { extras.value._titleLabel.value }
    _modify { yield &extras.value._titleLabel.value }
  }

  /// The view of the image, for properties that the button itself does not have. Set its image by ``image``.
  ///
  /// Its tint color is that of the image.
  @inlinable public var imageView: ImageView {
    get { extras.value._imageView.value }
    _modify { yield &extras.value._imageView.value }
  }

  /// The kind of a button. It models `UIButton.ButtonType`.
  public enum ButtonType: Hashable, Sendable, CaseIterable {
    /// A button without an appearance of its own.
    case custom
    /// A title in the tint color.
    case system
    /// A disclosure arrow for details.
    case detailDisclosure
    /// An `i` for light backgrounds.
    case infoLight
    /// An `i` for dark backgrounds.
    case infoDark
    /// A plus sign, for a contact.
    case contactAdd
    /// A title that is not dimmed while the button is pressed.
    case plain
    /// A cross.
    case close
  }

  /// The role of a button. It models `UIButton.Role`.
  public enum Role: Hashable, Sendable, CaseIterable {
    /// No special role.
    case normal
    /// The action that users most likely choose.
    case primary
    /// Canceling an operation.
    case cancel
    /// Deleting data.
    case destructive
  }

  /// The order of the elements in a menu. It models `UIContextMenuConfiguration.ElementOrder`.
  public enum MenuElementOrder: Hashable, Sendable, CaseIterable {
    /// The order that fits the position of the menu.
    case automatic
    /// The first element next to where the menu opens.
    case priority
    /// The given order, from top to bottom.
    case fixed
  }
}
