import Mod

/// A token of a theme in place of a number or of shadows, as it is inspected: `.token(\Brand.radius)`.
package struct AssignedToken: Hashable, Sendable, CustomStringConvertible {
  package let path: TokenPath

  package var description: String { ".token(\(path.keyPath.source))" }
}
