import Pipe
import Styles

private func doubled(_ number: Int) -> Int { number * 2 }

private let number = "21" |> doubled
//                           ^ error: cannot convert value of type '@Sendable (Int) -> Int'
