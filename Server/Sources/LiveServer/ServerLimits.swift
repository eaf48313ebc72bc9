import NIOHTTP1

/// The limits of connections, requests and times of a server. See also `SessionLimits`.
///
/// A header that is too long or malformed is answered with the code 400, and a body that is too large with 413. Then
/// the connection is closed, as it is without an answer at each of the other limits.
public struct ServerLimits: Hashable, Sendable {
  /// The number of connections at a time. 900 by default, because a process may often open 1,024 files; fewer, if it
  /// may open fewer.
  public var connections = 900

  /// The number of connections of one address at a time. 100 by default.
  ///
  /// It does not hold behind a proxy, which has one address for all of its clients. See
  /// ``ServerOptions/isBehindProxy``.
  public var connectionsPerAddress = 100

  /// The number of tabs of one browser that are connected at a time. 5 by default.
  ///
  /// A browser keeps at most six connections to a server that speaks HTTP/1.1, and each tab needs one for its frames.
  /// The page of a further tab shows that there are too many, and goes on as soon as another one is closed. The limit
  /// does not hold behind a proxy, which may speak HTTP/2.
  public var tabsPerBrowser = 5

  /// The largest field of a header, and the largest target of a request, in bytes. 8,192 by default.
  public var fieldBytes = 8_192

  /// The largest header in bytes. 16,384 by default.
  public var headerBytes = 16_384

  /// The number of fields of a header. 64 by default.
  public var fields = 64

  /// The largest body in bytes. 65,536 by default, so that a session answers messages that are a little too large.
  public var bodyBytes = 65_536

  /// The time in which a new connection sends its first header, and a body follows its header. 10 seconds by default.
  ///
  /// So long, what still comes of a request that is refused is dropped, so that its client gets the answer.
  public var requestTime = Duration.seconds(10)

  /// The time from an answer to the next header of the connection. 60 seconds by default.
  public var idleTime = Duration.seconds(60)

  /// The time in which a client accepts what waits for it. 30 seconds by default.
  public var writingTime = Duration.seconds(30)

  /// The time in which a server that ends waits for its connections to take their last answers. 5 seconds by default.
  public var endingTime = Duration.seconds(5)

  /// Creates the default limits.
  public init() {}
}

extension ServerLimits {
  /// Returns the limits of a process that may open a number of files, of which each connection is one.
  ///
  /// A server without files for a new connection would try again and again.
  internal func fitting(files: Int) -> ServerLimits {
    var limits = self
    limits.connections = min(connections, max(1, files - 60))
    return limits
  }

  /// The limits that the decoder of requests checks while it reads.
  internal var decoding: NIOHTTPDecoderLimitConfiguration {
    var limits = NIOHTTPDecoderLimitConfiguration()
    limits.maxHeaderFieldSize = fieldBytes
    limits.maxHeaderListSize = headerBytes
    limits.maxHeaderFieldCount = fields
    return limits
  }
}
