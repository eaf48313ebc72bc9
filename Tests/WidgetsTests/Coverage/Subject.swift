import Testing

@testable import Mod

/// A type whose names are compared with its stored properties.
struct Subject: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let stored: [String]
  let names: [NamedProperty]
  let fresh: String

  init<Root: Inspected>(_ type: Root.Type, _ names: Names<Root>...) {
    testDescription = "\(Root.self)"
    stored = Change.stored(in: Mirror(reflecting: Root())).map(\.name)
    self.names = names.flatMap(\.properties)
    fresh = "\(Root())"
  }
}
