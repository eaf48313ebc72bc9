import Foundation
import Mod
import Widgets

/// A screen with presented screens over it, each of which dims the content behind it.
package struct Covered: Widget {
  @Slot package var base: (any Widget)?
  package var presented: Children = []

  /// The name of each presented screen that has no title or label of its own.
  package var names: [String?] = []
  package var attributes = ViewAttributes.fresh

  package init() {}
}

extension Covered: Previewable {
  /// The screen and the presented screens, each over a dimming.
  package var preview: any Widget {
    View {
      base
      for (screen, name) in zip(presented.elements, names) {
        Dimming()
        screen.sheet(named: name)
      }
    }
  }
}

extension Preview {
  /// Returns a widget that shows presented screens over another widget.
  ///
  /// - Parameters:
  ///   - base: The widget behind the screens.
  ///   - presented: The screens, which need not contain their children.
  ///   - names: The name of each screen for its content. See `nameInside` of `Widget`.
  package static func cover(_ base: any Widget, by presented: [any Widget], named names: [String?] = []) -> any Widget {
    var covered = Covered()
    covered.names = presented.indices.map { names.indices.contains($0) ? names[$0] : nil }
    covered.base = base
    covered.presented = Children(presented)
    covered.backgroundColor = base.backgroundColor
    covered.overrideUserInterfaceStyle = base.overrideUserInterfaceStyle
    return covered
  }
}

/// A dimming of the content behind it.
package struct Dimming: Widget {
  /// Whether a tap dismisses the screen in front.
  package var isDismissing = false

  package var attributes = ViewAttributes.fresh

  package init() {}
}

extension Dimming: Measured {
  package func need(width: Double?) -> Need { .open }
}

extension Widget {
  /// The widget with the screens that are presented from it or its descendants, the last one in front.
  package var withPresented: any Widget {
    guard presents else { return self }
    var presented = Children()
    var base: any Widget = self
    descending(levels) { base = taking(&presented) ?? self }
    return Preview.cover(base, by: presented.elements, named: presented.elements.map(\.nameInside))
  }

  /// A Boolean value that indicates whether the widget or a descendant presents a screen that it does not show itself.
  ///
  /// A window shows its presented screens itself.
  private var presents: Bool {
    let types = WidgetTypes()
    var rest: [any Widget] = [self]
    while let widget = rest.popLast() {
      guard let inside = widget.widgetsInside else { continue }
      let type = types.entry(of: widget)
      if type.isWindow { continue }
      if type.isScreen, (widget as? any Screen)?.presentedViewController != nil { return true }
      rest.append(contentsOf: inside.elements)
    }
    return false
  }

  /// The number of levels of the widget and of those below it.
  private var levels: Int {
    var (count, level) = (0, [self as any Widget])
    while !level.isEmpty {
      count += 1
      level = level.flatMap { $0.widgetsInside?.elements ?? [] }
    }
    return count
  }

  /// Returns the widget without its presented screens, or `nil` if it has none. Appends them to a list in order.
  private func taking(_ presented: inout Children) -> (any Widget)? {
    guard !(self is Window), let inside = widgetsInside else { return nil }
    let count = presented.count
    let children = inside.elements.map { $0.taking(&presented) ?? $0 }
    var base: any Widget = self
    if presented.count > count { base.widgetsInside = Children(children) }
    guard var screen = base as? any Screen, let widget = screen.presentedViewController else {
      return presented.count > count ? base : nil
    }
    screen.presentedViewController = nil
    var further = Children()
    presented.append(widget.taking(&further) ?? widget)
    presented.append(contentsOf: further)
    return screen
  }
}
