import Foundation
import NIOCore
import NIOHTTP1
import NIOPosix

/// The socket of a server, and the connections that it has accepted.
struct Listener {
  let connections: OpenConnections
  private let socket: any Channel

  /// Listens to a port of this machine, which other machines do not reach.
  ///
  /// - Throws: `IOError` if the port is taken.
  init(port: UInt16, limits: ServerLimits, answer: @escaping @Sendable (Request) async -> Answer) async throws {
    let connections = OpenConnections(limits: limits.fitting(files: sysconf(Int32(_SC_OPEN_MAX))))
    self.connections = connections
    socket = try await ServerBootstrap(group: .singletonMultiThreadedEventLoopGroup)
      .serverChannelOption(.backlog, value: 256)
      .serverChannelOption(.socketOption(.so_reuseaddr), value: 1)
      // Whatever a client has not accepted counts as waiting.
      .childChannelOption(.writeBufferWaterMark, value: ChannelOptions.Types.WriteBufferWaterMark(low: 1, high: 1))
      .childChannelInitializer { channel in
        channel.eventLoop.makeCompletedFuture {
          let pipeline = channel.pipeline.syncOperations
          try pipeline.addHandler(AdmissionHandler(connections))
          try pipeline.configureHTTPServerPipeline(
            withEncoderConfiguration: HTTPResponseEncoder.Configuration(),
            withDecoderLimitConfiguration: limits.decoding)
          try pipeline.addHandler(DeadlineHandler(limits: limits))
          try pipeline.addHandler(NIOHTTPServerRequestAggregator(maxContentLength: limits.bodyBytes))
          try pipeline.addHandler(AnswerHandler(answer))
        }
      }
      .bind(host: "127.0.0.1", port: Int(port)).get()
  }

  /// Closes the socket and all connections.
  func close() async {
    try? await socket.close()
    await connections.close()
  }

  /// Returns after the socket is closed.
  func waitUntilClosed() async { try? await socket.closeFuture.get() }
}
