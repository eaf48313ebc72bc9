import Foundation

/// A command of kitty's graphics protocol. The terminal answers none of them.
internal enum PictureCommand {
  /// Sends the data of a picture, and scales it to cells, which show it by its number.
  case send(UInt8, (columns: Int, rows: Int), Data)
  /// Scales a picture to other cells.
  case place(UInt8, (columns: Int, rows: Int))
  /// Deletes a picture.
  case delete(UInt8)

  /// The number that is added to the number of a picture, so that other programs are unlikely to use the sum.
  private static let base = 0x53_57_00

  /// The bytes that delete all pictures of a session.
  static let deletingAll = Array("\u{1B}_Ga=d,d=R,x=\(base + 1),y=\(base + 255),q=2\u{1B}\\".utf8)

  /// Returns the color of letters in cells that show a picture.
  static func color(of number: UInt8) -> TerminalColor { TerminalColor(exact: UInt32(base) + UInt32(number)) }

  /// Returns the number of the picture that cells with letters in a color show, or `nil` if they show none.
  static func number(of color: TerminalColor?) -> UInt8? {
    guard let exact = color?.exact, exact >> 8 == base >> 8 else { return nil }
    return UInt8(truncatingIfNeeded: exact)
  }

  /// The number of bytes in a chunk of data, which the protocol limits.
  private static let chunk = 4_096

  var bytes: [UInt8] {
    switch self {
    case .send(let number, let size, let data):
      let text = Array(data.base64EncodedString().utf8)
      let keys = "a=T,U=1,f=100,t=d,i=\(Self.base + Int(number)),p=1,c=\(size.columns),r=\(size.rows),q=2,"
      return stride(from: 0, to: text.count, by: Self.chunk).flatMap { start -> [UInt8] in
        let end = min(text.count, start + Self.chunk)
        let more = end < text.count ? "m=1" : "m=0"
        return Self.command((start == 0 ? keys : "q=2,") + more, text[start..<end])
      }
    case .place(let number, let size):
      return Self.command(
        "a=p,U=1,i=\(Self.base + Int(number)),p=1,c=\(size.columns),r=\(size.rows),q=2")
    case .delete(let number): return Self.command("a=d,d=I,i=\(Self.base + Int(number)),q=2")
    }
  }

  private static func command(_ keys: String, _ text: ArraySlice<UInt8> = []) -> [UInt8] {
    Array("\u{1B}_G\(keys)".utf8) + (text.isEmpty ? [] : [UInt8(ascii: ";")] + text) + Array("\u{1B}\\".utf8)
  }
}
