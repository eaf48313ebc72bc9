/// A value that a user has given to a control.
internal enum SessionValue: Equatable {
  case flag(Bool)
  case number(Double)
  case text(String)
  case numbers([Double])
}

extension SessionValue: Decodable {
  internal init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if let flag = try? container.decode(Bool.self) {
      self = .flag(flag)
    } else if let number = try? container.decode(Double.self) {
      self = .number(number)
    } else if let text = try? container.decode(String.self) {
      self = .text(text)
    } else {
      self = .numbers(try container.decode([Double].self))
    }
  }
}
