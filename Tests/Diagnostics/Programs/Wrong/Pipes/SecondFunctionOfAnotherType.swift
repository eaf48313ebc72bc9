import Pipe
import Styles

private func doubled(_ number: Int) -> Int { number * 2 }
private func shouted(_ text: String) -> String { text.uppercased() }

private let number = 21 |> doubled |> shouted
//                                    ^ error: cannot convert value of type '@Sendable (String) -> String'
