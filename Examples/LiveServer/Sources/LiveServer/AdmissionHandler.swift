import NIOCore

/// The first handler of a connection, which closes it at once if there are too many.
final class AdmissionHandler: ChannelInboundHandler {
  typealias InboundIn = ByteBuffer

  private let connections: OpenConnections
  private var address = ""

  init(_ connections: OpenConnections) { self.connections = connections }

  func channelActive(context: ChannelHandlerContext) {
    address = context.remoteAddress?.ipAddress ?? ""
    if connections.add(context.channel, of: address) {
      context.fireChannelActive()
    } else {
      context.close(promise: nil)
    }
  }

  func channelInactive(context: ChannelHandlerContext) {
    connections.remove(context.channel, of: address)
    context.fireChannelInactive()
  }
}
