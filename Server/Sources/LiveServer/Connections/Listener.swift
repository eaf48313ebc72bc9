import Foundation
import NIOCore
import NIOHTTP1
import NIOPosix

/// The socket of a server, and the connections that it has accepted.
internal struct Listener {
  internal let connections: OpenConnections
  private let socket: any Channel
  private let limits: ServerLimits

  /// Listens to a port of an address of this machine.
  ///
  /// - Throws: ``ServerError`` if that is not possible.
  internal init(
    host: String, port: Int, limits: ServerLimits,
    refused: @escaping @Sendable (ProtocolErrorHandler.Refusal) -> Void,
    answer: @escaping @Sendable (Request) async -> Answer
  ) async throws {
    guard (0...65_535).contains(port) else { throw ServerError.noPort(port) }
    let connections = OpenConnections(limits: limits.fitting(files: sysconf(Int32(_SC_OPEN_MAX))))
    (self.connections, self.limits) = (connections, limits)
    let bootstrap = ServerBootstrap(group: .singletonMultiThreadedEventLoopGroup)
      .serverChannelOption(.backlog, value: 256)
      .serverChannelOption(.socketOption(.so_reuseaddr), value: 1)
      // Whatever a client has not accepted counts as waiting.
      .childChannelOption(.writeBufferWaterMark, value: ChannelOptions.Types.WriteBufferWaterMark(low: 1, high: 1))
      // A client that has sent all gets its answer.
      .childChannelOption(.allowRemoteHalfClosure, value: true)
      .childChannelInitializer { channel in
        channel.eventLoop.makeCompletedFuture {
          let pipeline = channel.pipeline.syncOperations
          try pipeline.addHandler(AdmissionHandler(connections))
          try pipeline.configureHTTPServerPipeline(
            withErrorHandling: false,
            withEncoderConfiguration: HTTPResponseEncoder.Configuration(),
            withDecoderLimitConfiguration: limits.decoding)
          try pipeline.addHandler(DrainingHandler(for: limits.requestTime))
          try pipeline.addHandler(ProtocolErrorHandler(connections, bodyBytes: limits.bodyBytes, refused: refused))
          try pipeline.addHandler(DeadlineHandler(limits: limits))
          try pipeline.addHandler(NIOHTTPServerRequestAggregator(maxContentLength: limits.bodyBytes))
          try pipeline.addHandler(AnswerHandler(answer, refused: refused))
        }
      }
    do {
      socket = try await bootstrap.bind(host: host, port: port).get()
    } catch {
      throw ServerError.binding(error, host: host, port: port)
    }
  }

  /// The port, also if the system has chosen it.
  internal var port: Int { socket.localAddress?.port ?? 0 }

  /// Returns after the socket is closed.
  internal func waitUntilClosed() async { try? await socket.closeFuture.get() }

  /// Closes the socket, so that no connection is accepted any more.
  internal func close() async { try? await socket.close() }

  /// Closes all connections after their answers, or after a time. See ``ServerLimits/endingTime``.
  internal func closeConnections() async { await connections.end(within: limits.endingTime) }
}
