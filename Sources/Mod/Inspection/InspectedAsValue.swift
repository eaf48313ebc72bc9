/// A wrapper that is inspected as the value in it.
package protocol InspectedAsValue: SendableMetatype {
  /// The type of the wrapped value.
  associatedtype Inspected

  /// The wrapped value.
  var inspected: Inspected { get }
}

/// A value that differs from most others of its type in one property, which prints in its place.
package protocol InspectedInBrief: SendableMetatype {
  /// The type of the property.
  associatedtype Brief

  /// The property.
  var brief: Brief { get }

  /// Returns whether nothing but the property differs in another value.
  func differsOnlyInBrief(from other: Self) -> Bool
}
