import Pipe
import Styles

private func half(_ number: Int) -> Double { Double(number) / 2 }

private let text = 21 |> half |> rounded
//                               ^ error: cannot find 'rounded' in scope
