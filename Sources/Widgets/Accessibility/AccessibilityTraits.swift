/// How a view behaves for those who do not see it.
public struct AccessibilityTraits: NamedOptionSet {
  /// It can be tapped.
  public static let button = AccessibilityTraits(rawValue: 1 << 0)
  /// It leads somewhere.
  public static let link = AccessibilityTraits(rawValue: 1 << 1)
  /// It is a picture.
  public static let image = AccessibilityTraits(rawValue: 1 << 2)
  /// It is the one that is chosen.
  public static let selected = AccessibilityTraits(rawValue: 1 << 3)
  /// It makes a sound of its own when it is used.
  public static let playsSound = AccessibilityTraits(rawValue: 1 << 4)
  /// It is a key of a keyboard.
  public static let keyboardKey = AccessibilityTraits(rawValue: 1 << 5)
  /// It is text that does not change.
  public static let staticText = AccessibilityTraits(rawValue: 1 << 6)
  /// It says how things stand when an app starts.
  public static let summaryElement = AccessibilityTraits(rawValue: 1 << 7)
  /// It cannot be used now.
  public static let notEnabled = AccessibilityTraits(rawValue: 1 << 8)
  /// Its label or value changes often.
  public static let updatesFrequently = AccessibilityTraits(rawValue: 1 << 9)
  /// It is a field to search in.
  public static let searchField = AccessibilityTraits(rawValue: 1 << 10)
  /// Using it starts to play or to record something.
  public static let startsMediaSession = AccessibilityTraits(rawValue: 1 << 11)
  /// It can be set higher and lower.
  public static let adjustable = AccessibilityTraits(rawValue: 1 << 12)
  /// It is touched directly, as the keys of a piano are.
  public static let allowsDirectInteraction = AccessibilityTraits(rawValue: 1 << 13)
  /// When it has been read, the page turns.
  public static let causesPageTurn = AccessibilityTraits(rawValue: 1 << 14)
  /// It divides what follows from what went before.
  public static let header = AccessibilityTraits(rawValue: 1 << 15)
  /// It is a bar of tabs.
  public static let tabBar = AccessibilityTraits(rawValue: 1 << 16)

  /// The traits with their names.
  public static var names: KeyValuePairs<Self, String> {
    [
      .button: "button",
      .link: "link",
      .image: "image",
      .selected: "selected",
      .playsSound: "playsSound",
      .keyboardKey: "keyboardKey",
      .staticText: "staticText",
      .summaryElement: "summaryElement",
      .notEnabled: "notEnabled",
      .updatesFrequently: "updatesFrequently",
      .searchField: "searchField",
      .startsMediaSession: "startsMediaSession",
      .adjustable: "adjustable",
      .allowsDirectInteraction: "allowsDirectInteraction",
      .causesPageTurn: "causesPageTurn",
      .header: "header",
      .tabBar: "tabBar",
    ]
  }

  /// One bit for each trait.
  public let rawValue: UInt64

  /// Creates a set of traits from their bits.
  @inlinable
  public init(rawValue: UInt64) {
    self.rawValue = rawValue
  }
}
