import Mod

/// The attributes of a button that few buttons set.
@usableFromInline internal struct ButtonExtras: Equatable, Sendable, InspectableByParts {
  @usableFromInline internal static let fresh = Boxed(ButtonExtras())

  @usableFromInline internal var _titleLabel = Boxed(
    Label(.font(.systemFont(ofSize: Font.buttonFontSize)), .lineBreakMode(.byTruncatingMiddle))
  )
  @usableFromInline internal var _imageView = Boxed(ImageView())

  internal var contentEdgeInsets = EdgeInsets.zero
  internal var titleEdgeInsets = EdgeInsets.zero
  internal var imageEdgeInsets = EdgeInsets.zero
}

extension Button {
  /// The distance of the content from the edges. Zero by default.
  public var contentEdgeInsets: EdgeInsets {
    get { extras.value.contentEdgeInsets }
    _modify { yield &extras.value.contentEdgeInsets }
  }

  /// The offsets of the title from its position. Zero by default.
  public var titleEdgeInsets: EdgeInsets {
    get { extras.value.titleEdgeInsets }
    _modify { yield &extras.value.titleEdgeInsets }
  }

  /// The offsets of the image from its position. Zero by default.
  public var imageEdgeInsets: EdgeInsets {
    get { extras.value.imageEdgeInsets }
    _modify { yield &extras.value.imageEdgeInsets }
  }
}
