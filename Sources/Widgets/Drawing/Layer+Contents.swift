import Foundation
import Mod

/// The opacity and the background of a layer.
@usableFromInline internal struct LayerVisibility: Equatable, Sendable, InspectableByParts {
  @usableFromInline internal var isHidden = false
  @usableFromInline internal var _opacity = Themed(wrappedValue: 1.0)
  @usableFromInline internal var backgroundColor: Color?
  @usableFromInline internal var isOpaque = false
  @usableFromInline internal var masksToBounds = false
  @usableFromInline internal var isDoubleSided = true
  @usableFromInline internal var allowsGroupOpacity = true
}

extension Layer {
  /// Whether the layer is hidden. `false` by default.
  @inlinable public var isHidden: Bool {
    get { visibility.isHidden }
    _modify { yield &visibility.isHidden }
  }

  /// The opacity of the layer with its content, from 0 to 1. 1 by default.
  @inlinable public var opacity: Double {
    get { visibility._opacity.wrappedValue }
    set { visibility._opacity.wrappedValue = newValue }
    _modify { yield &visibility._opacity.wrappedValue }
  }

  /// The background color, or `nil` for none. `nil` by default.
  @inlinable public var backgroundColor: Color? {
    get { visibility.backgroundColor }
    _modify { yield &visibility.backgroundColor }
  }

  /// Whether the layer fills its bounds completely. `false` by default.
  @inlinable public var isOpaque: Bool {
    get { visibility.isOpaque }
    _modify { yield &visibility.isOpaque }
  }

  /// Whether content outside the bounds and rounded corners is clipped. `false` by default.
  @inlinable public var masksToBounds: Bool {
    get { visibility.masksToBounds }
    _modify { yield &visibility.masksToBounds }
  }

  /// Whether the layer is visible from behind. `true` by default.
  ///
  /// A transform that mirrors the layer turns its back to the viewer.
  @inlinable public var isDoubleSided: Bool {
    get { visibility.isDoubleSided }
    _modify { yield &visibility.isDoubleSided }
  }

  /// Whether the content of the layer fades as a whole, and not each part by itself. `true` by default.
  ///
  /// Carried for renderers of your own: no preview shows it.
  @inlinable public var allowsGroupOpacity: Bool {
    get { visibility.allowsGroupOpacity }
    _modify { yield &visibility.allowsGroupOpacity }
  }
}

/// The image of a layer.
@usableFromInline internal struct LayerImage: Equatable, Sendable, InspectableByParts {
  @usableFromInline internal var contents: Image?
  @usableFromInline internal var contentsGravity = ContentsGravity.resize
  @usableFromInline internal var contentsScale = 1.0
  @usableFromInline internal var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
  @usableFromInline internal var contentsCenter = CGRect(x: 0, y: 0, width: 1, height: 1)
  @usableFromInline internal var minificationFilter = ContentsFilter.linear
  @usableFromInline internal var magnificationFilter = ContentsFilter.linear
}

extension Layer {
  /// The image of the layer. `nil` by default.
  @inlinable public var contents: Image? {
    get { image.contents }
    _modify { yield &image.contents }
  }

  /// The position of the image in the bounds. `resize` by default.
  @inlinable public var contentsGravity: ContentsGravity {
    get { image.contentsGravity }
    _modify { yield &image.contentsGravity }
  }

  /// The number of pixels of the image in a point. 1 by default.
  @inlinable public var contentsScale: Double {
    get { image.contentsScale }
    _modify { yield &image.contentsScale }
  }

  /// The visible part of the image, in fractions of its size. All of it by default.
  @inlinable public var contentsRect: CGRect {
    get { image.contentsRect }
    _modify { yield &image.contentsRect }
  }

  /// The part of the image that is stretched, in fractions of its size. All of it by default.
  ///
  /// Only stretched contents have such a part.
  @inlinable public var contentsCenter: CGRect {
    get { image.contentsCenter }
    _modify { yield &image.contentsCenter }
  }

  /// The filter that shrinks the image. `linear` by default.
  ///
  /// Carried for renderers of your own: no preview shows it.
  @inlinable public var minificationFilter: ContentsFilter {
    get { image.minificationFilter }
    _modify { yield &image.minificationFilter }
  }

  /// The filter that enlarges the image. `linear` by default.
  ///
  /// Pages use it for images that they load.
  @inlinable public var magnificationFilter: ContentsFilter {
    get { image.magnificationFilter }
    _modify { yield &image.magnificationFilter }
  }
}

/// The rendering of a layer.
@usableFromInline internal struct LayerRendering: Equatable, Sendable, InspectableByParts {
  @usableFromInline internal var shouldRasterize = false
  @usableFromInline internal var rasterizationScale = 1.0
  @usableFromInline internal var allowsEdgeAntialiasing = false
  @usableFromInline internal var edgeAntialiasingMask = RectEdge.all
  @usableFromInline internal var drawsAsynchronously = false
  @usableFromInline internal var needsDisplayOnBoundsChange = false
}

extension Layer {
  /// Whether the layer is cached as a bitmap. `false` by default.
  ///
  /// Carried for renderers of your own: no preview shows it.
  @inlinable public var shouldRasterize: Bool {
    get { rendering.shouldRasterize }
    _modify { yield &rendering.shouldRasterize }
  }

  /// The number of pixels of that bitmap in a point. 1 by default.
  ///
  /// Carried for renderers of your own: no preview shows it.
  @inlinable public var rasterizationScale: Double {
    get { rendering.rasterizationScale }
    _modify { yield &rendering.rasterizationScale }
  }

  /// Whether the edges are antialiased. `false` by default.
  ///
  /// Carried for renderers of your own: no preview shows it.
  @inlinable public var allowsEdgeAntialiasing: Bool {
    get { rendering.allowsEdgeAntialiasing }
    _modify { yield &rendering.allowsEdgeAntialiasing }
  }

  /// The edges that are antialiased. All four by default.
  ///
  /// Carried for renderers of your own: no preview shows it.
  @inlinable public var edgeAntialiasingMask: RectEdge {
    get { rendering.edgeAntialiasingMask }
    _modify { yield &rendering.edgeAntialiasingMask }
  }

  /// Whether the layer is drawn in the background. `false` by default.
  ///
  /// Carried for renderers of your own: no preview shows it.
  @inlinable public var drawsAsynchronously: Bool {
    get { rendering.drawsAsynchronously }
    _modify { yield &rendering.drawsAsynchronously }
  }

  /// Whether the layer is drawn again when its bounds change. `false` by default.
  ///
  /// Carried for renderers of your own: no preview shows it.
  @inlinable public var needsDisplayOnBoundsChange: Bool {
    get { rendering.needsDisplayOnBoundsChange }
    _modify { yield &rendering.needsDisplayOnBoundsChange }
  }
}
