import Synchronization

/// Finds the differences between two structs of one type.
///
/// Most properties of two values have the same bytes. The function that compares values of a type is determined once,
/// when a property of the type first differs. Only uncommon types need reflection or a cast.
internal struct ChangeFinder<Value>: Sendable {
  /// Appends the differences between two values, with a prefix of their paths.
  internal typealias Find =
    @Sendable (_ old: Value, _ new: Value, _ prefix: String, _ changes: inout [Change]) -> Void

  private var finds: [Find] = []

  /// Creates the finder of a type of struct; `nil` for any other type, and for a struct whose mirror is not its own.
  ///
  /// - Parameter sample: A value of the type, whose properties show their kinds.
  internal init?(sample: Value) {
    if Value.self is any PropertyListing.Type || Value.self is any CustomReflectable.Type { return nil }
    let mirror = Mirror(reflecting: sample)
    let properties = StoredProperty<Value>.all()
    // A weak reference has no key path. Functions have none, either, and are not compared.
    guard mirror.displayStyle == .struct,
      mirror.children.count(where: { !isFunction(type(of: $0.value)) }) == properties.count
    else { return nil }
    for property in properties {
      func append<Inner>(_ type: Inner.Type) {
        guard let keyPath = property.keyPath as? KeyPath<Value, Inner> else { return }
        self.append(PropertyFinder(property.label), StoredPath.getter(of: keyPath))
      }
      _openExistential(property.type, do: append)
    }
  }

  /// Appends the differences between two values of the type.
  internal func find(_ old: Value, _ new: Value, _ prefix: String, _ changes: inout [Change]) {
    for find in finds { find(old, new, prefix, &changes) }
  }

  private mutating func append<Inner>(
    _ finder: PropertyFinder<Inner>, _ get: @escaping @Sendable (Value) -> Inner
  ) {
    finds.append { old, new, prefix, changes in finder.find(get(old), get(new), prefix, &changes) }
  }
}

/// Finds the differences between two values of a property.
private final class PropertyFinder<Value>: Sendable {
  private let label: String
  private let known = Mutex<Known?>(nil)

  /// A box of the function that compares values. Each access would wrap a function that the mutex stores directly.
  private struct Known {
    let find: ChangeFinder<Value>.Find
  }

  init(_ label: String) { self.label = label }

  func find(_ old: Value, _ new: Value, _ prefix: String, _ changes: inout [Change]) {
    if haveSameBytes(old, new) { return }
    let known = self.known.withLock(\.self) ?? learn(from: new)
    known.find(old, new, prefix, &changes)
  }

  private func learn(from sample: Value) -> Known {
    let new = Known(find: ChangeFinder<Value>.property(label, sample: sample))
    known.withLock { $0 = new }
    return new
  }
}

extension ChangeFinder {
  /// Returns the function that compares a property.
  fileprivate static func property(_ label: String, sample: Value) -> Find {
    let equality = equality(of: Value.self)
    let inside = isStruct(Value.self) && !isStandard(Value.self) ? inside(label, sample) : nil
    let find = inside ?? leaf(label, equality)
    return { old, new, prefix, changes in
      if equality?(old, new) == true, comparesEverything(Value.self) { return }
      find(old, new, prefix, &changes)
    }
  }

  /// Returns the function that compares the properties inside a property; `nil` if the property counts as a whole, or
  /// only reflection finds them.
  ///
  /// - Parameter isPart: Whether a wrapper makes it read as part of the value around it.
  private static func inside(_ label: String, _ sample: Value, isPart: Bool = false) -> Find? {
    let isPart = isPart || Value.self is any InspectableByParts.Type
    if Value.self is any ComparedInside.Type {
      if let wrapper = Value.self as? any InspectedAsValue.Type { return inside(wrapper, label, sample, isPart) }
      if let type = Value.self as? any InspectedInBrief.Type {
        return comparesEverything(type) ? inBrief(type, label) : nil
      }
    }
    if isPart { return ChangeFinder(sample: sample)?.find ?? parts }
    guard Value.self is any Inspectable.Type, !label.isWrapped, let finder = ChangeFinder(sample: sample) else {
      return nil
    }
    let reflecting = reflecting(label)
    return { old, new, prefix, changes in
      let count = changes.count
      finder.find(old, new, "\(prefix)\(label).", &changes)
      if changes.count == count { reflecting(old, new, prefix, &changes) }
    }
  }

  private static func inside<Wrapper: InspectedAsValue>(
    _ type: Wrapper.Type, _ label: String, _ sample: Value, _ isPart: Bool
  ) -> Find? {
    guard let sample = sample as? Wrapper,
      let inside = ChangeFinder<Wrapper.Inspected>.inside(label, sample.inspected, isPart: isPart)
    else { return nil }
    let find: ChangeFinder<Wrapper>.Find = { old, new, prefix, changes in
      inside(old.inspected, new.inspected, prefix, &changes)
    }
    return find as? Find
  }

  /// Returns the function that compares a property without looking for others inside it.
  ///
  /// Few properties ever differ, so whether the type prints itself is determined only when two values do.
  ///
  /// - Parameter equality: The `==` of the type, if it has one.
  private static func leaf(_ label: String, _ equality: (@Sendable (Value, Value) -> Bool)?) -> Find {
    let reflecting = reflecting(label)
    let isPlain = isPlain(Value.self)
    guard let isEqual = equality, !label.isWrapped || isPlain, comparesEverything(Value.self) else { return reflecting }
    let name = Part(label: label, value: ()).name
    return { old, new, prefix, changes in
      let leaf = knownLeaves.about(Value.self) { KnownLeaf(sample: new) }
      // A value that contains NaN does not equal itself, so it may be the same.
      guard isPlain || leaf.isWhole && isEqual(old, old) && isEqual(new, new) else {
        return reflecting(old, new, prefix, &changes)
      }
      changes.append(Change(path: prefix + name, old: leaf.unwrap(old), new: leaf.unwrap(new)))
    }
  }

  private static func inBrief<Brief: InspectedInBrief>(
    _ type: Brief.Type, _ label: String
  ) -> Find {
    let reflecting = reflecting(label)
    let name = Part(label: label, value: ()).name
    let brief = ChangeFinder<Brief.Brief>.leaf(name, equality(of: Brief.Brief.self))
    return { old, new, prefix, changes in
      guard let oldValue = old as? Brief, let newValue = new as? Brief, newValue.differsOnlyInBrief(from: oldValue)
      else { return reflecting(old, new, prefix, &changes) }
      brief(oldValue.brief, newValue.brief, prefix, &changes)
    }
  }

  /// Returns the function that compares a property of any type, by reflection.
  private static func reflecting(_ label: String) -> Find {
    { old, new, prefix, changes in
      let (old, new) = (Part(label: label, value: old), Part(label: label, value: new))
      changes += Change.between(old.value, new.value, path: prefix + new.name)
    }
  }

  /// Compares the parts of a property that reflection finds.
  private static func parts(_ old: Value, _ new: Value, _ prefix: String, _ changes: inout [Change]) {
    changes += Change.between(Part.stored(of: old), Part.stored(of: new), path: String(prefix.dropLast()))
  }
}

extension ChangeFinder {
  /// Returns the differences between two values; `nil` if only reflection finds them.
  internal static func changes(from old: Value, to new: Value) -> [Change]? {
    guard let finder = knownFinders.about(Value.self, { KnownFinder(ChangeFinder(sample: new)) }).finder else {
      return nil
    }
    var changes: [Change] = []
    finder.find(old, new, "", &changes)
    return changes
  }
}

/// The finder of a type; `nil` if only reflection finds the differences.
private final class KnownFinder<Value>: Sendable {
  let finder: ChangeFinder<Value>?

  init(_ finder: ChangeFinder<Value>?) { self.finder = finder }
}

/// Facts about a type: whether its values are compared as a whole, not property by property, and how to unwrap
/// optionals of it.
private final class KnownLeaf<Value>: Sendable {
  let isWhole: Bool
  let unwrap = unwrapping(Value.self)

  init(sample: Value) { isWhole = countsAsWhole(Value.self, sample) }
}

/// The types of leaves that have differed.
private let knownLeaves = KnownTypes()

/// The finders of all types whose values have been compared.
private let knownFinders = KnownTypes()

extension String {
  /// Whether a stored property with this label belongs to a property wrapper or a lazy property.
  fileprivate var isWrapped: Bool { hasPrefix("_") || hasPrefix("$") }
}
