/// One part of a value, by the name that a path continues with.
internal struct Part {
  let name: String
  let value: Any

  /// The properties that a value or an object lists itself, or else those that it stores.
  internal static func stored(of value: Any) -> [Part] {
    if let value = value as? any PropertyListing {
      return value.listedProperties.map { Part(name: $0.key, value: $0.value as Any) }
    }
    return stored(in: Mirror(reflecting: value))
  }

  /// The stored properties that a mirror shows, inherited ones first, those of embedded attributes in their place.
  internal static func stored(in mirror: Mirror) -> [Part] {
    let inherited = mirror.superclassMirror.map(stored(in:)) ?? []
    return inherited
      + mirror.children.flatMap { child in
        child.value is any InspectableByParts
          ? stored(of: child.value)
          : [Part(label: child.label ?? "", value: child.value)]
      }
  }

  internal init(name: String, value: Any) {
    self.name = name
    self.value = value
  }

  /// A stored property by the name that it is declared with. That of a property wrapper is stored with an underscore, and
  /// that of a lazy property with a longer prefix.
  private init(label: String, value: Any) {
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
