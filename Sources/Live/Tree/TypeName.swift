import Synchronization

/// The name of a type as a number that is equal for equal names, so that names are fast to compare.
internal struct TypeName: Hashable {
  private let number: Int

  internal init(_ type: Any.Type) { number = Self.names.withLock { $0.number(of: type) } }

  internal var text: String { Self.names.withLock { $0.texts[number] } }

  private struct Names {
    var texts: [String] = []
    var numbers: [String: Int] = [:]
    var types: [ObjectIdentifier: Int] = [:]

    mutating func number(of type: Any.Type) -> Int {
      if let number = types[ObjectIdentifier(type)] { return number }
      let text = "\(type)"
      let number = numbers[text] ?? texts.count
      if number == texts.count { texts.append(text) }
      numbers[text] = number
      types[ObjectIdentifier(type)] = number
      return number
    }
  }

  private static let names = Mutex(Names())
}
