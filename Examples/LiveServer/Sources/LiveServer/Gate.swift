import NIOHTTP1

/// A refusal of requests that other pages or other hosts cause.
struct Gate {
  /// The hosts and ports under which the server is reached.
  let hosts: Set<String>

  init(port: UInt16) { hosts = ["localhost:\(port)", "127.0.0.1:\(port)"] }

  enum Refusal: Error, Equatable {
    /// The name in the request is not that of the server, but of a host that resolves to it.
    case foreignHost
    /// A page of another server sends the request.
    case foreignOrigin
  }

  /// Checks where a request comes from. A link of another site leads to a screen, but to nothing else.
  func check(_ request: HTTPRequestHead, isScreen: Bool) throws(Refusal) {
    let headers = request.headers
    let names = headers["Host"]
    guard names.count == 1, hosts.contains(names[0]) else { throw .foreignHost }
    for origin in headers["Origin"] where !hosts.contains(where: { origin == "http://\($0)" }) { throw .foreignOrigin }
    if isScreen, isLink(request) { return }
    for site in headers["Sec-Fetch-Site"] where site != "same-origin" && site != "none" { throw .foreignOrigin }
  }

  /// Returns whether a browser shows the answer in a tab, so that no page of another site gets it.
  private func isLink(_ request: HTTPRequestHead) -> Bool {
    request.method == .GET && request.headers["Sec-Fetch-Mode"] == ["navigate"]
      && request.headers["Sec-Fetch-Dest"] == ["document"]
  }
}
