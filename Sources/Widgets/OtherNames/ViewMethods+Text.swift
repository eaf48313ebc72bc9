// The methods of texts, images and controls that users of SwiftUI write after a widget. The compiler reports what to
// use instead.

extension Widget {
  @available(*, unavailable, message: "Mods are arguments: 'Label(\"Ada\", .textDecoration(.underline))'")
  public func underline(_ isActive: Bool = true) -> Self { self }

  @available(*, unavailable, message: "Mods are arguments: 'Label(\"Ada\", .textDecoration(.strikethrough))'")
  public func strikethrough(_ isActive: Bool = true) -> Self { self }

  @available(
    *, unavailable, message: "Mods are arguments: 'Label(\"Ada\", .font(.systemFont(ofSize: 17).tracking(0.5)))'"
  )
  public func kerning(_ distance: Double) -> Self { self }

  @available(
    *, unavailable, message: "Mods are arguments: 'Label(\"Ada\", .font(.systemFont(ofSize: 17).tracking(0.5)))'"
  )
  public func tracking(_ distance: Double) -> Self { self }

  @available(
    *, unavailable, message: "Mods are arguments: 'Label(\"Ada\", .font(.systemFont(ofSize: 17).lineHeight(24)))'"
  )
  public func lineSpacing(_ distance: Double) -> Self { self }

  @available(*, unavailable, message: "Mods are arguments: 'Label(\"Ada\", .lineBreakMode(.byTruncatingTail))'")
  public func truncationMode(_ mode: TruncatedPart) -> Self { self }

  @available(*, unavailable, message: "change the text itself: 'Label(name.uppercased())'")
  public func textCase(_ transform: TextTransform?) -> Self { self }

  @available(
    *, unavailable,
    message: "Mods are arguments: 'Label(\"Ada\", .font(.monospacedDigitSystemFont(ofSize: 17, weight: .regular)))'"
  )
  public func monospacedDigit() -> Self { self }

  @available(*, unavailable, message: "Mods are arguments: 'Label(\"Ada\", .adjustsFontSizeToFitWidth(true))'")
  public func allowsTightening(_ isActive: Bool) -> Self { self }

  @available(*, unavailable, message: "Mods are arguments: 'Button(\"Save\", .tintColor(.red))'")
  public func accentColor(_ color: Color) -> Self { self }

  @available(*, unavailable, message: "Mods are arguments: 'Label(\"Ada\", .accessibilityElementsHidden(true))'")
  public func accessibilityHidden(_ isHidden: Bool) -> Self { self }

  @available(*, unavailable, message: "Mods are arguments: 'Label(\"Ada\", .accessibilityTraits(.header))'")
  public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> Self { self }

  @available(*, unavailable, message: "Mods are arguments: 'Label(\"Ada\", .isUserInteractionEnabled(false))'")
  public func allowsHitTesting(_ isActive: Bool) -> Self { self }

  @available(*, unavailable, message: "Mods are arguments: 'Button(\"Save\", .toolTip(\"Saves the file\"))'")
  public func help(_ text: String) -> Self { self }

  @available(*, unavailable, message: "a screen has a badge: 'ViewController(\"Home\", .tabBarItem.badgeValue(\"3\"))'")
  public func badge(_ count: Int) -> Self { self }

  @available(*, unavailable, message: "an image has a mode: 'ImageView(.image(photo), .contentMode(.scaleAspectFit))'")
  public func resizable() -> Self { self }

  @available(*, unavailable, message: "an image has a mode: 'ImageView(.image(photo), .contentMode(.scaleAspectFit))'")
  public func scaledToFit() -> Self { self }

  @available(
    *, unavailable, message: "an image has a mode: 'ImageView(.image(photo), .contentMode(.scaleAspectFill))'"
  )
  public func scaledToFill() -> Self { self }

  @available(*, unavailable, message: "Mods are arguments: 'TextField(.autocorrectionType(.no))'")
  public func autocorrectionDisabled(_ isDisabled: Bool = true) -> Self { self }

  @available(*, unavailable, message: "Mods are arguments: 'TextField(.autocapitalizationType(.none))'")
  public func textInputAutocapitalization(_ type: AutocapitalizationType?) -> Self { self }

  @available(*, unavailable, message: "Mods are arguments: 'TextField(.returnKeyType(.done))'")
  public func submitLabel(_ label: ReturnKeyType) -> Self { self }

  @available(*, unavailable, message: "Mods are arguments: 'TextField(.borderStyle(.roundedRect))'")
  public func textFieldStyle(_ style: TextField.BorderStyle) -> Self { self }
}

/// The part of a text that SwiftUI truncates.
@available(*, unavailable, message: "write '.lineBreakMode(.byTruncatingTail)'")
public enum TruncatedPart { case head, middle, tail }
