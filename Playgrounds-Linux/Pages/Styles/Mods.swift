import Styles

extension Page {
  static let mods = Page("mods", "All the ways to write a Mod, to compose Mods and to focus them.") { print in
    print("Five ways to write one Mod:")
    let ways: [Mod<Label>] = [
      .text("Views") + .numberOfLines(2),
      .text("Views") <> .numberOfLines(2),
      [.text -- "Views", .numberOfLines -- 2],
      [\.text .~ "Views", \.numberOfLines .~ 2],
      Mod {
        $0.text = "Views"
        $0.numberOfLines = 2
      },
    ]
    ways.forEach { print(Label() |> $0) }

    print("\nA block takes conditions:")
    for isLong in [false, true] {
      let style = Mod<Label> {
        Mod.text("Views")
        if isLong { Mod.multiline }
      }
      print(Label() |> style)
    }

    print("\nThe later one wins, and can use the current value:")
    print(Label(.numberOfLines(2), .numberOfLines(3), .numberOfLines.update { $0 += 1 }))

    print("\nOn a part, through a key path or a name:")
    print(Button(.at(\.layer, .cornerRadius(6), .borderWidth(1))))
    print(Button(.layer.cornerRadius(6), .layer.borderWidth -- 1))

    print("\nOn the value of an optional, and on each element:")
    let shout = Mod<String> { $0 = $0.uppercased() }
    print(Label("Views", .unwrapped(\.text, shout)))
    print(["one", "two"] |> Mod.each(shout))

    print("\nOnly if a condition holds:")
    let dimmed: Mod<Button> = .when(\.isEnabled, .alpha(1), else: .alpha(0.5))
    print(Button("Play") |> dimmed)
    print(Button("Play", .isEnabled(false)) |> dimmed)
  }
}
