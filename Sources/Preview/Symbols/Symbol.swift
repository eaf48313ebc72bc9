import Layout
import Widgets

/// A drawing of an image: a symbol for a common name, or else a frame.
internal struct Symbol {
  internal let path: String
  internal let isFilled: Bool
  internal let isEncircled: Bool

  internal init(_ image: Image) {
    guard case .system(let name) = image.source else {
      self.init(path: Symbol.paths["photo", default: ""])
      return
    }
    var parts = name.split(separator: ".").map(String.init)
    let isFilled = parts.removeLast(where: "fill")
    let isEncircled = parts.removeLast(where: "circle")
    let base = parts.joined(separator: ".")
    if base.isEmpty, isEncircled {
      self.init(path: Symbol.circle, isFilled: isFilled)
    } else if let path = Symbol.paths[base] {
      self.init(path: path, isFilled: isFilled, isEncircled: isEncircled)
    } else {
      self.init(path: Symbol.frame)
    }
  }

  private init(path: String, isFilled: Bool = false, isEncircled: Bool = false) {
    self.path = path
    self.isFilled = isFilled
    self.isEncircled = isEncircled
  }

  /// The drawing as an image in a style sheet. Its colors are ignored, because it is a mask.
  internal var css: String { css(in: "000") }

  /// Returns the drawing as an image in a style sheet, in a color of hexadecimal digits.
  internal func css(in color: String) -> String {
    return "url(\"data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 24 24' "
      + "fill='\(isFilled ? "%23\(color)" : "none")' stroke='%23\(color)' stroke-width='1.8' stroke-linecap='round' "
      + "stroke-linejoin='round'%3E\(shape())%3C/svg%3E\")"
  }

  /// Returns the elements of the drawing.
  ///
  /// - Parameter number: A number that no other symbol in the same image has.
  private func shape(_ number: Int = 0) -> String {
    if !isEncircled { return "%3Cpath d='\(path)'/%3E" }
    let circle = "%3Cpath d='\(Symbol.circle)'"
    let sign = "%3Cg transform='matrix(.58 0 0 .58 5 5)' stroke-width='3'"
    let inside = "%3E%3Cpath d='\(path)'/%3E%3C/g%3E"
    if !isFilled { return circle + "/%3E" + sign + inside }
    // The sign is cut out of the circle.
    return "%3Cmask id='m\(number)'%3E%3Cpath d='M0 0H24V24H0Z' fill='%23fff'/%3E"
      + "\(sign) stroke='%23000' fill='none'\(inside)%3C/mask%3E\(circle) mask='url(%23m\(number))'/%3E"
  }

  /// Returns symbols that take turns as an image in a style sheet.
  ///
  /// - Parameters:
  ///   - symbols: The symbols. After the last turn, the first one is seen again.
  ///   - duration: The time of a turn of all of them, in seconds.
  ///   - count: The number of turns; 0 for no end.
  internal static func css(of symbols: [Symbol], duration: Double, times count: Int) -> String {
    let shapes = symbols.enumerated().map { index, symbol in
      let values = symbols.indices.map { $0 == index ? "visible" : "hidden" }.joined(separator: ";")
      return "%3Cg visibility='\(index == 0 ? "visible" : "hidden")' fill='\(symbol.isFilled ? "%23000" : "none")'%3E"
        + symbol.shape(index) + "%3Canimate attributeName='visibility' calcMode='discrete' values='\(values)' "
        + "dur='\(duration.short)s' repeatCount='\(count > 0 ? "\(count)" : "indefinite")'/%3E%3C/g%3E"
    }
    return "url(\"data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 24 24' stroke='%23000' "
      + "stroke-width='1.8' stroke-linecap='round' stroke-linejoin='round'%3E\(shapes.joined())%3C/svg%3E\")"
  }
}

extension [String] {
  fileprivate mutating func removeLast(where word: String) -> Bool {
    guard last == word else { return false }
    removeLast()
    return true
  }
}

// The symbols of controls.
extension Symbol {
  internal static let plus = Symbol(systemName: "plus")
  internal static let minus = Symbol(systemName: "minus")
  internal static let xmark = Symbol(systemName: "xmark")
  internal static let back = Symbol(systemName: "chevron.backward")
  internal static let forward = Symbol(systemName: "chevron.forward")
  internal static let magnifyingglass = Symbol(systemName: "magnifyingglass")

  internal init(systemName name: String) { self.init(Image(systemName: name)) }
}
