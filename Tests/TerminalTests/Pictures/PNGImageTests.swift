import Foundation
import Testing
import Widgets

@testable import Terminal

@Suite("A PNG image")
struct PNGImageTests {
  private func decoded(_ image: PNGImage) -> [[PNGImage.Pixel?]] {
    var rows = Array(
      repeating: [PNGImage.Pixel?](repeating: nil, count: image.header.width), count: image.header.height)
    image.forEachRow { pass, row, pixels in
      for (column, pixel) in pixels.enumerated() {
        rows[pass.y + row * pass.stepY][pass.x + column * pass.stepX] = pixel
      }
    }
    return rows
  }

  /// Returns the pixel of a sample, as ``PNGSamples`` describes it.
  private func expected(_ kind: PNGHeader.Kind, depth: Int, x: Int, y: Int) -> PNGImage.Pixel {
    func value(_ component: Int) -> Int { (x * 9_473 + y * 23_311 + component * 13_577) & 0xFFFF }
    func byte(_ component: Int) -> UInt8 {
      let value = value(component) >> (16 - depth)
      return UInt8(depth == 16 ? value >> 8 : value * 255 / (1 << depth - 1))
    }
    let isFirst = (0..<3).allSatisfy { value($0) >> (16 - depth) == ($0 * 13_577) >> (16 - depth) }
    switch kind {
    case .gray:
      let isClear = value(0) >> (16 - depth) == 0
      return .init(red: byte(0), green: byte(0), blue: byte(0), alpha: isClear ? 0 : 255)
    case .grayAlpha: return .init(red: byte(0), green: byte(0), blue: byte(0), alpha: byte(1))
    case .color: return .init(red: byte(0), green: byte(1), blue: byte(2), alpha: isFirst ? 0 : 255)
    case .colorAlpha: return .init(red: byte(0), green: byte(1), blue: byte(2), alpha: byte(3))
    case .palette:
      let index = value(0) >> (16 - depth)
      return .init(
        red: UInt8(index * 3 & 255), green: UInt8(index * 5 & 255), blue: UInt8(255 - index),
        alpha: index < 1 << (depth - 1) ? UInt8(index * 7 & 255) : 255)
    }
  }

  @Test("Each pixel of each PNG format is decoded", arguments: PNGSamples.all.indices)
  func pixels(number: Int) throws {
    let sample = PNGSamples.all[number]
    let image = try PNGImage(#require(Data(base64Encoded: sample.base64)))
    let kind = try #require(PNGHeader.Kind(rawValue: sample.kind))
    #expect(image.header.kind == kind && image.header.depth == sample.depth)
    #expect(image.header.isInterlaced == sample.isInterlaced)
    let rows = decoded(image)
    #expect(rows.count == 7 && rows.allSatisfy { $0.count == 9 })
    for (y, row) in rows.enumerated() {
      for (x, pixel) in row.enumerated() {
        #expect(pixel == expected(kind, depth: sample.depth, x: x, y: y), "\(x), \(y)")
      }
    }
  }

  @Test("Of 20,000 damaged files, each is refused, or has all of its pixels")
  func damage() throws {
    var state: UInt64 = 7
    func random(_ count: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % count
    }
    let files = try PNGSamples.all.map { [UInt8](try #require(Data(base64Encoded: $0.base64))) }
    var (refused, shown) = (0, 0)
    for number in 0..<20_000 {
      var file = files[number % files.count]
      for _ in 0...random(3) {
        // The size stays, so that the pixels stay few.
        let place = 24 + random(file.count - 24)
        switch random(4) {
        case 0: file = Array(file.prefix(place))
        case 1: file[place] = UInt8(random(256))
        case 2: file[place] ^= 1 << UInt8(random(8))
        default: file.insert(UInt8(random(256)), at: place)
        }
        if file.count < 25 { break }
      }
      if let image = try? PNGImage(Data(file)) {
        #expect(decoded(image).joined().allSatisfy { $0 != nil })
        shown += 1
      } else {
        refused += 1
      }
    }
    #expect(refused > 5_000 && shown > 1_000)
  }

  @Test("Each truncated file is refused")
  func beginnings() throws {
    for sample in PNGSamples.all.prefix(12) {
      let data = try #require(Data(base64Encoded: sample.base64))
      let end = try #require(data.firstRange(of: Data("IEND".utf8))).lowerBound - 4
      for count in 0..<end { #expect(throws: PNGError.self) { try PNGImage(data.prefix(count)) } }
    }
  }

  /// Returns an image of some size whose stream has other bytes.
  private func file(width: UInt32, height: UInt32, kind: UInt8 = 6, depth: UInt8 = 16, _ stream: Data) -> Data {
    func bytes(_ number: UInt32) -> Data { withUnsafeBytes(of: number.bigEndian) { Data($0) } }
    func chunk(_ name: String, _ data: Data) -> Data {
      bytes(UInt32(data.count)) + Data(name.utf8) + data + Data(repeating: 0, count: 4)
    }
    return Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])
      + chunk("IHDR", bytes(width) + bytes(height) + Data([depth, kind, 0, 0, 0])) + chunk("IDAT", stream)
      + chunk("IEND", Data())
  }

  @Test(
    "More than sixteen megapixels, or 64 MiB of pixels, are refused before decoding",
    arguments: [
      (4_097, 4_096, 0, 8), (UInt32.max, UInt32.max, 0, 1), (1 << 24, 2, 0, 1), (4_096, 4_096, 6, 8),
    ] as [(UInt32, UInt32, UInt8, UInt8)])
  func size(width: UInt32, height: UInt32, kind: UInt8, depth: UInt8) {
    #expect(throws: PNGError.tooLarge) {
      try PNGImage(file(width: width, height: height, kind: kind, depth: depth, Data([0x78, 0x9C])))
    }
  }

  @Test("A small stream of twenty million zeros is refused after the first pixel, and as a large image at once")
  func bomb() throws {
    // A block with fixed codes: a zero, and then its length of 258 bytes again and again, with ones for two codes.
    // The literal 0 is 00110000, the length 258 is 11000101, and the distance 1 is 00000.
    var bits = [1, 1, 0] + [0, 0, 1, 1, 0, 0, 0, 0]
    for _ in 0..<78_000 { bits += [1, 1, 0, 0, 0, 1, 0, 1] + [0, 0, 0, 0, 0] }
    var stream = Data([0x78, 0x9C])
    for start in stride(from: 0, to: bits.count - 7, by: 8) {
      stream.append(UInt8((0..<8).reduce(0) { $0 | bits[start + $1] << $1 }))
    }
    #expect(throws: PNGError.tooLarge) { try PNGImage(file(width: 1, height: 1, stream)) }
    #expect(throws: PNGError.damaged) { try PNGImage(file(width: 4_000, height: 2_000, stream.prefix(1_000))) }
  }

  @Test("A chunk that is longer than the file, a second header, and a palette that is missing are refused")
  func chunks() throws {
    let stream = Data([0x78, 0x9C, 3, 0])
    let small = try #require(Data(base64Encoded: PNGSamples.small))
    #expect(throws: Never.self) { try PNGImage(small) }
    var (long, twice) = (small, small)
    long[33] = 0xFF
    twice.insert(contentsOf: small[8..<33], at: 33)
    let files = [long, twice, file(width: 1, height: 1, kind: 3, depth: 8, stream), file(width: 0, height: 1, stream)]
    for file in files { #expect(throws: PNGError.damaged) { try PNGImage(file) } }
  }

  @Test("A Huffman code with too many symbols is refused, and one with too few has unused codes")
  func codes() throws {
    #expect(throws: PNGError.damaged) { try HuffmanCode(lengths: [1, 1, 1]) }
    let code = try HuffmanCode(lengths: [0, 1, 15])
    let (first, second) = (try #require(code.symbol(of: 0)), try #require(code.symbol(of: 1)))
    #expect(first.symbol == 1 && first.length == 1 && second.symbol == 2 && second.length == 15)
    #expect(code.symbol(of: 0b11) == nil)
  }
}
