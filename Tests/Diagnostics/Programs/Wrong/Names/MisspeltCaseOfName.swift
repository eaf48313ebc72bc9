import Foundation
import Styles

extension PropertyNames where Root == DateFormatter {
  fileprivate static var dateStyle: Property<Root, DateFormatter.Style> { Property { $1(&$0.dateStyle) } }
}

private func formatter() -> DateFormatter {
  DateFormatter() |> .dateStyle(.shrot)
//                               ^ error: member 'shrot'
}
