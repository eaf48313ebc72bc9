import FlyingFox

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
    /// The body is larger than any message.
    case tooLarge
  }

  /// Checks where a request comes from, and how large it is.
  func check(_ headers: HTTPHeaders, bytes: Int?, limit: Int) throws(Refusal) {
    guard let host = headers[.host], hosts.contains(host) else { throw .foreignHost }
    if let origin = headers[HTTPHeader("Origin")], !hosts.contains(where: { origin == "http://\($0)" }) {
      throw .foreignOrigin
    }
    if let site = headers[HTTPHeader("Sec-Fetch-Site")], site != "same-origin", site != "none" { throw .foreignOrigin }
    guard let bytes, bytes <= limit else { throw .tooLarge }
  }
}
