import Styles
import Testing

nonisolated private struct Intent: OpenChoice, CustomStringConvertible {
  var description: String
  var width = 0.0
  static let plain = Intent(description: "plain")
  static let danger = Intent(description: "danger")
  static let allCases = [plain, danger]
}

extension Intent {
  fileprivate static let brand = Intent(description: "brand", width: 3)
  fileprivate static let other = Intent(description: "other", width: 4)
}

nonisolated private enum Size: CaseIterable { case small, large }

nonisolated private struct Look: DefaultVariants {
  var intent = Intent.plain
  var size = Size.small
}

@Suite("Open choices of recipes")
struct OpenChoiceTests {
  private let chip = Recipe<Button, Look>(
    .on(\.intent) {
      switch $0 {
      case .plain: .tag(1)
      case .danger: .tag(2)
      default: [.tag(9), .layer.borderWidth($0.width), .while(.hovered, .tag(10))]
      }
    },
    .on(\.size) { .alpha($0 == .small ? 0.5 : 1) },
    .part(\.titleLabel, .on(\.intent) { .numberOfLines($0 == .plain ? 1 : 2) }))

  @Test("A value that the recipe does not list has the style of the default")
  func unlisted() {
    #expect(Button("a", chip()).tag == 1)
    let other = Button("a", chip(\.intent .~ .other))
    #expect(other.tag == 9 && other.layer.borderWidth == 4 && other.titleLabel.numberOfLines == 2)
    #expect(other.alpha == 0.5)
    #expect(other == Button("a", chip(\.intent .~ .other)))
    #expect(chip.combinations.map(\.description).first == "intent: plain, size: small")
    #expect(chip.combinations.count == 4)
  }

  @Test("A value that another package adds has its style after that of the choices, and is listed")
  func adding() {
    let added = chip.adding(.brand, to: \.intent) { .alpha($0.width / 4) }
    let brand = Button("a", added(\.intent .~ .brand, \.size .~ .large))
    #expect(brand.tag == 9 && brand.layer.borderWidth == 3 && brand.alpha == 0.75)
    #expect(Button("a", added(\.intent .~ .danger)).alpha == 0.5)
    let values = added.combinations.map(\.description)
    #expect(values.count == 6 && values.contains("intent: brand, size: large"))
    let both = added.adding(.other, .plain, to: \.intent) { _ in .alpha(0.25) }
    #expect(both.combinations.count == 8)
    #expect(Button("a", both()).alpha == 0.25 && Button("a", both(\.intent .~ .brand)).alpha == 0.75)
  }

  @Test("A recipe without a rule of the choice takes values, too, and parts keep their rules")
  func withoutRule() {
    let plain = Recipe<Button, Look>(.base(.tag(5))).adding(.brand, to: \.intent) { _ in .tag(6) }
    #expect(Button("a", plain()).tag == 5 && Button("a", plain(\.intent .~ .brand)).tag == 6)
    #expect(plain.combinations.map(\.description) == ["intent: plain", "intent: danger", "intent: brand"])
    let whole = chip.adding(.brand, to: \.intent) { _ in .titleLabel.numberOfLines(3) }
    #expect(Button("a", whole(\.intent .~ .brand)).titleLabel.numberOfLines == 3)
  }

  @Test("Pairs of an open choice and another leave out values that are not listed")
  func pairs() {
    let pairs = Recipe<Button, Look>(.on(\.intent, \.size) { $0 == .danger && $1 == .large ? .tag(3) : .tag(4) })
    #expect(Button("a", pairs(\.intent .~ .danger, \.size .~ .large)).tag == 3)
    #expect(Button("a", pairs(\.intent .~ .other)).tag == 0)
  }

  @Test("A report names an added value without an effect")
  func report() {
    let silent = Recipe<Button, Look>(.on(\.intent) { $0 == .plain ? .tag(1) : $0 == .danger ? .tag(2) : .identity })
      .adding(.brand, to: \.intent) { _ in .identity }
    #expect(silent.report(on: Button()).map(\.description).contains { $0.contains("brand") })
  }
}
