import Mod

extension BarItem {
  /// The title, or `nil` for none, which is the default.
  @inlinable public var title: String? {
    get { attributes.value.title }
    _modify { yield &attributes.value.title }
  }

  /// The image, or `nil` for none, which is the default.
  @inlinable public var image: Image? {
    get { attributes.value.images.image }
    _modify { yield &attributes.value.images.image }
  }

  /// The image for compact bars of a phone in landscape orientation, or `nil` for `image`. `nil` by default.
  ///
  /// A page shows it where it is wider than high, and as low as a phone.
  @inlinable public var landscapeImagePhone: Image? {
    get { attributes.value.images.landscapeImagePhone }
    _modify { yield &attributes.value.images.landscapeImagePhone }
  }

  /// The image that is shown enlarged on a long press, or `nil` for none. `nil` by default.
  ///
  /// A page shows it with the title while the item is pressed for half a second.
  @inlinable public var largeContentSizeImage: Image? {
    get { attributes.value.images.largeContentSizeImage }
    _modify { yield &attributes.value.images.largeContentSizeImage }
  }

  /// The insets of the image's edges, in points. Zero by default.
  @inlinable public var imageInsets: EdgeInsets {
    get { attributes.value.images.imageInsets }
    _modify { yield &attributes.value.images.imageInsets }
  }

  /// The insets of the edges of ``landscapeImagePhone``, in points. Zero by default.
  @inlinable public var landscapeImagePhoneInsets: EdgeInsets {
    get { attributes.value.images.landscapeImagePhoneInsets }
    _modify { yield &attributes.value.images.landscapeImagePhoneInsets }
  }

  /// The insets of the edges of ``largeContentSizeImage``, in points. Zero by default.
  @inlinable public var largeContentSizeImageInsets: EdgeInsets {
    get { attributes.value.images.largeContentSizeImageInsets }
    _modify { yield &attributes.value.images.largeContentSizeImageInsets }
  }

  /// Whether the item can be tapped; if not, it is dimmed. `true` by default.
  @inlinable public var isEnabled: Bool {
    get { attributes.value.isEnabled }
    _modify { yield &attributes.value.isEnabled }
  }

  /// A number that identifies the item. 0 by default.
  @inlinable public var tag: Int {
    get { attributes.value.tag }
    _modify { yield &attributes.value.tag }
  }
}

extension PropertyNames where Root: BarItem {
  /// The image for compact bars of a phone in landscape orientation, or `nil` for `image`. `nil` by default.
  @inlinable public static var landscapeImagePhone: Property<Root, Image?> { Property { $1(&$0.landscapeImagePhone) } }

  /// The image that is shown enlarged on a long press, or `nil` for none. `nil` by default.
  @inlinable public static var largeContentSizeImage: Property<Root, Image?> {
    Property { $1(&$0.largeContentSizeImage) }
  }

  /// The insets of the image's edges, in points. Zero by default.
  @inlinable public static var imageInsets: Property<Root, EdgeInsets> { Property { $1(&$0.imageInsets) } }

  /// The insets of the edges of `landscapeImagePhone`, in points. Zero by default.
  @inlinable public static var landscapeImagePhoneInsets: Property<Root, EdgeInsets> {
    Property { $1(&$0.landscapeImagePhoneInsets) }
  }

  /// The insets of the edges of `largeContentSizeImage`, in points. Zero by default.
  @inlinable public static var largeContentSizeImageInsets: Property<Root, EdgeInsets> {
    Property { $1(&$0.largeContentSizeImageInsets) }
  }
}

/// The accessibility properties of a bar item.
extension BarItem {
  /// A short name of the item: "Play". `nil` by default, for the title.
  @inlinable public var accessibilityLabel: String? {
    get { attributes.value.accessibilityLabel }
    _modify { yield &attributes.value.accessibilityLabel }
  }

  /// A short description of the effect of using the item: "Plays the episode." `nil` by default.
  @inlinable public var accessibilityHint: String? {
    get { attributes.value.accessibilityHint }
    _modify { yield &attributes.value.accessibilityHint }
  }

  /// The current value of the item: "3 unread". `nil` by default.
  @inlinable public var accessibilityValue: String? {
    get { attributes.value.accessibilityValue }
    _modify { yield &attributes.value.accessibilityValue }
  }

  /// The traits of the item, in addition to being a button. None by default.
  @inlinable public var accessibilityTraits: AccessibilityTraits {
    get { attributes.value.accessibilityTraits }
    _modify { yield &attributes.value.accessibilityTraits }
  }

  /// An identifier for tests, which assistive technology does not read. `nil` by default.
  @inlinable public var accessibilityIdentifier: String? {
    get { attributes.value.accessibilityIdentifier }
    _modify { yield &attributes.value.accessibilityIdentifier }
  }
}
