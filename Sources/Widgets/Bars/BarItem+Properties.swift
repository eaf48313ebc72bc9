import Mod

extension BarItem {
  /// The title, or `nil` for none, which is the default.
  @inlinable
  public var title: String? {
    get { attributes.value.title }
    _modify { yield &attributes.value.title }
  }

  /// The image, or `nil` for none, which is the default.
  @inlinable
  public var image: Image? {
    get { attributes.value.image }
    _modify { yield &attributes.value.image }
  }

  /// The image for the low bars of a phone on its side, or `nil` for ``image``, which is the default.
  @inlinable
  public var landscapeImagePhone: Image? {
    get { attributes.value.landscapeImagePhone }
    _modify { yield &attributes.value.landscapeImagePhone }
  }

  /// The image that shows large when one presses the item and text is set to be large, or `nil` for ``image``, which is
  /// the default.
  @inlinable
  public var largeContentSizeImage: Image? {
    get { attributes.value.largeContentSizeImage }
    _modify { yield &attributes.value.largeContentSizeImage }
  }

  /// How far the image's edges are moved inwards, in points. Not at all by default.
  @inlinable
  public var imageInsets: EdgeInsets {
    get { attributes.value.imageInsets }
    _modify { yield &attributes.value.imageInsets }
  }

  /// How far the edges of ``landscapeImagePhone`` are moved inwards, in points. Not at all by default.
  @inlinable
  public var landscapeImagePhoneInsets: EdgeInsets {
    get { attributes.value.landscapeImagePhoneInsets }
    _modify { yield &attributes.value.landscapeImagePhoneInsets }
  }

  /// How far the edges of ``largeContentSizeImage`` are moved inwards, in points. Not at all by default.
  @inlinable
  public var largeContentSizeImageInsets: EdgeInsets {
    get { attributes.value.largeContentSizeImageInsets }
    _modify { yield &attributes.value.largeContentSizeImageInsets }
  }

  /// Whether the item can be tapped; it is dimmed if not. `true` by default.
  @inlinable
  public var isEnabled: Bool {
    get { attributes.value.isEnabled }
    _modify { yield &attributes.value.isEnabled }
  }

  /// A number to find the item by. 0 by default.
  @inlinable
  public var tag: Int {
    get { attributes.value.tag }
    _modify { yield &attributes.value.tag }
  }
}

extension PropertyNames where Root: BarItem {
  /// Names ``BarItem/title``.
  @inlinable public static var title: Property<Root, String?> { Property { $1(&$0.title) } }
  /// Names ``BarItem/image``.
  @inlinable public static var image: Property<Root, Image?> { Property { $1(&$0.image) } }
  /// Names ``BarItem/landscapeImagePhone``.
  @inlinable public static var landscapeImagePhone: Property<Root, Image?> { Property { $1(&$0.landscapeImagePhone) } }
  /// Names ``BarItem/largeContentSizeImage``.
  @inlinable public static var largeContentSizeImage: Property<Root, Image?> {
    Property { $1(&$0.largeContentSizeImage) }
  }
  /// Names ``BarItem/imageInsets``.
  @inlinable public static var imageInsets: Property<Root, EdgeInsets> { Property { $1(&$0.imageInsets) } }
  /// Names ``BarItem/landscapeImagePhoneInsets``.
  @inlinable public static var landscapeImagePhoneInsets: Property<Root, EdgeInsets> {
    Property { $1(&$0.landscapeImagePhoneInsets) }
  }
  /// Names ``BarItem/largeContentSizeImageInsets``.
  @inlinable public static var largeContentSizeImageInsets: Property<Root, EdgeInsets> {
    Property { $1(&$0.largeContentSizeImageInsets) }
  }
}
