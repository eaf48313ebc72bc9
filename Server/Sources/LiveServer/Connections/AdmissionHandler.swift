import NIOCore

/// The first handler of a connection, which closes it at once if there are too many, and counts the bytes it sends.
internal final class AdmissionHandler: ChannelDuplexHandler {
  internal typealias InboundIn = ByteBuffer
  internal typealias OutboundIn = IOData

  private let connections: OpenConnections
  private var address = ""

  internal init(_ connections: OpenConnections) { self.connections = connections }

  internal func channelActive(context: ChannelHandlerContext) {
    address = context.remoteAddress?.ipAddress ?? ""
    if connections.add(context.channel, of: address) {
      context.fireChannelActive()
    } else {
      context.close(promise: nil)
    }
  }

  internal func write(context: ChannelHandlerContext, data: NIOAny, promise: EventLoopPromise<Void>?) {
    connections.countSent(bytes: unwrapOutboundIn(data).readableBytes)
    context.write(data, promise: promise)
  }

  internal func channelInactive(context: ChannelHandlerContext) {
    connections.remove(context.channel, of: address)
    context.fireChannelInactive()
  }
}
