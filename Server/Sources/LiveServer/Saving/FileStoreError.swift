import Foundation

/// The reason why a ``FileStore`` cannot read or write its file.
public struct FileStoreError: Error {
  /// What the store has tried.
  public enum Action: Hashable, Sendable {
    case reading, saving
  }

  /// The path of the file.
  public let path: String

  /// What the store has tried.
  public let action: Action

  /// The error of the system, or a `DecodingError`.
  public let reason: any Error
}

extension FileStoreError: CustomStringConvertible {
  /// The reason in a sentence, with the path.
  public var description: String {
    let words = (reason as? POSIXError).map { String(cString: strerror($0.code.rawValue)) } ?? "\(reason)"
    return "“\(path)” cannot be \(action == .reading ? "read" : "saved"): \(words)"
  }
}
