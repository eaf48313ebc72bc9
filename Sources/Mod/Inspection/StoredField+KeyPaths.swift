extension StoredField {
  /// Returns the names and the key paths of the stored properties of a struct, in the order of declaration.
  ///
  /// A key path of a variable is writable. A property without a key path, such as a weak reference, is left out.
  ///
  /// - Complexity: O(*n*) in the number of properties.
  package static func keyPaths<Root>(of type: Root.Type) -> [(label: String, keyPath: PartialKeyPath<Root>)] {
    guard isStruct(type) else { return [] }
    var keyPaths: [(label: String, keyPath: PartialKeyPath<Root>)] = []
    var options = FieldOptions()
    _ = forEachField(of: type, options: &options) { name, keyPath in
      keyPaths.append((String(cString: name), keyPath))
      return true
    }
    return keyPaths
  }

  /// The options of the function of the standard library, which leave out properties that have no key path.
  private struct FieldOptions {
    let rawValue: UInt32 = 2
  }

  // The function of the standard library that makes these key paths is hidden from imports on Apple's platforms, but
  // belongs to its stable interface. Its options are a struct that is not frozen, and are passed by address.
  @_silgen_name(
    "$ss24_forEachFieldWithKeyPath2of7options4bodySbxm_s01_bC7OptionsVSbSPys4Int8VG_s07PartialeF0CyxGtXEtlF")
  private static func forEachField<Root>(
    of type: Root.Type, options: inout FieldOptions,
    body: (UnsafePointer<CChar>, PartialKeyPath<Root>) -> Bool
  ) -> Bool
}
