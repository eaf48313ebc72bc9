import Foundation

// The properties that layers share with other models. The rest are dynamic members.

extension LayerModel {
  /// The rectangle in the superlayer, which is that of the ``layer``.
  @inlinable public var frame: CGRect {
    get { layer.frame }
    _modify { yield &layer.frame }
  }

  /// The rectangle in its own coordinates, which is that of the ``layer``.
  @inlinable public var bounds: CGRect {
    get { layer.bounds }
    _modify { yield &layer.bounds }
  }

  /// The background color, which is that of the ``layer``.
  @inlinable public var backgroundColor: Color? {
    get { layer.backgroundColor }
    _modify { yield &layer.backgroundColor }
  }

  /// Whether the layer is hidden, which is a property of the ``layer``.
  @inlinable public var isHidden: Bool {
    get { layer.isHidden }
    _modify { yield &layer.isHidden }
  }

  /// Whether the layer is opaque, which is a property of the ``layer``.
  @inlinable public var isOpaque: Bool {
    get { layer.isOpaque }
    _modify { yield &layer.isOpaque }
  }

  /// The radius of the corners, which is that of the ``layer``.
  @inlinable public var cornerRadius: Double {
    get { layer.cornerRadius }
    _modify { yield &layer.cornerRadius }
  }

  /// A name that identifies the layer, which is that of the ``layer``.
  @inlinable public var name: String? {
    get { layer.name }
    _modify { yield &layer.name }
  }

  /// The width of the border, which is that of the ``layer``.
  @inlinable public var borderWidth: Double {
    get { layer.borderWidth }
    _modify { yield &layer.borderWidth }
  }

  /// The color of the border, which is that of the ``layer``.
  @inlinable public var borderColor: Color? {
    get { layer.borderColor }
    _modify { yield &layer.borderColor }
  }

  /// The color of the shadow, which is that of the ``layer``.
  @inlinable public var shadowColor: Color? {
    get { layer.shadowColor }
    _modify { yield &layer.shadowColor }
  }

  /// The opacity of the shadow, which is that of the ``layer``.
  @inlinable public var shadowOpacity: Double {
    get { layer.shadowOpacity }
    _modify { yield &layer.shadowOpacity }
  }

  /// The offset of the shadow, which is that of the ``layer``.
  @inlinable public var shadowOffset: CGSize {
    get { layer.shadowOffset }
    _modify { yield &layer.shadowOffset }
  }

  /// The blur radius of the shadow, which is that of the ``layer``.
  @inlinable public var shadowRadius: Double {
    get { layer.shadowRadius }
    _modify { yield &layer.shadowRadius }
  }
}
