#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension CodableContainer {
  /// The whole tree as JSON, with sorted keys.
  ///
  /// - Throws: An `EncodingError`, if a value in the tree has no JSON, such as a number that is not finite.
  public func json(_ formatting: JSONEncoder.OutputFormatting = [.sortedKeys]) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = formatting
    return String(decoding: try encoder.encode(self), as: UTF8.self)
  }

  /// Puts a state that was stored as JSON in place of the present one; see ``restore(from:)``.
  ///
  /// - Throws: Where and why it could not be restored; then nothing has been changed.
  public func restore(json: String) throws(RestoreError) {
    try restore { () throws in try JSONDecoder().decode(Self.self, from: Data(json.utf8)) }
  }

  /// Writes the whole tree as JSON, now and whenever anything in it has been changed.
  ///
  /// - Parameters:
  ///   - prefix: What each line begins with.
  ///   - write: Where the lines go; by default, to standard output. An error is written in place of the JSON.
  public func logJSON(
    prefix: String = "",
    to write: @escaping (String) -> Void = { print($0) }
  ) -> Lifetime {
    codableValueChanged.startWith(()).subscribe {
      do { write(prefix + (try json())) } catch { write(prefix + "\(error)") }
    }
  }
}
