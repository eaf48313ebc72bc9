import Bindings
import Testing
import Widgets

@testable import Mod

/// What every type under test is.
typealias Inspected = Inspectable & Equatable & Sendable

/// A name of a property of some type, and a trial of everything that is expected of it.
struct NamedProperty: Sendable, CustomTestStringConvertible {
  let owner: String
  let name: String

  /// The stored properties that the name leads to: the one of the same name, or others for a computed property.
  let homes: [String]

  let trial: @Sendable () throws -> Trial

  var testDescription: String { "\(owner).\(name)" }
}

extension NamedProperty {
  /// What comes of setting a property to a sample, worked out as far as a test asks for it.
  struct Trial {
    /// What should have changed: the property, or those parts of it that the sample changes.
    let expected: () -> [Change]
    let changes: () -> [Change]

    /// The changes that reflection finds, from the property's value and back.
    let reflected: () -> (there: [Change], back: [Change])
    let found: () -> (there: [Change], back: [Change])
    let description: () -> String
    let isUnequal: () -> Bool
    let isSameAsPair: () -> Bool

    /// Whether a bound value shows after resolving; `nil` for a type that cannot be bound, such as the attributes of a
    /// text.
    let isBound: @MainActor () -> Bool?

    /// Whether a comparison in memory takes the changed value for the former one.
    let isOverlooked: @MainActor () -> Bool
  }

  /// Prepares a trial of setting a property to the first of the samples that differs from what it holds.
  ///
  /// - Parameters:
  ///   - property: The property under test.
  ///   - homes: The stored properties that hold it, if those have other names.
  ///   - given: What a value needs before the property can be set, or before it can be set alone.
  ///   - samples: The values to choose from.
  ///   - areEqual: How they compare.
  init<Root: Inspected, Value: Sendable>(
    _ property: Property<Root, Value>,
    in homes: [String]? = nil,
    given: Mod<Root> = .identity,
    samples: [Value],
    areEqual: @escaping @Sendable (Value, Value) -> Bool
  ) {
    let name = property.propertyName
    owner = "\(Root.self)"
    self.name = name
    self.homes = homes ?? [String(name.prefix { $0 != "(" })]
    trial = {
      let base = configure(Root(), with: given)
      let taken = [Root(), base].map { property.value(in: $0) }
      let sample = try #require(samples.first { sample in !taken.contains { areEqual($0, sample) } })
      let changed = configure(base, with: property(sample))
      return Trial(
        expected: {
          homes.map { homes in Change.between(base, changed).filter { homes.contains($0.home) } }
            ?? Change.between(taken[1], sample, path: name)
        },
        changes: { property(sample).changes(to: base) },
        reflected: {
          (Change.between(base, changed, path: "", depth: 0), Change.between(changed, base, path: "", depth: 0))
        },
        found: { (Change.between(base, changed), Change.between(changed, base)) },
        description: { changed.description },
        isUnequal: { changed != base },
        isSameAsPair: { changed == configure(base, with: property -- sample) },
        isBound: {
          @MainActor func isBound<Bound: Bindable>(_ base: Bound) -> Bool {
            guard let property = property as Any as? Property<Bound, Value> else { return false }
            let bound = configure(base, with: property <-- Var(sample))
            let mounted = MountedValue(bound)
            var bindings = Connections()
            bindings.adopt(bound.behaviors.bindings, of: mounted)
            defer { bindings.cancel() }
            // Delegates are behaviors, of which a resolved value has none.
            guard let changed = changed as? Bound, bound.resolved() as? Root == changed.resolved() as? Root else {
              return false
            }
            let (present, expected) = (mounted.behaviors.delegates, changed.behaviors.delegates)
            return present.elementsEqual(expected) { $0.isEqual(to: $1) }
          }
          return (base as? any Bindable).map { isBound($0) }
        },
        isOverlooked: {
          @MainActor func isOverlooked<Base: Widget>(_ base: Base) -> Bool {
            guard let changed = changed as? Base else { return true }
            return Children { changed }.differences(from: Children { base }) != [0]
          }
          return (base as? any Widget).map { isOverlooked($0) } ?? false
        }
      )
    }
  }
}

extension Change {
  /// The stored property that the path starts with.
  var home: String { String(path.prefix { !".[(".contains($0) }) }
}
