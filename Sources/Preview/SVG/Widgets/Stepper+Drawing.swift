import Foundation
import Layout
import Widgets

extension Stepper: Drawn {
  func draw(with pen: Pen) {
    let ground: Color = backgroundImage(for: state) == nil ? .tertiarySystemFill : .systemGray5
    pen.rectangle(CGRect(x: 0, y: 0, width: 94, height: 32), radius: 8, Paint(fill: ground))
    if let dividerImage {
      pen.symbol(Symbol(dividerImage), in: CGRect(x: 41, y: 10, width: 12, height: 12), .tertiaryLabel)
    } else {
      pen.rectangle(CGRect(x: 46.5, y: 7, width: 1, height: 18), Paint(fill: .separator))
    }
    sign(decrementImage(for: state).map(Symbol.init) ?? .minus, at: 14, canDecrement, pen)
    sign(incrementImage(for: state).map(Symbol.init) ?? .plus, at: 61, canIncrement, pen)
  }

  private func sign(_ symbol: Symbol, at x: Double, _ isUsable: Bool, _ pen: Pen) {
    pen.symbol(symbol, in: CGRect(x: x, y: 6.5, width: 19, height: 19), isUsable ? .label : .tertiaryLabel)
  }
}
