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
    let all = own.flatMap { Self.origins(of: "http://\($0):\(port)") } + hosts.flatMap { Self.origins(of: $0) }
    origins = Set(all)
    names = Set(all.compactMap { $0.split(separator: "/").last.map(String.init) })
  }

  /// Returns the origins of a name, with and without the port if it is that of the scheme, or none if it is no name.
  internal static func origins(of name: String) -> [String] {
    let pattern = /(?:(https?):\/\/)?([a-z0-9_](?:[a-z0-9._-]*[a-z0-9_.])?|\[[0-9a-f:.]+\])(?::([0-9]{1,5}))?\/?/
    guard let match = name.lowercased().wholeMatch(of: pattern) else { return [] }
    let port = match.3.map { Int($0) ?? 0 }
    if let port, !(1...65_535).contains(port) { return [] }
    return (match.1.map { [String($0)] } ?? ["http", "https"]).flatMap { scheme in
      let usual = scheme == "http" ? 80 : 443
      let origin = "\(scheme)://\(match.2)"
      return ["\(origin):\(port ?? usual)"] + (port ?? usual == usual ? [origin] : [])
    }
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

  /// Checks which server a request names, and where it comes from.
  internal func check(_ request: HTTPRequestHead, isScreen: Bool) throws(Refusal) {
    guard knows(request) else { throw .foreignHost(request.headers["Host"].joined(separator: ", ")) }
    try checkSite(request, isScreen: isScreen)
  }

  /// Checks where a request comes from. A link of another site leads to a screen, but to nothing else.
  internal func checkSite(_ request: HTTPRequestHead, isScreen: Bool) throws(Refusal) {
    let headers = request.headers
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
      "The server does not know the name “\(name.cut)”. Its owner can add it to the hosts of its options."
    case .foreignOrigin: "The request comes from another site."
    }
  }
}
