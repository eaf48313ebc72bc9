import Foundation

/// A request that waits for the decision of a test.
struct PausedRequest {
  let method: String
  let path: String
  let body: String

  /// Whether the server has answered.
  let isAnswered: Bool
}

/// A fault of the network.
enum RequestFault {
  /// The connection breaks: before the request is sent, or after it has been answered.
  case abort
  /// Something between the browser and the server answers.
  case status(Int)
  /// Nothing happens.
  case hang
}

extension Browser {
  /// Asks ``onRequest`` about each request of the visible tab whose address has an ending.
  func pauseRequests(to ending: String) async throws {
    let patterns = ["Request", "Response"].map { ["urlPattern": "*\(ending)", "requestStage": $0] }
    try await send("Fetch.enable", ["patterns": patterns])
  }

  /// Sets the latency of the visible tab, or disconnects it.
  func setNetwork(latency: Int = 0, isOffline: Bool = false) async throws {
    try await send("Network.enable")
    try await send(
      "Network.emulateNetworkConditions",
      ["offline": isOffline, "latency": latency, "downloadThroughput": -1, "uploadThroughput": -1])
  }

  /// Runs a script in each new page of the visible tab before its own.
  func addScript(_ script: String) async throws {
    try await send("Page.enable")
    try await send("Page.addScriptToEvaluateOnNewDocument", ["source": script])
  }

  func handle(_ session: String, _ method: String, _ parameters: DevTools.Object) {
    if method == "Runtime.bindingCalled", let answer = onCall?(parameters["payload"] as? String ?? "") {
      try? tools.post("Runtime.evaluate", ["expression": answer], to: session)
    }
    if method == "Page.fileChooserOpened" { openedPicker = parameters["backendNodeId"] as? Int }
    guard method == "Fetch.requestPaused", let id = parameters["requestId"] as? String,
      let request = parameters["request"] as? DevTools.Object
    else { return }
    let isAnswered = parameters["responseStatusCode"] != nil || parameters["responseErrorReason"] != nil
    let paused = PausedRequest(
      method: request["method"] as? String ?? "", path: request["url"] as? String ?? "",
      body: request["postData"] as? String ?? "", isAnswered: isAnswered)
    let (command, rest): (String, DevTools.Object)
    switch onRequest?(paused) {
    case nil: (command, rest) = ("Fetch.continueRequest", [:])
    case .abort?: (command, rest) = ("Fetch.failRequest", ["errorReason": "ConnectionReset"])
    case .status(let code)?:
      let body = Data("Bad gateway".utf8).base64EncodedString()
      (command, rest) = ("Fetch.fulfillRequest", ["responseCode": code, "body": body])
    case .hang?: return
    }
    try? tools.post(command, rest.merging(["requestId": id]) { $1 }, to: session)
  }
}
