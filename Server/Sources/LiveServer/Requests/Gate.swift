import NIOHTTP1

/// A refusal of requests that other pages or other hosts cause.
internal struct Gate: Sendable {
  /// The names of the server, with its port if it is not that of the scheme.
  private let names: Set<String>

  /// The origins of its pages.
  private let origins: Set<String>

  /// Creates a gate of a server that listens to a port of an address, and is also reached under other names.
  internal init(hosts: [String] = [], host: String = "127.0.0.1", port: Int) {
    let isEverywhere = host == "0.0.0.0" || host == "::"
    let own = ["localhost", "127.0.0.1", "[::1]"] + (isEverywhere ? [] : [host.contains(":") ? "[\(host)]" : host])
    let local = own.map { "http://\($0):\(port)" } + (port == 80 ? own.map { "http://\($0)" } : [])
    let given = hosts.flatMap { host in
      let name = host.lowercased().trimmingSuffix { $0 == "/" }
      return name.contains("://") ? [name] : ["http://\(name)", "https://\(name)"]
    }
    origins = Set(local + given)
    names = Set(origins.compactMap { $0.split(separator: "/").last.map(String.init) })
  }

  internal enum Refusal: Error, Equatable {
    /// The name in the request is not that of the server, but of a host that resolves to it.
    case foreignHost(String)
    /// A page of another server sends the request.
    case foreignOrigin
  }

  /// Returns whether a request names the server.
  internal func knows(_ request: HTTPRequestHead) -> Bool {
    let names = request.headers["Host"]
    return names.count == 1 && self.names.contains(names[0].lowercased())
  }

  /// Checks where a request comes from. A link of another site leads to a screen, but to nothing else.
  internal func check(_ request: HTTPRequestHead, isScreen: Bool) throws(Refusal) {
    let headers = request.headers
    guard knows(request) else { throw .foreignHost(headers["Host"].joined(separator: ", ")) }
    for origin in headers["Origin"] where !origins.contains(origin.lowercased()) { throw .foreignOrigin }
    if isScreen, isLink(request) { return }
    for site in headers["Sec-Fetch-Site"] where site != "same-origin" && site != "none" { throw .foreignOrigin }
  }

  /// Returns whether a browser shows the answer in a tab, so that no page of another site gets it.
  private func isLink(_ request: HTTPRequestHead) -> Bool {
    request.method == .GET && request.headers["Sec-Fetch-Mode"] == ["navigate"]
      && request.headers["Sec-Fetch-Dest"] == ["document"]
  }
}

extension Gate.Refusal: CustomStringConvertible {
  /// The reason in a sentence.
  internal var description: String {
    switch self {
    case .foreignHost(let name):
      "The server does not know the name “\(name.prefix(100))”. Its owner can add it to the hosts of its options."
    case .foreignOrigin: "The request comes from another site."
    }
  }
}

extension String {
  fileprivate func trimmingSuffix(while isLeftOut: (Character) -> Bool) -> String {
    String(self[..<(lastIndex { !isLeftOut($0) }.map { index(after: $0) } ?? startIndex)])
  }
}
