import Mod

/// The dependence of a view on the reader's text size.
extension Widget {
  /// The smallest text size that the view follows, or `nil` for no limit. `nil` by default.
  ///
  /// It wins over a smaller maximum, as the audit checks.
  @inlinable public var minimumContentSizeCategory: ContentSizeCategory? {
    get { attributes.value.accessibility.value.textSize.minimumContentSizeCategory }
    _modify { yield &attributes.value.accessibility.value.textSize.minimumContentSizeCategory }
  }

  /// The largest text size that the view follows, or `nil` for no limit. `nil` by default.
  @inlinable public var maximumContentSizeCategory: ContentSizeCategory? {
    get { attributes.value.accessibility.value.textSize.maximumContentSizeCategory }
    _modify { yield &attributes.value.accessibility.value.textSize.maximumContentSizeCategory }
  }

  /// Returns the text size of the view for a user who prefers a size.
  package func textSize(preferring size: ContentSizeCategory) -> ContentSizeCategory {
    let limits = attributes.storage.value.accessibility.storage
    let largest = min(size, limits.value.textSize.maximumContentSizeCategory ?? size)
    return max(largest, limits.value.textSize.minimumContentSizeCategory ?? largest)
  }

  /// Whether a long press enlarges the view, for views that cannot grow with the text. `false` by default.
  ///
  /// A page shows the title under the pointer.
  @inlinable public var showsLargeContentViewer: Bool {
    get { attributes.value.accessibility.value.textSize.showsLargeContentViewer }
    _modify { yield &attributes.value.accessibility.value.textSize.showsLargeContentViewer }
  }

  /// The title of the enlarged view. `nil` by default.
  ///
  /// A page shows it under the pointer.
  @inlinable public var largeContentTitle: String? {
    get { attributes.value.accessibility.value.textSize.largeContentTitle }
    _modify { yield &attributes.value.accessibility.value.textSize.largeContentTitle }
  }

  /// The image of the enlarged view. `nil` by default.
  ///
  /// A page shows it with the title while the view is pressed for half a second.
  @inlinable public var largeContentImage: Image? {
    get { attributes.value.accessibility.value.textSize.largeContentImage }
    _modify { yield &attributes.value.accessibility.value.textSize.largeContentImage }
  }

  /// The insets of the enlarged image, in points. Zero by default.
  @inlinable public var largeContentImageInsets: EdgeInsets {
    get { attributes.value.accessibility.value.textSize.largeContentImageInsets }
    _modify { yield &attributes.value.accessibility.value.textSize.largeContentImageInsets }
  }

  /// Whether the enlarged image is scaled. `false` by default.
  @inlinable public var scalesLargeContentImage: Bool {
    get { attributes.value.accessibility.value.textSize.scalesLargeContentImage }
    _modify { yield &attributes.value.accessibility.value.textSize.scalesLargeContentImage }
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

/// The text sizes that a view follows, and what is enlarged in its place.
@usableFromInline internal struct TextSizeAttributes: Equatable, Sendable, InspectableByParts {
  @usableFromInline internal var minimumContentSizeCategory: ContentSizeCategory?
  @usableFromInline internal var maximumContentSizeCategory: ContentSizeCategory?
  @usableFromInline internal var showsLargeContentViewer = false
  @usableFromInline internal var largeContentTitle: String?
  @usableFromInline internal var largeContentImage: Image?
  @usableFromInline internal var largeContentImageInsets = EdgeInsets.zero
  @usableFromInline internal var scalesLargeContentImage = false
}
