import Styles

private func style() -> Mod<Label> {
  var lines = 1
  lines += 1
  return Mod { $0.numberOfLines = lines }
//                                ^ error: reference to captured var 'lines' in concurrently-executing code
}
