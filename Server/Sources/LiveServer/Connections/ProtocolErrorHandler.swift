import NIOCore
import NIOHTTP1

/// A handler that answers what is no request with the code 400, unless an answer has begun, or the server ends.
internal final class ProtocolErrorHandler: ChannelDuplexHandler {
  internal typealias InboundIn = HTTPServerRequestPart
  internal typealias OutboundIn = HTTPServerResponsePart
  internal typealias OutboundOut = HTTPServerResponsePart

  private let connections: OpenConnections
  private let refused: @Sendable (Refusal) -> Void
  private var isAnswering = false

  internal init(_ connections: OpenConnections, refused: @escaping @Sendable (Refusal) -> Void) {
    (self.connections, self.refused) = (connections, refused)
  }

  /// An answer that the server does not give itself, because there is no whole request.
  internal struct Refusal: Sendable {
    internal let status: HTTPResponseStatus
    internal let reason: String
    internal let address: String
  }

  internal func errorCaught(context: ChannelHandlerContext, error: any Error) {
    // The rest of a request is an error, too, when its client has closed the connection. After the last answer of a
    // server that ends, the handlers of the protocol accept none.
    if let error = error as? HTTPParserError, error != .invalidEOFState, context.channel.isActive, !isAnswering,
      !connections.isEnding
    {
      let reason = "The request is malformed, has too many fields, or a field or an address that is too long."
      let headers: HTTPHeaders = [
        "Connection": "close", "Content-Length": "\(reason.utf8.count)", "Content-Type": "text/plain; charset=utf-8",
      ]
      let head = HTTPResponseHead(version: .http1_1, status: .badRequest, headers: headers)
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
    case .head: isAnswering = true
    case .body: break
    case .end: isAnswering = false
    }
    context.write(data, promise: promise)
  }
}
