/// The error of a state that could not be restored. Nothing has been changed.
public struct RestoreError: Error, Equatable, CustomStringConvertible {
  /// The path of the value that does not fit, from the root: `rows[2].title`. Empty for the root itself.
  public let path: String

  /// The expected and the stored value.
  public let reason: String

  /// Creates an error.
  public init(path: String, reason: String) {
    self.path = path
    self.reason = reason
  }

  /// Creates an error with the path and the reason of a decoding error.
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

  /// The path and the reason on one line.
  public var description: String { "Cannot restore \(path.isEmpty ? "the state" : path): \(reason)" }

  /// Returns the error with a path that begins one level further out.
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
