import Layout
import Widgets

extension WidgetTypes.Entry {
  /// The facts about a type of widget that pages, drawings and texts need.
  internal final class Pages: TypeFacts {
    let drawn: (any Drawn.Type)?
    let representable: (any HTMLRepresentable.Type)?
    let frequentlyWritten: (any FrequentlyWritten.Type)?
    let isControl: Bool
    let isSwitchable: Bool
    let isSummarized: Bool

    /// Whether widgets of the type are controls of a program's own, which are shown by others.
    let isOperated: Bool

    /// Whether the caption of widgets of the type is their text, and it is never secret.
    let hasPlainCaption: Bool

    init(_ type: any Widget.Type) {
      drawn = type as? any Drawn.Type
      representable = type as? any HTMLRepresentable.Type
      frequentlyWritten = type as? any FrequentlyWritten.Type
      isControl = type is any Control.Type
      isSwitchable = type is any Switchable.Type
      isSummarized = type is any TextSummarized.Type
      isOperated = drawn == nil && representable == nil && isSwitchable && type is any Operable.Type
      let isBarWithTexts = type.treeRole == .navigationBar || type.treeRole == .tabBar
      hasPlainCaption = !isBarWithTexts && !(type is any TextInput.Type)
    }
  }

  /// The facts that pages, drawings and texts need.
  internal var pages: Pages { pageFacts(Pages.init) as? Pages ?? Pages(type) }
}
