import NIOCore
import NIOHTTP1

/// The last handler of a connection, which answers each of its requests, and stops when the client is gone.
///
/// A client that sends no more gets the answer to what it has sent, but no further frames: pages that are closed end
/// their connections in the same way.
internal final class AnswerHandler: ChannelDuplexHandler {
  internal typealias InboundIn = NIOHTTPServerRequestFull
  internal typealias OutboundIn = HTTPServerResponsePart
  internal typealias OutboundOut = HTTPServerResponsePart

  private let answer: @Sendable (Request) async -> Answer
  private let refused: @Sendable (ProtocolErrorHandler.Refusal) -> Void
  private var task: Task<Void, Never>?
  private var isAnswering = false

  /// The address of the client, which a connection that has been closed does not know.
  private var address = ""
  private var isStreaming = false

  /// Whether the connection is closed after the present answer.
  private var isLast = false

  internal init(
    _ answer: @escaping @Sendable (Request) async -> Answer,
    refused: @escaping @Sendable (ProtocolErrorHandler.Refusal) -> Void
  ) {
    (self.answer, self.refused) = (answer, refused)
  }

  internal func channelActive(context: ChannelHandlerContext) {
    address = context.remoteAddress?.ipAddress ?? ""
    context.fireChannelActive()
  }

  internal func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    if isLast { return }
    let full = unwrapInboundIn(data)
    let body = full.body.map { Array($0.readableBytesView) } ?? []
    let request = Request(
      head: full.head, body: body, address: address, arrival: .now)
    isAnswering = true
    task = Self.serve(request, on: context.channel, answer)
  }

  internal func write(context: ChannelHandlerContext, data: NIOAny, promise: EventLoopPromise<Void>?) {
    switch unwrapOutboundIn(data) {
    case .head(let head):
      isStreaming = !head.headers.contains(name: "Content-Length")
      if isStreaming, isLast { return context.close(promise: promise) }
      isLast = isLast || !head.isKeepAlive
      context.write(data, promise: promise)
    case .body: context.write(data, promise: promise)
    case .end:
      (isAnswering, isStreaming) = (false, false)
      let promise = promise ?? context.eventLoop.makePromise()
      if isLast {
        let channel = context.channel
        promise.futureResult.whenComplete { _ in channel.close(promise: nil) }
      }
      context.write(data, promise: promise)
    }
  }

  internal func channelInactive(context: ChannelHandlerContext) {
    task?.cancel()
    context.fireChannelInactive()
  }

  internal func userInboundEventTriggered(context: ChannelHandlerContext, event: Any) {
    // The handler before this one has answered a body that is too large.
    if event as? NIOHTTPObjectAggregatorEvent == .httpFrameTooLong {
      refused(.init(status: .payloadTooLarge, reason: ProtocolErrorHandler.tooLarge, address: address))
    }
    if event as? ChannelEvent == .inputClosed {
      isLast = true
      if !isAnswering || isStreaming { context.close(promise: nil) }
    }
    context.fireUserInboundEventTriggered(event)
  }

  /// Closes the connection: what a client sends after an error of the protocol has no meaning.
  internal func errorCaught(context: ChannelHandlerContext, error: any Error) { context.close(promise: nil) }

  private static func serve(
    _ request: Request, on channel: any Channel, _ answer: @escaping @Sendable (Request) async -> Answer
  ) -> Task<Void, Never> {
    Task {
      do {
        try await write(await answer(request), to: request.head, on: channel)
      } catch {
        channel.close(promise: nil)
      }
    }
  }

  private static func write(_ answer: Answer, to request: HTTPRequestHead, on channel: any Channel) async throws {
    var head = HTTPResponseHead(version: request.version, status: answer.status, headers: answer.headers)
    if !request.isKeepAlive || answer.status == .badRequest || answer.status == .payloadTooLarge {
      head.headers.replaceOrAdd(name: "Connection", value: "close")
    }
    switch answer.body {
    case .text(let text):
      head.headers.replaceOrAdd(name: "Content-Length", value: "\(text.utf8.count)")
      channel.write(HTTPServerResponsePart.head(head), promise: nil)
      if request.method != .HEAD { channel.write(body(ByteBuffer(string: text)), promise: nil) }
    case .file(let data):
      head.headers.replaceOrAdd(name: "Content-Length", value: "\(data.count)")
      try await channel.writeAndFlush(HTTPServerResponsePart.head(head))
      // A slow client has the time for each of the parts.
      var rest = data[...]
      while !rest.isEmpty {
        try await channel.writeAndFlush(body(ByteBuffer(bytes: rest.prefix(65_536))))
        rest = rest.dropFirst(65_536)
      }
    case .frames(let stream):
      do {
        try await channel.writeAndFlush(HTTPServerResponsePart.head(head))
        while let text = try await stream.events() { try await channel.writeAndFlush(body(ByteBuffer(string: text))) }
        await stream.close()
      } catch {
        await stream.close()
        throw error
      }
    }
    try await channel.writeAndFlush(HTTPServerResponsePart.end(nil))
  }

  private static func body(_ bytes: ByteBuffer) -> HTTPServerResponsePart { .body(.byteBuffer(bytes)) }
}
