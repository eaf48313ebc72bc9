#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif
import Signals

extension CodableContainer {
  /// Returns the whole tree as JSON, by default with sorted keys.
  ///
  /// - Throws: An `EncodingError` if a value has no JSON representation, such as a number that is not finite.
  /// - Complexity: O(*n*) for *n* encoded values.
  public func json(_ formatting: JSONEncoder.OutputFormatting = [.sortedKeys]) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = formatting
    return String(decoding: try encoder.encode(self), as: UTF8.self)
  }

  /// Restores a state from JSON. See `restore(from:)`.
  ///
  /// - Throws: `RestoreError` with the place and the reason; then nothing has been changed.
  /// - Complexity: O(*n*) for *n* encoded values.
  public func restore(json: String) throws(RestoreError) {
    try restore { () throws in try JSONDecoder().decode(Self.self, from: Data(json.utf8)) }
  }

  /// Writes the whole tree as JSON, now and after each change.
  ///
  /// - Parameters:
  ///   - prefix: The beginning of each line.
  ///   - write: The closure that receives the lines. By default, they are printed. An error is written in place of the
  ///     JSON.
  /// - Returns: The lifetime of the subscription. Retain it: when it is released, the subscription is cancelled.
  public func logJSON(
    prefix: String = "",
    to write: @escaping (String) -> Void = { print($0) }
  ) -> Lifetime {
    codableValueChanged.prepend(()).subscribe {
      do { write(prefix + (try json())) } catch { write(prefix + "\(error)") }
    }
  }
}
