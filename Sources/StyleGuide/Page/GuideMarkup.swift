import Preview

/// A fragment of the page: markup, with data that is escaped: `"<b>\(name)</b>"`.
internal struct GuideMarkup: ExpressibleByStringInterpolation, StringInterpolationProtocol {
  internal private(set) var utf8: [UInt8] = []

  init(literalCapacity: Int, interpolationCount: Int) { utf8.reserveCapacity(literalCapacity) }

  init(stringLiteral markup: String) { utf8.write(raw: markup) }

  init(stringInterpolation markup: GuideMarkup) { self = markup }

  mutating func appendLiteral(_ markup: String) { utf8.write(raw: markup) }

  mutating func appendInterpolation(_ data: String) { utf8.write(escaped: data) }

  mutating func appendInterpolation(_ number: Int) { utf8.write(number) }

  mutating func appendInterpolation(_ number: Double) { utf8.write(number) }

  mutating func appendInterpolation(_ markup: StaticString) { utf8.write(markup) }

  mutating func appendInterpolation(_ markup: [UInt8]) { utf8 += markup }

  mutating func appendInterpolation(escaped data: [UInt8]) { utf8.write(escaped: data[...]) }
}
