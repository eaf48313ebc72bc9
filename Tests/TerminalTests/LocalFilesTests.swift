import Foundation
import LiveTesting
import Testing

@testable import Terminal

@MainActor @Suite("Files in a terminal") struct LocalFilesTests {
  private let folder = FileManager.default.temporaryDirectory.appending(path: "LocalFiles-\(UUID().uuidString)")
  private let picked = Var<[File]>([])

  /// Runs a test with an empty folder, and a tree whose buttons ask for files and save one.
  private func run(isLocal: Bool = true, _ test: (LiveTree<Void>) throws -> Void) throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let tree = LiveTree(
      VStack {
        Button(
          "Choose",
          .tapped
            --> inContext { [picked] context in
              context.pickFiles(of: [".txt", .image], maximumCount: 2, maximumBytes: 9) { picked.set($0) }
            })
        Button("Export", .tapped --> inContext { $0.save(File("a.csv", text: "1")) })
      })
    let session = TerminalSession(tree, width: 40, height: 20)
    if isLocal { LocalFiles(folder: folder).follow(tree.root.tree) }
    try withExtendedLifetime(session) { try test(tree) }
  }

  private func write(_ name: String, _ text: String) throws {
    try Data(text.utf8).write(to: folder.appending(path: name))
  }

  private func choose(_ path: String, in tree: LiveTree<Void>) throws {
    try tree.find(.textField).replace(with: path)
    try tree.find(.button("Choose")).tap()
  }

  @Test("A user types paths as in a shell, and is told what is wrong with them until they are right")
  func picking() throws {
    try run { tree in
      try write("a b.txt", "1")
      try write("c.png", "2")
      try write("d.pdf", "3")
      try write("long.txt", "1234567890")
      try tree.find(.button("Choose")).tap()
      #expect("\(tree)".contains("Choose up to 2 Files") && "\(tree)".contains(".txt, images"))
      for (path, message) in [
        ("nothing.txt", "“nothing.txt” is no file that can be read."), ("d.pdf", "“d.pdf” is of none of these types"),
        ("long.txt", "10 bytes are too"),
        ("c.png c.png c.png", "3 files are too many"), ("/dev/zero", "“zero” is no file"), ("..", "“..” is no file"),
      ] {
        try choose(path, in: tree)
        #expect("\(tree)".contains(message), "\(path)")
        #expect(picked.value.isEmpty)
      }
      try choose("'a b.txt' \(folder.path)/c.png", in: tree)
      #expect(!"\(tree)".contains("AlertController"))
      #expect(picked.value.map(\.name) == ["a b.txt", "c.png"] && picked.value.map(\.text) == ["1", "2"])
    }
  }

  @Test("Return picks the typed path, and a wrong path stays in the field")
  func submitting() throws {
    try run { tree in
      try write("a.txt", "1")
      try tree.find(.button("Choose")).tap()
      try tree.find(.textField).type("a.tx")
      try tree.find(.textField).submit()
      #expect("\(tree)".contains("“a.tx” is no file") && picked.value.isEmpty)
      try tree.find(.textField).type("t")
      try tree.find(.textField).submit()
      #expect(picked.value.map(\.name) == ["a.txt"] && !"\(tree)".contains("AlertController"))
    }
  }

  @Test("A user who cancels, or types nothing, picks nothing")
  func cancelling() throws {
    try run { tree in
      try tree.find(.button("Choose")).tap()
      try tree.find(.button("Cancel")).tap()
      #expect(!"\(tree)".contains("AlertController"))
      try tree.find(.button("Choose")).tap()
      try tree.find(.button("Choose")).tap()
      #expect(!"\(tree)".contains("AlertController") && picked.value.isEmpty && tree.fileRequest == nil)
    }
  }

  @Test("A saved file has its name, or another number beside an existing one, and the user is told where it is")
  func saving() throws {
    try run { tree in
      for name in ["a.csv", "a 2.csv", "a 3.csv"] {
        try tree.find(.button("Export")).tap()
        #expect(tree.notifiedText == "Saved as \(name)")
        #expect(try Data(contentsOf: folder.appending(path: name)) == Data("1".utf8))
      }
      try FileManager.default.removeItem(at: folder)
      try tree.find(.button("Export")).tap()
      #expect("\(tree)".contains("Cannot Save a.csv"))
    }
  }

  @Test("A terminal on another machine neither reads nor writes local files")
  func elsewhere() throws {
    try run(isLocal: false) { tree in
      for title in ["Choose", "Export"] {
        try tree.find(.button(title)).tap()
        #expect("\(tree)".contains("No Files"))
        try tree.find(.button("OK")).tap()
      }
      #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).isEmpty)
    }
  }

  @Test(
    "Typed paths are separated as in a shell",
    arguments: [
      ("a b", ["a", "b"]), ("'a b' c\\ d", ["a b", "c d"]), ("\"a'b\" ''", ["a'b", ""]), ("  ", []), ("", []),
      ("'a\\' b", ["a\\", "b"]), ("\"a\\\"b\"", ["a\"b"]), ("a\\", ["a"]), ("'a", ["a"]), ("ü'b'c", ["übc"]),
    ])
  func dividing(text: String, paths: [String]) {
    #expect(LocalFiles.paths(in: text) == paths)
  }

  @Test("A symbolic link to a file can be picked")
  func links() throws {
    try run { tree in
      try write("a.txt", "1")
      try FileManager.default.createSymbolicLink(
        at: folder.appending(path: "b.txt"), withDestinationURL: folder.appending(path: "a.txt"))
      try tree.find(.button("Choose")).tap()
      try choose("b.txt", in: tree)
      #expect(picked.value.map(\.name) == ["b.txt"] && picked.value.map(\.text) == ["1"])
    }
  }
}
