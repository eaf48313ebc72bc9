import Foundation
import Styles

extension PropertyNames where Root == DateFormatter {
  fileprivate static var dateStyle: Property<Root, DateFormatter.Style> { Property { $1(&$0.dateStyle) } }
}

private func formatter() -> DateFormatter {
  DateFormatter() |> .dateStyle(.shrot)
//                               ^ error: member 'shrot'
}

// Missed. A single Mod after `|>` is also tried as an optional function, which an object's closure needs to find its
// operator. As functions that return `Void?` it would be reported here, but closures on objects become ambiguous.
