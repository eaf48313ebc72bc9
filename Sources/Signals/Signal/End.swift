/// The end of a signal, after which it delivers nothing.
public enum End: Sendable {
  /// The signal has delivered all of its values.
  case finished

  /// The signal ended because of an error.
  case failed(any Error)
}
