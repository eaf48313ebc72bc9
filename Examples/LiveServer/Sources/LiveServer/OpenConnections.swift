import NIOCore
import Synchronization

/// The open connections of a server, of which each address has at most its share.
final class OpenConnections: Sendable {
  private struct State {
    var channels: [ObjectIdentifier: any Channel] = [:]
    var counts: [String: Int] = [:]
  }

  private let limits: ServerLimits
  private let state = Mutex(State())

  init(limits: ServerLimits) { self.limits = limits }

  /// The number of connections.
  var count: Int { state.withLock { $0.channels.count } }

  /// Adds a connection, or returns `false` if there are too many of its address, or in all.
  func add(_ channel: any Channel, of address: String) -> Bool {
    state.withLock { state in
      let count = state.counts[address, default: 0]
      if state.channels.count >= limits.connections || count >= limits.connectionsPerAddress { return false }
      state.channels[ObjectIdentifier(channel)] = channel
      state.counts[address] = count + 1
      return true
    }
  }

  /// Removes a connection that has been added.
  func remove(_ channel: any Channel, of address: String) {
    state.withLock { state in
      guard state.channels.removeValue(forKey: ObjectIdentifier(channel)) != nil else { return }
      let count = state.counts[address, default: 0] - 1
      state.counts[address] = count > 0 ? count : nil
    }
  }

  /// Closes all connections, and returns after they are closed.
  func close() async {
    for channel in state.withLock({ Array($0.channels.values) }) { try? await channel.close() }
  }
}
