import Foundation
import LiveTesting
import TestSupport
import Testing
import Widgets

@testable import Live
@testable import Terminal

/// Returns an image of two columns and two rows with another address for each number.
private func image(_ number: Int = 0) -> Image {
  var letters = PNGSamples.small.map { "\($0)" }
  for place in [number % 100, 100 + number / 100] {
    letters[place] = letters[place].utf8.map { "%" + String($0, radix: 16) }.joined()
  }
  return Image(url: URL(string: "data:image/png;base64,\(letters.joined())") ?? URL(filePath: "/"))
}

@Suite("Pictures by sixels")
@MainActor struct SixelPicturesTests {
  private func stage(
    _ width: Int = 40, _ height: Int = 10, answers: String = "\u{1B}[?62;4;22c\u{1B}[6;8;4t",
    @WidgetBuilder _ content: @escaping () -> Children
  ) -> Stage {
    let stage = Stage(LiveTree(content: content), width: width, height: height, depth: .trueColor)
    stage.send(answers)
    return stage
  }

  /// Returns the number of cells with pixels in each line.
  private func counts(_ stage: Stage) -> [Int] { stage.terminal.rows.map { row in row.count { !$0.pixels.isEmpty } } }

  /// A terminal that is drawn as a whole.
  private func whole(_ stage: Stage) -> ModelTerminal {
    stage.session.forgetShown()
    var terminal = ModelTerminal(width: stage.session.width, height: stage.session.size.height)
    terminal.write(stage.session.frame())
    return terminal
  }

  @Test("Sixel support is requested unless the terminal has other pictures, no colors, or a multiplexer")
  func question() {
    func asks(_ variables: [String: String]) -> Bool {
      String(decoding: TerminalTraits(variables).welcome, as: UTF8.self).hasSuffix("\u{1B}[c\u{1B}[16t")
    }
    #expect(asks(["TERM": "xterm-256color"]) && asks(["TERM": "foot", "COLORTERM": "truecolor"]))
    for others in [
      ["TERM": "xterm-kitty", "COLORTERM": "truecolor"], ["TERM": "xterm-256color", "NO_COLOR": "1"],
      ["TERM": "xterm-256color", "TMUX": "/x"], ["TERM": "screen-256color"], ["TERM": "xterm"],
      ["TERM": "linux", "COLORTERM": "truecolor"],
    ] {
      #expect(!asks(others), "\(others)")
    }
  }

  @Test("Each pixel has its color, and transparent ones keep the background")
  func pixels() {
    let stage = stage { VStack(.alignment(.leading)) { ImageView(image(), .width(16), .height(20)) } }
    let row = stage.terminal.rows[0]
    #expect(counts(stage) == [2] + Array(repeating: 0, count: 9))
    let (upper, lower) = (0..<16, 16..<32)
    #expect(upper.allSatisfy { row[0].pixels[$0] == [0, 0, 0] && row[1].pixels[$0] == [100, 100, 100] })
    #expect(lower.allSatisfy { row[0].pixels[$0] == [100, 0, 0] && row[1].pixels[$0] == nil })
  }

  @Test(
    "Half blocks are shown if one of both answers is missing, or states an impossible font size",
    arguments: [
      "", "\u{1B}[?62;4;22c", "\u{1B}[6;8;4t", "\u{1B}[?62;22c\u{1B}[6;8;4t", "\u{1B}[?4;22c\u{1B}[6;8;4t",
      "\u{1B}[?62;4;22c\u{1B}[6;0;0t", "\u{1B}[?62;4;22c\u{1B}[6;99999999999999999999;4t", "\u{1B}[?62;4;22c\u{1B}[6t",
    ])
  func missing(answers: String) {
    let stage = stage(answers: answers) { VStack(.alignment(.leading)) { ImageView(image(), .width(16), .height(20)) } }
    #expect(counts(stage).allSatisfy { $0 == 0 } && stage.terminal.rows[0][0].text == "▀")
  }

  @Test("The last row has half blocks, since sixels there would scroll the screen")
  func lastRow() {
    let stage = stage(10, 3) {
      VStack(.alignment(.fill)) { ImageView(image(), .height(60), .contentMode(.scaleToFill)) }
    }
    #expect(counts(stage) == [10, 10, 0])
    #expect(stage.terminal.rows[2].map(\.text) == Array(repeating: "▀", count: 5) + Array(repeating: " ", count: 5))
    #expect(stage.terminal.rows[2][0].style == ["38;2;255;0;0", "48;2;255;0;0"])
  }

  @Test("Covering, scrolling, dimming and uncovering a picture give the same screen as a complete redraw")
  func changes() throws {
    var random = SeededGenerator(seed: 33)
    let count = Var(1)
    let tree = LiveTree(
      ViewController("Pictures") {
        ScrollView {
          VStack(.alignment(.leading)) {
            for row in 0..<count.value {
              ImageView(image(row), .width(Double(40 + row % 4 * 16)), .height(60))
              Label("Row \(row)")
            }
          }
        }
      })
    let stage = Stage(tree, width: 30, height: 12, depth: .trueColor)
    stage.send("\u{1B}[?62;4c\u{1B}[6;8;4t")
    var shown = 0
    for step in 0..<120 {
      switch Int.random(in: 0..<7, using: &random) {
      case 0: count.set(.random(in: 0...12, using: &random))
      case 1: stage.press("p" + .control)
      case 2: stage.press(.escape)
      case 3: stage.press(.pageDown)
      case 4: stage.press(.up)
      case 5:
        if tree.root.presented == nil { tree.root.present(AlertController("Title", .actions([AlertAction("OK")]))) }
      default:
        try? tree.find(ScrollView.self).scroll(to: .init(x: 0, y: Double(Int.random(in: 0...40, using: &random) * 20)))
      }
      stage.show()
      shown += counts(stage).reduce(0, +)
      let kept = stage.terminal
      #expect(kept.rows == whole(stage).rows, "step \(step)")
    }
    #expect(shown > 1_000)
  }

  @Test("Only changed cells are drawn again")
  func bytes() {
    let count = Var(0)
    let stage = stage {
      VStack(.alignment(.leading)) {
        ImageView(image(), .width(160), .height(100))
        Label("\(count.value)")
      }
    }
    count.set(1)
    stage.show()
    #expect(0 < stage.bytes && stage.bytes < 20)
  }

  @Test("A window with another font gets other pixels, and a resized window is asked for its font size")
  func font() {
    let stage = stage { VStack(.alignment(.leading)) { ImageView(image(), .width(16), .height(20)) } }
    stage.session.resize(width: 50, height: 12)
    #expect(String(decoding: stage.session.frame(), as: UTF8.self).hasSuffix("\u{1B}[16t"))
    stage.handle(.cellSize(width: 6, height: 12))
    stage.session.forgetShown()
    #expect(String(decoding: stage.session.frame(), as: UTF8.self).contains("\"1;1;12;12"))
  }

  @Test("A focused picture is inverted, and one behind an alert is darker")
  func looks() {
    let row = { (style: CellStyle) in
      let pixels: [UInt32] = [0xFF00_00FF, 0x0000_00FF]
      return ModelSixels(
        String(
          decoding: SixelImage(pixels, width: 2, rowHeight: 1).command(row: 0, columns: 0..<2, style: style),
          as: UTF8.self)
      ).pixels.map(\.color)
    }
    var (dim, reversed) = (CellStyle.usual, CellStyle.usual)
    dim.isDim = true
    reversed.isReversed = true
    #expect(Set(row(.usual)) == [[100, 0, 0], [0, 0, 0]])
    #expect(Set(row(dim)) == [[50, 0, 0], [0, 0, 0]])
    #expect(Set(row(reversed)) == [[0, 100, 100], [100, 100, 100]])
  }

  @Test("Pictures beyond the memory limit use half blocks, and those out of view free memory for others")
  func limits() {
    let first = Var(0)
    let stage = stage(40, 90) {
      VStack(.alignment(.leading)) {
        for number in first.value..<first.value + 70 {
          ImageView(image(number), .width(16), .height(20))
        }
      }
    }
    #expect(counts(stage).reduce(0, +) == 2 * SixelPictures.limit)
    #expect(stage.terminal.rows[69][0].text == "▀")
    first.set(300)
    stage.show()
    #expect(counts(stage).reduce(0, +) == 2 * SixelPictures.limit)
    #expect(stage.terminal.rows == whole(stage).rows)
  }

  @Test("Up to 255 colors are exact, and more are replaced by near ones")
  func palette() {
    let few = (0..<255).map { Self.pixel($0 % 16 * 16, $0 / 16 * 16, 0) }
    let exact = SixelPalette(few[...])
    for pixel in few { #expect(exact.number(of: pixel).map { exact.colors[Int($0)] } == Self.color(pixel)) }
    let many = (0..<64 * 64).map { Self.pixel($0 % 64 * 4, $0 / 64 * 4, $0 * 7 % 256) }
    let near = SixelPalette(many[...])
    #expect(near.colors.count == SixelPalette.count)
    let distances: [Int] = many.map { pixel in
      let color = Self.color(pixel)
      let other = near.number(of: pixel).map { near.colors[Int($0)] } ?? .zero
      return (0..<3).map { abs(Int(color[$0]) - Int(other[$0])) }.max() ?? 0
    }
    #expect(distances.reduce(0, +) / many.count < 24)
    #expect((distances.max() ?? 0) < 80)
  }

  private static func pixel(_ red: Int, _ green: Int, _ blue: Int) -> UInt32 {
    UInt32(red) << 24 | UInt32(green) << 16 | UInt32(blue) << 8 | 255
  }

  private static func color(_ pixel: UInt32) -> SIMD3<UInt8> {
    SIMD3(UInt8(pixel >> 24), UInt8(pixel >> 16 & 255), UInt8(pixel >> 8 & 255))
  }

  @Test("Pixels that are more than half transparent are not drawn")
  func transparent() {
    let palette = SixelPalette([0, 0xFFFF_FF00, 0xFFFF_FF7F])
    #expect(palette.colors.isEmpty && palette.number(of: 0xFFFF_FF7F) == nil)
    let image = SixelImage([0, 0], width: 2, rowHeight: 1)
    let command = image.command(row: 0, columns: 0..<2, style: .usual)
    #expect(String(decoding: command, as: UTF8.self) == "\u{1B}P0;1;0q\"1;1;2;1\u{1B}\\")
    #expect(image.average(row: 0, columns: 0..<2, rows: 0..<1) == 0)
  }
}
