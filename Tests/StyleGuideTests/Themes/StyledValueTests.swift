import Foundation
import Mod
import StyleGuide
import Testing
import Widgets

/// Widgets and attributes with a number that is computed from a token in one place, for each property that takes a
/// token.
@MainActor @Suite("Numbers that are computed from tokens") struct StyledValueTests {
  private static let advice =
    "a number was computed from the token gap; declare it in the theme, as `var wide: Double { gap * 2 }`"

  private func messages(_ tree: any WidgetConvertible) -> [String] {
    tree.audit(against: Gaps.self).map { "\($0.property): \($0.message)" }
  }

  @Test("A number computed from a token is a finding that names the property and the token")
  func kinds() {
    let gap = Double.token(\Gaps.gap)
    func expect(_ properties: String..., in tree: any WidgetConvertible, line: Int = #line) {
      #expect(messages(tree).sorted() == properties.map { "\($0): \(Self.advice)" }.sorted(), "line \(line)")
      #expect(tree.audit(against: Other.self).map(\.rule) == properties.map { _ in .notANumber }, "line \(line)")
    }
    expect("padding", in: View(.padding(gap * 2)))
    expect("padding.top", in: View(.padding(DirectionalEdgeInsets(top: gap / 2))))
    expect("padding.top", "padding.bottom", in: View(.padding(h: gap, v: gap * 2)))
    expect("spacing", in: HStack(spacing: gap + 1) {})
    expect("layer.cornerRadius", in: View(.layer.cornerRadius(-gap)))
    expect("layer.borderWidth", in: View(.layer.borderWidth(gap.rounded()), .layer.borderColor(.clear)))
    expect("width", "minimumHeight", in: View(.width(gap * 2), .minimumHeight(2 * gap)))
    expect("alpha", "layer.opacity", in: View(.alpha(gap / 10), .layer.opacity(gap / 10)))
    expect("layer.shadowOffset.width", in: View(.layer.shadowOffset(CGSize(width: gap * 2, height: 1))))
    expect("layer.shadowRadius", in: View(.layer.shadowOpacity(1), .layer.shadowRadius(gap / 2)))
    expect("layer.shadows[0].y", in: View(.layer.shadows([ShadowLayer(color: .clear, y: gap * 2)])))
    expect("while(.hovered).alpha", in: View(.while(.hovered, .alpha(gap / 10))))
    expect("font.pointSize", in: Label("a", .font(.systemFont(ofSize: gap + 2))))
    expect("font.lineHeight", in: Label("a", .font(.body.lineHeight(gap * 2))))
    expect("font.tracking", in: Label("a", .font(.body.tracking(gap / 8))))
    expect(
      "titleTextAttributes.kern", in: NavigationBar(.titleTextAttributes(TextAttributes(.kern(gap / 8)))))
    var text = AttributedString("a")
    text.kern = gap / 8
    expect("attributedText", in: Label(.attributedText(text)))
    #expect(messages(View(.padding(gap), .alpha(gap), .layer.cornerRadius(gap))) == [])
  }

  @Test("A number in a list is a finding that names it, whether it is a token or computed from one")
  func lists() {
    let gap = Double.token(\Gaps.gap)
    let advice = "a list holds no tokens, such as gap; declare the list in the theme, and bind it as a whole"
    #expect(messages(HStack(.customSpacing([1: gap, 2: 4])) {}) == ["customSpacing[1]: \(advice)"])
    #expect(messages(HStack(.customSpacing([1: gap * 2])) {}) == ["customSpacing[1]: \(Self.advice)"])
    let line = ShapeLayer(.lineDashPattern([gap, gap * 2]))
    #expect(
      messages(View(.layer.sublayers([line]))).map { $0.drop { $0 != "[" } } == [
        "[0].lineDashPattern[0]: \(advice)", "[0].lineDashPattern[1]: \(Self.advice)",
      ])
  }

  @Test("A number that is not a number for another reason is a finding without a token")
  func others() {
    let message = "not a number, as is one that was computed from a token; declare it in the theme"
    #expect(messages(View(.alpha(.nan))) == ["alpha: \(message)"])
    let insets = EdgeInsets.token(\Gaps.insets)
    #expect(
      messages(Button("a", .contentEdgeInsets(EdgeInsets(top: insets.top * 2)))) == [
        "contentEdgeInsets.top: a number was computed from the token insets; declare it in the theme"
      ])
  }

  @Test("Every property that takes a token has a finding if its number is computed from one")
  func everyProperty() {
    expectFound(in: View(), atLeast: 16)
    expectFound(in: StackView(), atLeast: 16)
    expectFound(in: Label(), atLeast: 16)
    expectFound(in: Button(), atLeast: 16)
    expectFound(in: ImageView(), atLeast: 16)
    expectFound(in: TextField(), atLeast: 16)
    expectFound(in: TextView(), atLeast: 16)
    expectFound(in: TableView(), atLeast: 16)
    expectFound(in: SplitViewController(), atLeast: 16)
    expectFound(in: Divider(), atLeast: 16)
  }

  private func expectFound<Root: Widget>(in fresh: Root, atLeast count: Int) {
    let samples = withComputedNumbers(fresh)
    #expect(samples.count >= count, "\(Root.self) has \(samples.count) places")
    for sample in samples {
      let rules = Set(sample.audit(against: Gaps.self).map(\.rule))
      #expect(rules == [.notANumber], "\(sample)")
      #expect(sample != fresh)
    }
  }
}

private struct Gaps: Theme {
  var gap = 8.0
  var insets = EdgeInsets(4)

  static let standard = Gaps()
}

/// A theme of which the trees have no token.
private struct Other: Theme {
  static let standard = Other()
}

/// Returns values like a fresh one that each have a computed number in another place, but not inside another value of
/// its type.
private func withComputedNumbers<Value>(_ fresh: Value, inside outer: [ObjectIdentifier] = []) -> [Value] {
  if Value.self == Font.self { return [Font.systemFont(ofSize: .computed) as? Value].compactMap(\.self) }
  if let place = fresh as? any NumberPlace, !(Value.self is any AnyOptional.Type) {
    return place.valuesWithComputedNumbers(inside: outer).compactMap { $0 as? Value }
  }
  if let optional = Value.self as? any AnyOptional.Type { return optional.computed.compactMap { $0 as? Value } }
  let id = ObjectIdentifier(Value.self)
  if outer.contains(id) || fresh is any Collection { return [] }
  return StoredProperty<Value>.all().flatMap { property -> [Value] in
    func values<Part>(_ type: Part.Type) -> [Value] {
      guard let path = property.keyPath as? WritableKeyPath<Value, Part> else { return [] }
      return withComputedNumbers(fresh[keyPath: path], inside: outer + [id]).map { part in
        var value = fresh
        value[keyPath: path] = part
        return value
      }
    }
    return _openExistential(property.type, do: values)
  }
}

extension Double {
  fileprivate static var computed: Double { .token(\Gaps.gap) * 2 }
}

/// A wrapper of other values.
private protocol NumberPlace {
  func valuesWithComputedNumbers(inside outer: [ObjectIdentifier]) -> [Self]
}

extension Themed: NumberPlace {
  fileprivate func valuesWithComputedNumbers(inside outer: [ObjectIdentifier]) -> [Themed] {
    // An optional has a number only if it is there.
    let value = Double.computed as? Value ?? wrappedValue
    let computed = Themed(wrappedValue: Value.replacing(numbersOf: value) { _ in .computed })
    return computed == self ? [] : [computed]
  }
}

extension Boxed: NumberPlace {
  fileprivate func valuesWithComputedNumbers(inside outer: [ObjectIdentifier]) -> [Boxed] {
    withComputedNumbers(value, inside: outer).map { Boxed($0) }
  }
}

/// An optional, of which only some have numbers.
private protocol AnyOptional {
  static var computed: [Self] { get }
}

extension Optional: AnyOptional {
  fileprivate static var computed: [Wrapped?] {
    let values: [Any] = [LayoutLength(.computed), Font.systemFont(ofSize: .computed), TextAttributes(.kern(.computed))]
    return values.filter { type(of: $0) == Wrapped.self }.map { $0 as? Wrapped }
  }
}
