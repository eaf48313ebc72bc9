import Foundation
import Mod

/// A struct of tokens: a theme, or a group of tokens in it, as `generate-theme` writes them.
///
/// All stored properties are variables of types that are `Hashable`. Comparing and hashing are here, once for all
/// groups, because the compiler takes longer for those that it makes for each struct than for the struct itself.
public protocol TokenGroup: Hashable, Sendable {}

extension TokenGroup {
  /// Returns whether all tokens of both groups are equal.
  ///
  /// - Complexity: O(*n*) in the number of tokens, by reflection. Copies are found to be equal by their bytes.
  public static func == (first: Self, second: Self) -> Bool {
    areSame(first, second)
      || StoredProperty<Self>.all().allSatisfy { property in
        hashable(first[keyPath: property.keyPath]) == hashable(second[keyPath: property.keyPath])
      }
  }

  /// Hashes some of the tokens, because themes that differ rarely differ in the last one alone.
  public func hash(into hasher: inout Hasher) {
    for property in StoredProperty<Self>.all().prefix(8) { hasher.combine(hashable(self[keyPath: property.keyPath])) }
  }
}

private func hashable(_ value: Any) -> AnyHashable? { (value as? any Hashable).map { AnyHashable($0) } }

/// Returns whether two values have the same bytes. Those of equal values can differ.
private func areSame<Value>(_ first: Value, _ second: Value) -> Bool {
  // Both arguments are initialized, and their bytes are only read, and only here.
  withUnsafeBytes(of: first) { first in
    withUnsafeBytes(of: second) { second in
      guard let one = first.baseAddress, let other = second.baseAddress else { return true }
      return memcmp(one, other, first.count) == 0
    }
  }
}
