import Foundation
import Mod
import Testing
import Widgets

struct ButtonTests {
  @Test("A state without a title of its own shows the normal title")
  func fallback() {
    let button = Button("Follow", .title(for: .selected) -- "Following")
    #expect(button.currentTitle == "Follow")
    #expect(button.with(.isSelected(true)).currentTitle == "Following")
    #expect(button.with(.isHighlighted(true)).currentTitle == "Follow")
    #expect(button.with(.isSelected(true), .isHighlighted(true)).currentTitle == "Follow")
  }

  @Test("Properties with values for states show that of the present state")
  func currentValues() {
    let style: Mod<Button> = [
      .attributedTitle(for: .disabled) -- AttributedString("Off"),
      .titleColor(for: .disabled) -- .systemGray,
      .titleShadowColor(for: .disabled) -- .black,
      .image(for: .disabled) -- Image(named: "off"),
      .backgroundImage(for: .disabled) -- Image(named: "grey"),
      .preferredSymbolConfiguration(for: .disabled) -- SymbolConfiguration(scale: .small),
    ]
    let enabled = Button("On", style)
    #expect(enabled.currentAttributedTitle == nil)
    #expect(enabled.currentTitleShadowColor == nil)
    #expect(enabled.currentImage == nil)
    #expect(enabled.currentBackgroundImage == nil)
    #expect(enabled.currentPreferredSymbolConfiguration == nil)
    let disabled = enabled.with(.isEnabled(false))
    #expect(disabled.currentAttributedTitle == AttributedString("Off"))
    #expect(disabled.currentTitleColor == .systemGray)
    #expect(disabled.currentTitleShadowColor == .black)
    #expect(disabled.currentImage == Image(named: "off"))
    #expect(disabled.currentBackgroundImage == Image(named: "grey"))
    #expect(disabled.currentPreferredSymbolConfiguration == SymbolConfiguration(scale: .small))
  }

  @Test("UIKit's setters set the same values as the property names")
  func setters() {
    var button = Button()
    button.setTitle("Save", for: .normal)
    button.setAttributedTitle(AttributedString("Saving"), for: .highlighted)
    button.setTitleColor(.systemRed, for: .highlighted)
    button.setTitleShadowColor(.black, for: .highlighted)
    button.setImage(Image(named: "disk"), for: .selected)
    button.setBackgroundImage(Image(named: "frame"), for: .normal)
    button.setPreferredSymbolConfiguration(SymbolConfiguration(pointSize: 20), forImageIn: .normal)
    #expect(
      button
        == Button(
          .title("Save"),
          .attributedTitle(for: .highlighted) -- AttributedString("Saving"),
          .titleColor(for: .highlighted) -- .systemRed,
          .titleShadowColor(for: .highlighted) -- .black,
          .image(for: .selected) -- Image(named: "disk"),
          .backgroundImage(Image(named: "frame")),
          .preferredSymbolConfiguration(SymbolConfiguration(pointSize: 20))
        )
    )
  }

  @Test("The property for the normal state equals that without a state")
  func normalState() {
    #expect(Button(.title(for: .normal) -- "Save") == Button("Save"))
  }

  @Test("Without a title color, a custom button's title is white and a system button's is tinted")
  func titleColor() {
    #expect(Button().currentTitleColor == .white)
    #expect(Button(type: .system).currentTitleColor == .tintColor)
    #expect(Button(type: .system, .titleColor(.systemRed)).currentTitleColor == .systemRed)
  }

  @Test("The label of a button is styled through the button")
  func titleLabel() {
    let button = Button("Save", .titleLabel.font(.headline), .at(\.titleLabel, .numberOfLines(2)))
    #expect(button.titleLabel.font == .headline)
    #expect(button.titleLabel.numberOfLines == 2)
    #expect(Button().titleLabel.font == .systemFont(ofSize: 18))
  }

  @Test("A button prints its differences from a fresh button, state by state")
  func description() {
    let button = Button(
      "Save",
      .title(for: .highlighted) -- "Saving", .titleLabel.font(.headline), .contentEdgeInsets(EdgeInsets(top: 4))
    )
    #expect(
      "\(button)" == """
        Button(title: "Save", title(for: .highlighted): "Saving", titleLabel.font: .headline, \
        contentEdgeInsets.top: 4.0)
        """
    )
  }

  @Test("The type of a button is printed and compared")
  func buttonType() {
    #expect("\(Button(type: .system))" == "Button(buttonType: .system)")
    #expect(Button(type: .system) != Button())
  }

  @Test("Values for a state are set in UIKit's order, too")
  func valuesForStates() {
    let image = Image(systemName: "plus")
    let button = Button(
      .titleColor(.red, for: .disabled), .image(image, for: .selected), .backgroundImage(image, for: .highlighted))
    #expect(
      button
        == Button(
          .titleColor(for: .disabled) -- .red, .image(for: .selected) -- image,
          .backgroundImage(for: .highlighted) -- image))
    #expect(button.titleColor(for: .disabled) == .red && button.titleColor == nil)
  }
}
