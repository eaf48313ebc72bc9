import Mod
import Foundation
import Widgets

extension Widget {
  /// Returns the presented widget as a card in the middle, a card at the bottom, or a sheet, with controls over it.
  ///
  /// - Parameters:
  ///   - controls: The controls.
  ///   - name: The name of a widget without a title and a label.
  package func sheet(_ controls: Children = [], named name: String?) -> any Widget {
    let sheet = View(
      .backgroundColor(.systemBackground), .layer.cornerRadius(12), .clipsToBounds(true),
      .subviews([self] + controls),
      .accessibilityViewIsModal(true),
      .accessibilityLabel(title ?? presentedScreen.label ?? name ?? "Sheet"))
    guard let alert = presentedScreen as? AlertController else {
      let size = preferredSize
      guard !fillsWindow, size != .zero else { return sheet.with(.margins(top: fillsWindow ? 0 : 44)) }
      return sheet.with(
        .position(.center), .width(size.width > 0 ? LayoutLength(size.width) : nil),
        .height(size.height > 0 ? LayoutLength(size.height) : nil))
    }
    let card = sheet.with(.backgroundColor(nil))
    return alert.preferredStyle == .alert
      ? card.with(.position(.center), .margins(h: 8, v: 24), .width(270, priority: .defaultHigh))
      : card.with(.position(.bottom), .margins(8))
  }

  /// A Boolean value that indicates whether users can swipe the presented widget away.
  package var isSwipedAway: Bool { !(presentedScreen is AlertController) && !fillsWindow && !isModal }

  /// A Boolean value that indicates whether a tap beside the presented widget dismisses it.
  package var isDismissedFromOutside: Bool {
    (presentedScreen as? AlertController)?.preferredStyle == .actionSheet || isSwipedAway
  }

  /// The widget, or the screen that it contains if it is a component.
  private var presentedScreen: any Widget {
    guard let component = self as? Composed, component.children.count == 1 else { return self }
    return component.children[0].presentedScreen
  }

  /// The title of the screen, or of its visible child screen.
  private var title: String? {
    titleOfScreen ?? visibleScreens.lazy.compactMap(\.title).first
  }

  /// The label of a widget without a title.
  private var label: String? { accessibilityLabel ?? (self as? AlertController)?.message }

  /// A Boolean value that indicates whether the visible screen forbids users to dismiss it.
  private var isModal: Bool {
    (self as? any Screen)?.isModalInPresentation == true || visibleScreens.contains(where: \.isModal)
  }

  /// The size that the screen prefers, or zero.
  private var preferredSize: CGSize { (presentedScreen as? any Screen)?.preferredContentSize ?? .zero }

  private var visibleScreens: [any Widget] {
    (self as? any ContainerScreen)?.shownViewControllers.elements ?? (self as? Composed)?.children.elements ?? []
  }

  private var fillsWindow: Bool {
    switch (presentedScreen as? any Screen)?.modalPresentationStyle {
    case .fullScreen, .overFullScreen, .currentContext, .overCurrentContext: true
    default: false
    }
  }
}
