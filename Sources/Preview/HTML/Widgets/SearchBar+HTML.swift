import Layout
import Mod
import Widgets

extension SearchBar: HTMLRepresentable {
  /// Writes a search landmark with a field, a cancel button, and the scopes.
  public func write(to html: inout Preview.HTML) {
    let natural = DirectionalEdgeInsets(top: 10, leading: 8, bottom: 10, trailing: 8)
    html.addBar("div", .searchBar, self, role: .search, natural: natural)
    html.close()
    addPrompt(to: &html)
    html.begin("div", class: "SearchRow")
    addFieldStyle(to: &html.style)
    // A button in a label would be a part of the name of the field.
    let accessory = accessory
    let field: StaticString = accessory == nil ? "label" : "div"
    if html.style.isEmpty {
      html.begin(field, class: "SearchField")
    } else {
      html.openUnstyled(ElementTag(stringLiteral: field), .searchField)
      html.close()
    }
    if accessory != nil { html.begin("label") }
    html.style.add(positionAdjustment(for: .search))
    html.add(image(for: .search) ?? Image(systemName: "magnifyingglass"), isDecorative: true)
    addField(to: &html)
    if let accessory {
      html.end("label")
      add(accessory, to: &html)
    }
    html.end(field)
    addCancelButton(to: &html)
    html.end("div")
    addScopes(to: &html)
    html.add(accessory: inputAccessoryView)
    html.end("div")
  }

  private func addPrompt(to html: inout Preview.HTML) {
    guard let prompt else { return }
    html.begin("p")
    html.onOneLine { $0.text(prompt) }
    html.end("p")
  }

  private func addCancelButton(to html: inout Preview.HTML) {
    guard showsCancelButton else { return }
    html.sink.open("button")
    html.attribute("type", is: "button")
    html.attribute("disabled", if: !isEnabled)
    html.close()
    html.text("Cancel")
    html.end("button")
  }

  private func addFieldStyle(to style: inout CSS) {
    if searchFieldBackgroundImage(for: .normal) != nil { style.declare("background-color", .systemGray5) }
    style.add(searchFieldBackgroundPositionAdjustment)
  }

  private func addField(to html: inout Preview.HTML) {
    html.style.add(searchTextField)
    if let color = searchTextField.placeholderColor { html.style.declare("--placeholder", color) }
    html.style.add(searchTextPositionAdjustment)
    let list = html.newList(of: suggestions, for: self)
    html.openUnstyled(.input("search"), .input)
    html.attribute("list", list)
    // The label around the field has no text, and browsers do not look for another name then.
    html.addInside(View(attributes), named: accessibilityName?.onOneLine)
    html.addTraits(of: self)
    html.attribute("placeholder", placeholder?.onOneLine)
    html.attribute("value", html.value(of: self))
    html.attribute("disabled", if: !isFieldEnabled)
    html.closeVoid()
    html.add(suggestions, inList: list)
  }

  /// Writes the button at the end of the field.
  private func add(_ accessory: Image, to html: inout Preview.HTML) {
    html.style.add(positionAdjustment(for: showsBookmarkButton ? .bookmark : .resultsList))
    if hasChosenResults { html.style.declare("color:var(--tint)") }
    html.openUnstyled(.button, .buttonInField)
    html.attribute("aria-label", showsBookmarkButton ? "Bookmarks" : "Search results")
    html.attribute("aria-pressed", is: "true", if: hasChosenResults)
    html.attribute("disabled", if: !isEnabled)
    html.close()
    html.add(accessory, isDecorative: true)
    html.end("button")
  }

  private func addScopes(to html: inout Preview.HTML) {
    if let scopes { html.add(scopes.with(.accessibilityLabel("Scope"))) }
  }
}

extension ElementKind {
  internal static let searchField = ElementKind("SearchField", css: "")
  internal static let buttonInField = ElementKind("FieldButton", css: "")

  internal static let searchBar = ElementKind(
    "SearchBar",
    flex: Flex(.open, .rigid),
    css: """
      .SearchBar{display:flex;flex-direction:column;padding:10px 8px}
      .SearchBar>p{height:16px;margin:-6px 0 10px;font-size:13px;text-align:center;color:var(--secondaryLabel)}
      .SearchRow{display:flex;align-items:center;gap:10px}
      .SearchRow>button{color:var(--tint)}
      .SearchRow>button:is(:disabled,[data-z]){opacity:.5}
      .SearchField{flex:1 1 0;display:flex;align-items:center;gap:6px;height:36px;padding:0 8px;border-radius:10px;\
      background:var(--tertiarySystemFill)}
      .SearchField>label{display:contents}
      .SearchField .Symbol{width:18px;height:18px}
      .SearchField :where(.Symbol),:where(.SearchField>button){color:var(--secondaryLabel)}
      .SearchField>button>.Symbol{display:block;color:inherit}
      .SearchBar>.SegmentedControl{margin:6px 0 2px}
      .SearchField:has(:focus-visible){outline:2px solid var(--tint)}
      .SearchField:has(:disabled){opacity:.5}
      .SearchBar ::placeholder{color:var(--placeholder,var(--secondaryLabel));opacity:1}
      .SearchBar ::selection{background:color-mix(in srgb,var(--tint) 30%,#0000)}
      ::-webkit-search-decoration{appearance:none}
      @media(forced-colors:active){.SearchField{outline:1px solid;outline-offset:-1px}}
      """
  )
}
