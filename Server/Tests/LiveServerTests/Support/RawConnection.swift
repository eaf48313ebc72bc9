import NIOCore
import NIOPosix
import Synchronization

/// A connection to a server in the tests, on which a test sends what no browser would.
@MainActor final class RawConnection {
  private let channel: any Channel
  private let received: Received

  /// The bytes that a connection has received.
  private final class Received: Sendable {
    let text = Mutex("")
  }

  private final class Handler: ChannelInboundHandler {
    typealias InboundIn = ByteBuffer
    private let received: Received

    init(_ received: Received) { self.received = received }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
      let text = String(buffer: unwrapInboundIn(data))
      received.text.withLock { $0 += text }
    }

    func errorCaught(context: ChannelHandlerContext, error: any Error) { context.close(promise: nil) }
  }

  /// Connects to a server, from one of the addresses of this machine, which are 127.0.0.1 to 127.255.255.254.
  init(port: UInt16, from address: String = "127.0.0.1", reads: Bool = true) async throws {
    let received = Received()
    self.received = received
    channel = try await ClientBootstrap(group: .singletonMultiThreadedEventLoopGroup)
      .bind(to: SocketAddress(ipAddress: address, port: 0))
      .channelOption(.autoRead, value: reads)
      .channelOption(.socketOption(.so_rcvbuf), value: reads ? 65_536 : 4_096)
      .channelInitializer { channel in
        channel.eventLoop.makeCompletedFuture { try channel.pipeline.syncOperations.addHandler(Handler(received)) }
      }
      .connect(host: "127.0.0.1", port: Int(port)).get()
  }

  /// Sends a text, of which a server that closes the connection does not take all.
  func send(_ text: String) { channel.writeAndFlush(ByteBuffer(string: text), promise: nil) }

  /// Reads what arrives from now on.
  func startReading() { channel.setOption(.autoRead, value: true).whenSuccess { [channel] in channel.read() } }

  /// Tells the server that nothing more is sent.
  func endSending() { channel.close(mode: .output, promise: nil) }

  func close() async { try? await channel.close() }

  /// The text that has been received.
  var text: String { received.text.withLock { $0 } }

  var isOpen: Bool { channel.isActive }

  /// Returns whether a condition holds soon.
  func wait(for time: Duration = .seconds(10), until condition: @MainActor (RawConnection) -> Bool) async -> Bool {
    let end = ContinuousClock.now + time
    while !condition(self) {
      if ContinuousClock.now > end { return false }
      try? await Task.sleep(for: .milliseconds(10))
    }
    return true
  }

  /// Returns whether the connection is closed soon.
  func isClosed(within time: Duration = .seconds(10)) async -> Bool { await wait(for: time) { !$0.isOpen } }
}
