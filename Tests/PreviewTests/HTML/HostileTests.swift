import Foundation
import Mod
import OwnControls
import Preview
import TestSupport
import Testing
import Widgets

@Suite("Hostile text")
struct HostileTests {
  @Test("No text of any widget leaves its place in the markup", arguments: Hostile.texts)
  func staysWhereItStands(_ text: String) throws {
    for widget in Hostile(text: text).widgets {
      for form in [HTMLForm.page(title: text), .fragment] {
        let page = try ParsedMarkup(Preview.html(widget, as: form))
        #expect(page.elements.map(\.name).filter { !Self.elements.contains($0) } == [], "\(type(of: widget))")
        let attributes = Set(page.elements.flatMap(\.attributes.keys))
        #expect(attributes.subtracting(Self.attributes) == [], "\(type(of: widget))")
        #expect(page.elements.compactMap { $0.attributes["href"] } == [], "\(type(of: widget))")
        let ids = page.elements.compactMap { $0.attributes["id"] }
        #expect(Set(ids).count == ids.count)
      }
    }
  }

  @Test(
    "No hostile text creates an element that a harmless text does not create",
    arguments: Hostile.texts.filter { !$0.isEmpty })
  func sameElements(_ text: String) throws {
    for (hostile, harmless) in zip(Hostile(text: text).widgets, Hostile(text: "harmless").widgets) {
      let (page, other) = (try ParsedMarkup(Preview.html(hostile)), try ParsedMarkup(Preview.html(harmless)))
      #expect(page.elements.map(\.name) == other.elements.map(\.name), "\(type(of: hostile))")
      #expect(page.elements.map(\.depth) == other.elements.map(\.depth))
    }
  }

  @Test("Hostile texts add nothing to the style sheet", arguments: Hostile.texts)
  func styleSheets(_ text: String) throws {
    for widget in Hostile(text: text).widgets {
      let css = try ParsedMarkup(Preview.html(widget)).css
      #expect(css.ranges(of: "url(").count == css.ranges(of: "url(\"data:image/svg+xml,").count)
      #expect(!css.contains("@import") && !css.contains("<"))
      #expect(css.count { $0 == "{" } == css.count { $0 == "}" })
    }
  }

  @Test("The tests cover each text of each type of widget")
  func complete() {
    let text = "hostile"
    let widgets = Hostile(text: text).widgets
    let kinds = Dictionary(grouping: widgets) { "\(type(of: $0))" }
    for (kind, widgets) in kinds {
      let missing = widgets.map { Set(textPaths(of: $0, lacking: text)) }.reduce { $0.intersection($1) }
      #expect(missing == [], "\(kind)")
    }
  }

  static let elements: Set = [
    "html", "head", "meta", "title", "style", "body", "main", "div", "span", "a", "h1", "h2", "h3", "h4", "button",
    "input",
    "textarea", "label", "fieldset", "select", "option", "progress", "header", "p", "i", "b", "hr",
  ]

  static let attributes: Set = [
    "class", "lang", "dir", "charset", "name", "content", "http-equiv", "id", "data-testid", "hidden", "role", "type",
    "value", "min", "max", "step", "checked", "selected", "disabled", "placeholder", "title", "tabindex", "size",
    "href", "aria-label", "aria-description", "aria-hidden", "aria-valuetext", "aria-pressed", "aria-selected",
    "aria-level", "enterkeyhint", "spellcheck", "autocomplete", "passwordrules", "data-l", "inputmode",
  ]
}

extension Array where Element: SetAlgebra {
  fileprivate func reduce(_ combine: (Element, Element) -> Element) -> Element {
    dropFirst().reduce(self[0], combine)
  }
}

/// The texts in a value that are not as they should be, by where they are.
private func textPaths(of value: Any, lacking text: String, at path: String = "") -> [String] {
  if let string = value as? String { return string.contains(text) ? [] : [path] }
  if type(of: value) == String?.self { return [path] }
  return Mirror(reflecting: value).children.flatMap { child -> [String] in
    let label = child.label ?? ""
    // A state without a value shows the value of the normal one, a color has no text, and other widgets have their own
    // turn.
    if label.hasPrefix("(for:") || child.value is AttributedString || child.value is Color || child.value is any Widget
    {
      return []
    }
    return textPaths(of: child.value, lacking: text, at: path + "." + label)
  }
}
