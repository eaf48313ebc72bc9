import Foundation
#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// An HTTP request, as a server has received it.
struct ReceivedRequest {
  var method: String
  var target: String
  var headers: [String: String]
  var body: Data

  /// The value of a header, whose name may be in upper or lower case.
  subscript(header name: String) -> String? { headers[name.lowercased()] }

  /// Reads a request; `nil` if there is no complete one.
  init?(_ data: Data) {
    guard let end = data.firstRange(of: Data("\r\n\r\n".utf8)) else { return nil }
    let lines = String(decoding: data[..<end.lowerBound], as: UTF8.self).components(separatedBy: "\r\n")
    let start = lines[0].split(separator: " ").map(String.init)
    guard start.count == 3 else { return nil }
    method = start[0]
    target = start[1]
    headers = [:]
    for line in lines.dropFirst() {
      guard let colon = line.firstIndex(of: ":") else { return nil }
      headers[line[..<colon].lowercased()] = line[colon...].dropFirst().trimmingCharacters(in: .whitespaces)
    }
    body = data[end.upperBound...]
    guard body.count >= headers["content-length"].flatMap(Int.init) ?? 0 else { return nil }
  }
}

/// Returns what a server on 127.0.0.1 receives when a session sends the request that is made for the server's URL.
func received(
  by configuration: URLSessionConfiguration = .ephemeral,
  _ request: (URL) throws -> URLRequest
) async throws -> ReceivedRequest {
  let server = try LoopbackServer()
  let session = URLSession(configuration: configuration)
  defer { session.finishTasksAndInvalidate() }
  _ = try await session.data(for: try request(server.url))
  return try await server.request
}
