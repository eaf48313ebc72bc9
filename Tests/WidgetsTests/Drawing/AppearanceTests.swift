import Foundation
import Mod
import Testing
import Widgets

@Suite("Appearance styles")
struct AppearanceTests {
  @Test("A style hides a view, and sets nothing else")
  func hidden() {
    #expect(Label(.hidden()) == Label(.isHidden(true)))
    #expect(Label(.hidden(), .hidden(false)) == Label())
  }

  @Test("A style sets the name by which tests find the view")
  func identifier() {
    #expect(Label(.identifier("title")) == Label(.accessibilityIdentifier("title")))
  }

  @Test("A style sets the border of the layer, 1 point wide by default")
  func border() {
    #expect(View(.border(.red, width: 2)) == View(.layer.borderColor(.red), .layer.borderWidth(2)))
    #expect(View(.border(.red)).layer.borderWidth == 1)
  }

  @Test("A style sets the corner radius of the layer")
  func corners() {
    #expect(View(.cornerRadius(6)) == View(.layer.cornerRadius(6)))
    #expect(View(.layer.cornerRadius(6)).cornerRadius == 6)
    let top: CornerMask = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
    #expect(
      View(.roundedCorners(radius: 6, corners: top)) == View(.layer.cornerRadius(6), .layer.maskedCorners(top)))
    #expect(View(.roundedCorners(radius: 6)) == View(.cornerRadius(6)))
  }

  @Test("A style sets the shadow of the layer")
  func shadow() {
    let offset = CGSize(width: 1, height: 2)
    let view = View(.shadow(color: .red, radius: 4, opacity: 0.25, offset: offset))
    #expect(
      view == View(.layer.update(.shadowColor(.red), .shadowRadius(4), .shadowOpacity(0.25), .shadowOffset(offset))))
    #expect(View(.shadow()).layer.shadowOpacity == 0.5)
    #expect(View(.shadow()).layer.shadowOffset == .zero)
  }

  @Test("A style sets the compression resistance along one axis, and not along the other")
  func resistance() {
    #expect(
      View(.contentHuggingPriority(.required, for: .horizontal)) == View(.horizontalContentHuggingPriority(.required)))
    #expect(
      View(.contentHuggingPriority(.required, for: .vertical)) == View(.verticalContentHuggingPriority(.required)))
    #expect(
      View(.contentCompressionResistancePriority(1, for: .horizontal))
        == View(.horizontalContentCompressionResistancePriority(1)))
    #expect(
      View(.contentCompressionResistancePriority(1, for: .vertical))
        == View(.verticalContentCompressionResistancePriority(1)))
  }

  @Test("Highlighting or selecting a control does not change whether it is enabled")
  func control() {
    let button = Button(.isEnabled(false), .isHighlighted(true), .isSelected(true))
    #expect(!button.isEnabled)
    #expect(Button(.isHighlighted(false), .isSelected(false)).isEnabled)
  }
}
