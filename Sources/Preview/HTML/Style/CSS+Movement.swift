import Foundation
import Layout
import Widgets

extension CSS {
  /// Writes the animation of changes as a transition, which the rules for reduced motion switch off.
  internal mutating func add(_ animation: Animation?) {
    guard let animation else { return }
    hasMotion = true
    utf8.write("transition:all ")
    utf8.write(animation.settlingDuration - animation.waitingDuration)
    utf8.write("s ")
    if let spring = animation.spring { write(spring) } else { write(animation.curve) }
    if animation.waitingDuration > 0 {
      utf8.write(" ")
      utf8.write(animation.waitingDuration)
      utf8.write("s")
    }
    utf8.write(";")
  }

  private mutating func write(_ curve: UnitCurve) {
    switch curve {
    case .linear: return utf8.write("linear")
    case .easeIn: return utf8.write("ease-in")
    case .easeOut: return utf8.write("ease-out")
    case .easeInOut: return utf8.write("ease-in-out")
    default: break
    }
    utf8.write("cubic-bezier(")
    let (start, end) = (curve.startControlPoint, curve.endControlPoint)
    for (index, number) in [start.x, start.y, end.x, end.y].enumerated() {
      if index > 0 { utf8.write(",") }
      utf8.write(Double(number))
    }
    utf8.write(")")
  }

  /// Writes points of the spring's movement, at equal distances in time.
  private mutating func write(_ spring: Spring) {
    let duration = spring.settlingDuration
    let count = duration > 0 ? 48 : 1
    utf8.write("linear(")
    for index in 0...count {
      if index > 0 { utf8.write(",") }
      utf8.write(index == count ? 1 : spring.value(target: 1, time: duration * Double(index) / Double(count)))
    }
    utf8.write(")")
  }
}

extension CSS {
  /// Writes the blur, the masks and the shimmer of a view.
  internal mutating func addEffects(of view: View) {
    let layer = view.layer
    if layer.blurRadius > 0 {
      utf8.write("filter:blur(")
      utf8.write(min(layer.blurRadius, 1_000))
      utf8.write("px);")
    }
    let masks = [
      view.mask.map { Preview.drawing(ofMask: $0) }, layer.mask.map { Preview.drawing(ofMask: $0) },
    ].compactMap(\.self)
    guard !masks.isEmpty || layer.shimmer != nil else { return }
    utf8.write("mask:")
    for (index, mask) in masks.enumerated() {
      if index > 0 { utf8.write(",") }
      write(image: mask)
      utf8.write(" 0 0/100% 100% no-repeat")
    }
    if let shimmer = layer.shimmer { add(shimmer, isFirst: masks.isEmpty) }
    utf8.write(";")
    // All of them apply, one inside the other.
    if masks.count + (layer.shimmer == nil ? 0 : 1) > 1 { declare("mask-composite:intersect") }
  }

  /// Writes the band as the last mask, and its movement.
  private mutating func add(_ shimmer: Shimmer, isFirst: Bool) {
    hasMotion = true
    if !isFirst { utf8.write(",") }
    utf8.write("linear-gradient(100deg,#000 40%,")
    write(Color.black.withAlphaComponent(shimmer.opacity))
    utf8.write(" 50%,#000 60%) 50% 0/300% 100%")
    // An animation would move all masks of a list, so that only a single one is animated.
    guard isFirst else { return }
    utf8.write(";animation:shimmer ")
    utf8.write(Animation.linear(duration: shimmer.duration).settlingDuration)
    utf8.write("s linear infinite")
  }

  /// Writes a drawing as an image that loads nothing.
  internal mutating func write(image: String) {
    utf8.write("url(\"data:image/svg+xml,")
    for byte in image.utf8 {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: " "), UInt8(ascii: "="), UInt8(ascii: ":"),
        UInt8(ascii: "/"), UInt8(ascii: "."), UInt8(ascii: "-"), UInt8(ascii: ","):
        utf8.append(byte)
      default:
        let digits = Array("0123456789ABCDEF".utf8)
        utf8 += [UInt8(ascii: "%"), digits[Int(byte >> 4)], digits[Int(byte & 15)]]
      }
    }
    utf8.write("\")")
  }
}
