import Foundation
import Testing
import Widgets

@testable import Terminal

@Suite("A picture in half blocks, scaled")
struct PictureScalerTests {
  @Test(
    "A picture is placed in its view by the content mode",
    arguments: [
      (.scaleToFill, 0, 0, 10, 6), (.redraw, 0, 0, 10, 6), (.scaleAspectFit, 0, 0, 10, 5),
      (.scaleAspectFill, -1, 0, 12, 6), (.center, 4, 2, 2, 1), (.top, 4, 0, 2, 1), (.bottom, 4, 5, 2, 1),
      (.left, 0, 2, 2, 1), (.right, 8, 2, 2, 1), (.topLeft, 0, 0, 2, 1), (.topRight, 8, 0, 2, 1),
      (.bottomLeft, 0, 5, 2, 1), (.bottomRight, 8, 5, 2, 1),
    ] as [(ContentMode, Int, Int, Int, Int)])
  func frame(mode: ContentMode, x: Int, y: Int, width: Int, height: Int) {
    let frame = PictureFrame(of: (width: 16, height: 8), mode: mode, in: (width: 10, height: 6))
    #expect(frame.x == x && frame.y == y && frame.width == width && frame.height == height)
  }

  private func pixels(_ width: Int, _ height: Int, _ mode: ContentMode = .scaleToFill) throws -> [UInt32] {
    try PictureScaler.pixels(
      of: PNGImage(#require(Data(base64Encoded: PNGSamples.small))), mode: mode, width: width, height: height)
  }

  @Test("A scaled pixel is the average of those in its area, and transparent ones have no color")
  func averages() throws {
    #expect(try pixels(2, 2) == [0x0000_00FF, 0xFFFF_FFFF, 0xFF00_00FF, 0])
    #expect(try pixels(1, 2) == [0x8080_80FF, 0xFF00_0080])
    #expect(try pixels(1, 1) == [0xAA55_55BF])
  }

  @Test("A larger view repeats pixels, and mixes those that share one")
  func enlarging() throws {
    #expect(try pixels(4, 2).prefix(4) == [0x0000_00FF, 0x0000_00FF, 0xFFFF_FFFF, 0xFFFF_FFFF])
    #expect(try pixels(3, 2).prefix(3) == [0x0000_00FF, 0x8080_80FF, 0xFFFF_FFFF])
  }

  @Test("A view shows the part of an image that fits into it")
  func clipping() throws {
    #expect(
      try pixels(2, 4, .scaleAspectFill) == [
        0x0000_00FF, 0xFFFF_FFFF, 0x0000_00FF, 0xFFFF_FFFF, 0xFF00_00FF, 0, 0xFF00_00FF, 0,
      ])
    #expect(try pixels(2, 4, .scaleAspectFit) == [0, 0, 0x0000_00FF, 0xFFFF_FFFF, 0xFF00_00FF, 0, 0, 0])
    #expect(try pixels(2, 2, .topLeft) == [0xAA55_55BF, 0, 0, 0])
  }

  @Test("All PNG formats have the same average, interlaced or not", arguments: 0..<15)
  func interlacing(number: Int) throws {
    let samples = try PNGSamples.all[(2 * number)...(2 * number + 1)].map {
      try PictureScaler.pixels(
        of: PNGImage(#require(Data(base64Encoded: $0.base64))), mode: .scaleToFill, width: 4, height: 3)
    }
    #expect(samples[0] == samples[1] && samples[0].contains { $0 != 0 })
  }
}
