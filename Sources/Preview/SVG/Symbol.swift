import Widgets

/// A glyph in a square of 24 points, drawn by lines.
internal struct Symbol: Equatable {
  /// What SVG calls path data.
  let path: String

  /// Whether the path is filled, rather than its outline drawn.
  var isFilled = false

  /// Whether it points the other way where the language is written from right to left.
  var followsDirection = false

  /// The symbol of an image: a sketch of the best-known system symbols, and a neutral frame for others.
  static func named(_ image: Image) -> Symbol {
    guard case .system(let name) = image.source else { return photo }
    if let symbol = known[name] { return symbol }
    let plain = name.split(separator: ".").prefix { !["fill", "circle", "square"].contains($0) }.joined(separator: ".")
    guard var symbol = known[plain] else { return unknown }
    symbol.isFilled = name.hasSuffix(".fill") && symbol.path.hasSuffix("Z")
    return symbol
  }

  static let photo = Symbol(
    path: "M3 5H21V19H3Z M3 16L9 10L14 16L17 13L21 17 M15.5 9A.5 .5 0 1 0 16.5 9A.5 .5 0 1 0 15.5 9")
  static let unknown = Symbol(
    path: "M5 3H19A2 2 0 0 1 21 5V19A2 2 0 0 1 19 21H5A2 2 0 0 1 3 19V5A2 2 0 0 1 5 3Z M8 16L16 8")
  static let plus = Symbol(path: "M12 4V20 M4 12H20")
  static let minus = Symbol(path: "M4 12H20")
  static let xmark = Symbol(path: "M5 5L19 19 M19 5L5 19")
  static let checkmark = Symbol(path: "M4 13L10 19L20 5")
  static let back = Symbol(path: "M15 3L6 12L15 21", followsDirection: true)
  static let forward = Symbol(path: "M9 3L18 12L9 21", followsDirection: true)
  static let magnifyingglass = Symbol(path: "M3 10A7 7 0 1 0 17 10A7 7 0 1 0 3 10 M15 15L21 21")
  static let bookmark = Symbol(path: "M6 3H18V21L12 16L6 21Z")
  static let ellipsis = Symbol(path: "M4 12H4.01 M12 12H12.01 M20 12H20.01")
  static let person = Symbol(path: "M8 7A4 4 0 1 0 16 7A4 4 0 1 0 8 7Z M4 21C4 11 20 11 20 21Z")
  static let star = Symbol(path: "M12 3L14.8 9.2L21.5 9.9L16.5 14.4L17.9 21L12 17.6L6.1 21L7.5 14.4L2.5 9.9L9.2 9.2Z")
  static let clock = Symbol(path: "M3 12A9 9 0 1 0 21 12A9 9 0 1 0 3 12 M12 6V12L16 14")
  static let info = Symbol(path: "M3 12A9 9 0 1 0 21 12A9 9 0 1 0 3 12 M12 11V17 M12 7V7.01")
  static let plusInCircle = Symbol(path: "M3 12A9 9 0 1 0 21 12A9 9 0 1 0 3 12 M12 8V16 M8 12H16")
  static let xmarkInCircle = Symbol(path: "M3 12A9 9 0 1 0 21 12A9 9 0 1 0 3 12 M9 9L15 15 M15 9L9 15")
  static let arrowDown = Symbol(path: "M12 3V15 M7 10L12 15L17 10 M4 20H20")

  private static let known: [String: Symbol] = [
    "plus": plus, "minus": minus, "xmark": xmark, "checkmark": checkmark, "magnifyingglass": magnifyingglass,
    "chevron.left": Symbol(path: back.path), "chevron.right": Symbol(path: forward.path),
    "chevron.backward": back, "chevron.forward": forward, "chevron.down": Symbol(path: "M3 8L12 17L21 8"),
    "chevron.up": Symbol(path: "M3 16L12 7L21 16"), "ellipsis": ellipsis, "bookmark": bookmark, "person": person,
    "star": star, "clock": clock, "info": info, "photo": photo, "arrow.down": arrowDown,
    "heart": Symbol(path: "M12 21C2 14 2 9 3 7C5 3 10 3 12 8C14 3 19 3 21 7C22 9 22 14 12 21Z"),
    "house": Symbol(path: "M3 11L12 3L21 11 M5 10V21H19V10Z"),
    "trash": Symbol(path: "M4 6H20 M9 6V3H15V6 M6 6L7 21H17L18 6 M10 10V17 M14 10V17"),
    "gear": Symbol(
      path: "M7 12A5 5 0 1 0 17 12A5 5 0 1 0 7 12 M12 2V7 M12 17V22 M2 12H7 M17 12H22 M5 5L8.5 8.5 M15.5 15.5L19 19 "
        + "M19 5L15.5 8.5 M5 19L8.5 15.5"),
    "bell": Symbol(path: "M5 18C7 16 6 12 7 9C8 4 16 4 17 9C18 12 17 16 19 18Z M10 21H14"),
    "square.and.pencil": Symbol(path: "M12 4H5V20H20V12 M10 14L20 4"),
    "square.and.arrow.up": Symbol(path: "M8 9H5V21H19V9H16 M12 15V3 M8 7L12 3L16 7"),
    "arrowshape.turn.up.left": Symbol(path: "M10 5L3 11L10 17V13C16 13 19 15 21 19C21 12 17 9 10 9Z"),
    "folder": Symbol(path: "M3 5H10L12 8H21V19H3Z"),
    "camera": Symbol(path: "M3 7H8L10 4H14L16 7H21V19H3Z M9 13A3 3 0 1 0 15 13A3 3 0 1 0 9 13"),
    "arrow.clockwise": Symbol(path: "M19 8A8 8 0 1 0 20 13 M20 3V8H15"),
    "play": Symbol(path: "M6 4L20 12L6 20Z"), "pause": Symbol(path: "M8 4V20 M16 4V20"),
    "backward": Symbol(path: "M12 5L3 12L12 19Z M21 5L12 12L21 19Z"),
    "forward": Symbol(path: "M3 5L12 12L3 19Z M12 5L21 12L12 19Z"),
    "envelope": Symbol(path: "M3 5H21V19H3Z M3 6L12 13L21 6"),
    "lock": Symbol(path: "M5 11H19V21H5Z M8 11V7C8 2 16 2 16 7V11"),
    "circle": Symbol(path: "M3 12A9 9 0 1 0 21 12A9 9 0 1 0 3 12Z"), "square": Symbol(path: "M4 4H20V20H4Z"),
  ]
}
