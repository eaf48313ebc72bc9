/// The behavior of a view for assistive technology.
public struct AccessibilityTraits: NamedOptionSet {
  /// The element is a button.
  public static let button = AccessibilityTraits(rawValue: 1 << 0)
  /// The element is a link.
  public static let link = AccessibilityTraits(rawValue: 1 << 1)
  /// The element is an image.
  public static let image = AccessibilityTraits(rawValue: 1 << 2)
  /// The element is selected.
  public static let selected = AccessibilityTraits(rawValue: 1 << 3)
  /// The element plays a sound when it is used.
  public static let playsSound = AccessibilityTraits(rawValue: 1 << 4)
  /// The element is a key of a keyboard.
  public static let keyboardKey = AccessibilityTraits(rawValue: 1 << 5)
  /// The element is text that does not change.
  public static let staticText = AccessibilityTraits(rawValue: 1 << 6)
  /// The element summarizes the state of the app at launch.
  public static let summaryElement = AccessibilityTraits(rawValue: 1 << 7)
  /// The element is disabled.
  public static let notEnabled = AccessibilityTraits(rawValue: 1 << 8)
  /// The element's label or value changes often.
  public static let updatesFrequently = AccessibilityTraits(rawValue: 1 << 9)
  /// The element is a search field.
  public static let searchField = AccessibilityTraits(rawValue: 1 << 10)
  /// The element starts playback or a recording.
  public static let startsMediaSession = AccessibilityTraits(rawValue: 1 << 11)
  /// The element's value can be adjusted.
  public static let adjustable = AccessibilityTraits(rawValue: 1 << 12)
  /// The element is touched directly, such as the keys of a piano.
  public static let allowsDirectInteraction = AccessibilityTraits(rawValue: 1 << 13)
  /// The page turns after the element has been read.
  public static let causesPageTurn = AccessibilityTraits(rawValue: 1 << 14)
  /// The element is a header.
  public static let header = AccessibilityTraits(rawValue: 1 << 15)
  /// The element is a tab bar.
  public static let tabBar = AccessibilityTraits(rawValue: 1 << 16)

  /// The traits and their names.
  public static var names: KeyValuePairs<Self, String> {
    [
      .button: "button", .link: "link", .image: "image", .selected: "selected", .playsSound: "playsSound",
      .keyboardKey: "keyboardKey", .staticText: "staticText", .summaryElement: "summaryElement",
      .notEnabled: "notEnabled", .updatesFrequently: "updatesFrequently", .searchField: "searchField",
      .startsMediaSession: "startsMediaSession", .adjustable: "adjustable",
      .allowsDirectInteraction: "allowsDirectInteraction", .causesPageTurn: "causesPageTurn", .header: "header",
      .tabBar: "tabBar",
    ]
  }

  /// The bits, with one for each trait.
  public let rawValue: UInt64

  /// Creates a set from its bits.
  @inlinable public init(rawValue: UInt64) { self.rawValue = rawValue }
}
