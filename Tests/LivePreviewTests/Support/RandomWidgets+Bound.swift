import Foundation
import LivePreview
import TestSupport

extension RandomWidgets {
  /// A widget whose properties follow a source.
  static func bound(_ source: Var<String>, _ random: inout SeededGenerator) -> any Widget {
    let digit = source.map { $0.last?.wholeNumberValue ?? 0 }
    let isOdd = digit.map { $0 % 2 == 1 }
    let isAlternate = Bool.random(using: &random)
    switch Int.random(in: 0..<10, using: &random) {
    case 0: return Label(.text <-- digit.map { $0 > 6 ? nil : $0 > 3 ? "" : "<\($0)>" }, .isHidden <-- isOdd)
    case 1:
      return Label(.text <-- source, .accessibilityTraits(isAlternate ? .header : []), .alpha <-- isOdd.map(alpha))
    case 2: return Label("\u{1}", .attributedText <-- source.map(attributed), .isHidden <-- isOdd)
    case 3: return Label(.text <-- source, .while(.disabled, .text("off")), .isEnabled <-- isOdd)
    case 4: return Switch(.isOn <-- isOdd, .isEnabled <-- digit.map { $0 > 4 }, .isHidden(isAlternate))
    case 5: return Slider(.value <-- digit.map { Double($0) / 10 }, .isEnabled <-- isOdd)
    case 6: return ProgressView(.progress <-- digit.map { Double($0) / 10 }, .isHidden <-- isOdd)
    case 7:
      return Button(
        type: isAlternate ? .custom : .system, .title <-- digit.map { $0 > 6 ? nil : "\($0)" }, .isSelected <-- isOdd,
        .isEnabled <-- digit.map { $0 != 3 }, .backgroundColor <-- isOdd.map { $0 ? .red : nil })
    case 8:
      return TextField(
        .placeholder <-- source, .text <-- digit.map { $0 > 6 ? nil : "\($0)" }, .isEnabled <-- isOdd,
        .textColor <-- isOdd.map { $0 ? .red : .label })
    default: return Label(.text <-- source, .textColor <-- isOdd.map { $0 ? .red : .label }, .isHighlighted <-- isOdd)
    }
  }

  private static func alpha(_ isOdd: Bool) -> Double { isOdd ? 0 : 1 }

  /// A text of which a part has a color, or none.
  private static func attributed(_ text: String) -> AttributedString? {
    guard let digit = text.last?.wholeNumberValue, digit > 2 else { return nil }
    var part = AttributedString("\(digit)")
    if digit > 5 { part.foregroundColor = .red }
    return AttributedString("a ") + part
  }
}
