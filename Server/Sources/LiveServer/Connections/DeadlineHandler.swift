import NIOCore
import NIOHTTP1

/// A handler that closes the connection of a client which sends a request too slowly, sends none, or does not read.
///
/// It sees one request at a time, and the answer before the next one.
internal final class DeadlineHandler: ChannelDuplexHandler {
  internal typealias InboundIn = HTTPServerRequestPart
  internal typealias InboundOut = HTTPServerRequestPart
  internal typealias OutboundIn = HTTPServerResponsePart
  internal typealias OutboundOut = HTTPServerResponsePart

  private let limits: ServerLimits
  private var reading: Scheduled<Void>?
  private var writing: Scheduled<Void>?

  internal init(limits: ServerLimits) { self.limits = limits }

  internal func channelActive(context: ChannelHandlerContext) {
    expectRequest(in: limits.requestTime, context)
    context.fireChannelActive()
  }

  internal func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    switch unwrapInboundIn(data) {
    case .head: expectRequest(in: limits.requestTime, context)
    case .body: break
    case .end: reading?.cancel()
    }
    context.fireChannelRead(data)
  }

  internal func write(context: ChannelHandlerContext, data: NIOAny, promise: EventLoopPromise<Void>?) {
    if case .end = unwrapOutboundIn(data) { expectRequest(in: limits.idleTime, context) }
    context.write(data, promise: promise)
  }

  internal func channelWritabilityChanged(context: ChannelHandlerContext) {
    writing?.cancel()
    if !context.channel.isWritable { writing = close(in: limits.writingTime, context) }
    context.fireChannelWritabilityChanged()
  }

  internal func channelInactive(context: ChannelHandlerContext) {
    reading?.cancel()
    writing?.cancel()
    context.fireChannelInactive()
  }

  private func expectRequest(in time: Duration, _ context: ChannelHandlerContext) {
    reading?.cancel()
    reading = close(in: time, context)
  }

  private func close(in time: Duration, _ context: ChannelHandlerContext) -> Scheduled<Void> {
    let channel = context.channel
    return context.eventLoop.scheduleTask(in: TimeAmount(time)) { channel.close(promise: nil) }
  }
}
