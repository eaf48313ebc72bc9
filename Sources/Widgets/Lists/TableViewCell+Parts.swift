import Mod

extension TableViewCell {
  /// The label of the text, with its font and color: `.textLabel.font(.headline)`. Its text is that of the cell.
  public var textLabel: Label {
    get { cellParts._textLabel.value.showing(text) }
    set { cellParts._textLabel.keep(newValue, text: &text) }
  }

  /// The label of the detail text, with its font and color. Its text is the ``detailText``.
  public var detailTextLabel: Label {
    get { cellParts._detailTextLabel.value.showing(detailText) }
    set { cellParts._detailTextLabel.keep(newValue, text: &detailText) }
  }

  /// The view of the image, for properties that the cell itself does not have. Its image is that of the cell.
  public var imageView: ImageView {
    get {
      var view = cellParts._imageView.value
      view.image = image
      return view
    }
    set {
      image = newValue.image
      var view = newValue
      view.image = nil
      if view != cellParts._imageView.value { cellParts._imageView.value = view }
    }
  }
}

/// The labels and the image view of a cell, which cells without behaviors or fonts of their own share.
internal struct CellParts: Equatable, Sendable, InspectableByParts {
  private static let freshLabel = Boxed(Label())
  private static let freshImageView = Boxed(ImageView())

  internal var _textLabel = CellParts.freshLabel
  internal var _detailTextLabel = CellParts.freshLabel
  internal var _imageView = CellParts.freshImageView
}

extension Label {
  /// Returns the label with a text, unless it has that text already, perhaps with attributes.
  fileprivate func showing(_ text: String?) -> Label {
    if self.text == text { return self }
    var label = self
    label.text = text
    return label
  }
}

extension Boxed<Label> {
  /// Stores a label, and moves its text to `text`. A text with attributes stays in the label, too.
  fileprivate mutating func keep(_ label: Label, text: inout String?) {
    text = label.text
    var label = label
    if label.displayedText.attributes == nil { label.text = nil }
    if label != value { value = label }
  }
}

extension PropertyNames where Root == TableViewCell {
  /// The label of the text, with its font and color: `.textLabel.font(.headline)`. Its text is that of the cell.
  public static var textLabel: Property<Root, Label> { Property { $1(&$0.textLabel) } }

  /// The label of the detail text, with its font and color. Its text is the `detailText`.
  public static var detailTextLabel: Property<Root, Label> { Property { $1(&$0.detailTextLabel) } }

  /// The view of the image, for properties that the cell itself does not have. Its image is that of the cell.
  public static var imageView: Property<Root, ImageView> { Property { $1(&$0.imageView) } }
}
