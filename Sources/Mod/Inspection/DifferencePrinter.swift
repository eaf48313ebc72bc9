/// Prints the stored properties of a struct that differ from those of another value of its type, such as a fresh one.
///
/// The comparison and the literal of each property are found once per type. Values are compared in memory: only a
/// property that differs, and whose type is uncommon, is reflected, cast or copied.
internal struct DifferencePrinter {
  /// Appends the differences between two values in memory, each with its path.
  internal typealias Print = (
    _ new: UnsafeRawPointer, _ old: UnsafeRawPointer, _ path: String, _ texts: inout [String]
  ) -> Void

  private var prints: [(offset: Int, print: Print)] = []

  /// Whether a value inside lists properties, which its `==` may ignore.
  private var listsProperties = false

  /// Creates the printer of a type of struct; `nil` for any other type, and for a struct whose mirror is not its own.
  ///
  /// - Parameter sample: A value of the type, whose properties show their kinds.
  internal init?<Value>(_ type: Value.Type, sample: UnsafeRawPointer) {
    if Value.self is any PropertyListing.Type || Value.self is any CustomReflectable.Type { return nil }
    guard Mirror(reflecting: sample.assumingMemoryBound(to: Value.self).pointee).displayStyle == .struct,
      let fields = StoredField.all(of: Value.self)
    else { return nil }
    for field in fields { append(field, as: field.type, sample + field.offset) }
  }

  /// Appends the properties that differ between two values of the type, as `path: literal`.
  internal func print(_ new: UnsafeRawPointer, _ old: UnsafeRawPointer, _ path: String, _ texts: inout [String]) {
    for (offset, print) in prints { print(new + offset, old + offset, path, &texts) }
  }

  private mutating func append<Value>(_ field: StoredField, as type: Value.Type, _ sample: UnsafeRawPointer) {
    let inner = Self.inside(type, field.label, sample)
    let isListing = Value.self is any PropertyListing.Type || inner?.isListing == true
    listsProperties = listsProperties || isListing
    let isEqual = isListing ? nil : equality(of: type)
    let print = inner?.print ?? Self.leaf(type, field.label, sample)
    guard let isEqual else { return prints.append((field.offset, print)) }
    prints.append(
      (field.offset, { new, old, path, texts in if !isEqual(new, old) { print(new, old, path, &texts) } }))
  }
}

extension DifferencePrinter {
  private typealias Inside = (print: Print, isListing: Bool)

  /// Returns the function that prints the properties inside a property; `nil` if the property counts as a whole, or
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
      return DifferencePrinter(type, sample: sample).map { ($0.print, $0.listsProperties) } ?? (parts(of: type), true)
    }
    guard type is any Inspectable.Type, !label.isWrapped, let printer = DifferencePrinter(type, sample: sample) else {
      return nil
    }
    let reflecting = reflecting(type, label)
    return (
      { new, old, path, texts in
        let count = texts.count
        printer.print(new, old, "\(path)\(label).", &texts)
        if texts.count == count { reflecting(new, old, path, &texts) }
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
        { new, old, path, texts in
          withUnsafePointer(to: inspected(new)) { new in
            withUnsafePointer(to: inspected(old)) { old in inside.print(new, old, path, &texts) }
          }
        }, inside.isListing
      )
    }
  }

  /// Returns the function that prints a property without looking for others inside it.
  private static func leaf<Value>(_ type: Value.Type, _ label: String, _ sample: UnsafeRawPointer) -> Print {
    let reflecting = reflecting(type, label)
    if let literal = plainLiteral(of: type) {
      let name = Part(label: label, value: ()).name
      return { new, _, path, texts in texts.append("\(path)\(name): \(literal(new))") }
    }
    guard let isEqual = equality(of: type), !label.isWrapped,
      countsAsWhole(type, sample.assumingMemoryBound(to: type).pointee)
    else { return reflecting }
    return { new, old, path, texts in
      // A value that contains NaN does not equal itself, so it may be the same.
      guard isEqual(new, new), isEqual(old, old) else { return reflecting(new, old, path, &texts) }
      texts.append("\(path)\(label): \(literal(of: new.assumingMemoryBound(to: type).pointee))")
    }
  }

  private static func inBrief<Value: InspectedInBrief>(
    _ type: Value.Type, _ label: String, _ sample: UnsafeRawPointer
  ) -> Print {
    let reflecting = reflecting(type, label)
    let name = Part(label: label, value: ()).name
    let brief = withUnsafePointer(to: sample.assumingMemoryBound(to: type).pointee.brief) {
      leaf(Value.Brief.self, name, $0)
    }
    return { new, old, path, texts in
      let (newValue, oldValue) = (new.assumingMemoryBound(to: type), old.assumingMemoryBound(to: type))
      guard newValue.pointee.differsOnlyInBrief(from: oldValue.pointee) else {
        return reflecting(new, old, path, &texts)
      }
      withUnsafePointer(to: newValue.pointee.brief) { new in
        withUnsafePointer(to: oldValue.pointee.brief) { old in brief(new, old, path, &texts) }
      }
    }
  }

  /// Returns the function that prints a property of any type, by reflection.
  private static func reflecting<Value>(_ type: Value.Type, _ label: String) -> Print {
    { new, old, path, texts in
      let new = Part(label: label, value: new.assumingMemoryBound(to: type).pointee)
      let old = Part(label: label, value: old.assumingMemoryBound(to: type).pointee)
      texts += Change.between(old.value, new.value, path: path + new.name).map(\.assignment)
    }
  }

  /// Returns the function that prints the parts of a property that reflection finds.
  private static func parts<Value>(of type: Value.Type) -> Print {
    { new, old, path, texts in
      let new = Part.stored(of: new.assumingMemoryBound(to: type).pointee)
      let old = Part.stored(of: old.assumingMemoryBound(to: type).pointee)
      texts += Change.between(old, new).map { path + $0.assignment }
    }
  }
}

extension String {
  /// Whether a stored property with this label belongs to a property wrapper or a lazy property.
  fileprivate var isWrapped: Bool { hasPrefix("_") || hasPrefix("$") }
}
