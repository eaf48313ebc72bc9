/// The connection of an operator with any number of upstream signals.
@usableFromInline internal final class Confluence: GraphNode {
  @usableFromInline internal private(set) var isLive = true
  private var connections: [Int: Connection] = [:]
  private var open: Set<Int> = []
  private var count = 0
  private var finish: ((End) -> Void)?

  @usableFromInline internal init(finish: @escaping (End) -> Void) {
    self.finish = finish
    super.init()
  }

  /// Adds the connection that `connect` makes. `connect` receives the closure to call at the end.
  @usableFromInline internal func add(_ connect: (@escaping (End) -> Void) -> Connection) {
    guard isLive else { return }
    count += 1
    let number = count
    open.insert(number)
    let connection = connect { [self] in receive($0, of: number) }
    guard isLive else { return connection.cancel() }
    guard open.contains(number) else { return }
    connections[number] = connection
    listen(to: connection)
  }

  /// Cancels all connections but one. The end of that one then ends the operator.
  internal func keep(only number: Int) {
    let others = connections.filter { $0.key != number }
    connections = connections.filter { $0.key == number }
    open.formIntersection([number])
    for other in others.keys.sorted() { others[other].map(Turn.cancel) }
  }

  private func receive(_ end: End, of number: Int) {
    open.remove(number)
    connections[number] = nil
    if case .finished = end, !open.isEmpty { return }
    guard isLive else { return }
    let finish = finish
    cancel()
    finish?(end)
  }

  internal override func visitSources(_ visit: (Connection) -> Void) {
    for connection in connections.values { visit(connection) }
  }

  @usableFromInline internal override func cancel() {
    guard isLive else { return }
    isLive = false
    let connections = connections
    self.connections = [:]
    finish = nil
    for number in connections.keys.sorted() { connections[number].map(Turn.cancel) }
  }
}
