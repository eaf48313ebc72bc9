import Foundation
import LivePreview
import NIOHTTP1

extension LiveServer {
  /// Loads what the store has, and begins to listen. Nothing happens if the server has been started already.
  ///
  /// - Throws: ``ServerError``, such as ``ServerError/portTaken(_:)``, or an error of the system.
  public func start() async throws {
    guard listener == nil else { return }
    for name in options.hosts where Gate.origins(of: name).isEmpty { throw ServerError.noHost(name) }
    try await load()
    var limits = options.limits
    if options.isBehindProxy { limits.connectionsPerAddress = limits.connections }
    let listener = try await Listener(
      host: host, port: port, limits: limits,
      refused: { [weak self] refusal in
        Task { await self?.note(refusal) }
      },
      answer: { [weak self] request in
        await self?.answer(request) ?? NoticePage.ending.answer(.serviceUnavailable)
      })
    (self.listener, port) = (listener, listener.port)
    gate = Gate(hosts: options.hosts, host: host, port: port)
    options.log(.started(address: address))
    upkeep = Task { [weak self] in
      while (try? await Task.sleep(for: .seconds(10))) != nil { await self?.keepUp() }
    }
  }

  /// Stops the server: accepts no more connections, sends the last frames and answers, ends the sessions, and saves.
  ///
  /// Connections that have not taken their last answers after ``ServerLimits/endingTime`` are closed.
  public func stop() async {
    let stopping = stopping ?? Task { await end() }
    self.stopping = stopping
    await stopping.value
  }

  /// Returns after the server has stopped.
  public func waitUntilStopped() async {
    await listener?.waitUntilClosed()
    await stopping?.value
  }

  private func end() async {
    guard let listener else { return }
    await listener.close()
    if hasHandedOver {
      // A page whose stream ends continues on another server at once.
      upkeep?.cancel()
      await upkeep?.value
      await saveOrLog()
    }
    for stream in streams.values { stream.finish() }
    await listener.closeConnections()
    upkeep?.cancel()
    await upkeep?.value
    sessions.endAll()
    lastError = await saveOrLog()
    options.log(.ended)
  }

  /// Ends idle sessions, and saves if something has changed.
  internal func keepUp() async {
    sessions.sweep()
    if hasChanged { await saveOrLog() }
  }
}
