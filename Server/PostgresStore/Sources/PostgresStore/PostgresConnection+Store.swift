import LiveServer

/// The tables of the store.
extension PostgresConnection {
  /// The version of the tables that this code makes.
  internal static let latestVersion = 1

  /// Makes the tables, unless there are some, and checks that they can be written.
  ///
  /// - Throws: ``PostgresStoreError``.
  internal func makeStore() throws {
    try transaction {
      // Servers that start at the same time wait for one another.
      try perform("SELECT pg_advisory_xact_lock(hashtext('live_server'))")
      if try rows(of: "SELECT to_regclass('live_server_version')", [])[0][0] == nil {
        try perform(
          """
          CREATE TABLE live_server_version (version INTEGER NOT NULL);
          INSERT INTO live_server_version VALUES (\(Self.latestVersion));
          CREATE TABLE live_server_data (id INTEGER PRIMARY KEY CHECK (id = 1), json BYTEA NOT NULL);
          CREATE TABLE live_session (
            token TEXT PRIMARY KEY, owner TEXT NOT NULL, saved TIMESTAMPTZ NOT NULL, bytes BIGINT NOT NULL,
            state BYTEA NOT NULL);
          CREATE INDEX live_session_saved ON live_session (saved, bytes);
          """)
      }
      let version = try rows(of: "SELECT max(version) FROM live_server_version", [])[0][0].flatMap { Int($0) } ?? 0
      if version > Self.latestVersion { throw PostgresStoreError.newer(version: version) }
      try perform("UPDATE live_session SET owner = owner WHERE FALSE")
    }
  }

  /// Returns the shared data, if there are some.
  ///
  /// - Throws: ``PostgresStoreError``.
  internal func sharedData() throws -> String? {
    try rows(of: "SELECT encode(json, 'hex') FROM live_server_data", []).first?[0].map { String(hex: $0) }
  }

  /// Writes the states of a server, but for those that belong to another one.
  ///
  /// - Throws: ``PostgresStoreError``.
  internal func save(_ changed: SavedSessions, of owner: String) throws {
    if !changed.states.isEmpty {
      // Digits need no quotes in an array. All servers lock rows in the same order.
      let states = changed.states.sorted { $0.key.digits < $1.key.digits }
      let tokens = states.map(\.key.digits).joined(separator: ",")
      let texts = states.map { $0.value.isEmpty ? "\"\"" : $0.value.hex }.joined(separator: ",")
      try rows(
        of: """
          INSERT INTO live_session (token, owner, saved, bytes, state)
            SELECT token, $1, clock_timestamp(), length(text) / 2, decode(text, 'hex')
              FROM unnest($2::text[], $3::text[]) AS new (token, text)
            ON CONFLICT (token) DO UPDATE
              SET saved = excluded.saved, bytes = excluded.bytes, state = excluded.state
              WHERE live_session.owner = excluded.owner
          """, [owner, "{\(tokens)}", "{\(texts)}"])
    }
    if let shared = changed.shared {
      try rows(
        of: """
          INSERT INTO live_server_data VALUES (1, decode($1, 'hex'))
            ON CONFLICT (id) DO UPDATE SET json = excluded.json
          """, [shared.hex])
    }
  }

  /// Removes states that have not changed for a time, and the oldest ones beyond a number of bytes.
  ///
  /// - Throws: ``PostgresStoreError``.
  internal func remove(olderThan age: Duration, beyond bytes: Int) throws {
    try rows(
      of: """
        DELETE FROM live_session WHERE token IN (
          SELECT token FROM live_session WHERE saved < now() - make_interval(secs => $1::float8)
            ORDER BY token FOR UPDATE SKIP LOCKED)
        """, ["\(age / .seconds(1))"])
    let sum = try rows(of: "SELECT coalesce(sum(bytes), 0) FROM live_session", [])[0][0].flatMap { Int($0) } ?? 0
    if sum <= bytes { return }
    try rows(
      of: """
        DELETE FROM live_session WHERE token IN (
          SELECT token FROM (
            SELECT token, sum(bytes) OVER (ORDER BY saved DESC, token) AS total FROM live_session) AS sums
            WHERE total > $1::bigint)
        """, ["\(bytes)"])
  }

  /// Makes a session one of a server, and returns its state unless the server knows it.
  ///
  /// - Throws: ``PostgresStoreError``.
  internal func takeOver(
    _ token: ResumeToken, by owner: String, isKnown: Bool, within age: Duration
  ) throws -> String? {
    let rows = try rows(
      of: """
        UPDATE live_session SET owner = $1 WHERE token = $2 AND saved >= now() - make_interval(secs => $3::float8)
            AND (owner <> $1 OR NOT $4::boolean)
          RETURNING encode(state, 'hex')
        """, [owner, token.digits, "\(age / .seconds(1))", "\(isKnown)"])
    return rows.first?[0].map { String(hex: $0) }
  }
}

extension String {
  /// The bytes as hexadecimal digits.
  fileprivate var hex: String {
    let digits = Array("0123456789abcdef".utf8)
    var result: [UInt8] = []
    result.reserveCapacity(2 * utf8.count)
    for byte in utf8 { result += [digits[Int(byte >> 4)], digits[Int(byte & 15)]] }
    return String(decoding: result, as: UTF8.self)
  }

  /// Creates a text from the hexadecimal digits of its bytes.
  fileprivate init(hex: String) {
    var (bytes, high): ([UInt8], UInt8?) = ([], nil)
    for digit in hex.utf8 {
      let value = digit < 58 ? digit - 48 : digit - 87
      if let first = high { bytes.append(first << 4 | value) }
      high = high == nil ? value : nil
    }
    self.init(decoding: bytes, as: UTF8.self)
  }
}
