import Widgets

extension Node {
  /// Whether the widget is laid out from right to left, because the widget or the nearest ancestor with a direction
  /// does so.
  package var isRightToLeft: Bool {
    let line = layerLine
    for node in line {
      if let isRightToLeft = node.ownDirection { return isRightToLeft }
    }
    return line.last?.surroundings.layoutDirection == .rightToLeft
  }

  /// Whether the widget itself sets a direction from right to left, or `nil` if it sets none.
  private var ownDirection: Bool? {
    switch WidgetCast.widget(appearance)?.semanticContentAttribute {
    case .forceRightToLeft: return true
    case .forceLeftToRight, .playback, .spatial: return false
    case .unspecified, nil: return mounted.behaviors.layoutDirection.map { $0 == .rightToLeft }
    }
  }

  /// The direction to draw with the node, or `nil` if drawings get it from the widgets around the node.
  ///
  /// It is the direction that the node sets. A presented screen gets that of the widget that presents it.
  internal var directionToDraw: LayoutDirection? {
    if let direction = mounted.behaviors.layoutDirection { return direction }
    guard isPresented, surroundings.layoutDirection != .unspecified else { return nil }
    return surroundings.layoutDirection
  }

  /// Returns the key, with left and right exchanged if the widget is laid out from right to left.
  ///
  /// They are not exchanged in texts, nor with `alternate`, which drags and swipes. In the swipe
  /// actions of a row, they are exchanged, because these are at its leading and trailing edges.
  internal func directed(_ key: KeyPress) -> KeyPress {
    guard key.key == .left || key.key == .right, !(mounted.current is any TextInput && isOnText),
      key.modifiers != .alternate || row != nil, isRightToLeft
    else { return key }
    return KeyPress(key.key == .left ? .right : .left, key.modifiers)
  }
}

extension Behaviors {
  /// The layout direction that the behaviors set in the environment, or `nil` if they set none.
  internal var layoutDirection: LayoutDirection? {
    guard haveEnvironment else { return nil }
    let direction = environment(in: EnvironmentValues()).layoutDirection
    return direction == .unspecified ? nil : direction
  }
}

extension Bindable {
  /// Stores a layout direction of the environment in the widget, unless the widget has one.
  internal mutating func keep(direction: LayoutDirection) {
    guard var widget = self as? any Widget, widget.semanticContentAttribute == .unspecified else { return }
    widget.semanticContentAttribute = direction == .rightToLeft ? .forceRightToLeft : .forceLeftToRight
    if let widget = widget as? Self { self = widget }
  }
}
