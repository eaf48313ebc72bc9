/// The error of an event with a payload of another type than its handler takes.
package struct PayloadMismatch: Error {
  /// The holder of the payload: `row [0, 2]`.
  package let holder: String

  /// The type of the payload.
  package let found: any Any.Type

  /// The type that the handler takes.
  package let expected: any Any.Type

  /// Returns a payload as the type that a handler takes. A handler without a payload takes any.
  ///
  /// - Throws: ``PayloadMismatch`` if it is of another type.
  internal static func cast<Payload>(
    _ payload: Any, to type: Payload.Type, heldBy holder: @autoclosure () -> String
  ) throws(PayloadMismatch) -> Payload {
    guard let result = (Payload.self == Void.self ? () : payload) as? Payload else {
      throw PayloadMismatch(holder: holder(), found: Swift.type(of: payload), expected: Payload.self)
    }
    return result
  }
}

extension PayloadMismatch: CustomStringConvertible {
  /// The holder and both types: `row [0, 2] holds Album, and the handler takes User`.
  ///
  /// Of a row without an element: `row [0, 2] has no element, and the handler takes User: list the rows by …`.
  package var description: String {
    found == CellModel.self
      ? "\(holder) has no element, and the handler takes \(expected): list the rows by 'RowList(data) { element in … }'"
      : "\(holder) holds \(found), and the handler takes \(expected)"
  }
}
