import Foundation
import Widgets

extension CSS {
  /// Writes where a widget is, how large and how it looks, where that differs from a fresh one.
  internal mutating func add(_ view: View, of kind: Kind, in arrangement: Preview.HTML.Arrangement) {
    if view.attributes == ViewAttributes.fresh { return }
    addFrame(of: view, in: arrangement)
    addPriorities(of: view)
    addColors(of: view)
    add(view.layer, clips: view.clipsToBounds && !kind.clips)
    let opacity = view.alpha * view.layer.opacity
    if opacity != 1 { declare("opacity", opacity) }
    if view.layer.isHidden { declare("visibility:hidden") }
    add(view.transform.concatenating(view.layer.affineTransform), around: view.layer.anchorPoint)
  }

  private mutating func addFrame(of view: View, in arrangement: Preview.HTML.Arrangement) {
    let size = view.bounds.size
    guard size.width != 0 || size.height != 0 else { return }
    if arrangement == .overlay, view.center != .zero {
      let anchor = view.layer.anchorPoint
      declare("position:absolute")
      declare("left", points: view.center.x - size.width * anchor.x)
      declare("top", points: view.center.y - size.height * anchor.y)
    } else {
      declare("flex:none")
    }
    if size.width != 0 { declare("width", points: size.width) }
    if size.height != 0 { declare("height", points: size.height) }
  }

  private mutating func addPriorities(of view: View) {
    if view.horizontalContentHuggingPriority >= .defaultHigh { declare("flex-grow:0") }
    if view.horizontalContentCompressionResistancePriority >= .required { declare("flex-shrink:0") }
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

  /// Writes the distance of the content from the edges, where it is not what the kind of widget has.
  internal mutating func addPadding(_ insets: EdgeInsets) {
    guard insets != .zero else { return }
    declare("padding-top", points: insets.top)
    declare("padding-right", points: insets.right)
    declare("padding-bottom", points: insets.bottom)
    declare("padding-left", points: insets.left)
  }

  /// Writes the distance of the content from the edges, by the direction of reading.
  internal mutating func addPadding(_ insets: DirectionalEdgeInsets) {
    declare("padding-block-start", points: insets.top)
    declare("padding-inline-end", points: insets.trailing)
    declare("padding-block-end", points: insets.bottom)
    declare("padding-inline-start", points: insets.leading)
  }
}
