/// The reason that a host does not show a description. See ``Host/update(to:)``.
public enum HostError: Error, Hashable {
  /// The host has been unmounted.
  case unmounted
}

extension HostError: CustomStringConvertible {
  /// The reason in a sentence.
  public var description: String { "The host is unmounted, and shows no other description." }
}
