import Foundation
import Mod
import Widgets

/// The selection that a ``Workbench`` shows: a card, its choices and states, and the surroundings in which it is seen.
///
/// A selection is an address, too, that others can open:
///
/// ```swift
/// var selection = WorkbenchSelection(card: "buttons")
/// selection.choices["tone"] = "danger"
/// selection.isDark = true
/// selection.address                                                        // "/buttons?look.tone=danger&dark"
/// WorkbenchSelection(address: "/buttons?look.tone=danger&dark") == selection  // true
/// ```
public struct WorkbenchSelection: Hashable, Codable, Sendable {
  /// The card: the words of the title of its section, such as `buttons`, and of the title of an example after a slash,
  /// such as `badges/unread-messages`. The first card by default.
  public var card = ""

  /// The names of chosen values, by the names of their choices. The usual values by default.
  public var choices: [String: String] = [:]

  /// The names of the states that are held. None by default.
  public var states: Set<String> = []

  /// The name of the theme, or `nil` for the first one. `nil` by default.
  public var theme: String?

  /// Whether the card is seen in the dark. `false` by default.
  public var isDark = false

  /// Whether the card is seen with a high contrast. `false` by default.
  public var hasHighContrast = false

  /// Whether the card is laid out from right to left. `false` by default.
  public var isRightToLeft = false

  /// The name of the text size, or `nil` for the default one.
  private var textSizeName: String?

  /// The width of the card in points, from 1 to 10,000, or `nil` for the width of its content. `nil` by default.
  public var width: Double?

  /// A text that replaces the widget's, or `nil` for its own. `nil` by default.
  public var text: String?

  /// The preferred text size in the card. `.large` by default.
  ///
  /// As in the audit, texts with a text style and `adjustsFontForContentSizeCategory` follow it.
  public var textSize: ContentSizeCategory {
    get { textSizeName.flatMap { name in ContentSizeCategory.allCases.first { "\($0)" == name } } ?? .large }
    set { textSizeName = newValue == .large ? nil : "\(newValue)" }
  }

  /// Creates a selection of a card, with its usual choices.
  public init(card: String = "") { self.card = card }
}

extension WorkbenchSelection {
  /// Creates the selection of an address: a path, or a URL with a query.
  ///
  /// Unknown parts of the query are ignored, as are an invalid width and an invalid text size.
  public init(address: String) {
    let parts = URLComponents(string: address)
    card = (parts?.path ?? "").split(separator: "/").joined(separator: "/")
    for item in parts?.queryItems ?? [] {
      let value = item.value ?? ""
      switch item.name {
      case "state": states.insert(value)
      case "theme": theme = value
      case "dark": isDark = true
      case "contrast": hasHighContrast = true
      case "rtl": isRightToLeft = true
      case "textSize": textSize = ContentSizeCategory.allCases.first { "\($0)" == value } ?? .large
      case "width": width = Double(value).flatMap { 1...10_000 ~= $0 ? $0 : nil }
      case "text": text = value
      default:
        guard item.name.hasPrefix(Self.prefix) else { continue }
        choices[String(item.name.dropFirst(Self.prefix.count))] = value
      }
    }
  }

  /// The address of the selection: `/buttons?look.tone=danger&state=hovered&dark`.
  ///
  /// Equal selections have the same address. A text with which it would be longer than 4,000 bytes is left out, because
  /// servers refuse long addresses.
  public var address: String {
    var items = choices.sorted { $0.key < $1.key }.map { URLQueryItem(name: Self.prefix + $0.key, value: $0.value) }
    items += states.sorted().map { URLQueryItem(name: "state", value: $0) }
    if let theme { items.append(URLQueryItem(name: "theme", value: theme)) }
    if isDark { items.append(URLQueryItem(name: "dark", value: nil)) }
    if hasHighContrast { items.append(URLQueryItem(name: "contrast", value: nil)) }
    if isRightToLeft { items.append(URLQueryItem(name: "rtl", value: nil)) }
    if let textSizeName { items.append(URLQueryItem(name: "textSize", value: textSizeName)) }
    if let width { items.append(URLQueryItem(name: "width", value: Int(exactly: width)?.description ?? "\(width)")) }
    if let text { items.append(URLQueryItem(name: "text", value: text)) }
    var parts = URLComponents()
    parts.path = "/" + card
    if !items.isEmpty { parts.queryItems = items }
    let address = parts.string ?? "/"
    let isTooLong = text != nil && address.utf8.count > Self.longest
    return isTooLong ? configure(self, with: \.text .~ nil).address : address
  }

  /// The number of bytes of the longest address of a selection with a text.
  private static let longest = 4_000

  /// Returns the parts of an address' query that its selection ignores.
  ///
  /// The name of the first theme has the same meaning as no name.
  internal func unknownParts(of address: String, firstTheme: String?) -> [String] {
    (URLComponents(string: address)?.queryItems ?? []).filter { item in
      let value = item.value ?? ""
      return switch item.name {
      case "dark", "contrast", "rtl", "text": false
      case "state": !states.contains(value)
      case "theme": !value.isEmpty && value != theme ?? firstTheme
      case "textSize": value != "\(textSize)"
      case "width": width == nil
      default: !item.name.hasPrefix(Self.prefix) || choices[String(item.name.dropFirst(Self.prefix.count))] != value
      }
    }
    .map { item in item.value.map { "\(item.name)=\($0)" } ?? item.name }
  }

  /// The beginning of the names of choices.
  private static let prefix = "look."
}
