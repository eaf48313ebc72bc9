import Mod

extension Button {
  /// The label that shows the title. Its font is the system's at 18 points and it cuts off in the middle, by default.
  ///
  /// Its text and colour are those of the button: set ``title`` and ``titleColor`` instead.
  @inlinable
  public var titleLabel: Label {
    get { _titleLabel.value }
    _modify { yield &_titleLabel.value }
  }

  /// The view that shows the image, for what the button has no property of its own for. Set its picture by ``image``.
  @inlinable
  public var imageView: ImageView {
    get { _imageView.value }
    _modify { yield &_imageView.value }
  }

  internal static let freshTitleLabel = Boxed(
    Label(.font(.systemFont(ofSize: Font.buttonFontSize)), .lineBreakMode(.byTruncatingMiddle))
  )
  internal static let freshImageView = Boxed(ImageView())
}
