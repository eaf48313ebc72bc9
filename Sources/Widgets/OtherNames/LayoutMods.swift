// Other names of sizes, positions and distances. The compiler reports what to use instead.
import Foundation
import Mod

extension Mod where Root: Widget {
  @available(*, unavailable, message: "write '.width(min: 44)'")
  public static func minWidth(_ points: Double) -> Mod { .identity }

  @available(*, unavailable, message: "write '.width(max: 300)'")
  public static func maxWidth(_ points: Double) -> Mod { .identity }

  @available(*, unavailable, message: "write '.height(min: 44)'")
  public static func minHeight(_ points: Double) -> Mod { .identity }

  @available(*, unavailable, message: "write '.height(max: 300)'")
  public static func maxHeight(_ points: Double) -> Mod { .identity }

  @available(
    *, unavailable, message: "a stack with the alignment '.fill' gives its widgets its width; else '.width(min: 44)'"
  )
  public static func frame(
    minWidth: Double = 0, maxWidth: Double = 0, minHeight: Double = 0, maxHeight: Double = 0
  ) -> Mod { .identity }

  @available(*, unavailable, message: "write '.size(width: 80, height: 20)', and '.position(…)' in a 'ZStack'")
  public static func frame<Alignment>(
    width: Double = 0, height: Double = 0, alignment: Alignment
  ) -> Mod { .identity }

  @available(*, unavailable, message: "write '.frame(CGRect(x: 0, y: 0, width: 80, height: 20))'")
  public static func frame(x: Double, y: Double, width: Double, height: Double) -> Mod { .identity }

  @available(*, unavailable, message: "write '.width(80)'")
  public static func size(width: Double) -> Mod { .identity }

  @available(*, unavailable, message: "write '.height(20)'")
  public static func size(height: Double) -> Mod { .identity }

  @available(*, unavailable, renamed: "margins")
  public static func margin(_ distance: Double) -> Mod { .identity }

  @available(*, unavailable, renamed: "padding")
  public static func insets(_ distance: Double) -> Mod { .identity }

  @available(*, unavailable, renamed: "padding(h:v:)")
  public static func padding(_ horizontal: Double, _ vertical: Double) -> Mod { .identity }

  @available(*, unavailable, message: "write '.transform(Transform(translationX: 8, y: 8))'")
  public static func offset(x: Double = 0, y: Double = 0) -> Mod { .identity }

  @available(*, unavailable, message: "write '.transform(Transform(scaleX: 2, y: 2))'")
  public static func scaleEffect(_ factor: Double) -> Mod { .identity }

  @available(*, unavailable, message: "write '.transform(Transform(rotationAngle: .pi / 4))'")
  public static func rotationEffect<Angle>(_ angle: Angle) -> Mod { .identity }

  @available(*, unavailable, message: "write '.layer.zPosition(1)'")
  public static func zIndex(_ index: Double) -> Mod { .identity }

  @available(*, unavailable, message: "write '.width(80, priority: .defaultHigh)'")
  public static func layoutPriority(_ priority: Double) -> Mod { .identity }
}

extension Mod where Root: Widget {
  @available(*, unavailable, renamed: "contentHuggingPriority(_:for:)")
  public static func contentHugging(_ priority: LayoutPriority, for axis: Axis) -> Mod { .identity }

  @available(*, unavailable, renamed: "contentCompressionResistancePriority(_:for:)")
  public static func contentCompressionResistance(_ priority: LayoutPriority, for axis: Axis) -> Mod { .identity }

  @available(*, unavailable, message: "write '.width(120), .height(120)'")
  @_disfavoredOverload
  public static func aspectRatio(_ ratio: Double, contentMode: ContentMode = .scaleToFill) -> Mod { .identity }
}

extension EdgeInsets {
  @available(*, unavailable, renamed: "init(top:left:bottom:right:)")
  public init(top: Double, leading: Double, bottom: Double, trailing: Double) { self.init() }
}

extension Mod where Root: Widget {
  @available(*, unavailable, renamed: "margins")
  public static func layoutMargins(_ edges: RectEdge, _ distance: Double) -> Mod { .identity }

  @available(*, unavailable, message: "write '.margins(h: 16, v: 8)', or '.layoutMargins(EdgeInsets(…))'")
  public static func layoutMargins(top: Double, left: Double, bottom: Double, right: Double) -> Mod { .identity }
}

extension Mod where Root == Button {
  @available(*, unavailable, message: "write '.contentEdgeInsets(EdgeInsets(top: 8, left: 16, bottom: 8, right: 16))'")
  public static func contentEdgeInsets(top: Double, left: Double, bottom: Double, right: Double) -> Mod { .identity }
}

extension StackView.Alignment {
  @available(*, unavailable, renamed: "firstBaseline")
  public static var firstTextBaseline: Self { .fill }
}
