import Foundation
import Layout
import Widgets

extension DatePicker: Drawn {
  func draw(with pen: Pen) {
    switch shownStyle {
    case .wheels: pen.wheels(wheels, in: pen.bounds, isEnabled: isEnabled)
    case .inline where hasCalendar: calendar(with: pen)
    default:
      var x = 0.0
      for pill in pills {
        let place = CGRect(x: x, y: 0, width: length(of: pill), height: 34.5)
        pen.rectangle(place, radius: 8, Paint(fill: .tertiarySystemFill))
        pen.text(pill, font: .systemFont(ofSize: 17), in: place, isEnabled ? .label : .tertiaryLabel, .center)
        x += place.width + 6
      }
    }
  }

  private func calendar(with pen: Pen) {
    let column = pen.size.width / 7
    let color: Color = isEnabled ? .label : .tertiaryLabel
    pen.text(
      month.title, font: .systemFont(ofSize: 17, weight: .semibold),
      in: CGRect(x: 12, y: 4, width: pen.size.width - 90, height: 36), color)
    pen.symbol(
      .back, in: CGRect(x: pen.size.width - 62, y: 13, width: 18, height: 18), .tintColor, followsDirection: true)
    pen.symbol(
      .forward, in: CGRect(x: pen.size.width - 26, y: 13, width: 18, height: 18), .tintColor, followsDirection: true)
    for (index, name) in month.weekdays.enumerated() {
      let place = CGRect(x: column * Double(index), y: 46, width: column, height: 18)
      pen.text(name, font: .systemFont(ofSize: 13, weight: .semibold), in: place, .tertiaryLabel, .center)
    }
    for (row, week) in month.weeks.enumerated() {
      for (index, day) in week.enumerated() {
        guard let day else { continue }
        let place = CGRect(x: column * Double(index), y: 70 + Double(row) * 40, width: column, height: 40)
        let isChosen = day == month.day
        if isChosen {
          let center = CGPoint(x: place.midX, y: place.midY)
          pen.circle(center: center, radius: 19, Paint(fill: Color.tintColor.withAlphaComponent(0.15)))
        }
        let font = Font.systemFont(ofSize: 20, weight: isChosen ? .semibold : .regular)
        let shown = month.allowed.contains(day) ? color : .tertiaryLabel
        pen.text("\(day)", font: font, in: place, isChosen ? .tintColor : shown, .center)
      }
    }
  }
}
