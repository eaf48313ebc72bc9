import NIOCore
import NIOHTTP1

/// A handler that drops what a client still sends, before the connection is closed after an answer that refuses it.
///
/// A system resets a connection that is closed with bytes that nobody has read. Then clients lose the answer, too.
internal final class DrainingHandler: ChannelDuplexHandler {
  internal typealias InboundIn = HTTPServerRequestPart
  internal typealias InboundOut = HTTPServerRequestPart
  internal typealias OutboundIn = HTTPServerResponsePart
  internal typealias OutboundOut = HTTPServerResponsePart

  /// The time after which the connection is closed, if the client has not closed it.
  private let time: Duration

  /// Whether the last answer refuses what its client may not have sent yet.
  private var isRefusing = false

  private var isDraining = false
  private var closing: Scheduled<Void>?

  internal init(for time: Duration) { self.time = time }

  internal func write(context: ChannelHandlerContext, data: NIOAny, promise: EventLoopPromise<Void>?) {
    if case .head(let head) = unwrapOutboundIn(data) {
      isRefusing = [.badRequest, .payloadTooLarge, .requestHeaderFieldsTooLarge].contains(head.status)
    }
    context.write(data, promise: promise)
  }

  internal func close(context: ChannelHandlerContext, mode: CloseMode, promise: EventLoopPromise<Void>?) {
    guard mode == .all, isRefusing, !isDraining, context.channel.isActive else {
      return context.close(mode: mode, promise: promise)
    }
    isDraining = true
    let channel = context.channel
    closing = context.eventLoop.scheduleTask(in: TimeAmount(time)) { channel.close(promise: nil) }
    context.close(mode: .output, promise: promise)
  }

  internal func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    if !isDraining { context.fireChannelRead(data) }
  }

  internal func errorCaught(context: ChannelHandlerContext, error: any Error) {
    if !isDraining { context.fireErrorCaught(error) }
  }

  internal func userInboundEventTriggered(context: ChannelHandlerContext, event: Any) {
    if isDraining, event as? ChannelEvent == .inputClosed { return context.close(promise: nil) }
    context.fireUserInboundEventTriggered(event)
  }

  internal func channelInactive(context: ChannelHandlerContext) {
    closing?.cancel()
    context.fireChannelInactive()
  }
}
