import Foundation
import Layout
import Widgets

extension CSS {
  /// Writes the position, size and appearance of a widget, as far as they differ from a fresh one.
  internal mutating func add(_ view: View, of kind: ElementKind, in arrangement: Preview.HTML.Arrangement) {
    var tokens = self.tokens
    self.tokens = nil
    if tokens == nil, view.attributes == ViewAttributes.fresh { return }
    if keepsNumbers { tokens = StyleTokens(of: view, below: tokens) }
    addPlace(of: view, in: arrangement)
    addPositionOfSubviews(view.defaultPosition)
    addColors(of: view)
    if view.behaviors.measureWidth { declare("container-type:inline-size") }
    addLayer(of: view, kind, tokens)
    addOpacity(of: view, tokens)
    // If the opacity is a token, another theme can show the view without writing its element again.
    if view.isHiddenByLayer || tokens?.alpha == nil && view.isTransparent { declare("visibility:hidden") }
    if !view.takesTouches, !kind.letsTouchesThrough { declare("pointer-events:none") }
    add(view.transform.concatenating(view.layer.affineTransform), around: view.layer.anchorPoint)
    addEffects(of: view)
    addLargeContent(of: view)
    add(view.animation)
  }

  private mutating func addOpacity(of view: View, _ tokens: StyleTokens?) {
    if tokens?.alpha == nil, view.alpha * view.layer.opacity == 1 { return }
    utf8.write("opacity:")
    write(view.alpha, tokens?.alpha, times: view.layer.opacity, unit: "")
    utf8.write(";")
  }

  private mutating func addColors(of view: View) {
    switch view.overrideUserInterfaceStyle {
    case .unspecified: break
    case .light: declare("color-scheme:light")
    case .dark: declare("color-scheme:dark")
    }
    if view.overrideUserInterfaceStyle != .unspecified { declare("color:var(--label)") }
    declare("background-color", view.backgroundColor ?? view.layer.backgroundColor)
    if view.tintAdjustmentMode == .dimmed {
      declare("--tint", .systemGray)
    } else {
      declare("--tint", view.tintColor)
    }
  }

  private mutating func add(_ transform: Transform, around anchor: CGPoint) {
    guard transform != .identity else { return }
    utf8.write("transform:matrix(")
    for (index, number) in [transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty].enumerated()
    {
      if index > 0 { utf8.write(",") }
      utf8.write(number)
    }
    utf8.write(");")
    guard anchor != CGPoint(x: 0.5, y: 0.5) else { return }
    utf8.write("transform-origin:")
    utf8.write(anchor.x * 100)
    utf8.write("% ")
    utf8.write(anchor.y * 100)
    utf8.write("%;")
  }
}
