/// A value that a user has given to a control.
internal enum SessionValue: Equatable {
  case flag(Bool)
  case number(Double)
  case text(String)
  case numbers([Double])

  /// The Boolean value, if it is one.
  internal var flag: Bool? {
    if case .flag(let flag) = self { flag } else { nil }
  }
}
