// Properties of the layer that people look for in the widget. The compiler reports what to use instead.
import Foundation
import Mod

extension Mod where Root: Widget {
  @available(*, unavailable, message: "write '.border(.red, width: 1)' or, outside, '.layer.shadows([.ring(.red)])'")
  public static func outline(_ color: Color, width: Double = 1) -> Mod { .identity }

  @available(*, unavailable, message: "write '.border(.red, width: 1)' or, outside, '.layer.shadows([.ring(.red)])'")
  public static func outline(_ width: Double, _ color: Color = .black) -> Mod { .identity }

  @available(*, unavailable, message: "write '.layer.borderWidth(1)' or '.border(.red, width: 1)'")
  @_disfavoredOverload public static func borderWidth(_ value: Double) -> Mod { .identity }

  @available(*, unavailable, message: "write '.layer.borderColor(…)' or '.border(.red, width: 1)'")
  @_disfavoredOverload public static func borderColor(_ value: Color) -> Mod { .identity }

  @available(*, unavailable, message: "write '.layer.masksToBounds(true)' or '.clipsToBounds(true)'")
  @_disfavoredOverload public static func masksToBounds(_ value: Bool) -> Mod { .identity }

  @available(*, unavailable, message: "write '.layer.shadowColor(…)'")
  @_disfavoredOverload public static func shadowColor(_ value: Color) -> Mod { .identity }

  @available(*, unavailable, message: "write '.layer.shadowOpacity(0.5)'")
  @_disfavoredOverload public static func shadowOpacity(_ value: Double) -> Mod { .identity }

  @available(*, unavailable, message: "write '.layer.shadowRadius(4)'")
  @_disfavoredOverload public static func shadowRadius(_ value: Double) -> Mod { .identity }

  @available(*, unavailable, message: "write '.layer.shadowOffset(…)'")
  @_disfavoredOverload public static func shadowOffset(_ value: CGSize) -> Mod { .identity }

  @available(*, unavailable, message: "write '.layer.shadowOffset(CGSize(width: 0, height: 4))'")
  public static func shadowOffset(width: Double, height: Double) -> Mod { .identity }

  @available(*, unavailable, message: "write '.layer.shadowOffset(CGSize(width: 0, height: 4))'")
  public static func shadowOffset(x: Double, y: Double) -> Mod { .identity }

  @available(*, unavailable, message: "write '.layer.zPosition(1)'")
  @_disfavoredOverload public static func zPosition(_ value: Double) -> Mod { .identity }
}
