import Foundation
@_spi(Reflection) import Swift
import Widgets

/// The values that come of a value when one thing in it, at any depth, is another.
///
/// They are found by reflection, so that no property is forgotten: of structs all stored properties, of arrays all
/// elements, of optionals what is in them.
struct Variants {
  /// What can stand in place of values of a type; `nil` for types that are looked into.
  let replacements: (Any.Type) -> [Any]?

  /// Names of properties that are not looked into.
  var skipped: Set<String> = []

  typealias Variant = (path: String, value: Any)

  func of<W: Widget>(_ widget: W) -> [(path: String, widget: any Widget)] {
    fields(of: widget).compactMap { variant in (variant.value as? W).map { ("\(W.self)\(variant.path)", $0) } }
  }

  fileprivate func variants<Value>(of value: Value) -> [Variant] {
    if let replacements = replacements(Value.self) { return replacements.map { ("", $0) } }
    if let varied = value as? any Varied { return varied.variants(by: self) }
    return value is any Widget ? [] : fields(of: value)
  }

  private func fields<Value>(of value: Value) -> [Variant] {
    var variants: [Variant] = []
    // Properties of unknown kinds, functions among them, are left out.
    _ = _forEachFieldWithKeyPath(of: Value.self, options: _EachFieldOptions(rawValue: 2)) { name, path in
      let name = String(cString: name)
      if !skipped.contains(name) { variants += field(name, path, of: value) }
      return true
    }
    return variants
  }

  private func field<Value>(_ name: String, _ path: PartialKeyPath<Value>, of value: Value) -> [Variant] {
    func open<Property>(_ property: Property) -> [Variant] {
      guard let path = path as? WritableKeyPath<Value, Property> else { return [] }
      return variants(of: property).compactMap { variant in
        guard let replacement = variant.value as? Property else { return nil }
        var value = value
        value[keyPath: path] = replacement
        return (".\(name.drop { $0 == "_" })\(variant.path)", value)
      }
    }
    return _openExistential(value[keyPath: path], do: open)
  }
}

/// A type that is looked into in a way of its own.
private protocol Varied {
  func variants(by all: Variants) -> [Variants.Variant]
}

extension Optional: Varied {
  fileprivate func variants(by all: Variants) -> [Variants.Variant] {
    guard let wrapped = self else {
      return all.replacements(Wrapped.self)?.map { ("", $0) } ?? []
    }
    return all.variants(of: wrapped)
  }
}

extension Array: Varied {
  fileprivate func variants(by all: Variants) -> [Variants.Variant] {
    indices.flatMap { index in
      all.variants(of: self[index]).compactMap { variant in
        guard let element = variant.value as? Element else { return nil }
        var array = self
        array[index] = element
        return ("[\(index)]\(variant.path)", array)
      }
    }
  }
}

extension Boxed: Varied {
  fileprivate func variants(by all: Variants) -> [Variants.Variant] {
    all.variants(of: value).compactMap { variant in
      (variant.value as? Value).map { (variant.path, Boxed($0)) }
    }
  }
}

extension Themed: Varied {
  fileprivate func variants(by all: Variants) -> [Variants.Variant] {
    all.variants(of: wrappedValue).compactMap { variant in
      (variant.value as? Value).map { (variant.path, Themed(wrappedValue: $0)) }
    }
  }
}
