/// The types with the known result of whether their `==` compares everything.
private let comparedTypes = KnownTypes()

/// Returns whether `==` of a type, if it has one, compares all that its values contain.
///
/// The `==` of a type that lists its properties may ignore some, such as the headers of requests. So may the `==` of
/// each type that contains such values.
internal func comparesEverything(_ type: Any.Type) -> Bool {
  if isStandard(type) { return true }
  return comparedTypes.about(type) {
    var seen: Set<ObjectIdentifier> = []
    return comparesEverything(type, &seen)
  }
}

private func comparesEverything(_ type: Any.Type, _ seen: inout Set<ObjectIdentifier>) -> Bool {
  guard !isStandard(type), seen.insert(ObjectIdentifier(type)).inserted else { return true }
  if type is any PropertyListing.Type { return false }
  if let type = type as? any ComparedInside.Type { return comparesEverything(type.comparedType, &seen) }
  // A type with a description of its own is compared as a whole.
  if printsItself(type) || type is AnyClass { return true }
  if isStruct(type) { return typesOfProperties(of: type).allSatisfy { comparesEverything($0, &seen) } }
  // The associated values of an enum are not found by its type. A small enum has none that could matter.
  return size(of: type) < MemoryLayout<Int>.size
}

private func size(of type: Any.Type) -> Int {
  func size<Value>(of type: Value.Type) -> Int { MemoryLayout<Value>.size }
  return _openExistential(type, do: size)
}

/// Returns whether two values of one type have the same memory, are the same case of an enum, or are functions.
///
/// A value without parts that can be compared, such as a union of C, is unknown, unless it is the same.
internal func areSameInMemory(_ first: Any, _ second: Any) -> Bool {
  // A cast to the type of the storage of an inline array would stop the program.
  func compare<First>(_ first: First) -> Bool {
    func compare<Second>(to second: Second) -> Bool { haveSameBytes(first, second) }
    return _openExistential(second, do: compare)
  }
  if isFunction(type(of: first)) { return true }
  if let first = first as? StaticString, let second = second as? StaticString { return "\(first)" == "\(second)" }
  if _openExistential(first, do: compare) { return true }
  // A case without a payload may leave anything in the memory of the payloads, but prints its name.
  return !printsItself(type(of: first)) && Mirror(reflecting: first).displayStyle == .enum && "\(first)" == "\(second)"
}
