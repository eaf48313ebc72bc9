/// A value that a user has given to a control.
internal enum SessionValue: Equatable {
  case flag(Bool)
  case number(Double)
  case text(String)
  case numbers([Double])
}
