/// A stored property of a struct: its name and its key path.
///
/// A mirror reads the properties of a value, but does not write them, and knows nothing of a type without a value.
package struct StoredProperty<Root>: Sendable {
  /// The name, with an underscore in front if a property wrapper stores the value.
  package let label: String

  /// The key path, which is writable if the property is a variable.
  package var keyPath: PartialKeyPath<Root> { shared.path }

  private let shared: SharedKeyPath<PartialKeyPath<Root>>

  /// The declared type.
  package var type: Any.Type { Swift.type(of: keyPath).valueType }

  /// Returns the stored properties of a struct in the order of declaration, without those that have no key path, such
  /// as weak references and functions. Other types have none.
  ///
  /// - Complexity: O(*n*) for *n* properties when a type is asked for first, and O(1) from then on.
  package static func all(of type: Root.Type = Root.self) -> [StoredProperty] {
    storedProperties.about(type) { find(in: type) }
  }

  private static func find(in type: Root.Type) -> [StoredProperty] {
    var properties: [StoredProperty] = []
    if isStruct(type) {
      var options = FieldOptions()
      _ = forEachField(of: type, options: &options) { name, keyPath in
        properties.append(StoredProperty(label: String(cString: name), shared: SharedKeyPath(keyPath)))
        return true
      }
    }
    return properties
  }
}

/// The stored properties of all types that have been asked for.
private let storedProperties = KnownTypes()

/// Returns whether a type is a struct.
package func isStruct(_ type: Any.Type) -> Bool { kind(of: type) == 0x200 }

/// Returns whether a type is an enum, and not an optional.
package func isEnum(_ type: Any.Type) -> Bool { kind(of: type) == 0x201 }

/// Returns whether a type is that of functions.
internal func isFunction(_ type: Any.Type) -> Bool { kind(of: type) == 0x302 }

/// Returns the types of the stored properties of a struct.
internal func typesOfProperties(of type: Any.Type) -> [Any.Type] {
  func types<Root>(of type: Root.Type) -> [Any.Type] { StoredProperty.all(of: type).map(\.type) }
  return _openExistential(type, do: types)
}

// The functions belong to the stable interfaces of Swift's runtime and of its standard library, which hides the second
// one from imports on Apple's platforms. Its options are a struct that is not frozen, and are passed by address.

@_silgen_name("swift_getMetadataKind")
private func kind(of type: Any.Type) -> UInt

/// The options of the function below, which leave out properties that have no key path.
private struct FieldOptions {
  let rawValue: UInt32 = 2
}

@_silgen_name("$ss24_forEachFieldWithKeyPath2of7options4bodySbxm_s01_bC7OptionsVSbSPys4Int8VG_s07PartialeF0CyxGtXEtlF")
private func forEachField<Root>(
  of type: Root.Type, options: inout FieldOptions, body: (UnsafePointer<CChar>, PartialKeyPath<Root>) -> Bool
) -> Bool
