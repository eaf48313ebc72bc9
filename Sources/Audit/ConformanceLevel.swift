extension Preview {
  /// A level of conformance to the Web Content Accessibility Guidelines (WCAG) 2.2.
  ///
  /// See ``Preview/audit(_:level:minimumContrast:width:)``.
  public enum ConformanceLevel: Hashable, Sendable, CaseIterable {
    /// The level that laws require: a contrast of 4.5, or 3 for large text, and targets of 24 points.
    case aa
    /// The highest level: a contrast of 7, or 4.5 for large text, and targets of 44 points, as Apple recommends.
    case aaa
  }
}

extension Preview.ConformanceLevel {
  /// The least side of a target, in points.
  internal var minimumTarget: Double { self == .aa ? 24 : 44 }

  /// Returns the least contrast of a text.
  ///
  /// - Parameter normal: The least contrast of small text, or `nil` for the level's.
  internal func minimumContrast(isLarge: Bool, normal: Double?) -> Double {
    if let normal { return isLarge ? normal * 2 / 3 : normal }
    return switch self {
    case .aa: isLarge ? 3 : 4.5
    case .aaa: isLarge ? 4.5 : 7
    }
  }
}
