import Pipe
import Styles

private func doubled(_ number: Int) -> Int { number * 2 }
private func shouted(_ text: String) -> String { text.uppercased() }

private let both: @Sendable (Int) -> Int = doubled <> shouted
//                                                    ^ error: cannot convert value of type '@Sendable (String) -> String'

// Missed. The `<>` of functions are disfavoured, which keeps long compositions of Mods quick to check, and so are not considered.
