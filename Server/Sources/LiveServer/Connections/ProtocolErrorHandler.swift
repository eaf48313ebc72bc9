import NIOCore
import NIOHTTP1

/// A handler that answers what is no request with the code 400, unless an answer has begun, or the server ends.
///
/// It asks a client for a body that waits to be asked for, and says in words that a body is too large.
internal final class ProtocolErrorHandler: ChannelDuplexHandler {
  internal typealias InboundIn = HTTPServerRequestPart
  internal typealias OutboundIn = HTTPServerResponsePart
  internal typealias OutboundOut = HTTPServerResponsePart

  private let connections: OpenConnections
  private let bodyBytes: Int
  private let refused: @Sendable (Refusal) -> Void
  private var isAnswering = false

  /// Whether the last request asks for a header alone.
  private var wantsHeader = false

  internal init(_ connections: OpenConnections, bodyBytes: Int, refused: @escaping @Sendable (Refusal) -> Void) {
    (self.connections, self.bodyBytes, self.refused) = (connections, bodyBytes, refused)
  }

  /// An answer that the server does not give itself, because there is no whole request.
  internal struct Refusal: Sendable {
    internal let status: HTTPResponseStatus
    internal let reason: String
    internal let address: String
  }

  internal func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    if case .head(let head) = unwrapInboundIn(data) {
      wantsHeader = head.method == .HEAD
      if waitsForContinue(head) {
        let answer = HTTPResponseHead(version: .http1_1, status: .continue)
        context.writeAndFlush(wrapOutboundOut(.head(answer)), promise: nil)
      }
    }
    context.fireChannelRead(data)
  }

  /// Returns whether a client sends a body, which is not too large, after it is told to.
  private func waitsForContinue(_ head: HTTPRequestHead) -> Bool {
    guard head.version.minor > 0, head.headers["Expect"].first?.lowercased() == "100-continue" else { return false }
    return Int(head.headers["Content-Length"].first ?? "0").map { $0 <= bodyBytes } ?? false
  }

  internal func errorCaught(context: ChannelHandlerContext, error: any Error) {
    // The rest of a request is an error, too, when its client has closed the connection. After the last answer of a
    // server that ends, the handlers of the protocol accept none.
    if let error = error as? HTTPParserError, error != .invalidEOFState, context.channel.isActive, !isAnswering,
      !connections.isEnding
    {
      let reason = error.words
      var head = HTTPResponseHead(version: .http1_1, status: .badRequest, headers: ["Connection": "close"])
      head.describe(reason)
      write(context: context, data: wrapOutboundOut(.head(head)), promise: nil)
      let body = context.channel.allocator.buffer(string: reason)
      write(context: context, data: wrapOutboundOut(.body(.byteBuffer(body))), promise: nil)
      write(context: context, data: wrapOutboundOut(.end(nil)), promise: nil)
      context.flush()
      let address = context.remoteAddress?.ipAddress ?? ""
      refused(Refusal(status: .badRequest, reason: reason, address: address))
    }
    context.fireErrorCaught(error)
  }

  internal func write(context: ChannelHandlerContext, data: NIOAny, promise: EventLoopPromise<Void>?) {
    switch unwrapOutboundIn(data) {
    case .head(var head):
      isAnswering = true
      // The handler that collects bodies answers without words.
      guard head.status == .payloadTooLarge, head.headers["Content-Length"] == ["0"], !wantsHeader else { break }
      head.describe(Self.tooLarge)
      context.write(wrapOutboundOut(.head(head)), promise: promise)
      let body = context.channel.allocator.buffer(string: Self.tooLarge)
      return context.write(wrapOutboundOut(.body(.byteBuffer(body))), promise: nil)
    case .body: break
    case .end: isAnswering = false
    }
    context.write(data, promise: promise)
  }

  /// The reason why a body is refused, also in the log.
  internal static let tooLarge = "The body is too large."
}

extension HTTPResponseHead {
  /// Announces a text as the body.
  fileprivate mutating func describe(_ text: String) {
    headers.replaceOrAdd(name: "Content-Length", value: "\(text.utf8.count)")
    headers.replaceOrAdd(name: "Content-Type", value: "text/plain; charset=utf-8")
  }
}

extension HTTPParserError {
  /// The reason why there is no request, in a sentence.
  fileprivate var words: String {
    switch self {
    case .headerOverflow: "The header has too many fields, or a field or an address that is too long."
    case .invalidContentLength, .unexpectedContentLength, .invalidChunkSize:
      "The request is malformed: the length of its body."
    case .invalidHeaderToken: "The request is malformed: a field of its header."
    case .invalidMethod: "The request is malformed: its method. The server speaks HTTP without TLS."
    case .invalidVersion: "The request is malformed: its version of HTTP."
    default: "The request is malformed."
    }
  }
}
