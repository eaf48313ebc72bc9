extension Preview {
  /// Something about a tree that keeps people out. See ``Preview/audit(_:minimumContrast:)``.
  public struct Finding: Hashable, Sendable {
    /// What is asked of a tree.
    public enum Rule: Hashable, Sendable, CaseIterable {
      /// A control says what it is, so that one who does not see it knows.
      case name
      /// A picture that matters says what it shows.
      case imageDescription
      /// Text stands out from its ground.
      case contrast
      /// No two widgets have the same identifier.
      case uniqueIdentifier
    }

    /// What is asked for.
    public let rule: Rule

    /// Where: the widgets from the outermost one on, each with its place in the one before, `StackView/2.Button`.
    public let path: String

    /// What is wrong, in a sentence.
    public let message: String
  }
}

extension Preview.Finding: CustomStringConvertible {
  /// Where it is and what is wrong: `StackView/2.Button: There is no name.`
  public var description: String { "\(path): \(message)" }
}
