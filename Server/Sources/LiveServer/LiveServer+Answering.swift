import Foundation
import LivePreview
import NIOHTTP1

extension LiveServer {
  /// Returns the answer to a request.
  internal func answer(_ request: Request) async -> Answer {
    counts.requests += 1
    let client = request.client(isBehindProxy: options.isBehindProxy)
    guard request.namesOneHost else {
      return refuse(Answer("The request must name one host.", status: .badRequest), "There is not one host.", client)
    }
    guard let target = request.target else {
      let method = request.head.method
      // A person who has mistyped an address finds the way back.
      if method == .GET || method == .HEAD, request.head.uri.hasPrefix("/") {
        return noScreen(at: String(request.head.uri.prefix { $0 != "?" }), client)
      }
      return refuse(Answer("The address is malformed.", status: .badRequest), "The address is malformed.", client)
    }
    do {
      switch (request.head.method, target.path) {
      case (.GET, "/health"), (.HEAD, "/health"):
        try gate.checkSite(request.head, isScreen: false)
        return health(isOwn: gate.knows(request.head))
      case (.POST, "/events"):
        try gate.check(request.head, isScreen: false)
        return event(request, client)
      case (.POST, "/events/file"):
        try gate.check(request.head, isScreen: false)
        return filePart(request, target, client)
      case (.GET, "/frames/file"):
        try gate.check(request.head, isScreen: false)
        return file(request, target, client)
      case (.GET, "/frames"):
        try gate.check(request.head, isScreen: false)
        return await frames(request, target, client)
      case (.GET, "/metrics") where options.hasMetrics:
        try gate.check(request.head, isScreen: false)
        return Answer("\(metrics)")
      case (.GET, _), (.HEAD, _):
        try gate.check(request.head, isScreen: true)
        let query = target.percentEncodedQuery.map { "?\($0)" } ?? ""
        return page(at: target.percentEncodedPath, query, for: request, client)
      default:
        var answer = Answer("The method is not allowed.", status: .methodNotAllowed)
        answer.headers.add(name: "Allow", value: "GET, HEAD, POST")
        return refuse(answer, "The method is not allowed.", client)
      }
    } catch {
      return refuse(Answer("\(error)", status: .forbidden), "\(error)", client)
    }
  }

  /// Counts and logs a refusal.
  internal func refuse(_ answer: Answer, _ reason: String, _ client: String) -> Answer {
    note(ProtocolErrorHandler.Refusal(status: answer.status, reason: reason, address: client))
    return answer
  }

  /// Counts and logs a refusal that is answered already.
  internal func note(_ refusal: ProtocolErrorHandler.Refusal) {
    counts.refusedRequests += 1
    options.log(.refused(code: Int(refusal.status.code), reason: refusal.reason, client: refusal.address))
  }

  /// Returns whether the server is well. Who knows its name also learns how busy it is.
  private func health(isOwn: Bool) -> Answer {
    let metrics = metrics
    let numbers = isOwn ? #","sessions":\#(metrics.sessions),"connections":\#(metrics.connections)"# : ""
    let status = stopping == nil ? "ok" : "ending"
    return Answer(
      #"{"status":"\#(status)"\#(numbers)}"#, status: stopping == nil ? .ok : .serviceUnavailable,
      type: "application/json")
  }
}
