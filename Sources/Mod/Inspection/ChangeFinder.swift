/// Finds the differences between two structs of one type in memory.
///
/// The comparison of each property is found once per type. Only a property that differs, and whose type is uncommon, is
/// reflected or cast.
internal struct ChangeFinder {
  /// Appends the differences between two values in memory, with a prefix of their paths.
  internal typealias Find = (
    _ old: UnsafeRawPointer, _ new: UnsafeRawPointer, _ prefix: String, _ changes: inout [Change]
  ) -> Void

  private var finds: [(offset: Int, find: Find)] = []

  /// Whether a value inside lists properties, which its `==` may ignore.
  private var listsProperties = false

  /// Creates the finder of a type of struct; `nil` for any other type, and for a struct whose mirror is not its own.
  ///
  /// - Parameter sample: A value of the type, whose properties show their kinds.
  internal init?<Value>(_ type: Value.Type, sample: UnsafeRawPointer) {
    if Value.self is any PropertyListing.Type || Value.self is any CustomReflectable.Type { return nil }
    let mirror = Mirror(reflecting: sample.assumingMemoryBound(to: Value.self).pointee)
    let properties = StoredProperty<Value>.all()
    // A weak reference has no key path. Functions have none, either, and are not compared.
    guard mirror.displayStyle == .struct,
      mirror.children.count(where: { !isFunction(Swift.type(of: $0.value)) }) == properties.count
    else { return nil }
    for property in properties {
      guard let offset = MemoryLayout<Value>.offset(of: property.keyPath) else { return nil }
      append(property.label, at: offset, as: property.type, sample + offset)
    }
  }

  /// Appends the differences between two values of the type.
  internal func find(_ old: UnsafeRawPointer, _ new: UnsafeRawPointer, _ prefix: String, _ changes: inout [Change]) {
    for (offset, find) in finds { find(old + offset, new + offset, prefix, &changes) }
  }

  private mutating func append<Value>(
    _ label: String, at offset: Int, as type: Value.Type, _ sample: UnsafeRawPointer
  ) {
    let inner = isStruct(type) && !isStandard(type) ? Self.inside(type, label, sample) : nil
    let isListing = inner?.isListing == true || !comparesEverything(type)
    listsProperties = listsProperties || isListing
    guard isListing else {
      let find = inner?.find ?? Self.leaf(type, label, sample)
      guard let isEqual = equality(of: type) else { return finds.append((offset, find)) }
      return finds.append(
        (offset, { old, new, prefix, changes in if !isEqual(old, new) { find(old, new, prefix, &changes) } }))
    }
    // A brief is compared only if it is known to differ.
    let find = (type is any InspectedInBrief.Type ? nil : inner?.find) ?? Self.reflecting(type, label)
    let size = MemoryLayout<Value>.size
    finds.append(
      (
        offset,
        { old, new, prefix, changes in
          // Values with the same bytes are the same, whatever `==` compares. Both properties have this size.
          let bytes = (UnsafeRawBufferPointer(start: old, count: size), UnsafeRawBufferPointer(start: new, count: size))
          if !bytes.0.elementsEqual(bytes.1) { find(old, new, prefix, &changes) }
        }
      ))
  }
}

extension ChangeFinder {
  private typealias Inside = (find: Find, isListing: Bool)

  /// Returns the function that compares the properties inside a property; `nil` if the property counts as a whole, or
  /// only reflection finds them.
  ///
  /// - Parameter isPart: Whether a wrapper makes it read as part of the value around it.
  private static func inside<Value>(
    _ type: Value.Type, _ label: String, _ sample: UnsafeRawPointer, isPart: Bool = false
  ) -> Inside? {
    let isPart = isPart || type is any InspectableByParts.Type
    if let wrapper = type as? any InspectedAsValue.Type { return inside(wrapped: wrapper, label, sample, isPart) }
    if let type = type as? any InspectedInBrief.Type { return (inBrief(type, label, sample), false) }
    if isPart {
      return ChangeFinder(type, sample: sample).map { ($0.find, $0.listsProperties) } ?? (parts(of: type), true)
    }
    guard type is any Inspectable.Type, !label.isWrapped, let finder = ChangeFinder(type, sample: sample) else {
      return nil
    }
    let reflecting = reflecting(type, label)
    return (
      { old, new, prefix, changes in
        let count = changes.count
        finder.find(old, new, "\(prefix)\(label).", &changes)
        if changes.count == count { reflecting(old, new, prefix, &changes) }
      }, false
    )
  }

  private static func inside<Wrapper: InspectedAsValue>(
    wrapped type: Wrapper.Type, _ label: String, _ sample: UnsafeRawPointer, _ isPart: Bool
  ) -> Inside? {
    func inspected(_ pointer: UnsafeRawPointer) -> Wrapper.Inspected {
      pointer.assumingMemoryBound(to: Wrapper.self).pointee.inspected
    }
    let inside = withUnsafePointer(to: inspected(sample)) {
      Self.inside(Wrapper.Inspected.self, label, $0, isPart: isPart)
    }
    return inside.map { inside in
      (
        { old, new, prefix, changes in
          withUnsafePointer(to: inspected(old)) { old in
            withUnsafePointer(to: inspected(new)) { new in inside.find(old, new, prefix, &changes) }
          }
        }, inside.isListing
      )
    }
  }

  /// Returns the function that compares a property without looking for others inside it.
  private static func leaf<Value>(_ type: Value.Type, _ label: String, _ sample: UnsafeRawPointer) -> Find {
    let reflecting = reflecting(type, label)
    let value = unwrapping(type)
    let name = Part(label: label, value: ()).name
    if isPlain(type) {
      return { old, new, prefix, changes in
        changes.append(Change(path: prefix + name, old: value(old), new: value(new)))
      }
    }
    guard let isEqual = equality(of: type), !label.isWrapped,
      countsAsWhole(type, sample.assumingMemoryBound(to: type).pointee)
    else { return reflecting }
    return { old, new, prefix, changes in
      // A value that contains NaN does not equal itself, so it may be the same.
      guard isEqual(old, old), isEqual(new, new) else { return reflecting(old, new, prefix, &changes) }
      changes.append(Change(path: prefix + name, old: value(old), new: value(new)))
    }
  }

  private static func inBrief<Value: InspectedInBrief>(
    _ type: Value.Type, _ label: String, _ sample: UnsafeRawPointer
  ) -> Find {
    let reflecting = reflecting(type, label)
    let name = Part(label: label, value: ()).name
    let brief = withUnsafePointer(to: sample.assumingMemoryBound(to: type).pointee.brief) {
      leaf(Value.Brief.self, name, $0)
    }
    return { old, new, prefix, changes in
      let (oldValue, newValue) = (old.assumingMemoryBound(to: type), new.assumingMemoryBound(to: type))
      guard newValue.pointee.differsOnlyInBrief(from: oldValue.pointee) else {
        return reflecting(old, new, prefix, &changes)
      }
      withUnsafePointer(to: oldValue.pointee.brief) { old in
        withUnsafePointer(to: newValue.pointee.brief) { new in brief(old, new, prefix, &changes) }
      }
    }
  }

  /// Returns the function that compares a property of any type, by reflection.
  private static func reflecting<Value>(_ type: Value.Type, _ label: String) -> Find {
    { old, new, prefix, changes in
      let old = Part(label: label, value: old.assumingMemoryBound(to: type).pointee)
      let new = Part(label: label, value: new.assumingMemoryBound(to: type).pointee)
      changes += Change.between(old.value, new.value, path: prefix + new.name)
    }
  }

  /// Returns the function that compares the parts of a property that reflection finds.
  private static func parts<Value>(of type: Value.Type) -> Find {
    { old, new, prefix, changes in
      let old = Part.stored(of: old.assumingMemoryBound(to: type).pointee)
      let new = Part.stored(of: new.assumingMemoryBound(to: type).pointee)
      changes += Change.between(old, new, path: String(prefix.dropLast()))
    }
  }
}

extension String {
  /// Whether a stored property with this label belongs to a property wrapper or a lazy property.
  fileprivate var isWrapped: Bool { hasPrefix("_") || hasPrefix("$") }
}
