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
    let print = inner?.print ?? Self.whole(type, field.label, sample, isEqual) ?? Self.reflecting(type, field.label)
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

  /// Returns the function that prints a property that counts as a whole and is known to differ; `nil` if only
  /// reflection can print it.
  private static func whole<Value>(
    _ type: Value.Type, _ label: String, _ sample: UnsafeRawPointer, _ isEqual: Equality?
  ) -> Print? {
    if let literal = plainLiteral(of: type) {
      let name = Part(label: label, value: ()).name
      return { new, _, path, texts in texts.append("\(path)\(name): \(literal(new))") }
    }
    guard let isEqual, !label.isWrapped, countsAsWhole(type, sample.assumingMemoryBound(to: type).pointee) else {
      return nil
    }
    let reflecting = reflecting(type, label)
    return { new, old, path, texts in
      // A value that contains NaN does not equal itself, so it may be the same.
      guard isEqual(new, new), isEqual(old, old) else { return reflecting(new, old, path, &texts) }
      texts.append("\(path)\(label): \(literal(of: new.assumingMemoryBound(to: type).pointee))")
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

/// A wrapper that is inspected as the value in it.
package protocol InspectedAsValue {
  /// The type of the wrapped value.
  associatedtype Inspected

  /// The wrapped value.
  var inspected: Inspected { get }
}

private typealias Equality = (UnsafeRawPointer, UnsafeRawPointer) -> Bool

/// Returns the function that compares two values in memory; `nil` if values of the type cannot be compared.
private func equality<Value>(of type: Value.Type) -> Equality? {
  func equality<Equal: Equatable>(of type: Equal.Type) -> Equality {
    { $0.assumingMemoryBound(to: type).pointee == $1.assumingMemoryBound(to: type).pointee }
  }
  return (type as? any Equatable.Type).map { equality(of: $0) }
}

/// Returns the function that prints values of a common type; `nil` for other types.
private func plainLiteral<Value>(of type: Value.Type) -> ((UnsafeRawPointer) -> String)? {
  func literal<Plain>(_ print: @escaping (Plain) -> String) -> ((UnsafeRawPointer) -> String)? {
    if Value.self == Plain.self { return { print($0.assumingMemoryBound(to: Plain.self).pointee) } }
    guard Value.self == Plain?.self else { return nil }
    return { $0.assumingMemoryBound(to: Plain?.self).pointee.map(print) ?? "nil" }
  }
  return literal { (text: String) in text.quoted } ?? literal { (number: Int) in "\(number)" }
    ?? literal { (flag: Bool) in "\(flag)" }
}

/// Whether values of a type count as a whole in comparisons: enums, and structs that print themselves.
private func countsAsWhole<Value>(_ type: Value.Type, _ sample: Value) -> Bool {
  if let type = type as? any Wrapping.Type { return countsAsWhole(wrappedBy: type) }
  let style = Mirror(reflecting: sample).displayStyle
  return style == .enum || style == .struct && printsItself(type)
}

private func countsAsWhole<Optional: Wrapping>(wrappedBy type: Optional.Type) -> Bool {
  printsItself(Optional.Wrapped.self) && !(Optional.Wrapped.self is any Collection.Type)
}

private func printsItself(_ type: Any.Type) -> Bool {
  (type is any CustomStringConvertible.Type || type is any RawRepresentable.Type) && !(type is any Inspectable.Type)
    && !(type is any PropertyListing.Type)
}

private protocol Wrapping {
  associatedtype Wrapped
}

extension Optional: Wrapping {}

extension String {
  /// Whether a stored property with this label belongs to a property wrapper or a lazy property.
  fileprivate var isWrapped: Bool { hasPrefix("_") || hasPrefix("$") }
}
