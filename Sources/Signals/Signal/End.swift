/// How a signal came to its end. Nothing follows an end.
public enum End: Sendable {
  /// There are no more values, and that is as it should be.
  case finished

  /// Something went wrong, and no more values can be had.
  case failed(any Error)
}
