import Foundation
import Styles
import Testing

@Suite("Styles of NumberFormatter")
struct NumberFormatterTests {
  @Test(
    "Styles set the notation: decimal, percent, ordinal, currency and so on",
    arguments: [
      (.decimal, 1234.5, "1,234.5"),
      (.percent, 0.42, "42%"),
      (.scientific, 1234.5, "1.2345E3"),
      (.ordinal, 3, "3rd"),
      (.spellOut, 42, "forty-two"),
      (.currency("EUR"), 1234.5, "€1,234.50"),
    ] as [(Mod<NumberFormatter>, Double, String)]
  )
  func styles(style: Mod<NumberFormatter>, number: Double, text: String) {
    #expect((NumberFormatter() |> .locale(.english) + style).string(of: number) == text)
  }

  @Test(
    "Styles set the property of the same name",
    arguments: [
      (.decimal, .decimal), (.percent, .percent), (.scientific, .scientific),
      (.ordinal, .ordinal), (.spellOut, .spellOut), (.currency("EUR"), .currency),
    ] as [(Mod<NumberFormatter>, NumberFormatter.Style)]
  )
  func numberStyle(style: Mod<NumberFormatter>, numberStyle: NumberFormatter.Style) {
    #expect((NumberFormatter() |> style).numberStyle == numberStyle)
  }

  @Test("A currency style sets the code, and is written in the locale's way")
  func currency() {
    let formatter = NumberFormatter() |> .locale(.german) + .currency("EUR")
    #expect(formatter.currencyCode == "EUR")
    #expect(formatter.string(of: 1234.5).withPlainSpaces == "1.234,50 €")
  }

  @Test(
    "Digits are filled, rounded and grouped",
    arguments: [
      (.fractionDigits(2), 1.5, "1.50"),
      (.fractionDigits(0...2), 1.5, "1.5"),
      (.fractionDigits(0...2), 1.234, "1.23"),
      (.fractionDigits(0), 2.5, "2"),
      (.fractionDigits(0) + .roundingMode(.halfUp), 2.5, "3"),
      (.significantDigits(1...3), 1234.5, "1,230"),
      (.significantDigits(2...3), 5, "5.0"),
      (.minimumIntegerDigits(3), 7, "007"),
      (.minimumFractionDigits(1), 7, "7.0"),
      (.maximumFractionDigits(1), 1.25, "1.2"),
      (.ungrouped, 1234, "1234"),
      (.ungrouped + .grouped, 1234, "1,234"),
      (.usesGroupingSeparator(false), 1234, "1234"),
      (.groupingSeparator("'"), 1234, "1'234"),
      (.groupingSize(2), 1234, "12,34"),
      (.decimalSeparator("·"), 1.5, "1·5"),
      (.signed, 42, "+42"),
      (.positivePrefix("±"), 42, "±42"),
      (.positiveSuffix(" km"), 42, "42 km"),
      (.negativePrefix("minus "), -42, "minus 42"),
      (.negativeSuffix(" owed"), -42, "-42 owed"),
      (.minusSign("−"), -42, "−42"),
      (.numberStyle(.percent) + .percentSymbol("pc"), 0.5, "50pc"),
      (.multiplier(1_000), 1.5, "1,500"),
      (.roundingIncrement(0.05) + .fractionDigits(2), 1.23, "1.25"),
      (.alwaysShowsDecimalSeparator(true), 7, "7."),
      (.maximumIntegerDigits(2), 1234, "34"),
      (.usesSignificantDigits(true) + .maximumSignificantDigits(2), 1234, "1,200"),
      (.usesSignificantDigits(true) + .minimumSignificantDigits(3), 5, "5.00"),
      (.padded(to: 6), 42, "    42"),
      (.padded(to: 6, with: "*", at: .afterSuffix), 42, "42****"),
      (.zeroSymbol("none"), 0, "none"),
      (.notANumberSymbol("?"), .nan, "?"),
    ] as [(Mod<NumberFormatter>, Double, String)]
  )
  func digits(style: Mod<NumberFormatter>, number: Double, text: String) {
    #expect((NumberFormatter() |> .decimal + .posixGrouped + style).string(of: number) == text)
  }

  @Test("Code and symbol of the currency can be set without a style")
  func currencyParts() {
    let formatter = NumberFormatter() |> .locale(.english) + .numberStyle(.currency) + .currencyCode("CHF")
    #expect(formatter.string(of: 1).withPlainSpaces == "CHF 1.00")
    #expect((formatter |> .currencySymbol("Fr.")).string(of: 1).withPlainSpaces.hasPrefix("Fr."))
  }

  @Test("The POSIX style writes the same in every locale")
  func posix() {
    #expect((NumberFormatter() |> .locale(.german) + .decimal + .posix).locale == .posix)
  }

  @Test("Limits of parsed numbers, and integers only, can be set")
  func bounds() {
    let formatter = NumberFormatter() |> .posix + .decimal + .minimum(1) + .maximum(10) + .allowsFloats(false)
    #expect(formatter.minimum == 1 && formatter.maximum == 10)
    #expect(formatter.number(from: "1.5") == 1)
  }

  @Test("Lenient formatters parse text that is almost a number")
  func isLenient() {
    #expect((NumberFormatter() |> .isLenient(true)).isLenient)
  }
}

extension StyleNames where Root == NumberFormatter {
  fileprivate static var posixGrouped: Mod<Root> { .posix + .grouped + .groupingSize(3) }
}

extension NumberFormatter {
  fileprivate func string(of number: Double) -> String { string(from: NSNumber(value: number)) ?? "nil" }
}
