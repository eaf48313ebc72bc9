import Styles

private func style(lines: [Int]) -> Mod<Label> {
  .combine(lines.map { .numberOfLins($0) })
//                      ^ error: member 'numberOfLins'
}
