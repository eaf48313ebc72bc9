extension TreeMover {
  /// Returns a value as it moves.
  internal func moving<Value: Bindable>(_ value: Value, of node: Node) -> Value {
    guard let tracks = movements[node.id]?.tracks else { return value }
    var value = value
    for track in tracks where !track.hasEnded(at: time) {
      (track.place as? MovingPlace<Value>)?.set(track.numbers(at: time), &value)
    }
    return value
  }

  /// Returns a value with the animation by which it moves, unless it has one of its own.
  internal func animated<Value: Bindable>(_ value: Value, of node: Node) -> Value {
    guard let animation = movements[node.id]?.tracks.last?.animation, var widget = value as? any Widget,
      widget.animation == nil
    else { return value }
    widget.animation = animation
    return widget as? Value ?? value
  }
}

extension Node {
  /// Returns the animation of a value of the node, or that of the widget around a part.
  internal func animation(of value: any Bindable) -> Animation? {
    guard let widget = value as? any Widget else { return parent?.animation }
    return widget.animation
  }

  private var animation: Animation? { animation(of: mounted.current) }

  /// Prepares the tree for the movements of the widget, if it has an animation of its own.
  internal func expectMovement() {
    guard tree.mover?.isNeeded != true, (mounted.current as? any Widget)?.animation != nil else { return }
    (tree.mover ?? TreeMover(tree)).need()
  }
}
