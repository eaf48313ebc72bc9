import NIOHTTP1

/// The limits of connections and of requests, which hold before a request reaches a session. See also `SessionLimits`.
///
/// A header that is too long or malformed is answered with the code 400, and a body that is too large with 413. Then
/// the connection is closed, as it is without an answer at each of the other limits.
struct ServerLimits: Sendable {
  /// The number of connections at a time. 900 by default, because a process may often open 1,024 files; fewer, if it
  /// may open fewer.
  var connections = 900

  /// The number of connections of one address at a time. 100 by default. All users behind a proxy have its address.
  var connectionsPerAddress = 100

  /// The largest field of a header, and the largest target of a request, in bytes. 8,192 by default.
  var fieldBytes = 8_192

  /// The largest header in bytes. 16,384 by default.
  var headerBytes = 16_384

  /// The number of fields of a header. 64 by default.
  var fields = 64

  /// The largest body in bytes. 65,536 by default, so that a session answers messages that are a little too large.
  var bodyBytes = 65_536

  /// The time in which a new connection sends its first header, and a body follows its header. 10 seconds by default.
  var requestTime = Duration.seconds(10)

  /// The time from an answer to the next header of the connection. 60 seconds by default.
  var idleTime = Duration.seconds(60)

  /// The time in which a client accepts what waits for it. 30 seconds by default.
  var writingTime = Duration.seconds(30)
}

extension ServerLimits {
  /// Returns the limits of a process that may open a number of files, of which each connection is one.
  ///
  /// A server without files for a new connection would try again and again.
  func fitting(files: Int) -> ServerLimits {
    var limits = self
    limits.connections = min(connections, max(1, files - 60))
    return limits
  }

  /// The limits that the decoder of requests checks while it reads.
  var decoding: NIOHTTPDecoderLimitConfiguration {
    var limits = NIOHTTPDecoderLimitConfiguration()
    limits.maxHeaderFieldSize = fieldBytes
    limits.maxHeaderListSize = headerBytes
    limits.maxHeaderFieldCount = fields
    return limits
  }
}
