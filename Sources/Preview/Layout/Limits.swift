import Widgets

/// The lengths that a widget wishes for along an axis, in the units of a ruler.
internal struct Limits {
  /// The length itself, whatever the content needs.
  var wish: Double?
  var minimum = 0.0
  var maximum = Double.infinity

  /// How much ``wish`` counts.
  var priority: Double?

  /// The length that comes nearest to one that the content or the place asks for. What is too much for the maximum is
  /// still not too little for the minimum.
  func limited(_ length: Double) -> Double { max(minimum, min(wish ?? length, maximum)) }
}

extension Node {
  /// What the widget wishes for along an axis.
  func limits(along axis: Axis) -> Limits {
    func length(_ length: LayoutLength?) -> Double? { length.map { ruler.length($0.points, along: axis) } }
    let isRow = axis == .horizontal
    let wish = isRow ? widget.width : widget.height
    return Limits(
      wish: length(wish), minimum: length(isRow ? widget.minimumWidth : widget.minimumHeight) ?? 0,
      maximum: length(isRow ? widget.maximumWidth : widget.maximumHeight) ?? .infinity,
      priority: wish?.priority.rawValue)
  }

  /// The length that a widget takes, with its margins, of a room that it is to fill.
  func filling(_ room: Double, along axis: Axis) -> Double {
    let margins = margins.length(along: axis)
    return limits(along: axis).limited(max(0, room - margins)) + margins
  }
}
