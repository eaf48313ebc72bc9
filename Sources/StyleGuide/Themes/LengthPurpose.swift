import Mod
import Values

/// The purpose of a length in a theme.
internal enum LengthPurpose {
  case distance, radius
}

extension ThemedLengths {
  /// Returns the purpose that the type declares for the property with a name, or `nil` if it declares none.
  internal func purpose(of name: String) -> LengthPurpose? {
    if Self.distances.contains(where: { isNamed($0, name) }) { return .distance }
    return Self.radii.contains { isNamed($0, name) } ? .radius : nil
  }

  private func isNamed(_ property: Property<Self, Double>, _ name: String) -> Bool {
    if property.propertyName == name { return true }
    // The key path of a wrapped property may have no name at run time, but changes the property.
    guard property.propertyName.hasPrefix("<") else { return false }
    var other = self
    property.set(property.value(in: self) + 1, in: &other)
    return Change.between(self, other).contains { $0.path == name }
  }
}
