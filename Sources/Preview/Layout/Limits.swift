import Widgets

/// The lengths that a widget wishes for along an axis, in the units of a ruler.
internal struct Limits {
  /// The length itself, whatever the content needs.
  var wish: Double?
  var minimum: Double
  var maximum: Double

  /// How much ``wish`` counts.
  var priority: Double?

  init(wish: Double? = nil, minimum: Double = 0, maximum: Double = .infinity, priority: Double? = nil) {
    (self.wish, self.minimum, self.maximum, self.priority) = (wish, minimum, maximum, priority)
  }

  /// The length that comes nearest to one that the content or the place asks for. What is too much for the maximum is
  /// still not too little for the minimum.
  func limited(_ length: Double) -> Double { max(minimum, min(wish ?? length, maximum)) }
}

extension Limits {
  /// The preferred, least and greatest length of a widget.
  init(
    _ wish: LayoutLength?, _ minimum: LayoutLength?, _ maximum: LayoutLength?, _ ruler: any Ruler, along axis: Axis
  ) {
    self.init()
    guard wish != nil || minimum != nil || maximum != nil else { return }
    func length(_ length: LayoutLength?) -> Double? { length.map { max(0, ruler.length($0.points, along: axis)) } }
    self.init(
      wish: length(wish), minimum: length(minimum) ?? 0, maximum: length(maximum) ?? .infinity,
      priority: wish?.priority.rawValue)
  }
}
