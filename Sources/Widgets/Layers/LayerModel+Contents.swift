import Foundation
import Mod

/// The image in a layer, and how it is drawn.
extension LayerModel {
  /// The image that the layer shows. `nil` by default.
  @inlinable
  public var contents: Image? {
    get { attributes.value.contents }
    _modify { yield &attributes.value.contents }
  }

  /// How the image fits into the bounds. `resize` by default.
  @inlinable
  public var contentsGravity: ContentsGravity {
    get { attributes.value.contentsGravity }
    _modify { yield &attributes.value.contentsGravity }
  }

  /// How many pixels of the image make a point. 1 by default.
  @inlinable
  public var contentsScale: Double {
    get { attributes.value.contentsScale }
    _modify { yield &attributes.value.contentsScale }
  }

  /// The part of the image that shows, in shares of its size. All of it by default.
  @inlinable
  public var contentsRect: CGRect {
    get { attributes.value.contentsRect }
    _modify { yield &attributes.value.contentsRect }
  }

  /// The part of the image that is stretched, in shares of its size. All of it by default.
  @inlinable
  public var contentsCenter: CGRect {
    get { attributes.value.contentsCenter }
    _modify { yield &attributes.value.contentsCenter }
  }

  /// How the image is made smaller. `linear` by default.
  @inlinable
  public var minificationFilter: ContentsFilter {
    get { attributes.value.minificationFilter }
    _modify { yield &attributes.value.minificationFilter }
  }

  /// How the image is made larger. `linear` by default.
  @inlinable
  public var magnificationFilter: ContentsFilter {
    get { attributes.value.magnificationFilter }
    _modify { yield &attributes.value.magnificationFilter }
  }
}

extension PropertyNames where Root: LayerModel {
  /// Names ``LayerModel/contents``.
  @inlinable public static var contents: Property<Root, Image?> { Property { $1(&$0.contents) } }
  /// Names ``LayerModel/contentsGravity``.
  @inlinable public static var contentsGravity: Property<Root, ContentsGravity> { Property { $1(&$0.contentsGravity) } }
  /// Names ``LayerModel/contentsScale``.
  @inlinable public static var contentsScale: Property<Root, Double> { Property { $1(&$0.contentsScale) } }
  /// Names ``LayerModel/contentsRect``.
  @inlinable public static var contentsRect: Property<Root, CGRect> { Property { $1(&$0.contentsRect) } }
  /// Names ``LayerModel/contentsCenter``.
  @inlinable public static var contentsCenter: Property<Root, CGRect> { Property { $1(&$0.contentsCenter) } }
  /// Names ``LayerModel/minificationFilter``.
  @inlinable public static var minificationFilter: Property<Root, ContentsFilter> {
    Property { $1(&$0.minificationFilter) }
  }
  /// Names ``LayerModel/magnificationFilter``.
  @inlinable public static var magnificationFilter: Property<Root, ContentsFilter> {
    Property { $1(&$0.magnificationFilter) }
  }
}
