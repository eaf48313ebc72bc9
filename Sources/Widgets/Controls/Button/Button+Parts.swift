import Mod

extension Button {
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
}
