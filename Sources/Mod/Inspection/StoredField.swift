/// A stored property of a struct: its name, its declared type, and its offset in the memory of a value.
///
/// A mirror has the same information, but computes it for each value and takes some thousand times longer than reading
/// memory. The functions are those that mirrors use; they belong to the stable interface of Swift's runtime.
package struct StoredField {
  package let label: String
  package let type: Any.Type
  package let offset: Int

  /// A Boolean value that indicates whether the property is a variable.
  package let isVariable: Bool

  /// Returns the stored properties of a struct in the order of declaration; `nil` if one of them is a weak or unowned
  /// reference, which is not stored as a value of its type.
  ///
  /// - Complexity: O(*n*) in the number of properties.
  package static func all(of type: Any.Type) -> [StoredField]? {
    var fields: [StoredField] = []
    for index in 0..<count(type) {
      var declaration = Declaration()
      let fieldType = fieldType(type, index, &declaration)
      defer { declaration.free?(declaration.name) }
      guard declaration.isStrong, let name = declaration.name else { return nil }
      let label = String(cString: name)
      let offset = offset(type, index)
      fields.append(StoredField(label: label, type: fieldType, offset: offset, isVariable: declaration.isVariable))
    }
    return fields
  }

  /// Returns whether a type is a struct. The properties of other types are not found without a value.
  package static func isStruct(_ type: Any.Type) -> Bool { kind(type) == 0x200 }

  /// Returns whether a type is that of functions.
  package static func isFunction(_ type: Any.Type) -> Bool { kind(type) == 0x302 }

  /// Returns whether values of a type may have stored properties that are compared one by one.
  package static func mayBeIn(_ type: Any.Type) -> Bool { isStruct(type) && !isStandard(type) }

  /// The facts that the runtime returns about a property next to its type.
  private struct Declaration {
    var name: UnsafePointer<CChar>?
    var free: (@convention(c) (UnsafePointer<CChar>?) -> Void)?
    var isStrong = false
    var isVariable = false
  }

  @_silgen_name("swift_getMetadataKind")
  private static func kind(_ type: Any.Type) -> UInt

  @_silgen_name("swift_reflectionMirror_recursiveCount")
  private static func count(_ type: Any.Type) -> Int

  @_silgen_name("swift_reflectionMirror_recursiveChildMetadata")
  private static func fieldType(_ type: Any.Type, _ index: Int, _ declaration: UnsafeMutablePointer<Declaration>)
    -> Any.Type

  @_silgen_name("swift_reflectionMirror_recursiveChildOffset")
  private static func offset(_ type: Any.Type, _ index: Int) -> Int
}
