import Mod

extension Widget {
  /// Whether the widget is neither hidden nor transparent, by itself or by its layer.
  ///
  /// As in UIKit, a widget that is not visible takes neither touches nor the focus, and assistive technology does not
  /// find it. The same holds for everything inside it.
  package var isVisible: Bool { !isHidden && isDrawn }

  /// Whether the widget is drawn where it is laid out, because its layer does not hide it, and it is not transparent.
  package var isDrawn: Bool { attributes.areDrawn }

  /// Whether the opacity is so low that users do not see the widget.
  package var isTransparent: Bool { attributes.areTransparent }

  /// Whether the layer is hidden, or shows its back, which is not drawn. The widget keeps its space.
  package var isHiddenByLayer: Bool { attributes.hideByLayer }

  /// Whether the opacity has a token, in place of which ``isTransparent`` reads the value of the standard theme.
  package var opacityIsToken: Bool {
    attributes.storage.value.drawing._alpha.holdsTokens
      || !attributes.haveFreshLayer
        && attributes.storage.value.layer.storage.value.visibilityAttributes._opacity.holdsTokens
  }
}

// Each property is read in place, because a variable for all attributes would copy them.
extension Boxed<ViewAttributes> {
  fileprivate var areDrawn: Bool { !hideByLayer && !areTransparent }

  fileprivate var areTransparent: Bool {
    let alpha = storage.value.drawing.alpha
    return !((haveFreshLayer ? alpha : alpha * storage.value.layer.storage.value.opacity) >= 0.01)
  }

  fileprivate var hideByLayer: Bool {
    if haveFreshLayer { return false }
    let layer = storage.value.layer.storage
    return layer.value.isHidden
      || !layer.value.isDoubleSided
        && storage.value.geometry.value.transform.concatenating(layer.value.affineTransform).isMirroring
  }

  /// Whether the layer is that of a fresh view, without reading it.
  internal var haveFreshLayer: Bool { storage.value.layer.identity == Layer.fresh.identity }
}

extension Transform {
  /// Whether the transform mirrors, so that the back of a layer faces the viewer.
  package var isMirroring: Bool { a * d < b * c }
}
