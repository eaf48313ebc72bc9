import LivePreview

@MainActor
extension Group {
  /// The costs of describing labels that are bound, and of setting bound properties of widgets in rows of HTML, with
  /// the patches.
  static func boundProperties(_ size: Int) -> [Group] {
    [
      Group(
        "describing one of \(size) labels", count: size,
        limits: [
          "constant": Limit(1_000), "bound": Limit(2_300, held: 2_850),
          "bound to `v.map { … }`": Limit(2_300, held: 3_350),
        ],
        [
          describing("constant", size) { _ in Label("a") },
          describing("bound", size) { Label(.text <-- $0) },
          describing("bound to `v.map { … }`", size) { Label(.text <-- $0.map { $0 }) },
        ]),
      Group(
        "a bound property among \(size) rows of HTML, and its patch", count: 20,
        limits: [
          "a text": Limit(8_000, held: 13_000), "`isHidden`": Limit(40_000, held: 96_000),
          "`isEnabled` of a button": Limit(40_000, held: 86_500), "`value` of a slider": Limit(40_000, held: 101_000),
        ],
        [
          setting("a text", size, { "\($0)" }, { Label(.text <-- $0) }),
          setting("`isHidden`", size, { $0 % 2 == 0 }, { Label("a", .isHidden <-- $0) }),
          setting("`isEnabled` of a button", size, { $0 % 2 == 0 }, { Button("a", .isEnabled <-- $0) }),
          setting("`value` of a slider", size, { Double($0 % 7) / 10 }, { Slider(.value <-- $0) }),
        ]),
    ]
  }

  private static func describing(
    _ name: String, _ size: Int, _ describe: @escaping @MainActor (Var<String>) -> Label
  ) -> Case {
    let source = Var("a")
    return Case(name, each: 1) { count in
      (0..<count).reduce(0) { sum, _ in describe(source).isHidden ? sum : sum + 1 }
    }
  }

  private static func setting<Value>(
    _ name: String, _ size: Int, _ value: @escaping @MainActor (Int) -> Value,
    _ widget: @escaping @MainActor (Var<Value>) -> some Widget
  ) -> Case {
    let source = Var(value(0))
    let tree = LiveTree(
      VStack {
        for number in 0..<size {
          HStack {
            Label("\(number)")
            widget(number == size / 2 ? source : Var(value(0)))
          }
        }
      })
    let page = Page(tree)
    var turn = 0
    return Case(name, each: 1) { count in
      (0..<count).reduce(0) { number, _ in
        turn += 1
        source.set(value(turn))
        return number + page.patch()
      }
    }
  }
}
