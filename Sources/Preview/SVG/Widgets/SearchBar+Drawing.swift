import Foundation
import Layout
import Mod
import Widgets

extension SearchBar: Drawn {
  func draw(with pen: Pen) {
    let pen = pen.inside(self)
    if let shownTint { pen.rectangle(pen.ground(of: self), Paint(fill: shownTint)) }
    var y = 0.0
    if let prompt {
      let line = CGRect(x: 8, y: 4, width: pen.size.width - 16, height: 16)
      pen.text(prompt, font: .systemFont(ofSize: 13), in: line, .secondaryLabel, .center)
      y = 20
    }
    var field = CGRect(x: 8, y: y + 10, width: pen.size.width - 16, height: 36)
    if showsCancelButton {
      let font = Font.systemFont(ofSize: 17)
      let width = TextMetrics.width(of: "Cancel", in: font)
      let place = CGRect(x: field.maxX - width, y: field.minY, width: width, height: 36)
      pen.faded(isEnabled ? 1 : 0.5) {
        pen.text("Cancel", font: font, in: place, .tintColor, space: place.insetBy(dx: -8, dy: 0))
      }
      field.size.width -= width + 10
    }
    field = field.offset(by: searchFieldBackgroundPositionAdjustment)
    pen.faded(isFieldEnabled ? 1 : 0.5) { draw(field, with: pen) }
    guard let scopes else { return }
    pen.draw(scopes, in: CGRect(x: 8, y: field.maxY + 6, width: pen.size.width - 16, height: 32))
  }

  private func draw(_ field: CGRect, with pen: Pen) {
    let ground: Color = searchFieldBackgroundImage(for: .normal) == nil ? .tertiarySystemFill : .systemGray5
    pen.rectangle(field, radius: 10, Paint(fill: ground))
    let glass = CGRect(x: field.minX + 8, y: field.midY - 9, width: 18, height: 18).offset(
      by: positionAdjustment(for: .search))
    pen.symbol(image(for: .search).map(Symbol.init) ?? .magnifyingglass, in: glass, .secondaryLabel)
    let accessory = accessory
    if let accessory {
      let icon = showsBookmarkButton ? Icon.bookmark : .resultsList
      let place = CGRect(x: field.maxX - 28, y: field.midY - 9, width: 18, height: 18).offset(
        by: positionAdjustment(for: icon))
      pen.symbol(Symbol(accessory), in: place, hasChosenResults ? .tintColor : .secondaryLabel)
    }
    let text = CGRect(
      x: field.minX + 32, y: field.minY, width: field.width - 40 - (accessory == nil ? 0 : 26), height: 36)
    let bare = searchTextField.with(
      .placeholderColor(shownPlaceholderColor), .borderStyle(.none), .isEnabled(true),
      .clearButtonMode(accessory == nil && isFieldEnabled ? .always : .never))
    pen.draw(bare, in: text.offset(by: searchTextPositionAdjustment))
  }
}
