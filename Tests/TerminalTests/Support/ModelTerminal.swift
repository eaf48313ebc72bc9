import Layout

/// A terminal that replays the bytes that are written to it.
struct ModelTerminal: Equatable {
  /// A cell: what it shows, and the codes of its style.
  struct Cell: Equatable {
    var text = " "
    var style: [String] = []
    var link: String?

    /// The pixels of sixels, row by row: red, green and blue in percent, or `nil` where none is drawn.
    var pixels: [[Int]?] = []
  }

  /// The number of pixels of a cell.
  static let cellSize = (width: 4, height: 8)

  /// The address of the link whose cells are being written.
  private var link: String?

  /// The commands about pictures, in the order in which they have arrived: their keys, and their data.
  private(set) var pictureCommands: [(keys: String, data: String)] = []

  private(set) var rows: [[Cell]]
  private(set) var cursor = (x: 0, y: 0)
  private(set) var isCursorVisible = true

  /// The private modes that are set, such as 1049 for the alternate screen.
  private(set) var modes: Set<String> = []
  private var style: [String] = []
  private var rest: [UInt8] = []
  private let cells: (Character) -> Int
  private let width: Int
  private let height: Int

  init(width: Int, height: Int, cells: @escaping (Character) -> Int = \.cells) {
    (self.width, self.height, self.cells) = (width, height, cells)
    rows = Array(repeating: Array(repeating: Cell(), count: width), count: height)
  }

  static func == (one: ModelTerminal, other: ModelTerminal) -> Bool {
    one.rows == other.rows && one.isCursorVisible == other.isCursorVisible
      && (!one.isCursorVisible || one.cursor == other.cursor)
  }

  /// The lines without trailing blanks.
  var lines: [String] {
    rows.map { row in
      var line = row.map(\.text).joined()
      while line.last == " " { line.removeLast() }
      return line
    }
  }

  /// The lines without the scroll bar in the last column.
  var linesWithoutBar: [String] {
    rows.map { row in
      var line = row.map(\.text).joined()
      if let last = line.last, "│┃▴▾".contains(last) { line.removeLast() }
      while line.last == " " { line.removeLast() }
      return line
    }
  }

  var text: String { lines.joined(separator: "\n") }

  /// The text of reversed cells, row by row.
  var reversed: String {
    rows.compactMap { row in
      let text = row.filter { $0.style.contains("7") }.map(\.text).joined()
      return text.isEmpty ? nil : text
    }.joined(separator: "\n")
  }

  /// The cell at which a text starts.
  func place(of text: String) -> (x: Int, y: Int)? {
    for (y, row) in rows.enumerated() {
      for x in row.indices where row[x...].lazy.map(\.text).joined().hasPrefix(text) && !row[x].text.isEmpty {
        return (x, y)
      }
    }
    return nil
  }

  mutating func write(_ bytes: [UInt8]) {
    rest += bytes
    // A character may arrive in pieces.
    let cut = rest.lastIndex { $0 & 0xC0 != 0x80 } ?? 0
    let isWhole = String(validating: rest[cut...], as: UTF8.self) != nil
    let text = String(decoding: isWhole ? rest[...] : rest[..<cut], as: UTF8.self)
    rest = isWhole ? [] : Array(rest[cut...])
    var characters = Array(text)[...]
    while let character = characters.popFirst() {
      switch character {
      case "\u{1B}":
        let start = characters
        guard escape(&characters) else {
          rest = Array((String(character) + String(start)).utf8) + rest
          return
        }
      case "\r\n": newline()
      case "\r": cursor.x = 0
      case "\n": cursor.y = min(height - 1, cursor.y + 1)
      default: put(character)
      }
    }
  }

  private mutating func newline() { cursor = (0, min(height - 1, cursor.y + 1)) }

  private mutating func put(_ character: Character) {
    let count = cells(character)
    guard count > 0, cursor.x + count <= width else { return }
    for x in cursor.x..<cursor.x + count { clear(x) }
    rows[cursor.y][cursor.x] = Cell(text: String(character), style: style, link: link)
    for x in cursor.x + 1..<max(cursor.x + 1, cursor.x + count) {
      rows[cursor.y][x] = Cell(text: "", style: style, link: link)
    }
    cursor.x = min(width - 1, cursor.x + count)
  }

  /// Clears both halves of a wide character.
  private mutating func clear(_ x: Int) {
    if rows[cursor.y][x].text.isEmpty, x > 0 { rows[cursor.y][x - 1].text = " " }
    if x + 1 < width, rows[cursor.y][x + 1].text.isEmpty { rows[cursor.y][x + 1].text = " " }
    rows[cursor.y][x] = Cell()
  }

  private mutating func escape(_ characters: inout ArraySlice<Character>) -> Bool {
    let kind = characters.popFirst()
    if kind == "]" { return command(&characters) }
    if kind == "_" { return pictureCommand(&characters) }
    if kind == "P" { return sixels(&characters) }
    guard kind == "[" else { return !characters.isEmpty }
    guard let end = characters.firstIndex(where: { $0.isLetter }) else { return false }
    let parameters = String(characters[..<end])
    let final = characters[end]
    characters = characters[(end + 1)...]
    let numbers = parameters.split(separator: ";", omittingEmptySubsequences: false).map { Int($0) ?? 0 }
    func number(_ index: Int) -> Int { numbers.indices.contains(index) ? max(1, numbers[index]) : 1 }
    switch final {
    case "H": cursor = (min(width, number(1)) - 1, min(height, number(0)) - 1)
    case "G": cursor.x = min(width, number(0)) - 1
    case "C": cursor.x = min(width - 1, cursor.x + number(0))
    case "D": cursor.x = max(0, cursor.x - number(0))
    case "K": for x in cursor.x..<width { clear(x) }
    case "J": rows = Array(repeating: Array(repeating: Cell(), count: width), count: height)
    case "m": restyle(numbers.map(String.init))
    case "h" where parameters == "?25": isCursorVisible = true
    case "l" where parameters == "?25": isCursorVisible = false
    case "h": modes.insert(parameters)
    case "l": modes.remove(parameters)
    default: break
    }
    return true
  }

  /// Performs an operating system command: 8 starts or ends a link, and others do nothing.
  private mutating func command(_ characters: inout ArraySlice<Character>) -> Bool {
    guard let end = characters.firstIndex(where: { $0 == "\u{7}" || $0 == "\u{1B}" }) else { return false }
    let isBell = characters[end] == "\u{7}"
    guard isBell || end + 1 < characters.endIndex else { return false }
    let fields = String(characters[..<end]).split(separator: ";", maxSplits: 2, omittingEmptySubsequences: false)
    characters = characters[(isBell ? end + 1 : end + 2)...]
    if fields.first == "8", fields.count == 3 { link = fields[2].isEmpty ? nil : String(fields[2]) }
    return true
  }

  /// Records an application command, which ends with an escape character and a backslash.
  private mutating func pictureCommand(_ characters: inout ArraySlice<Character>) -> Bool {
    guard let end = characters.firstIndex(of: "\u{1B}"), end + 1 < characters.endIndex else { return false }
    let fields = String(characters[..<end]).split(separator: ";", maxSplits: 1)
    characters = characters[(end + 2)...]
    guard let keys = fields.first, keys.first == "G" else { return true }
    pictureCommands.append((String(keys.dropFirst()), fields.count == 2 ? String(fields[1]) : ""))
    return true
  }

  /// Draws sixels, as xterm does, which scrolls when they stand in the last row. The cursor is anywhere afterwards.
  private mutating func sixels(_ characters: inout ArraySlice<Character>) -> Bool {
    guard let end = characters.firstIndex(of: "\u{1B}"), end + 1 < characters.endIndex else { return false }
    let image = ModelSixels(String(characters[..<end]))
    characters = characters[(end + 2)...]
    for (place, color) in image.pixels {
      let (x, y) = (cursor.x + place.x / Self.cellSize.width, cursor.y + place.y / Self.cellSize.height)
      guard x < width, y < height else { continue }
      if rows[y][x].pixels.isEmpty {
        rows[y][x].pixels = Array(repeating: nil, count: Self.cellSize.width * Self.cellSize.height)
      }
      let index = place.y % Self.cellSize.height * Self.cellSize.width + place.x % Self.cellSize.width
      rows[y][x].pixels[index] = color
    }
    if cursor.y + (image.height + Self.cellSize.height - 1) / Self.cellSize.height >= height {
      rows = rows.dropFirst() + [Array(repeating: Cell(), count: width)]
    }
    cursor = (width - 1, height - 1)
    return true
  }

  /// Forgets the commands about pictures.
  mutating func forgetPictureCommands() { pictureCommands = [] }

  private mutating func restyle(_ codes: [String]) {
    var codes = codes[...]
    while let code = codes.popFirst() {
      if code == "0" {
        style = []
        continue
      }
      var whole = code
      if code == "38" || code == "48" {
        let count = codes.first == "2" ? 4 : 2
        whole = ([code] + codes.prefix(count)).joined(separator: ";")
        codes = codes.dropFirst(count)
      }
      let ground = code.count > 1 ? code.first : nil
      style.removeAll { $0 == whole || ground != nil && $0.first == ground && $0.count > 1 }
      style.append(whole)
      style.sort()
    }
  }
}
