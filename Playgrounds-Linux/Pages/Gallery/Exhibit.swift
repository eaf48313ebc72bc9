import Live

/// A kind of widget in its states.
struct Exhibit: Identifiable {
  /// The name of the widget's type.
  let id: String

  /// The names of the states, and the widget in each of them.
  let states: [(name: String, widget: any Widget)]

  /// Whether the widget is as wide as its card, below the name of its state instead of next to it.
  let isWide: Bool

  private init(id: String, states: [(name: String, widget: any Widget)], isWide: Bool) {
    self.id = id
    self.states = states
    self.isWide = isWide
  }

  init(_ kind: any Widget.Type, isWide: Bool = false, _ states: KeyValuePairs<String, any Widget>) {
    self.init(id: "\(kind)", states: states.map { ($0.key, $0.value) }, isWide: isWide)
  }

  /// Returns an exhibit of the first states.
  func first(_ count: Int) -> Exhibit {
    Exhibit(id: id, states: Array(states.prefix(count)), isWide: isWide)
  }

  /// All kinds of widgets, the most common ones first.
  static let all = texts + controls + progress + containers + tables + bars + screens
}

/// A card with a heading and a row for each state.
struct ExhibitCard: Component {
  let exhibit: Exhibit

  var body: Children {
    Card(title: exhibit.id) {
      for (index, state) in exhibit.states.enumerated() {
        if index > 0 { Divider() }
        if exhibit.isWide {
          VStack(spacing: 8, .padding(h: 16, v: 11)) {
            Label(state.name, .font(.preferredFont(forTextStyle: .footnote)), .textColor(.secondaryLabel))
            state.widget
          }
        } else {
          HStack(alignment: .center, spacing: 12, .minimumHeight(LayoutLength(44)), .padding(h: 16, v: 6)) {
            Label(state.name, .textColor(.secondaryLabel))
            Spacer()
            state.widget
          }
        }
      }
    }
  }
}
