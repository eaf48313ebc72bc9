import Foundation
import Testing

@testable import LiveServer

/// Files that users of real browsers pick and get.
@MainActor
@Suite(.serialized)
struct FilesTests {
  private let picked = Var<[File]>([])

  private func server(saving file: File = File("a b\"ü.csv", text: "1,2")) -> LiveServer {
    LiveServer(port: 0, options: ServerOptions(log: { _ in })) {
      VStack {
        Label(.text <-- picked.map { $0.map { "\($0)" }.joined(separator: "; ") })
        Button(
          "Choose",
          .tapped
            --> inContext { [picked] context in
              context.pickFiles(of: [.text, ".bin"], maximumCount: 3) { picked.set($0) }
            })
        Button(
          "Export",
          .tapped
            --> inContext {
              $0.save(file)
              $0.notify("Saved")
            })
      }
    }
  }

  @Test("A download is answered once, as an attachment with its name, in parts")
  func saving() async throws {
    let file = File("a b\"ü.csv", text: String(repeating: "0123456789", count: 50_000))
    try await RunningServer.run(server(saving: file)) { server in
      let session = try server.server.sessions.resume(server.server.sessions.open().token, from: 0).session
      try session.receive(Data(#"{"i":1,"s":0,"n":4,"k":"tap"}"#.utf8))
      let own = ["X-Live: \(session.token.digits)"]
      func answer(_ number: Int, _ fields: [String]) async throws -> String {
        try await server.answer(to: "GET /frames/file?f=\(number)", fields)
      }
      #expect(try await answer(2, own).hasPrefix("HTTP/1.1 404 "))
      #expect(try await answer(1, []).hasPrefix("HTTP/1.1 404 "))
      #expect(try await answer(1, own + ["Sec-Fetch-Site: cross-site"]).hasPrefix("HTTP/1.1 403 "))
      let answered = try await answer(1, own)
      #expect(answered.hasPrefix("HTTP/1.1 200 ") && answered.hasSuffix("\r\n\r\n" + (file.text ?? "")))
      #expect(answered.contains("\r\nContent-Disposition: attachment; filename*=UTF-8''a%20b%22%C3%BC.csv\r\n"))
      #expect(
        answered.contains("\r\nContent-Type: text/csv\r\n") && answered.contains("\r\nContent-Length: 500000\r\n"))
      #expect(try await answer(1, own).hasPrefix("HTTP/1.1 404 "))
    }
  }

  @Test("The import of the README shows its progress, and ends when it is cancelled")
  func importing() async throws {
    let page = Import()
    let tree = LiveTree(page)
    try tree.find(.button("Import")).tap()
    #expect(throws: FileError.wrongType("a.png", types: ["text/csv"])) { try tree.pick(File("a.png", text: "")) }
    try tree.pick(File("a.csv", text: "1\n2\n\n3\n4"))
    // The reading starts when this test waits for it.
    let reading = try #require(page.task.value)
    let cancelling = page.progress.subscribe { progress in
      #expect(throws: Never.self) { if progress >= 0.5 { try tree.find(.button("Cancel")).tap() } }
    }
    await reading.value
    cancelling.cancel()
    #expect(page.progress.value == 0.5 && page.count.value == 2)
    #expect(try !tree.find(.button("Cancel")).isEnabled)
    try tree.find(.button("Export")).tap()
    #expect(tree.savedFiles.map(\.text) == ["2 lines"])
  }

  @Test("A refused part of a file is answered with the status code that tells the page what to do")
  func parts() async throws {
    try await RunningServer.run(server()) { server in
      let session = try server.server.sessions.resume(server.server.sessions.open().token, from: 0).session
      let own = session.token.digits
      func answer(_ query: String, token: String? = nil) async throws -> String {
        let fields = ["X-Live: \(token ?? own)"]
        return try await server.answer(to: "POST /events/file?\(query)", fields, body: "abc")
      }
      // A server that has begun anew does not know the session, or not that it has asked for a file.
      for token in [nil, "0"] {
        let refusal = try await answer("f=1&i=0&o=0&z=3&n=a.txt", token: token)
        #expect(refusal.hasSuffix("\r\n\r\nThe upload was lost. Try again."), "\(refusal)")
      }
      try session.receive(Data(#"{"i":1,"s":0,"n":3,"k":"tap"}"#.utf8))
      for (query, token, code) in [
        ("f=1&i=0&o=0&z=3&n=a.png", nil, 400), ("f=1&i=0&o=0&z=99999999&n=a.txt", nil, 413), ("f=1", nil, 400),
        ("f=1&i=0&o=0&z=3&n=a.txt", "0", 404), ("f=1&i=0&o=0&z=3&n=a.txt", nil, 200),
      ] as [(String, String?, Int)] {
        #expect(try await answer(query, token: token).hasPrefix("HTTP/1.1 \(code) "), "\(query)")
      }
    }
  }

  @Test(
    "A user picks files in a browser, also large, empty and refused ones, and downloads one",
    .enabled(if: DevTools.path != nil, "Chromium is not installed: no browser picks files"))
  func browsing() async throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "Files-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let large = Data((0..<200_000).map { UInt8(truncatingIfNeeded: $0 / 7) })
    try large.write(to: folder.appending(path: "ü & #1%.bin"))
    try Data().write(to: folder.appending(path: "none.txt"))
    try Data("x".utf8).write(to: folder.appending(path: "image.png"))
    try await RunningServer.run(server()) { server in
      let browser = try await Browser()
      do {
        try await browser.open(server.server.address)
        try await browser.pick(["image.png"], in: folder, by: "//button[.='Choose']")
        try await browser.find("//p[@role='status'][contains(.,'“image.png” is of none of these types: texts, .bin')]")
        // What does not arrive can be cancelled.
        browser.onRequest = { _ in .abort }
        try await browser.pauseRequests(to: "octet-stream")
        try await browser.pick(["ü & #1%.bin"], in: folder, by: "//button[.='Choose']")
        try await browser.click("//p[@role='status'][contains(.,'ü & #1%.bin 0%')]/button[.='Cancel']")
        try await browser.find("//p[@role='status'][not(text())][not(button)]")
        // Each third part is lost on its way, and the answer to each fifth one.
        var parts = 0
        browser.onRequest = { request in
          parts += 1
          return parts % (request.isAnswered ? 5 : 3) == 0 ? .abort : nil
        }
        try await browser.pick(["ü & #1%.bin", "none.txt"], in: folder, by: "//button[.='Choose']")
        try await browser.find("//*[contains(.,'none.txt (text/plain, 0 bytes)')]")
        #expect(picked.value.map(\.name) == ["ü & #1%.bin", "none.txt"] && picked.value.first?.data == large)
        #expect(parts > 9)
        try await browser.tools.send(
          "Browser.setDownloadBehavior", ["behavior": "allow", "downloadPath": folder.path])
        try await browser.click("//button[.='Export']")
        try await browser.find("//p[@role='status'][.='Saved']")
        let saved = folder.appending(path: "a b_ü.csv")
        #expect(await server.wait { (try? Data(contentsOf: saved)) == Data("1,2".utf8) })
        try await browser.find("//p[@role='status'][not(text())]")
        // The page is still there.
        try await browser.pick(["none.txt"], in: folder, by: "//button[.='Choose']")
        #expect(await server.wait { picked.value.count == 1 })
      } catch {
        Issue.record("\(error): \((try? await browser.value(of: "document.body.innerText")) ?? "no page")")
      }
      await browser.close()
    }
  }
}
