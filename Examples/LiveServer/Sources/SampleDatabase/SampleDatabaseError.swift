import Foundation
import GRDB

/// The reason why a file does not serve as the database of the sample app.
public enum SampleDatabaseError: Error {
  /// A later version of the program has changed the tables.
  case newer(path: String)

  /// The file cannot be opened, is damaged, or is no database.
  case unusable(path: String, reason: any Error)
}

extension SampleDatabaseError: CustomStringConvertible {
  /// The reason in a sentence, with the path.
  public var description: String {
    switch self {
    case .newer(let path): "“\(path)” was written by a later version of this program."
    case .unusable(let path, let reason): "“\(path)” cannot be opened: \(Self.words(for: reason))"
    }
  }

  private static func words(for reason: any Error) -> String {
    switch reason {
    case let error as POSIXError: String(cString: strerror(error.code.rawValue))
    case let error as DatabaseError: (error.message ?? "\(error.resultCode)").replacing("\n", with: " ")
    default: "\(reason)"
    }
  }
}
