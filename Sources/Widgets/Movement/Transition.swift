import Mod

/// The change of one value to another. Each moment of it is a value, too.
///
/// ```swift
/// let fade = Transition(from: Label("Saved", .alpha(0)), to: Label("Saved"))
/// print(fade.at(0.3))  // Label(text: "Saved", alpha: 0.3)
/// ```
///
/// So previews, snapshots and audits also show the middle of a movement:
///
/// ```swift
/// let findings = Preview.audit(fade.at(0.5))
/// ```
///
/// The stored properties are paired. Numbers, colors, geometry and other `Interpolatable` properties move, also
/// inside of layers and of other structs, and everything else jumps in the middle. Children, bars and other parts are
/// paired by position if both lists have the same types and keys. The states of a widget and its behaviors jump.
public struct Transition<Value> {
  /// The value at the start.
  public var from: Value

  /// The value at the end.
  public var to: Value

  /// Creates the transition between two values.
  public init(from: Value, to: Value) {
    self.from = from
    self.to = to
  }

  /// Returns the value at a share of the way: `from` at 0, `to` at 1, and beyond them outside of that.
  ///
  /// NaN counts as 0, and an infinite share as 0 or 1, by its sign. For a share of the time, ask
  /// an animation for its `Animation.progress(at:)`.
  ///
  /// - Complexity: O(*n*) for *n* stored properties, with those of the children and other parts.
  public func at(_ share: Double) -> Value {
    if share == 0 || share.isNaN || share == -.infinity { return from }
    if share == 1 || share == .infinity { return to }
    guard let from = from as? any Bindable, let to = to as? any Bindable else { return blend(from, to, at: share) }
    return from.blended(with: to, at: share) as? Value ?? self.to
  }
}

extension Transition: Equatable where Value: Equatable {}

extension Transition: Sendable where Value: Sendable {}

extension Bindable {
  /// Returns the value on the way to another of its type, or the nearer one if the types differ.
  fileprivate func blended(with other: any Bindable, at share: Double) -> any Bindable {
    guard let other = other as? Self else { return share < 0.5 ? self : other }
    return Recursion.step { blendParts(self, other, into: blend(self, other, at: share), at: share) }
  }
}

private func blend<Value>(_ from: Value, _ to: Value, at share: Double) -> Value {
  if let type = Value.self as? any Interpolatable.Type { return blendWhole(type, from, to, at: share) }
  var value = share < 0.5 ? from : to
  for place in MovingPlaces.differing(from, to) { place.blend(from, to, share, &value) }
  return value
}

private func blendWhole<Whole: Interpolatable, Value>(
  _ type: Whole.Type, _ from: Value, _ to: Value, at share: Double
) -> Value {
  guard let from = from as? Whole, let whole = to as? Whole else { return to }
  return from.interpolated(to: whole, at: share) as? Value ?? to
}

/// Returns a value with the children and the other parts between those of two others.
private func blendParts<Value: Bindable>(
  _ from: Value, _ to: Value, into value: Value, at share: Double
) -> Value {
  var value = value
  if let old = from.widgetsInside, let new = to.widgetsInside, old.pairs(with: new) {
    value.widgetsInside = Children(
      zip(old.elements, new.elements).map { old, new in old.blended(with: new, at: share) as? any Widget ?? new })
  }
  let (old, new) = (from.parts, to.parts)
  guard !old.isEmpty, old.map({ ObjectIdentifier(type(of: $0)) }) == new.map({ ObjectIdentifier(type(of: $0)) }) else {
    return value
  }
  var parts = zip(old, new).map { old, new in old.blended(with: new, at: share) }.makeIterator()
  value.visitParts(PartVisitor { part in part = parts.next() ?? part })
  return value
}

extension Children {
  /// Returns whether both lists have the same types with the same keys.
  fileprivate func pairs(with other: Children) -> Bool {
    count == other.count
      && zip(elements, other.elements).allSatisfy { type(of: $0) == type(of: $1) && $0.key == $1.key }
  }
}

extension EventNames where Root: Widget {
  /// Sent when the widget has come to rest after an animated change, or at once if motion is reduced.
  ///
  /// A movement that another one interrupts does not send it.
  public static var didEndAnimation: Event<Root, Void> { Event<Root, Void>() }
}
