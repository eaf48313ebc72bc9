import Layout
import Widgets

/// The difference between a control without and with the focus, if only colors differ.
internal struct FocusChange {
  private let old: any Widget
  private let new: any Widget

  /// Compares two appearances of a control. The result is `nil` if they are equal, or differ visibly apart from colors,
  /// such as in a font.
  internal init?(from old: any Widget, to new: any Widget) {
    guard Self.isOfColors(old, new) else { return nil }
    (self.old, self.new) = (old, new)
  }

  private static func isOfColors<Root: Widget>(_ old: Root, _ new: any Widget) -> Bool {
    guard var new = new as? Root else { return false }
    let ground = new.ground
    var old = old
    (old.behaviors, new.behaviors) = (Behaviors(), Behaviors())
    (old, new) = (old.withoutChildren, new.withoutChildren)
    if old == new { return false }
    (new.backgroundColor, new.tintColor) = (old.backgroundColor, old.tintColor)
    new.layer.backgroundColor = old.layer.backgroundColor
    (new.layer.borderWidth, new.layer.borderColor) = (old.layer.borderWidth, old.layer.borderColor)
    new.layer.shadows = old.layer.shadows
    // Corners without a background are invisible.
    if ground == nil, old.ground == nil { new.layer.cornerRadius = old.layer.cornerRadius }
    if let button = old as? Button, var other = new as? Button {
      other.$titleColor = button.$titleColor
      new = other as? Root ?? new
    }
    return old == new
  }

  /// The property that changes.
  internal var property: String {
    if old.layer.shadows != new.layer.shadows { return "layer.shadows" }
    let (border, other) = (old.layer.borderColor, new.layer.borderColor)
    if old.layer.borderWidth != new.layer.borderWidth || border != other { return "layer.borderColor" }
    return old.ground != new.ground ? "backgroundColor" : "titleColor"
  }

  /// Returns the new colors, each on the color that it replaces.
  internal func colors(tint: Color) -> [Audit.Text] {
    let (before, after) = (old.ground, new.ground)
    var colors = border(on: before, after)
    if before != after { colors += (after ?? before).map { [Audit.Text($0, on: after == nil ? nil : before)] } ?? [] }
    let (shadows, others) = (old.layer.shadows, new.layer.shadows)
    colors += (others.filter { !shadows.contains($0) } + shadows.filter { !others.contains($0) })
      .filter(\.isVisible).map { Audit.Text($0.color, on: $0.isInset ? before : nil) }
    let texts = zip(old.texts(tint: tint), new.texts(tint: new.tintColor ?? tint)).filter { $0.color != $1.color }
    return colors + texts.map { Audit.Text($1.color, on: $0.color) }
  }

  private func border(on before: Color?, _ after: Color?) -> [Audit.Text] {
    let (width, otherWidth) = (old.layer.borderWidth, new.layer.borderWidth)
    let (color, other) = (old.layer.borderColor ?? .clear, new.layer.borderColor ?? .clear)
    var colors: [Audit.Text] = []
    if otherWidth > width { colors.append(Audit.Text(other, on: before)) }
    if otherWidth < width { colors.append(Audit.Text(color, on: after)) }
    if width > 0, otherWidth > 0, color != other { colors.append(Audit.Text(other, on: color)) }
    return colors
  }
}

extension Widget {
  /// The color of the widget's background, or `nil` if there is none.
  fileprivate var ground: Color? { (backgroundColor ?? layer.backgroundColor).flatMap { $0.alpha > 0 ? $0 : nil } }
}

extension ShadowLayer {
  /// Whether something of the shadow is beside the shape.
  fileprivate var isVisible: Bool { spread > 0 || blur > 0 || x != 0 || y != 0 }
}
