/// The changes of a page that are sent and applied together. See ``LiveSession/frames()``.
public struct SessionFrame: Hashable, Sendable {
  /// The number of the frame. It is one more than that of the frame before.
  public let number: Int

  /// The frame as JSON without line breaks: `[12,3,[["t",302,"Grace"]]]`.
  ///
  /// The parts are the number, the number of the last event that had been handled, and the changes.
  public let text: String
}

extension SessionFrame: CustomStringConvertible {
  /// The text.
  public var description: String { text }
}
