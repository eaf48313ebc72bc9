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
    get { visibilityAttributes.isHidden }
    _modify { yield &visibilityAttributes.isHidden }
  }

  /// The opacity of the layer with its content, from 0 to 1. 1 by default.
  @inlinable public var opacity: Double {
    get { visibilityAttributes._opacity.wrappedValue }
    set { visibilityAttributes._opacity.wrappedValue = newValue }
    _modify { yield &visibilityAttributes._opacity.wrappedValue }
  }

  /// The background color, or `nil` for none. `nil` by default.
  @inlinable public var backgroundColor: Color? {
    get { visibilityAttributes.backgroundColor }
    _modify { yield &visibilityAttributes.backgroundColor }
  }

  /// Whether the layer fills its bounds completely. `false` by default.
  @inlinable public var isOpaque: Bool {
    get { visibilityAttributes.isOpaque }
    _modify { yield &visibilityAttributes.isOpaque }
  }

  /// Whether content outside the bounds and rounded corners is clipped. `false` by default.
  @inlinable public var masksToBounds: Bool {
    get { visibilityAttributes.masksToBounds }
    _modify { yield &visibilityAttributes.masksToBounds }
  }

  /// Whether the layer is visible from behind. `true` by default.
  ///
  /// A transform that mirrors the layer turns its back to the viewer.
  @inlinable public var isDoubleSided: Bool {
    get { visibilityAttributes.isDoubleSided }
    _modify { yield &visibilityAttributes.isDoubleSided }
  }

  /// Whether the content of the layer fades as a whole, and not each part by itself. `true` by default.
  ///
  /// Carried for renderers of your own: no preview shows it.
  @inlinable public var allowsGroupOpacity: Bool {
    get { visibilityAttributes.allowsGroupOpacity }
    _modify { yield &visibilityAttributes.allowsGroupOpacity }
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
    get { imageAttributes.contents }
    _modify { yield &imageAttributes.contents }
  }

  /// The position of the image in the bounds. `resize` by default.
  @inlinable public var contentsGravity: ContentsGravity {
    get { imageAttributes.contentsGravity }
    _modify { yield &imageAttributes.contentsGravity }
  }

  /// The number of pixels of the image in a point. 1 by default.
  @inlinable public var contentsScale: Double {
    get { imageAttributes.contentsScale }
    _modify { yield &imageAttributes.contentsScale }
  }

  /// The visible part of the image, in fractions of its size. All of it by default.
  @inlinable public var contentsRect: CGRect {
    get { imageAttributes.contentsRect }
    _modify { yield &imageAttributes.contentsRect }
  }

  /// The part of the image that is stretched, in fractions of its size. All of it by default.
  ///
  /// Only stretched contents have such a part.
  @inlinable public var contentsCenter: CGRect {
    get { imageAttributes.contentsCenter }
    _modify { yield &imageAttributes.contentsCenter }
  }

  /// The filter that shrinks the image. `linear` by default.
  ///
  /// Carried for renderers of your own: no preview shows it.
  @inlinable public var minificationFilter: ContentsFilter {
    get { imageAttributes.minificationFilter }
    _modify { yield &imageAttributes.minificationFilter }
  }

  /// The filter that enlarges the image. `linear` by default.
  ///
  /// Pages use it for images that they load.
  @inlinable public var magnificationFilter: ContentsFilter {
    get { imageAttributes.magnificationFilter }
    _modify { yield &imageAttributes.magnificationFilter }
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
    get { renderingAttributes.shouldRasterize }
    _modify { yield &renderingAttributes.shouldRasterize }
  }

  /// The number of pixels of that bitmap in a point. 1 by default.
  ///
  /// Carried for renderers of your own: no preview shows it.
  @inlinable public var rasterizationScale: Double {
    get { renderingAttributes.rasterizationScale }
    _modify { yield &renderingAttributes.rasterizationScale }
  }

  /// Whether the edges are antialiased. `false` by default.
  ///
  /// Carried for renderers of your own: no preview shows it.
  @inlinable public var allowsEdgeAntialiasing: Bool {
    get { renderingAttributes.allowsEdgeAntialiasing }
    _modify { yield &renderingAttributes.allowsEdgeAntialiasing }
  }

  /// The edges that are antialiased. All four by default.
  ///
  /// Carried for renderers of your own: no preview shows it.
  @inlinable public var edgeAntialiasingMask: RectEdge {
    get { renderingAttributes.edgeAntialiasingMask }
    _modify { yield &renderingAttributes.edgeAntialiasingMask }
  }

  /// Whether the layer is drawn in the background. `false` by default.
  ///
  /// Carried for renderers of your own: no preview shows it.
  @inlinable public var drawsAsynchronously: Bool {
    get { renderingAttributes.drawsAsynchronously }
    _modify { yield &renderingAttributes.drawsAsynchronously }
  }

  /// Whether the layer is drawn again when its bounds change. `false` by default.
  ///
  /// Carried for renderers of your own: no preview shows it.
  @inlinable public var needsDisplayOnBoundsChange: Bool {
    get { renderingAttributes.needsDisplayOnBoundsChange }
    _modify { yield &renderingAttributes.needsDisplayOnBoundsChange }
  }
}
