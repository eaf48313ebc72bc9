import Foundation

// What layers share with models that are no layers. The rest is found through the dynamic member.

extension LayerModel {
  /// The rectangle in the layer around it: that of its ``layer``.
  @inlinable
  public var frame: CGRect {
    get { layer.frame }
    _modify { yield &layer.frame }
  }

  /// The rectangle in its own coordinates: that of its ``layer``.
  @inlinable
  public var bounds: CGRect {
    get { layer.bounds }
    _modify { yield &layer.bounds }
  }

  /// The colour behind the content: that of its ``layer``.
  @inlinable
  public var backgroundColor: Color? {
    get { layer.backgroundColor }
    _modify { yield &layer.backgroundColor }
  }

  /// Whether it is hidden: that of its ``layer``.
  @inlinable
  public var isHidden: Bool {
    get { layer.isHidden }
    _modify { yield &layer.isHidden }
  }

  /// Whether nothing shines through: that of its ``layer``.
  @inlinable
  public var isOpaque: Bool {
    get { layer.isOpaque }
    _modify { yield &layer.isOpaque }
  }

  /// The radius of the corners: that of its ``layer``.
  @inlinable
  public var cornerRadius: Double {
    get { layer.cornerRadius }
    _modify { yield &layer.cornerRadius }
  }

  /// A name to find it by: that of its ``layer``.
  @inlinable
  public var name: String? {
    get { layer.name }
    _modify { yield &layer.name }
  }
}
