import Foundation
import GRDB

/// The reason why a ``SQLiteStore`` cannot use its file.
public struct SQLiteStoreError: Error {
  /// What is wrong.
  public enum Reason: Sendable {
    /// The tables are those of a later version of the store.
    case newer(version: Int)

    /// The error of the system, or a `DatabaseError` of GRDB: the file is damaged, no database, locked or full, or it
    /// cannot be read or written.
    case failed(any Error)
  }

  /// The path of the file.
  public let path: String

  /// What is wrong.
  public let reason: Reason
}

extension SQLiteStoreError: CustomStringConvertible {
  /// The reason in a sentence, with the path.
  public var description: String {
    switch reason {
    case .newer(let version): "“\(path)” was written by a later version of the store, \(version)."
    case .failed(let error as POSIXError):
      "“\(path)” cannot be opened: \(String(cString: strerror(error.code.rawValue)))"
    case .failed(let error as DatabaseError):
      switch error.resultCode {
      case .SQLITE_CORRUPT: "“\(path)” is damaged: \(Self.words(of: error))"
      case .SQLITE_NOTADB: "“\(path)” is no database."
      default: "“\(path)” cannot be used: \(Self.words(of: error))"
      }
    case .failed(let error): "“\(path)” cannot be used: \(error)"
    }
  }

  private static func words(of error: DatabaseError) -> String {
    (error.message ?? "\(error.resultCode)").replacing("\n", with: " ")
  }
}
