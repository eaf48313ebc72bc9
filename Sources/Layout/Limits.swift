import Widgets

/// The preferred, least and greatest length of a widget along an axis, in the units of a ruler.
internal struct Limits {
  /// The preferred length, independent of the content.
  var wish: Double?
  var minimum: Double
  var maximum: Double

  /// The priority of ``wish``.
  var priority: Double?

  init(wish: Double? = nil, minimum: Double = 0, maximum: Double = .infinity, priority: Double? = nil) {
    (self.wish, self.minimum, self.maximum, self.priority) = (wish, minimum, maximum, priority)
  }

  /// Returns the nearest length within the limits. The minimum wins over the maximum.
  func limited(_ length: Double) -> Double { max(minimum, min(wish ?? length, maximum)) }
}

extension Limits {
  /// Creates limits from the lengths of a widget.
  init(
    _ wish: LayoutLength?, _ minimum: LayoutLength?, _ maximum: LayoutLength?, _ ruler: any Ruler, along axis: Axis
  ) {
    self.init()
    guard wish != nil || minimum != nil || maximum != nil else { return }
    func length(_ length: LayoutLength?) -> Double? { length.map { max(0, ruler.length($0.points, along: axis)) } }
    self.init(
      wish: length(wish), minimum: minimum.map { max(0, ruler.minimum($0.points, along: axis)) } ?? 0,
      maximum: length(maximum) ?? .infinity,
      priority: wish?.priority.rawValue)
  }
}
