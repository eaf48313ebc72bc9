import Foundation
import Bindings
import Widgets

extension Node {
  /// Makes space for the keyboard below a text that is edited, and scrolls until the text is visible.
  internal func avoidKeyboard() {
    let line = layerLine
    guard
      let place = line.firstIndex(where: {
        ($0.mounted.current as? any Scrolling)?.automaticallyAdjustsForKeyboard == true
      })
    else {
      return
    }
    let scroll = line[place]
    let height = environment.values.keyboardHeight
    scroll.changeScrolling { $0.keyboardInset = height }
    tree.keyboard.avoiding = scroll
    guard let view = scroll.mounted.current as? any Scrolling else { return }
    let frames = line[..<place].compactMap { ($0.mounted.current as? any Widget)?.frame }
    guard let size = frames.first?.size, size != .zero else { return }
    let top = frames.reduce(0) { $0 + $1.minY }
    let visible = view.bounds.height - view.adjustedContentInset.bottom
    let offset = view.contentOffset
    let y = visible > size.height ? min(max(offset.y, top + size.height - visible), top) : top
    guard y != offset.y else { return }
    scroll.changeScrolling { $0.contentOffset.y = y }
    scroll.send(Event<ScrollView, Void>.didScroll)
  }

  /// Returns the space of the keyboard to the content, after the text has been edited.
  internal func endAvoidingKeyboard() {
    guard let scroll = tree.keyboard.avoiding else { return }
    tree.keyboard.avoiding = nil
    if scroll.isMounted { scroll.changeScrolling { $0.keyboardInset = 0 } }
  }

  /// Changes the scroll view in the node as the program does.
  private func changeScrolling(_ change: (inout any Scrolling) -> Void) {
    mounted.applyAny { value in
      guard var view = value as? any Scrolling else { return }
      change(&view)
      value = view
    }
  }
}
