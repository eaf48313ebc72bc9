/// Why a state could not be restored. Everything is as it was.
public struct RestoreError: Error, Equatable, CustomStringConvertible {
  /// Where it went wrong, from the root: `rows[2].title`. Empty for the root itself.
  public let path: String

  /// What was expected and what was found there.
  public let reason: String

  /// Makes an error.
  public init(path: String, reason: String) {
    self.path = path
    self.reason = reason
  }

  /// Tells where a decoder got stuck, and why.
  public init(_ error: any Error) {
    guard let error = error as? DecodingError else {
      self.init(path: "", reason: "\(error)")
      return
    }
    switch error {
    case .typeMismatch(_, let context), .valueNotFound(_, let context), .dataCorrupted(let context):
      self.init(path: Self.path(context.codingPath), reason: context.debugDescription)
    case .keyNotFound(let key, let context):
      self.init(path: Self.path(context.codingPath + [key]), reason: "Nothing is stored for it.")
    @unknown default:
      self.init(path: "", reason: "\(error)")
    }
  }

  /// The path and the reason in one line.
  public var description: String {
    "Cannot restore \(path.isEmpty ? "the state" : path): \(reason)"
  }

  /// The error by its path from further outside.
  internal func inside(_ name: String) -> RestoreError {
    let separator = path.isEmpty || path.hasPrefix("[") ? "" : "."
    return RestoreError(path: name + separator + path, reason: reason)
  }

  private static func path(_ keys: [any CodingKey]) -> String {
    keys.reduce("") { path, key in
      if let index = key.intValue { return "\(path)[\(index)]" }
      return path.isEmpty ? key.stringValue : "\(path).\(key.stringValue)"
    }
  }
}
