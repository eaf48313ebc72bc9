import Mod

/// The dependence of a view on the reader's text size.
extension Widget {
  /// The smallest text size that the view follows, or `nil` for no limit. `nil` by default.
  ///
  /// It wins over a smaller maximum, as the audit checks.
  @inlinable public var minimumContentSizeCategory: ContentSizeCategory? {
    get { attributes.value.accessibility.value.minimumContentSizeCategory }
    _modify { yield &attributes.value.accessibility.value.minimumContentSizeCategory }
  }

  /// The largest text size that the view follows, or `nil` for no limit. `nil` by default.
  @inlinable public var maximumContentSizeCategory: ContentSizeCategory? {
    get { attributes.value.accessibility.value.maximumContentSizeCategory }
    _modify { yield &attributes.value.accessibility.value.maximumContentSizeCategory }
  }

  /// Returns the text size of the view for a user who prefers a size.
  package func textSize(preferring size: ContentSizeCategory) -> ContentSizeCategory {
    let limits = attributes.storage.value.accessibility.storage
    let largest = min(size, limits.value.maximumContentSizeCategory ?? size)
    return max(largest, limits.value.minimumContentSizeCategory ?? largest)
  }

  /// Whether a long press enlarges the view, for views that cannot grow with the text. `false` by default.
  ///
  /// A page shows the title under the pointer.
  @inlinable public var showsLargeContentViewer: Bool {
    get { attributes.value.accessibility.value.showsLargeContentViewer }
    _modify { yield &attributes.value.accessibility.value.showsLargeContentViewer }
  }

  /// The title of the enlarged view. `nil` by default.
  ///
  /// A page shows it under the pointer.
  @inlinable public var largeContentTitle: String? {
    get { attributes.value.accessibility.value.largeContentTitle }
    _modify { yield &attributes.value.accessibility.value.largeContentTitle }
  }

  /// The image of the enlarged view. `nil` by default.
  ///
  /// A page shows it with the title while the view is pressed for half a second.
  @inlinable public var largeContentImage: Image? {
    get { attributes.value.accessibility.value.largeContentImage }
    _modify { yield &attributes.value.accessibility.value.largeContentImage }
  }

  /// The insets of the enlarged image, in points. Zero by default.
  @inlinable public var largeContentImageInsets: EdgeInsets {
    get { attributes.value.accessibility.value.largeContentImageInsets }
    _modify { yield &attributes.value.accessibility.value.largeContentImageInsets }
  }

  /// Whether the enlarged image is scaled. `false` by default.
  @inlinable public var scalesLargeContentImage: Bool {
    get { attributes.value.accessibility.value.scalesLargeContentImage }
    _modify { yield &attributes.value.accessibility.value.scalesLargeContentImage }
  }
}

extension PropertyNames where Root: Widget {
  /// The smallest text size that the view follows, or `nil` for no limit. `nil` by default.
  @inlinable public static var minimumContentSizeCategory: Property<Root, ContentSizeCategory?> {
    Property { $1(&$0.minimumContentSizeCategory) }
  }

  /// The largest text size that the view follows, or `nil` for no limit. `nil` by default.
  @inlinable public static var maximumContentSizeCategory: Property<Root, ContentSizeCategory?> {
    Property { $1(&$0.maximumContentSizeCategory) }
  }

  /// Whether a long press enlarges the view, for views that cannot grow with the text. `false` by default.
  @inlinable public static var showsLargeContentViewer: Property<Root, Bool> {
    Property { $1(&$0.showsLargeContentViewer) }
  }

  /// The title of the enlarged view. `nil` by default.
  @inlinable public static var largeContentTitle: Property<Root, String?> { Property { $1(&$0.largeContentTitle) } }

  /// The image of the enlarged view. `nil` by default.
  @inlinable public static var largeContentImage: Property<Root, Image?> { Property { $1(&$0.largeContentImage) } }

  /// The insets of the enlarged image, in points. Zero by default.
  @inlinable public static var largeContentImageInsets: Property<Root, EdgeInsets> {
    Property { $1(&$0.largeContentImageInsets) }
  }

  /// Whether the enlarged image is scaled. `false` by default.
  @inlinable public static var scalesLargeContentImage: Property<Root, Bool> {
    Property { $1(&$0.scalesLargeContentImage) }
  }
}
