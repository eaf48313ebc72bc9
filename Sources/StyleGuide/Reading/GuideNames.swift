/// The names of sections in addresses, each of which is given once.
internal struct GuideNames {
  private var names: Set<String> = []

  /// Returns the words of a title, joined by hyphens, and a number if there are others like it.
  internal mutating func name(for title: String) -> String {
    let words = title.lowercased().split { !$0.isASCII || !($0.isLetter || $0.isNumber) }
    let first = words.isEmpty ? "section" : words.joined(separator: "-")
    var (name, number) = (first, 1)
    while !names.insert(name).inserted {
      number += 1
      name = "\(first)-\(number)"
    }
    return name
  }
}
