import Pipe
import Styles

private func checked(_ number: Int) throws -> Int { number }

private func number() throws -> Int {
  21 |> checked
//   ^ error: operator can throw but expression is not marked with 'try'
}
