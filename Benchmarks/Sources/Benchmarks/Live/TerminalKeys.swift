import Live
import Terminal

@MainActor
extension Group {
  /// The costs of a key in a terminal of 80 by 24 cells, with the frame that follows, in instructions.
  ///
  /// What is out of view costs next to nothing, so that the limits are the same for all sizes. A text view breaks its
  /// text into lines again, which grows with the text.
  static func terminalKeys(isQuick: Bool = false) -> [Group] {
    func sizes(_ all: [Int]) -> [Int] { isQuick ? Array(all.prefix(2)) : all }
    return [
      keys("Tab among fields", sizes([60, 240, 960]), Limit(1_450_000, held: 2_040_000), { _ in "\t" }) { size in
        LiveTree(ScrollView { VStack { for number in 0..<size { TextField(.text("Field \(number)")) } } })
      },
      keys("Page Down and Page Up among labels", sizes([100, 1_000, 10_000]), Limit(1_450_000), page) {
        size in
        LiveTree(
          ViewController("Page") { ScrollView { VStack { for number in 0..<size { Label("Label \(number)") } } } })
      },
      keys("an arrow among rows", sizes([100, 1_000, 10_000]), Limit(2_150_000, held: 3_650_000), arrow) { size in
        let rows = (0..<size).map { CellModel($0, TableViewCell(.text("Row \($0)"))) }
        return LiveTree(ViewController("Rows") { TableView { Section { RowList(rows) } } })
      },
      keys("a letter in a field of characters", sizes([1_000, 16_000, 256_000]), Limit(1_750_000), letter) { size in
        LiveTree(
          VStack {
            TextField(.text(words(size)))
            Label("Below")
          })
      },
      keys("a letter in a text view of characters", sizes([1_000, 16_000]), Limit(3_000_000, held: 6_000_000), letter) {
        size in
        LiveTree(VStack { TextView(.text(words(size)), .height(200)) })
      },
    ]
  }

  private static func letter(_ turn: Int) -> String { "a" }
  private static func page(_ turn: Int) -> String { turn % 8 < 4 ? "\u{1B}[6~" : "\u{1B}[5~" }
  private static func arrow(_ turn: Int) -> String { turn % 8 < 4 ? "\u{1B}[B" : "\u{1B}[A" }
  private static func words(_ size: Int) -> String { String(repeating: "word ", count: size / 5) }

  /// Creates a group of cases by size, each of which presses keys that are meant to change the screen.
  private static func keys(
    _ name: String, _ sizes: [Int], _ limit: Limit, _ key: @escaping @MainActor (_ turn: Int) -> String,
    _ make: @escaping @MainActor (_ size: Int) -> LiveTree<Void>
  ) -> Group {
    Group(
      "\(name), in a terminal", count: 8, limits: Dictionary(uniqueKeysWithValues: sizes.map { ("\($0)", limit) }),
      sizes.map { size in
        let session = TerminalSession(make(size), width: 80, height: 24)
        _ = session.opening() + session.frame()
        var turn = 0
        return Case("\(size)") { turns in
          (0..<turns).count { _ in
            session.receive(Array(key(turn).utf8))
            turn += 1
            return !session.frame().isEmpty
          }
        }
      })
  }
}
