import CPostgres
import LiveServer

/// A connection to a database, of one thread at a time.
internal final class PostgresConnection {
  private let pointer: OpaquePointer

  /// Connects to a database, which answers within a time.
  ///
  /// - Throws: ``PostgresStoreError``.
  internal init(_ address: String, time: Duration) throws {
    let milliseconds = time / .milliseconds(1)
    // The address comes last, so that it may have parameters of its own.
    let parameters = [
      ("application_name", "LiveServer"), ("client_encoding", "UTF8"),
      ("connect_timeout", "\(max(2, Int(milliseconds / 1_000)))"), ("tcp_user_timeout", "\(Int(milliseconds) * 2)"),
      ("keepalives_idle", "5"), ("keepalives_interval", "5"), ("keepalives_count", "2"), ("dbname", address),
    ]
    guard let pointer = Self.connect(parameters) else { throw PostgresStoreError.unreachable("Memory is lacking.") }
    self.pointer = pointer
    if PQstatus(pointer) != CONNECTION_OK { throw PostgresStoreError.unreachable(Self.message(of: pointer)) }
    PQsetNoticeProcessor(pointer, { _, _ in }, nil)
    try perform("SET statement_timeout = \(Int(milliseconds)); SET idle_in_transaction_session_timeout = 60000")
  }

  deinit { PQfinish(pointer) }

  /// Whether the database answers.
  internal var isAlive: Bool {
    let result = PQexec(pointer, "")
    PQclear(result)
    return PQstatus(pointer) == CONNECTION_OK
  }

  /// Performs statements without parameters.
  ///
  /// - Throws: ``PostgresStoreError``.
  internal func perform(_ statements: String) throws {
    let result = PQexec(pointer, statements)
    defer { PQclear(result) }
    try check(result)
  }

  /// Performs a statement with parameters as texts, and returns the rows of its result as texts.
  ///
  /// - Throws: ``PostgresStoreError``.
  @discardableResult
  internal func rows(of statement: String, _ parameters: [String]) throws -> [[String?]] {
    let result = Self.withPointers(to: parameters) { values in
      PQexecParams(pointer, statement, Int32(parameters.count), nil, values, nil, nil, 0)
    }
    defer { PQclear(result) }
    try check(result)
    return (0..<PQntuples(result)).map { row in
      (0..<PQnfields(result)).map { column in
        if PQgetisnull(result, row, column) != 0 { return nil }
        return PQgetvalue(result, row, column).map { String(cString: $0) }
      }
    }
  }

  /// Performs statements together, or none of them after an error.
  ///
  /// - Throws: ``PostgresStoreError``.
  internal func transaction(_ body: () throws -> Void) throws {
    try perform("BEGIN")
    do {
      try body()
      try perform("COMMIT")
    } catch {
      // A connection that is lost ends the transaction, too.
      try? perform("ROLLBACK")
      throw error
    }
  }

  private func check(_ result: OpaquePointer?) throws {
    switch PQresultStatus(result) {
    case PGRES_COMMAND_OK, PGRES_TUPLES_OK, PGRES_EMPTY_QUERY: return
    default:
      guard PQstatus(pointer) == CONNECTION_OK, let state = PQresultErrorField(result, Int32(UInt8(ascii: "C"))) else {
        throw PostgresStoreError.unreachable(Self.message(of: pointer))
      }
      let message = PQresultErrorField(result, Int32(UInt8(ascii: "M"))).map { String(cString: $0) }
      throw PostgresStoreError.refused(code: String(cString: state), message ?? "")
    }
  }

  private static func message(of pointer: OpaquePointer) -> String {
    let message = PQerrorMessage(pointer).map { String(cString: $0) } ?? ""
    return message.split(separator: "\n").joined(separator: " ")
  }

  private static func connect(_ parameters: [(name: String, value: String)]) -> OpaquePointer? {
    withPointers(to: parameters.map(\.name)) { names in
      withPointers(to: parameters.map(\.value)) { PQconnectdbParams(names, $0, 1) }
    }
  }

  /// Calls a closure with texts as C has them, and a `NULL` at the end.
  private static func withPointers<Result>(
    to texts: [String], _ body: (UnsafePointer<UnsafePointer<CChar>?>?) -> Result
  ) -> Result {
    // One buffer has all texts, each with its end.
    let starts = texts.reduce(into: [0]) { $0.append(($0.last ?? 0) + $1.utf8.count + 1) }
    let bytes: [CChar] = texts.flatMap { text in text.utf8.map { CChar(bitPattern: $0) } + [CChar(0)] }
    return bytes.withUnsafeBufferPointer { buffer in
      let pointers = starts.dropLast().map { start in buffer.baseAddress.map { $0 + start } }
      return (pointers + [nil]).withUnsafeBufferPointer { body($0.baseAddress) }
    }
  }
}
