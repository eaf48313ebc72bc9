extension Preview {
  /// A fault of a tree that keeps people out. See ``Preview/audit(_:level:minimumContrast:width:)``.
  public struct Finding: Hashable, Sendable {
    /// A demand on a tree.
    public enum Rule: Hashable, Sendable, CaseIterable {
      /// A control has a name, which people hear who do not see it.
      case name
      /// A picture that matters says what it shows.
      case imageDescription
      /// Text stands out from its ground.
      case contrast
      /// Text stands on one colour. On a picture or a gradient, an audit cannot tell whether it stands out: look at it.
      case contrastUnknown
      /// No two widgets have the same identifier.
      case uniqueIdentifier
      /// Tappable views that are no controls have the trait of a button or of a link.
      case buttonTrait
      /// A target of touches is large enough.
      case targetSize
      /// No control is inside of what is one element for assistive technology, where nobody reaches it.
      case reachability
      /// Text that follows the text size of its user is not cut off at the largest.
      case clippedText
      /// Controls beside each other have different names.
      case distinctName
    }

    /// The demand that is not met.
    public let rule: Rule

    /// The widgets from the outermost one on, each with its place in the one before, `StackView/2.Button`.
    public let path: String

    /// The property of the widget that is at fault: `textColor`.
    public let property: String

    /// The figure that was found: a ratio, a length in points, or a number of lines. `nil` if the demand is not about one.
    public let found: Double?

    /// The least figure that meets the demand, or `nil` if it is not about one.
    public let wanted: Double?

    /// The fault, in a sentence.
    public let message: String
  }
}

extension Preview.Finding: CustomStringConvertible {
  /// The path and the fault: `StackView/2.Button: There is no name.`
  public var description: String { "\(path): \(message)" }
}
