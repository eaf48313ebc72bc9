import Styles

private enum Grade: CaseIterable { case low, high }

private struct DefaultLook: DefaultVariants {
  var grade = Grade.low
  var isWide = false
}

private struct RequiredLook: Variants {
  var grade: Grade
  static let best = RequiredLook(grade: .high)
}

extension Mod<DefaultLook> { fileprivate static let wide: Mod = \.isWide .~ true }

extension Mod<Label> {
  fileprivate static let graded = Recipe<Label, DefaultLook>(.on(\.isWide, .numberOfLines(2)))
  fileprivate static let rated = Recipe<Label, RequiredLook>(.on(\.grade) { .numberOfLines($0 == .low ? 1 : 2) })
}

private func labels(_ isFew: Bool, _ change: Mod<DefaultLook>) -> [Label] {
  [
    Label("", .graded()),
    Label("", .graded(.wide)),
    Label("", .graded(.wide, \.grade .~ .high)),
    Label("", .graded(isFew ? .wide : \.grade .~ .high)),
    Label("", .graded(change), .graded(change + .wide), .graded([change, .wide])),
    Label("", .graded(DefaultLook(grade: .high))),
    Label("", .rated(.best)),
    Label("", .rated(RequiredLook(grade: isFew ? .low : .high))),
    Label("", .rated(isFew ? .best : RequiredLook(grade: .low))),
  ]
}

private let styles = Grade.allCases.map { Mod.rated(RequiredLook(grade: $0)) }
private let others = Grade.allCases.map { Mod.graded(DefaultLook(grade: $0)) }
