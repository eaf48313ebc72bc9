import Widgets

/// The factor of a flexible box that represents a priority.
///
/// A stack gives all of the shared space to the children with the lowest priority. Factors that are far apart have the
/// same visible result. Each commonly used priority has its own step.
internal enum FlexStep: Int, CaseIterable, Comparable {
  case least, none, few, belowLow, low, aboveLow, twoAboveLow, some, many, high, most, required

  init(_ priority: Float) {
    self =
      switch priority {
      case ..<0: .least
      case 0: .none
      case ..<249: .few
      case ..<250: .belowLow
      case 250: .low
      case ...251: .aboveLow
      case ...252: .twoAboveLow
      case ..<500: .some
      case ..<750: .many
      case 750: .high
      case ..<1000: .most
      default: .required
      }
  }

  static func < (first: FlexStep, second: FlexStep) -> Bool { first.rawValue < second.rawValue }

  /// The factor; none for a required length.
  var factor: StaticString {
    switch self {
    case .least: "1e37"
    case .none: "1e31"
    case .few: "1e28"
    case .belowLow: "1e25"
    case .low: "1e22"
    case .aboveLow: "1e18"
    case .twoAboveLow: "1e15"
    case .some: "1e12"
    case .many: "1e10"
    case .high: "1e8"
    case .most: "1e4"
    case .required: "0"
    }
  }
}

extension CSS {
  /// Writes the factors for priorities along an axis, if they differ from those of a text.
  internal mutating func add(_ pull: Flex.Pull) {
    let (hugging, resistance) = (FlexStep(pull.hugging), FlexStep(pull.resistance))
    if hugging > .low, hugging != .required {
      // Columns that leave their free space empty set `--rest` to 0, so that such widgets do not grow.
      utf8.write("flex-grow:calc(")
      utf8.write(hugging.factor)
      utf8.write("*var(--rest,1));")
    } else if hugging != .low {
      declare("flex-grow", hugging)
    }
    if resistance != .high { declare("flex-shrink", resistance) }
  }

  private mutating func declare(_ property: StaticString, _ step: FlexStep) {
    utf8.write(property)
    utf8.write(":")
    utf8.write(step.factor)
    utf8.write(";")
  }
}

extension ElementKind {
  /// Returns the class of containers whose content grows differently from a text.
  internal static func growing(_ step: FlexStep) -> ElementKind? { step == .low ? nil : grows[step.rawValue] }

  /// Returns the class of containers whose content shrinks differently from a text.
  internal static func shrinking(_ step: FlexStep) -> ElementKind? { step == .high ? nil : shrinks[step.rawValue] }

  private static let grows = [
    ElementKind("grow-max", rank: 1, css: ".grow-max{flex-grow:1e37}"),
    ElementKind("grow-0", rank: 2, css: ".grow-0{flex-grow:1e31}"),
    ElementKind("grow-1", rank: 3, css: ".grow-1{flex-grow:1e28}"),
    ElementKind("grow-249", rank: 4, css: ".grow-249{flex-grow:1e25}"),
    ElementKind("grow-250", rank: 5, css: ".grow-250{flex-grow:1e22}"),
    ElementKind("grow-251", rank: 6, css: ".grow-251{flex-grow:calc(1e18*var(--rest,1))}"),
    ElementKind("grow-252", rank: 7, css: ".grow-252{flex-grow:calc(1e15*var(--rest,1))}"),
    ElementKind("grow-253", rank: 8, css: ".grow-253{flex-grow:calc(1e12*var(--rest,1))}"),
    ElementKind("grow-500", rank: 9, css: ".grow-500{flex-grow:calc(1e10*var(--rest,1))}"),
    ElementKind("grow-750", rank: 10, css: ".grow-750{flex-grow:calc(1e8*var(--rest,1))}"),
    ElementKind("grow-751", rank: 11, css: ".grow-751{flex-grow:calc(1e4*var(--rest,1))}"),
    ElementKind("firm", rank: 12, css: ".firm{flex-grow:0}"),
  ]

  private static let shrinks = [
    ElementKind("shrink-max", rank: 21, css: ".shrink-max{flex-shrink:1e37}"),
    ElementKind("shrink-0", rank: 22, css: ".shrink-0{flex-shrink:1e31}"),
    ElementKind("shrink-1", rank: 23, css: ".shrink-1{flex-shrink:1e28}"),
    ElementKind("shrink-249", rank: 24, css: ".shrink-249{flex-shrink:1e25}"),
    ElementKind("shrink-250", rank: 25, css: ".shrink-250{flex-shrink:1e22}"),
    ElementKind("shrink-251", rank: 26, css: ".shrink-251{flex-shrink:1e18}"),
    ElementKind("shrink-252", rank: 27, css: ".shrink-252{flex-shrink:1e15}"),
    ElementKind("shrink-253", rank: 28, css: ".shrink-253{flex-shrink:1e12}"),
    ElementKind("shrink-500", rank: 29, css: ".shrink-500{flex-shrink:1e10}"),
    ElementKind("shrink-750", rank: 30, css: ".shrink-750{flex-shrink:1e8}"),
    ElementKind("shrink-751", rank: 31, css: ".shrink-751{flex-shrink:1e4}"),
    ElementKind("hard", rank: 32, css: ".hard{flex-shrink:0}"),
  ]
}
