import Foundation

/// A delegate or a property that has declined an action.
internal struct Declined {
  internal let name: String
  internal let node: Node
}

extension Node {
  /// Makes the node the first responder, or returns the reason why it was declined.
  internal func becomeFocused() -> Declined? {
    guard !isFirstResponder else { return nil }
    guard let input = mounted.current as? any TextInput else {
      if let focused = tree.focus.node, focused.isMounted, let declined = focused.resign() { return declined }
      tree.moveFocus(to: self)
      return nil
    }
    guard isEditable else {
      return Declined(name: treeRole == .searchField ? "searchTextField.isEnabled" : "isEditable", node: self)
    }
    guard input.allowsBeginning else { return Declined(name: "shouldBeginEditing", node: self) }
    return tree.keepingKeyboard { beginEditing(input) }
  }

  private func beginEditing(_ input: any TextInput) -> Declined? {
    if let focused = tree.focus.node, focused.isMounted, let declined = focused.resign() { return declined }
    tree.moveFocus(to: self)
    tree.focus.outOfSight = nil
    hideBarsForKeyboard()
    avoidKeyboard()
    if textField?.clearsOnBeginEditing == true { clearText() }
    self.input(as: TextView.self) { view in
      if view.selectedRange.length == 0 { view.selectedRange.location = (view.text ?? "").utf16.count }
    }
    mounted.notify(input.didBeginEditing)
    return nil
  }

  /// Ends editing in the node, or returns the reason why it was declined.
  internal func resign() -> Declined? {
    guard let input = mounted.current as? any TextInput else {
      tree.moveFocus(to: nil)
      return nil
    }
    guard input.allowsEnding else { return Declined(name: "shouldEndEditing", node: self) }
    endAvoidingKeyboard()
    tree.moveFocus(to: nil)
    mounted.notify(input.didEndEditing)
    tree.notifyOfKeyboard()
    return nil
  }
}

// The delegates of a widget of any type are called with its own type.
@MainActor extension TextInput {
  fileprivate var allowsBeginning: Bool { delegate(.shouldBeginEditing)(self) }
  fileprivate var allowsEnding: Bool { delegate(.shouldEndEditing)(self) }
  fileprivate var didBeginEditing: Trigger { Event<Self, Void>.didBeginEditing.trigger }
  fileprivate var didEndEditing: Trigger { Event<Self, Void>.didEndEditing.trigger }
  internal func allowsChange(of range: NSRange, to text: String) -> Bool {
    delegate(.shouldChangeText)(self, range, text)
  }
  internal var didChange: Trigger { Event<Self, Void>.didChange.trigger }
}
