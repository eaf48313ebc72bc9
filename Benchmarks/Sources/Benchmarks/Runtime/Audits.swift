import Audit
import LiveTesting
import StyleGuide
import Styles

extension Group {
  /// The audits of trees of several sizes, per row of a label and a button of the kit.
  @MainActor static func audits(of sizes: [Int] = [10, 100, 1_000]) -> [Group] {
    func group(_ name: String, _ audit: @escaping @MainActor (any Widget) -> Int) -> Group {
      Group(
        "\(name), in trees of \(sizes)", goal: 1.25, count: sizes.max() ?? 0,
        sizes.map { size in
          let tree = rows(size)
          return Case("\(size) rows", meant: nil) { turns in
            let count = (0..<max(1, turns / size)).reduce(0) { count, _ in count + audit(tree) }
            return Effect { count == turns / size * size ? "one finding a row" : "\(count) findings" }
          }
        })
    }
    return [
      group("the accessibility of a row") { Preview.audit($0).count },
      group("values of a row that are no tokens") { $0.audit(against: Kit.self).count },
    ]
  }

  /// Rows each of which has an unnamed button and a color that is no token.
  private static func rows(_ count: Int) -> StackView {
    VStack {
      for index in 0..<count {
        HStack(spacing: 8) {
          Label("Row \(index)", .textColor(Color(hex: 0x123456)), .font(.token(\Kit.body)))
          Button("", .buttonStyle())
        }
      }
    }
  }
}
