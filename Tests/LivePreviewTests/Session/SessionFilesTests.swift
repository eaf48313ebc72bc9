import Foundation
import LivePreview
import LiveTesting
import Testing

@MainActor @Suite("Files of a page") struct SessionFilesTests {
  private let picked = Var<[File]>([])

  /// A tree whose first button asks for files, and whose second one hands over a file.
  private func tree(types: [FileType] = [], maximumCount: Int = 1, saving data: Data = Data("1".utf8)) -> LiveTree<Void>
  {
    LiveTree(
      VStack {
        Button(
          "Choose",
          .tapped
            --> inContext { [picked] context in
              context.pickFiles(of: types, maximumCount: maximumCount) { picked.set($0) }
            })
        Button("Export", .tapped --> inContext { $0.save(File("ü.csv", data: data)) })
      })
  }

  private func part(
    of request: Int = 1, _ index: Int = 0, at offset: Int = 0, size: Int, _ name: String = "a.txt", type: String = ""
  ) throws -> FilePart {
    let items = ["f": "\(request)", "i": "\(index)", "o": "\(offset)", "z": "\(size)", "n": name, "t": type]
    return try #require(FilePart(query: items.map { URLQueryItem(name: $0.key, value: $0.value) }))
  }

  /// Returns the change of a kind that a session sends.
  private func change(_ kind: String, of session: LiveSession) -> [Any]? {
    let frames = session.frames().flatMap { frame -> [[Any]] in
      let parts = try? JSONSerialization.jsonObject(with: Data(frame.text.utf8)) as? [Any]
      return parts?.last as? [[Any]] ?? []
    }
    return frames.first { $0.first as? String == kind }
  }

  private func refusal(_ session: LiveSession, _ bytes: String, _ part: FilePart) -> SessionRefusal? {
    do throws(SessionRefusal) { try session.receive(Data(bytes.utf8), of: part) } catch { return error }
    return nil
  }

  @Test("A page is asked for files once, sends them in parts, and reports which were picked")
  func picking() throws {
    let tree = tree(types: [.text, ".md"], maximumCount: 2)
    let visitor = Visitor(LiveSession(tree))
    try tree.find(.button("Choose")).tap()
    let change = try #require(self.change("x", of: visitor.session))
    #expect(change[1] as? Int == 1 && change[2] as? String == "text/*,.md" && change[3] as? Int == 1)
    #expect(self.change("x", of: visitor.session) == nil)
    try visitor.session.receive(Data("Hel".utf8), of: part(size: 5))
    try visitor.session.receive(Data("lo".utf8), of: part(at: 3, size: 5))
    try visitor.session.receive(Data(), of: part(1, size: 0, "b.md", type: "text/markdown"))
    #expect(picked.value.isEmpty)
    try visitor.act("pick", [1, 2])
    #expect(picked.value == [File("a.txt", text: "Hello"), File("b.md", data: Data())])
    #expect(tree.fileRequest == nil)
  }

  @Test("A part of a file that is sent again changes nothing, and one that is too early or too long is refused")
  func repeating() throws {
    let tree = tree()
    let visitor = Visitor(LiveSession(tree))
    try tree.find(.button("Choose")).tap()
    let session = visitor.session
    #expect(try refusal(session, "b", part(at: 1, size: 2)) == .file(.notRequested))
    for _ in 0..<2 { #expect(try refusal(session, "a", part(size: 2)) == nil) }
    #expect(try refusal(session, "x", part(2, size: 2)) == .malformed("“i”"))
    #expect(try refusal(session, "x", part(at: 2, size: 2)) == .malformed("“o”"))
    #expect(try refusal(session, "bc", part(at: 1, size: 2)) == .malformed("“o”"))
    #expect(try refusal(session, "a", part(1, size: 1)) == .file(.tooMany(2, maximum: 1)))
    #expect(throws: SessionRefusal.file(.notRequested)) { try visitor.act("pick", [1, 1]) }
    #expect(try refusal(session, "b", part(at: 1, size: 2)) == nil)
    for wrong in [[2, 1], [1, 2], [2, 0], [1, -1], [0, 0]] {
      #expect(throws: SessionRefusal.file(.notRequested)) { try visitor.act("pick", wrong) }
    }
    #expect(throws: SessionRefusal.malformed("“v” is no request for files")) { try visitor.act("pick", [1]) }
    #expect(session.refusal(of: #"{"i":7,"s":0,"k":"pick","v":[1e300,1]}"#)?.isViolation == true)
    #expect(picked.value.isEmpty)
  }

  @Test("A file that was not requested is refused, also after other files, and after the session has ended")
  func asking() throws {
    let tree = tree()
    let session = LiveSession(tree)
    _ = session.open()
    #expect(try refusal(session, "a", part(size: 1)) == .file(.notRequested))
    try tree.find(.button("Choose")).tap()
    #expect(try refusal(session, "a", part(size: 2)) == nil)
    try tree.find(.button("Choose")).tap()
    // An earlier request can be answered, also after the user has begun to answer the other one.
    #expect(try refusal(session, "b", part(at: 1, size: 2)) == nil)
    #expect(try refusal(session, "ab", part(of: 2, size: 2)) == nil)
    #expect(try refusal(session, "b", part(at: 1, size: 2)) == nil)
    for _ in 1...8 { try tree.find(.button("Choose")).tap() }
    #expect(try refusal(session, "ab", part(of: 2, size: 2)) == .file(.notRequested))
    session.end()
    #expect(try refusal(session, "a", part(of: 2, size: 1)) == .ended)
  }

  @Test("Two files that are picked while one of them is being sent both arrive")
  func twice() throws {
    let tree = tree()
    let visitor = Visitor(LiveSession(tree))
    for _ in 0..<2 { try tree.find(.button("Choose")).tap() }
    try visitor.session.receive(Data("fir".utf8), of: part(size: 5))
    try visitor.session.receive(Data("other".utf8), of: part(of: 2, size: 5, "b.txt"))
    try visitor.act("pick", [2, 1])
    #expect(picked.value == [File("b.txt", text: "other")])
    try visitor.session.receive(Data("st".utf8), of: part(at: 3, size: 5))
    try visitor.act("pick", [1, 1])
    #expect(picked.value == [File("a.txt", text: "first")])
  }

  @Test("A file of a wrong type or with too many bytes is refused before it is sent")
  func refusing() throws {
    var limits = SessionLimits()
    limits.fileBytes = 10
    let tree = tree(types: [.image], maximumCount: 3)
    let session = LiveSession(tree, limits: limits)
    _ = session.open()
    try tree.find(.button("Choose")).tap()
    #expect(try refusal(session, "", part(size: 1)) == .file(.wrongType("a.txt", types: ["image/*"])))
    #expect(try refusal(session, "", part(size: 11, "a.png")) == .file(.tooLarge(bytes: 11, maximum: 10)))
    #expect(try refusal(session, "123456", part(size: 6, "a.png")) == nil)
    let second = try part(1, size: 5, "b", type: "image/png")
    #expect(refusal(session, "", second) == .file(.tooLarge(bytes: 11, maximum: 10)))
  }

  @Test("All sessions share the space for files, which is freed when files are picked or cancelled")
  func sharing() throws {
    var limits = SessionLimits()
    limits.allFileBytes = 4
    var trees: [LiveTree<Void>] = []
    let sessions = LiveSessions(limits: limits) { _ in
      trees.append(tree())
      return SessionContent(trees[trees.count - 1])
    }
    func session() throws -> LiveSession {
      let session = try sessions.resume(sessions.open().token, from: 0).session
      try trees[trees.count - 1].find(.button("Choose")).tap()
      return session
    }
    let (first, second) = try (session(), session())
    #expect(try refusal(first, "abc", part(size: 3)) == nil)
    #expect(try refusal(second, "ab", part(size: 4)) == .tooManyMessages)
    #expect(first.refusal(of: #"{"i":1,"s":0,"k":"pick","v":[1,1]}"#) == nil && picked.value.count == 1)
    #expect(try refusal(second, "abcd", part(size: 4)) == nil)
    let third = try session()
    #expect(try refusal(third, "a", part(size: 1)) == .tooManyMessages)
    try trees[1].find(.button("Choose")).tap()
    #expect(second.refusal(of: #"{"i":1,"s":0,"k":"pick","v":[1,0]}"#) == nil)
    #expect(try refusal(second, "", part(of: 2, size: 9)) == nil)
    #expect(try refusal(third, "a", part(size: 1)) == nil)
    #expect(try refusal(second, "abcd", part(of: 2, size: 9)) == .tooManyMessages)
    sessions.end(third.token)
    #expect(try refusal(second, "abcd", part(of: 2, size: 9)) == nil)
  }

  @Test("Cancelling or reloading the page discards what has been sent of a file, and nothing is picked")
  func cancelling() throws {
    var limits = SessionLimits()
    limits.allFileBytes = 2
    let tree = tree()
    let visitor = Visitor(LiveSession(tree, limits: limits))
    try tree.find(.button("Choose")).tap()
    #expect(try refusal(visitor.session, "ab", part(size: 3)) == nil)
    try visitor.act("pick", [1, 0])
    #expect(tree.fileRequest == nil && picked.value.isEmpty)
    #expect(throws: SessionRefusal.file(.notRequested)) { try visitor.act("pick", [1, 0]) }
    #expect(try refusal(visitor.session, "c", part(at: 2, size: 3)) == .file(.notRequested))
    try tree.find(.button("Choose")).tap()
    #expect(try refusal(visitor.session, "ab", part(of: 2, size: 3)) == nil)
    #expect(try refusal(visitor.session, "c", part(of: 2, at: 2, size: 3)) == .tooManyMessages)
    _ = try visitor.session.resume(from: -1)
    #expect(try refusal(visitor.session, "ab", part(of: 2, size: 3)) == nil)
  }

  @Test("A file that a handler offers for download is named in a frame, and can be downloaded once")
  func saving() throws {
    let tree = tree()
    let session = LiveSession(tree)
    _ = session.open()
    try tree.find(.button("Export")).tap()
    let change = try #require(self.change("l", of: session))
    #expect(change[1] as? Int == 1 && change[2] as? String == "ü.csv")
    #expect(tree.savedFiles.isEmpty)
    #expect(session.takeFile(2) == nil)
    #expect(session.takeFile(1)?.name == "ü.csv" && session.takeFile(1) == nil)
    try tree.find(.button("Export")).tap()
    session.end()
    #expect(session.takeFile(2) == nil)
  }

  @Test("The latest downloads that no page fetches are kept while there is space, and at least one of them")
  func keeping() throws {
    var limits = SessionLimits()
    limits.fileBytes = 5
    for (size, kept) in [(2, [3, 4]), (6, [4]), (5, [4])] {
      let tree = tree(saving: Data(repeating: 1, count: size))
      let session = LiveSession(tree, limits: limits)
      for _ in 1...4 { try tree.find(.button("Export")).tap() }
      #expect((1...4).filter { session.takeFile($0) != nil } == kept, "\(size)")
    }
  }

  @Test(
    "A query without the four valid fields of a file's part is rejected",
    arguments: ["", "f=1", "f=1&i=0&o=0&z=-1", "f=1&i=a&o=0&z=1", "f=1&i=0&o=9223372036854775807&z=1", "f=1&i=0&o=0"])
  func describing(query: String) {
    var target = URLComponents()
    target.percentEncodedQuery = query
    #expect(FilePart(query: target.queryItems ?? []) == nil)
  }
}
