import Foundation
import Live
import Testing

@MainActor @Suite("Files that users pick and get") struct FilesTests {
  private let picked = Var<[File]>([])

  private func tree(
    _ types: [FileType] = [], maximumCount: Int = 1, maximumBytes: Int = 100
  ) -> LiveTree<Void> {
    LiveTree(
      Button(
        "Choose",
        .tapped
          --> inContext { [picked] context in
            context.pickFiles(of: types, maximumCount: maximumCount, maximumBytes: maximumBytes) { picked.set($0) }
          }))
  }

  @Test("A handler requests files, and gets those that the user picks, once")
  func picking() throws {
    let tree = tree([.csv, "image/*"])
    #expect(tree.fileRequest == nil)
    #expect(throws: FileError.notRequested) { try tree.pick(File("a.csv", text: "1")) }
    try tree.find(.button).tap()
    #expect(tree.fileRequest?.types == [.csv, .image])
    let file = File("a.csv", text: "1,2")
    try tree.pick(file)
    #expect(picked.value == [file] && picked.value.first?.text == "1,2" && tree.fileRequest == nil)
    #expect(throws: FileError.notRequested) { try tree.pick(file) }
  }

  @Test("A user who picks nothing cancels, and the closure is not called")
  func cancelling() throws {
    let tree = tree()
    picked.set([File("before", text: "")])
    try tree.find(.button).tap()
    try tree.pick()
    #expect(picked.value.count == 1 && tree.fileRequest == nil)
  }

  @Test("Files of other types, too many, or too large ones are refused, and the request stays open")
  func refusing() throws {
    let tree = tree([.image, ".md"], maximumCount: 2, maximumBytes: 5)
    try tree.find(.button).tap()
    let small = File("a.png", text: "1")
    #expect(throws: FileError.tooMany(3, maximum: 2)) { try tree.pick(small, small, small) }
    #expect(throws: FileError.wrongType("b.txt", types: ["image/*", ".md"])) {
      try tree.pick(small, File("b.txt", text: "1"))
    }
    #expect(throws: FileError.tooLarge(bytes: 6, maximum: 5)) { try tree.pick(small, File("c.MD", text: "12345")) }
    try tree.pick(small, File("c.MD", text: "1234"))
    #expect(picked.value.map(\.name) == ["a.png", "c.MD"])
  }

  @Test("A widget that requested files and was removed gets none")
  func leaving() throws {

    let tree = LiveTree(false) { [picked] isHidden in
      VStack {
        if !isHidden {
          Button("Choose", .tapped --> inContext { $0.pickFiles { picked.set($0) } })
        }
      }
    }
    try tree.find(.button).tap()
    tree.state = true
    #expect(tree.fileRequest == nil)
    #expect(throws: FileError.notRequested) { try tree.pick(File("a", text: "")) }
    #expect(picked.value.isEmpty)
  }

  @Test("The latest request is answered first, and its closure may request again and use its context")
  func again() throws {
    let steps = Var<[String]>([])
    let tree = LiveTree(
      VStack {
        Button("A", .tapped --> inContext { $0.pickFiles { _ in steps.value.append("a") } })
        Button(
          "B",
          .tapped
            --> inContext { context in
              context.pickFiles { files in
                steps.value.append("b")
                context.copy(files[0].name)
                context.pickFiles { _ in steps.value.append("c") }
              }
            })
      })
    try tree.find(.button("A")).tap()
    try tree.find(.button("B")).tap()
    try tree.pick(File("x", text: ""))
    try tree.pick(File("y", text: ""))
    #expect(steps.value == ["b", "c"] && tree.copiedText == "x")
    try tree.pick(File("z", text: ""))
    #expect(steps.value == ["b", "c", "a"] && tree.fileRequest == nil)
  }

  @Test("Files that a handler offers are listed in the tree, in order")
  func saving() throws {
    let tree = LiveTree(Button("Export", .tapped --> inContext { $0.save(File("a.csv", text: "1")) }))
    try tree.find(.button).tap()
    try tree.find(.button).tap()
    #expect(tree.savedFiles.map(\.description) == ["a.csv (text/csv, 1 byte)", "a.csv (text/csv, 1 byte)"])
  }

  @Test(
    "The name of a file contains neither a path nor control characters",
    arguments: [
      ("../../etc/passwd", "passwd"), ("C:\\a\\b.txt", "b.txt"), ("..", "file"), ("", "file"), ("/", "file"),
      ("a\r\nb\0.txt", "ab.txt"), (" ", "file"), ("ü \"x\".txt", "ü \"x\".txt"), (".bashrc", ".bashrc"),
    ])
  func naming(name: String, expected: String) {
    #expect(File(name, text: "").name == expected)
  }

  @Test(
    "The media type of a file is its own, or follows from its extension",
    arguments: [
      ("a.PNG", nil, "image/png"), ("a", nil, "application/octet-stream"), ("a.b", nil, "application/octet-stream"),
      ("a.png", "Text/CSV; charset=utf-8", "text/csv"), ("a.png", "no type", "image/png"), ("a.png", "", "image/png"),
      ("a", "a/b\r\nX: y", "application/octet-stream"),
    ] as [(String, String?, String)])
  func typing(name: String, type: String?, expected: String) {
    #expect(File(name, type: type, text: "").type == expected)
  }

  @Test("A file type contains files by their media types, kinds and extensions, in any case")
  func containing() {
    let file = File("Table.CSV", type: "application/vnd.ms-excel", text: "")
    let types: [FileType] = [.csv, ".csv", ".CSV", "application/vnd.ms-excel", .text]
    #expect(types.allSatisfy { $0.contains(file) })
    let others: [FileType] = [.image, ".tsv", "text/c", "csv", "*", ""]
    #expect(!others.contains { $0.contains(file) })
  }

  @Test("Refusals of files name types and sizes in words that users know")
  func words() {
    let types: [FileType] = [.image, .audio, .video, .text, .csv, "image/jpeg", .plainText, ".swift", "a/b"]
    #expect(types.map(\.description).joined(separator: " ") == "images sounds films texts CSV JPEG TXT .swift a/b")
    #expect("\(FileError.wrongType("a.png", types: ["text/csv"]))" == "“a.png” is of none of these types: CSV.")
    let tooLarge = FileError.tooLarge(bytes: 20_000_000, maximum: 10 << 20)
    #expect("\(tooLarge)" == "19.1 MB are too many: 10 MB can be picked.")
    #expect("\(FileError.tooLarge(bytes: 6, maximum: 0))" == "6 bytes are too many: 0 bytes can be picked.")
  }
}
