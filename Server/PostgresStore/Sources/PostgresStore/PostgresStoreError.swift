/// The reason why a ``PostgresStore`` cannot use its database.
public enum PostgresStoreError: Error, Hashable {
  /// There is no connection, for the reason that the library tells.
  case unreachable(String)

  /// The database has refused a statement, with a code of SQLSTATE and a message.
  case refused(code: String, String)

  /// The tables are those of a later version of the store.
  case newer(version: Int)
}

extension PostgresStoreError: CustomStringConvertible {
  /// The reason in a sentence, without the address, which may contain a password.
  public var description: String {
    switch self {
    case .unreachable(let words): "The database of the sessions cannot be reached: \(words)"
    case .refused(let code, let words): "The database of the sessions has refused a statement: \(words) (\(code))"
    case .newer(let version):
      "The database of the sessions was written by a later version of the store, \(version)."
    }
  }
}
