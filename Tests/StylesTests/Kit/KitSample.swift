import Styles
import Testing

/// A selection of a recipe of the kit, as a widget in each of its states.
struct KitSample: Sendable, CustomTestStringConvertible {
  let testDescription: String

  /// The widgets, one for each set of states.
  let widgets: @MainActor @Sendable () -> [any WidgetConvertible]
}

extension KitSample {
  /// All selections of all recipes and components.
  static let all = buttons + chips + texts + fields + containers + messages + rows

  private static func sample<Root: Widget, Look>(
    _ name: String, _ combination: RecipeCombination<Root, Look>, _ states: [[WidgetState]], _ root: Root
  ) -> KitSample {
    KitSample(testDescription: "\(name) \(combination)") {
      states.map { states in
        root.with(combination.style, Mod(list: states.map { .isIn($0) -- true }))
      }
    }
  }

  private static let buttons = Mod.buttonStyle.combinations.map {
    sample("Button", $0, pressable + [[.loading], [.hovered, .loading]], Button("Save the changes"))
  }

  private static let chips = Mod.chip.combinations.map {
    sample("Chip", $0, pressable + [[.selected, .highlighted], [.selected, .hovered]], Button("Unread"))
  }

  private static let texts =
    Mod.badge.combinations.map { sample("Badge", $0, [[]], Label("New")) }
    + Mod.typography.combinations.map { sample("Typography", $0, [[]], Label("A text of several words")) }

  private static let fields =
    Mod.textFieldStyle.combinations.map {
      sample(
        "TextField", $0, [[], [.focused], [.disabled], [.invalid], [.focused, .invalid]],
        TextField(.text("Ada"), .accessibilityLabel("Name")))
    }
    + Mod.textFieldStyle.combinations.map {
      sample(
        "TextField without a text", $0, [[], [.focused], [.invalid]],
        TextField(.placeholder("Ada"), .accessibilityLabel("Name")))
    }
    + Mod.field.combinations.map { combination in
      KitSample(testDescription: "Field \(combination)") {
        let look = combination.look
        return [
          Field("Name", help: "As on your passport.", .text("Ada"), style: .variant(look.variant), \.size .~ look.size),
          Field("Name", error: "Enter a name.", .text(""), style: .variant(look.variant), \.size .~ look.size),
        ]
      }
    }

  private static let containers =
    Mod.card.combinations.map {
      sample(
        "Card", $0, [[], [.selected]],
        VStack {
          Label("A heading", .typography(.heading))
          for tone in Kit.TypeLook.Tone.allCases { Label("A text", .typography(.tone(tone))) }
          for role in Button.Role.allCases { Button("\(role)", .buttonStyle(.plain, .role(role))) }
        })
    }
    + Mod.formStyle.combinations.map { combination in
      sample(
        "Form", combination, [[]],
        VStack {
          Field("Name", .text("Ada"))
          TextField(.text("Ada"), .accessibilityLabel("Nickname"))
          FormSection("Notifications", footer: "You can change this at any time.") {
            ListRow("Messages", value: "All")
            ListRow("Sounds", value: "Chime", .disclosure)
          }
          Button("Save")
        })
    }
    + Mod.segmentedStyle.combinations.map {
      sample(
        "SegmentedControl", $0, [[], [.disabled]],
        SegmentedControl(["Day", "Week"], .selectedSegmentIndex(0), .accessibilityLabel("Span")))
    }
    + Mod.toolbarStyle.combinations.map {
      sample("Toolbar", $0, [[]], Toolbar(.items([.init("Archive"), .flexibleSpace(), .init("Delete")])))
    }

  private static let messages =
    Mod.banner.combinations.map { combination in
      KitSample(testDescription: "Banner \(combination)") {
        [
          Banner(
            "The payment failed.", message: "Your bank has declined the card.", .tone(combination.look.tone),
            .variant(combination.look.variant)
          ) {
            Button("Try again")
            Button("Help")
          }
        ]
      }
    }
    + Mod.emptyState.combinations.map { combination in
      KitSample(testDescription: "EmptyState \(combination)") {
        [
          EmptyState(
            "No messages", message: "Messages that you get are shown here.", image: Image(systemName: "tray"),
            \.size .~ combination.look.size
          ) { Button("Write a message") }
        ]
      }
    }

  private static let rows = Mod.listRow.combinations.map { combination in
    KitSample(testDescription: "ListRow \(combination)") {
      [false, true].map { isSelected in
        ListRow(
          "Ada Lovelace", subtitle: "Mathematician", image: Image(systemName: "person"), value: "1843",
          \.size .~ combination.look.size, .leadsOn(combination.look.leadsOn),
          parts: .slot(\.container, .isIn(.selected) -- isSelected)
        ) { Label("New", .badge(.success)) }
      }
    }
  }

  private static let pressable: [[WidgetState]] = [
    [], [.hovered], [.highlighted], [.hovered, .highlighted], [.focused], [.selected], [.disabled],
  ]
}
