import Foundation
import Mod
import Widgets

/// Widgets of every kind in which every text is one that tries to break out of where it stands.
package struct Hostile {
  package static let texts = [
    "\"><script>alert(1)</script>",
    "'><img src=x onerror=alert(1)>",
    "</style><script>alert(1)</script>",
    "</textarea></title></option><svg onload=alert(1)>",
    "\n\" onfocus=\"alert(1)\" autofocus=\"",
    "javascript:alert(1)",
    "&lt;script&gt; &#60;b&#62; &",
    "<!--", "-->", "]]>", "<![CDATA[", "url(http://example.com)", "; } * { background: red",
    "a\u{0}<\u{8}b\u{1B}]0;x\u{7}\u{9F}", "\u{0D4E}\"<x>", "\u{202E}<x>", "",
  ]

  package var text: String

  package init(text: String) { self.text = text }

  private var attributed: AttributedString {
    var string = AttributedString(text)
    string.font = font
    string.link = URL(string: "javascript:alert(1)")
    return string + AttributedString(text, attributes: AttributeContainer().link(URL(filePath: "/" + text)))
  }

  private var font: Font { Font(name: text, size: 17) }
  private var named: Image { Image(named: text) }
  private var symbol: Image { Image(systemName: text) }
  private var textAttributes: TextAttributes { TextAttributes(.font(font)) }

  /// Returns a Mod of the texts of every widget.
  package func view<W: Widget>() -> Mod<W> {
    Mod {
      $0.restorationIdentifier = text
      $0.focusGroupIdentifier = text
      $0.navigationTitle = text
      $0.layer.name = text
      $0.accessibilityLabel = text
      $0.accessibilityHint = text
      $0.accessibilityValue = text
      $0.accessibilityIdentifier = text
      $0.accessibilityLanguage = text
      $0.accessibilityUserInputLabels = [text]
      $0.largeContentTitle = text
      $0.largeContentImage = named
    }
  }

  private func shown<W: TextDisplaying>() -> Mod<W> {
    Mod {
      $0.attributedText = attributed
      $0.font = font
    }
  }

  private func typed<W: TextInput>() -> Mod<W> {
    .passwordRules(PasswordRules(descriptor: text))
  }

  private func operated<W: Control>() -> Mod<W> { .toolTip(text) }

  private func item<I: BarItem>() -> Mod<I> {
    Mod {
      $0.title = text
      $0.image = symbol
      $0.landscapeImagePhone = named
      $0.largeContentSizeImage = named
      $0.titleTextAttributes = textAttributes
      $0.accessibilityLabel = text
      $0.accessibilityHint = text
      $0.accessibilityValue = text
      $0.accessibilityIdentifier = text
    }
  }

  private var field: TextField {
    var field = TextField(view(), shown(), typed(), operated())
    field.attributedPlaceholder = attributed
    field.background = named
    field.disabledBackground = named
    (field.leftView, field.leftViewMode) = (Label(text), .always)
    (field.rightView, field.rightViewMode) = (ImageView(named), .always)
    (field.inputView, field.inputAccessoryView) = (Label(text), Label(text))
    field.defaultTextAttributes = textAttributes
    field.typingAttributes = textAttributes
    return field
  }

  private var button: Button {
    var button = Button(text, view(), operated(), .image(named), .backgroundImage(named), .attributedTitle(attributed))
    button.titleLabel = Label(view(), shown())
    button.imageView = image
    return button
  }

  private var image: ImageView {
    ImageView(
      named, view(), .highlightedImage(symbol), .animationImages([named]), .highlightedAnimationImages([symbol]))
  }

  private var search: SearchBar {
    SearchBar(
      view(), .searchTextField(field), .prompt(text), .scopeButtonTitles([text, text]), .showsScopeBar(true),
      .showsCancelButton(true), .backgroundImage(named), .scopeBarBackgroundImage(named),
      .searchFieldBackgroundImage(named), .inputAccessoryView(Label(text)))
  }

  private var barButton: BarButtonItem {
    BarButtonItem(text, item(), .possibleTitles([text]), .customView(Label(text)))
  }

  private var navigationItem: NavigationItem {
    NavigationItem(
      text, .titleView(Label(text)), .prompt(text), .leftBarButtonItems([barButton, BarButtonItem(text)]),
      .rightBarButtonItems([barButton, BarButtonItem(nil, .image(named))]), .backBarButtonItem(barButton),
      .backButtonTitle(text), .customizationIdentifier(text))
  }

  private var segments: SegmentedControl {
    SegmentedControl(
      [SegmentedControl.Segment(text)], view(), operated(),
      .titleTextAttributes(textAttributes), .backgroundImage(named))
  }

  /// A widget of each kind.
  package var widgets: [any Widget] {
    [
      Label(view(), shown()), Label(text, view(), .accessibilityTraits(.header)), field,
      TextField(view(), .text(text), .placeholder(text), .borderStyle(.roundedRect)),
      TextView(
        view(), shown(), typed(), .typingAttributes(textAttributes), .linkTextAttributes(textAttributes),
        .inputView(Label(text)), .inputAccessoryView(Label(text))),
      TextView(view(), shown(), .isEditable(false)), search,
      button, Button(type: .close, view()),
      Switch(view(), operated(), .title(text), .onImage(named), .offImage(named), .preferredStyle(.checkbox)),
      Slider(
        view(), operated(), .minimumValueImage(named), .maximumValueImage(symbol), .thumbImage(named),
        .minimumTrackImage(named), .maximumTrackImage(named)),
      Stepper(view(), operated(), .backgroundImage(named), .decrementImage(named), .incrementImage(named)),
      segments, segments.with(.isMomentary(true), .segments([SegmentedControl.Segment(symbol)])),
      PageControl(
        view(), operated(), .numberOfPages(3), .preferredIndicatorImage(named),
        .preferredCurrentPageIndicatorImage(named), .indicatorImages([0: named]),
        .currentPageIndicatorImages([0: named])),
      DatePicker(view(), operated(), .date(Date(timeIntervalSince1970: 0))),
      image, image.with(.isAnimating(true)), ImageView(symbol, view()),
      ProgressView(view(), .progressImage(named), .trackImage(named)), ActivityIndicatorView(view()),
      PickerView(view(), .components([PickerView.Component([text, text]), PickerView.Component([text])])),
      View(view(), .subviews([Label(text)])), StackView(view(), .arrangedSubviews([Label(text)])),
      ScrollView(view(), .subviews([Label(text)])), Spacer(view()), Divider(view()),
      NavigationBar(
        view(), .items([navigationItem, navigationItem]), .titleTextAttributes(textAttributes),
        .largeTitleTextAttributes(textAttributes), .backIndicatorImage(named),
        .backIndicatorTransitionMaskImage(named), .backgroundImage(named), .shadowImage(named)),
      NavigationBar(.prefersLargeTitles(true), .items([NavigationItem(text), NavigationItem(text, .prompt(text))])),
      TabBar(
        view(), .items([TabBarItem(text, item(), .selectedImage(named), .badgeValue(text))]), .selectedIndex(0),
        .backgroundImage(named), .shadowImage(named), .selectionIndicatorImage(named)),
      Toolbar(view(), .items([barButton, BarButtonItem(text, item())]), .backgroundImage(named), .shadowImage(named)),
    ]
  }
}
