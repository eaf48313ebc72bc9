/// A part of a value, with its name in paths.
internal struct Part {
  let name: String
  let value: Any

  /// Returns the properties that a value or an object lists itself, or else its stored properties.
  internal static func stored(of value: Any) -> [Part] {
    if let value = value as? any PropertyListing {
      return value.listedProperties.map { Part(name: $0.key, value: $0.value as Any) }
    }
    return stored(in: Mirror(reflecting: value))
  }

  /// Returns the stored properties in a mirror, inherited ones first, and those of embedded values in their place.
  internal static func stored(in mirror: Mirror) -> [Part] {
    let inherited = mirror.superclassMirror.map(stored(in:)) ?? []
    return inherited
      + mirror.children.flatMap { child in
        child.value is any InspectableByParts
          ? stored(of: child.value)
          : [Part(label: child.label ?? "", value: child.value)]
      }
  }

  /// Returns the stored properties of two structs that are not equal by `==`, or `nil` if the values are not such
  /// structs.
  internal static func differing(_ old: Any, _ new: Any, if isCompared: Bool) -> (old: [Part], new: [Part])? {
    guard isCompared, !(new is any PropertyListing) else { return nil }
    let mirrors = (old: Mirror(reflecting: old), new: Mirror(reflecting: new))
    guard mirrors.old.displayStyle == .struct, mirrors.new.displayStyle == .struct,
      mirrors.old.children.count == mirrors.new.children.count
    else { return nil }
    var parts: (old: [Part], new: [Part]) = ([], [])
    for (old, new) in zip(mirrors.old.children, mirrors.new.children) {
      guard old.label == new.label else { return nil }
      if comparesEverything(type(of: new.value)), equals(old.value, new.value) { continue }
      if new.value is any InspectableByParts {
        let inside = differing(old.value, new.value, if: true) ?? (stored(of: old.value), stored(of: new.value))
        parts = (parts.old + inside.old, parts.new + inside.new)
      } else {
        parts.old.append(Part(label: old.label ?? "", value: old.value))
        parts.new.append(Part(label: new.label ?? "", value: new.value))
      }
    }
    return parts
  }

  internal init(name: String, value: Any) {
    self.name = name
    self.value = value
  }

  /// Creates a stored property with the name that it is declared with.
  ///
  /// The label of a property wrapper has an underscore, and that of a lazy property a longer prefix.
  internal init(label: String, value: Any) {
    if label.hasPrefix(Self.lazyPrefix) {
      self.init(name: String(label.dropFirst(Self.lazyPrefix.count)), value: value)
    } else if label.hasPrefix("_") {
      let wrapped = Mirror(reflecting: value).children.first { $0.label == "wrappedValue" || $0.label == "value" }
      self.init(name: String(label.dropFirst()), value: wrapped?.value ?? value)
    } else {
      self.init(name: label, value: value)
    }
  }

  private static let lazyPrefix = "$__lazy_storage_$_"
}
