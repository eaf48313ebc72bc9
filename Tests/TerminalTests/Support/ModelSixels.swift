/// The pixels that a sixel command draws.
struct ModelSixels {
  /// Columns and rows with red, green and blue in percent, in the order in which they are drawn.
  private(set) var pixels: [(place: (x: Int, y: Int), color: [Int])] = []

  /// The height that the command says.
  private(set) var height = 0

  /// Reads a command without its first two and its last two characters.
  init(_ command: String) {
    var colors: [Int: [Int]] = [:]
    var (x, y, color, count) = (0, 0, 0, 1)
    for part in command.drop(while: { $0 != "q" }).dropFirst().matches(of: /[#!"][\d;]+|[?-~]|[$-]/) {
      let text = part.output
      let numbers = text.dropFirst().split(separator: ";").compactMap { Int($0) }
      switch text.first {
      case "\"": height = numbers[3]
      case "#":
        // A definition selects the color in some terminals only.
        if numbers.count == 5 { colors[numbers[0]] = Array(numbers[2...]) } else { color = numbers[0] }
      case "!": count = numbers[0]
      case "$": x = 0
      case "-": (x, y) = (0, y + 6)
      case let letter? where "?"..."~" ~= letter:
        let bits = Int(letter.asciiValue ?? 63) - 63
        for column in x..<x + count {
          for bit in 0..<6 where bits >> bit & 1 == 1 { pixels.append(((column, y + bit), colors[color] ?? [])) }
        }
        (x, count) = (x + count, 1)
      default: break
      }
    }
  }
}
