import NIOCore
import Synchronization

/// The open connections of a server, of which each address has at most its share.
internal final class OpenConnections: Sendable {
  private struct State {
    var channels: [ObjectIdentifier: any Channel] = [:]
    var counts: [String: Int] = [:]
    var isEnding = false
  }

  private let limits: ServerLimits
  private let state = Mutex(State())
  private let refused = Atomic(0)
  private let sent = Atomic(0)

  internal init(limits: ServerLimits) { self.limits = limits }

  /// The number of connections.
  internal var count: Int { state.withLock { $0.channels.count } }

  /// Whether the server ends.
  internal var isEnding: Bool { state.withLock { $0.isEnding } }

  /// The number of connections that have been refused.
  internal var refusedCount: Int { refused.load(ordering: .relaxed) }

  /// The number of bytes that have been sent.
  internal var sentBytes: Int { sent.load(ordering: .relaxed) }

  /// Counts bytes that are sent.
  internal func countSent(bytes: Int) { sent.add(bytes, ordering: .relaxed) }

  /// Adds a connection, or returns `false` if there are too many of its address, or in all.
  internal func add(_ channel: any Channel, of address: String) -> Bool {
    let isAdded = state.withLock { state in
      let count = state.counts[address, default: 0]
      let isFull = state.channels.count >= limits.connections || count >= limits.connectionsPerAddress
      if isFull || state.isEnding { return false }
      state.channels[ObjectIdentifier(channel)] = channel
      state.counts[address] = count + 1
      return true
    }
    if !isAdded { refused.add(1, ordering: .relaxed) }
    return isAdded
  }

  /// Removes a connection that has been added.
  internal func remove(_ channel: any Channel, of address: String) {
    state.withLock { state in
      guard state.channels.removeValue(forKey: ObjectIdentifier(channel)) != nil else { return }
      let count = state.counts[address, default: 0] - 1
      state.counts[address] = count > 0 ? count : nil
    }
  }

  /// Closes connections that wait for a request, and each of the others after its answer, or after a time.
  ///
  /// No connection is added any more. Returns after all are closed.
  internal func end(within time: Duration) async {
    let channels = state.withLock { state in
      state.isEnding = true
      return Array(state.channels.values)
    }
    for channel in channels { channel.pipeline.fireUserInboundEventTriggered(ChannelShouldQuiesceEvent()) }
    let deadline = Task {
      guard (try? await Task.sleep(for: time)) != nil else { return }
      for channel in channels { channel.close(promise: nil) }
    }
    for channel in channels { try? await channel.closeFuture.get() }
    deadline.cancel()
  }
}
