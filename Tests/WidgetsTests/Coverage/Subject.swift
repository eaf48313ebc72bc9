import Testing

@testable import Mod

/// A type whose names are compared with its stored properties.
struct Subject: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let stored: [String]
  let names: [NamedProperty]
  let fresh: String

  /// - Parameters:
  ///   - type: The type.
  ///   - constants: Stored properties that have no name because nothing can change them.
  ///   - names: The names of all others.
  init<Root: Inspected>(_ type: Root.Type, constants: [String] = [], _ names: Names<Root>...) {
    testDescription = "\(Root.self)"
    stored = Part.stored(of: Root()).map(\.name).filter { !constants.contains($0) }
    self.names = names.flatMap(\.properties)
    fresh = "\(Root())"
  }
}
