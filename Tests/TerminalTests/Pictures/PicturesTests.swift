import Foundation
import LiveTesting
import Testing
import Widgets

@testable import Live
@testable import Terminal

/// The start of a PNG image with some bytes, which no test decodes.
private func png(_ byte: UInt8 = 0, count: Int = 60) -> Data {
  Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) + Data(repeating: byte, count: count)
}

private func image(_ data: Data) -> Image {
  Image(url: URL(string: "data:image/png;base64,\(data.base64EncodedString())") ?? URL(filePath: "/"))
}

/// Returns a view of ten columns and three rows.
private func view(_ image: Image, _ mods: Mod<ImageView>...) -> ImageView {
  ImageView(image, .width(80), .height(60), Mod(list: mods))
}

@Suite("Pictures in a terminal")
@MainActor struct PicturesTests {
  private func stage(
    _ width: Int = 40, _ height: Int = 10, @WidgetBuilder _ content: @escaping () -> Children
  ) -> Stage {
    Stage(LiveTree(content: content), width: width, height: height, hasPictures: true)
  }

  /// Returns the rows and the columns of pictures in the cells of a line.
  private func marks(_ stage: Stage, _ y: Int) -> [[Int]] {
    stage.terminal.rows[y].compactMap { cell in
      guard cell.text.unicodeScalars.first == PictureMarks.placeholder else { return nil }
      for row in 0..<20 {
        for column in 0..<80 where cell.text == String(PictureMarks.character(row: row, column: column)) {
          return [row, column]
        }
      }
      return nil
    }
  }

  @Test("The data of a picture is sent once, and cells refer to its parts by a color with its number")
  func sending() {
    let count = Var(0)
    let stage = stage {
      VStack(.alignment(.leading)) {
        view(image(png()))
        Label("\(count.value)")
      }
    }
    let keys = "a=T,U=1,f=100,t=d,i=5461761,p=1,c=10,r=3,q=2,m=0"
    #expect(stage.terminal.pictureCommands.map(\.data) == [png().base64EncodedString()])
    #expect(stage.takePictureCommands() == [keys])
    for y in 0..<3 { #expect(marks(stage, y) == (0..<10).map { [y, $0] }) }
    #expect(stage.terminal.rows[0][0].style == ["38;2;83;87;1"] && stage.terminal.rows[3][0].text == "0")
    count.set(1)
    stage.show()
    #expect(stage.takePictureCommands().isEmpty && 0 < stage.bytes && stage.bytes < 20)
  }

  @Test("Long data is sent in pieces of at most 4,096 characters, the last of which is marked")
  func pieces() {
    let data = png(7, count: 10_000)
    let stage = stage { view(image(data)) }
    let commands = stage.terminal.pictureCommands
    #expect(commands.map(\.data).joined() == data.base64EncodedString())
    #expect(commands.count == 4 && commands.allSatisfy { $0.data.count <= 4_096 })
    #expect(commands.map { String($0.keys.suffix(3)) } == ["m=1", "m=1", "m=1", "m=0"])
    #expect(commands.dropFirst().allSatisfy { $0.keys.hasPrefix("q=2,m=") })
  }

  @Test("Scrolling moves and clips a picture without further commands")
  func scrolling() throws {
    let tree = LiveTree(
      ScrollView {
        VStack(.alignment(.leading)) {
          view(image(png()))
          for row in 0..<20 { Label("\(row)") }
        }
      })
    let stage = Stage(tree, width: 40, height: 6, hasPictures: true)
    _ = stage.takePictureCommands()
    try tree.find(ScrollView.self).scroll(to: .init(x: 0, y: 20))
    stage.show()
    #expect(marks(stage, 0).map { $0[0] } == Array(repeating: 1, count: 10) && marks(stage, 2).isEmpty)
    #expect(stage.takePictureCommands().isEmpty)
    try tree.find(ScrollView.self).scroll(to: .init(x: 0, y: 160))
    stage.show()
    #expect((0..<6).allSatisfy { marks(stage, $0).isEmpty })
    try tree.find(ScrollView.self).scroll(to: .init(x: 0, y: 0))
    stage.show()
    #expect(marks(stage, 0).count == 10 && stage.takePictureCommands().isEmpty)
  }

  @Test("Only a new image is sent, and a removed one leaves no cells")
  func changing() {
    let number = Var<UInt8?>(1)
    let stage = stage {
      VStack {
        view(image(png()))
        if let number = number.value { view(image(png(number))) }
      }
    }
    #expect(stage.takePictureCommands().count == 2)
    number.set(2)
    stage.show()
    #expect(stage.takePictureCommands().map { $0.contains("i=5461763") } == [true])
    number.set(nil)
    stage.show()
    #expect(stage.takePictureCommands().isEmpty && (3..<10).allSatisfy { marks(stage, $0).isEmpty })
    number.set(2)
    stage.show()
    #expect(stage.takePictureCommands().isEmpty)
  }

  @Test("A view of another size scales the picture without sending its data again")
  func scaling() {
    let width = Var(80.0)
    let stage = stage { VStack(.alignment(.leading)) { ImageView(image(png()), .width(width.value), .height(60)) } }
    _ = stage.takePictureCommands()
    width.set(160)
    stage.show()
    #expect(stage.takePictureCommands() == ["a=p,U=1,i=5461761,p=1,c=20,r=3,q=2"] && marks(stage, 0).count == 20)
  }

  @Test("A panel covers a part of a picture, and the cells beside the panel still show the picture")
  func covering() {
    let stage = stage(60, 16) { VStack(.alignment(.fill)) { ImageView(image(png()), .height(320)) } }
    _ = stage.takePictureCommands()
    let all = (0..<16).map { marks(stage, $0).count }
    stage.press(KeyPress(.function(1)))
    let covered = (0..<16).map { marks(stage, $0).count }
    #expect(covered.reduce(0, +) > 0 && covered.reduce(0, +) < all.reduce(0, +) / 2)
    stage.press(.escape)
    #expect((0..<16).map { marks(stage, $0).count } == all && stage.takePictureCommands().isEmpty)
  }

  @Test("Resizing the terminal keeps a picture, and redrawing it completely sends the picture again")
  func again() {
    let stage = stage { VStack(.alignment(.leading)) { view(image(png())) } }
    _ = stage.takePictureCommands()
    stage.handle(.resize(width: 50, height: 12))
    #expect(stage.takePictureCommands().isEmpty && marks(stage, 0).count == 10)
    stage.press("l" + .control)
    #expect(stage.takePictureCommands().map { $0.hasPrefix("a=T") } == [true])
  }

  @Test("The terminal keeps 64 pictures, and the oldest ones are deleted")
  func limit() {
    let number = Var<UInt8>(1)
    let stage = stage { VStack { view(image(png(number.value))) } }
    for other in 2...UInt8(Pictures.limit) {
      number.set(other)
      stage.show()
    }
    #expect(!stage.takePictureCommands().contains { $0.hasPrefix("a=d") })
    number.set(65)
    stage.show()
    #expect(stage.takePictureCommands().first == "a=d,d=I,i=5461761,q=2" && marks(stage, 0).count == 10)
  }

  @Test("Pictures beyond the number that the terminal keeps are shown by their names")
  func tooMany() {
    let stage = stage(40, 80) {
      VStack(.alignment(.leading)) {
        for number in 0..<70 { ImageView(image(png(UInt8(number))), .width(80), .height(20)) }
      }
    }
    #expect(stage.takePictureCommands().count == 64 && stage.text.contains("image"))
  }

  @Test(
    "A picture without PNG data shows its name",
    arguments: [
      Image(url: URL(string: "https://example.org/portrait.png") ?? URL(filePath: "/")), Image(named: "portrait"),
      Image(named: "../portrait"), image(Data("GIF89a".utf8)), image(png()).withRenderingMode(.alwaysTemplate),
      Image(url: URL(string: "data:image/jpeg;base64,\(png().base64EncodedString())") ?? URL(filePath: "/")),
    ])
  func fallback(image: Image) {
    let stage = stage { VStack(.alignment(.leading)) { ImageView(image, .width(160), .height(60)) } }
    #expect(stage.terminal.pictureCommands.isEmpty && (stage.text.contains("portrait") || stage.text.contains("image")))
  }

  @Test("A terminal without support for pictures gets no command")
  func none() {
    let stage = Stage(LiveTree { VStack { view(image(png())) } })
    #expect(stage.terminal.pictureCommands.isEmpty && stage.text.contains("image"))
  }

  @Test("Image files are read only for a terminal of this process")
  func files() throws {
    let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString).png")
    try png().write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    for readsFiles in [false, true] {
      #expect((PictureData.png(of: .url(file), readsFiles: readsFiles) != nil) == readsFiles)
    }
    #expect(PictureData.png(of: .url(URL(filePath: "/dev/zero")), readsFiles: true) == nil)
    #expect(PictureData.png(of: .url(file.deletingLastPathComponent()), readsFiles: true) == nil)
  }

  @Test(
    "Kitty and Ghostty show pictures, unless colors are off or a multiplexer is in between",
    arguments: [
      (["TERM": "xterm-kitty"], true), (["TERM": "xterm-ghostty"], true), (["TERM": "xterm-256color"], false),
      (["TERM": "xterm-256color", "KITTY_WINDOW_ID": "1"], true),
      (["TERM": "xterm-256color", "TERM_PROGRAM": "ghostty"], true),
      (["TERM": "xterm-256color", "TERM_PROGRAM": "vscode", "KITTY_WINDOW_ID": "1"], false),
      (["TERM": "xterm-256color", "XTERM_VERSION": "390", "KITTY_WINDOW_ID": "1"], false),
      (["TERM": "xterm-kitty", "NO_COLOR": "1"], false), (["TERM": "dumb", "KITTY_WINDOW_ID": "1"], false),
      (["TERM": "tmux-256color", "KITTY_WINDOW_ID": "1"], false), (["TERM": "screen", "KITTY_WINDOW_ID": "1"], false),
      (["TERM": "xterm-kitty", "TMUX": "/x"], false), (["TERM": "xterm-kitty", "STY": "1"], false), ([:], false),
    ] as [([String: String], Bool)])
  func detection(variables: [String: String], hasPictures: Bool) {
    let traits = TerminalTraits(variables)
    #expect(traits.hasPictures == hasPictures)
    #expect(String(decoding: traits.goodbye, as: UTF8.self).contains("a=d,d=R") == hasPictures)
  }

  @Test("A terminal's answers about pictures and the device are not read as keys")
  func answers() {
    var decoder = KeyDecoder<ContinuousClock.Instant>()
    let answers = "\u{1B}_Gi=31;OK\u{1B}\\\u{1B}_Gi=5461761,p=1;ENOENT:no such\u{1B}\\\u{1B}[?62;22c\u{1B}[4;480;800t"
    #expect(decoder.events(of: Array(answers.utf8), at: .now).isEmpty)
  }

  @Test("The placeholder characters of cells are those of Kitty's protocol")
  func marks() {
    #expect(PictureMarks.count == 297)
    #expect(PictureMarks.character(row: 0, column: 1).unicodeScalars.map(\.value) == [0x10_EEEE, 0x305, 0x30D])
    #expect(PictureMarks.character(row: 296, column: 18).unicodeScalars.map(\.value) == [0x10_EEEE, 0x1D244, 0x364])
  }
}
