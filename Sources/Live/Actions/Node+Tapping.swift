extension Node {
  /// Taps the widget, the bar item or the tab.
  ///
  /// As in UIKit, the effect depends on the type:
  /// - A button is highlighted, sends `touchDown`, `touchUpInside` and `primaryActionTriggered`, and is no longer
  ///   highlighted. A button that toggles its selection has done so before `touchUpInside`. A button that opens a menu
  ///   sends `menuActionTriggered` and `touchCancel` instead of the last two.
  /// - A switch is toggled: see ``toggle()``.
  /// - A part of a control of your own does what its `operation` says: see ``operate(_:)``.
  /// - A text field sends `touchDown` and is focused, as are a text view and a search bar: see ``focus()``.
  /// - A bar button item is selected, if it toggles its selection, and sends `tapped`. A tab is selected.
  /// - An alert action dismisses its alert and sends `tapped`. A back button goes back: see ``goBack()``.
  /// - The cell of a table selects its row: see ``select(at:)``.
  /// - Otherwise the tap is handled by the recognizers of the nearest view with a tap recognizer. Those of a control
  ///   are handled before the control itself, between its `touchDown` and its `touchCancel`. With
  ///   `delaysTouchesBegan`, the control receives neither. Without `cancelsTouchesInView`, it is tapped, too.
  ///
  /// A tap that nothing handles hides the bars of a stack with `hidesBarsOnTap`, or shows them again.
  ///
  /// Touches pass through a view with disabled interaction, such as a label, to the view around it.
  ///
  /// - Parameter touches: The fingers, the pencil or the pointer. One finger by default. Only recognizers handle the
  ///   secondary button of a pointer.
  /// - Throws: ``ActionError`` if a user could not tap it, or if nothing handles the tap.
  public func tap(with touches: Touches = .finger) throws { try UserAction("tap", on: self).tap(1...1, with: touches) }

  /// Taps the widget twice.
  ///
  /// The second tap of a control sends `touchDownRepeat` after `touchDown`. A single-tap recognizer of a view handles
  /// the first tap, and a double-tap recognizer the second, if there is one.
  ///
  /// - Parameter touches: The fingers, the pencil or the pointer. One finger by default.
  /// - Throws: ``ActionError`` if a user could not tap it, or if nothing handles the tap.
  public func doubleTap(with touches: Touches = .finger) throws {
    try UserAction("tap twice", on: self).tap(1...2, with: touches)
  }

  /// Presses a control, and moves the finger off it before lifting it.
  ///
  /// The control is highlighted and sends `touchDown`. Off the control, it is no longer highlighted, and sends
  /// `touchDragExit`, `touchDragOutside` and `touchUpOutside`.
  ///
  /// - Parameter andBack: Whether the finger moves back before it is lifted. The control then sends `touchDragEnter`,
  ///   `touchDragInside`, `touchUpInside` and `primaryActionTriggered` instead of `touchUpOutside`. `false` by default.
  /// - Throws: ``ActionError`` if it is not a control, or if a user could not press it.
  public func slipOff(andBack: Bool = false) throws {
    let action = try UserAction("press", on: self)
    _ = try action.usable((any Control).self)
    slip(andBack: andBack)
  }
}

extension UserAction {
  /// Taps the node, with the numbers of taps in quick succession.
  internal func tap(_ numbers: ClosedRange<Int>, with touches: Touches) throws {
    let isPrimary = touches.buttons.contains(.primary)
    if isPrimary, let part {
      try checkEnabled(node)
      for _ in numbers { try part.control.operate(part.operation) }
      return
    }
    var taps: [(target: Node, isRepeated: Bool, gesture: Gesture<TapGestureRecognizer>)] = []
    for number in numbers {
      let gesture = Gesture<TapGestureRecognizer>(with: touches) { number.isMultiple(of: $0.numberOfTapsRequired) }
      let target = touched.first { isPrimary && $0.answersToTaps || !gesture.recognizers(of: $0).isEmpty }
      guard let target else { continue }
      if target.model is any Control, target.hasSeveralValues { throw refusal(.wrongKind(target.typeName), by: target) }
      try checkEnabled(target)
      taps.append((target, number > 1, gesture))
    }
    if taps.isEmpty, isPrimary, let stack = node.stackHidingBarsOnTap { return stack.hideBars(!stack.hasHiddenBar) }
    if taps.isEmpty { throw unanswered }
    for tap in taps { try self.tap(tap.target, isRepeated: tap.isRepeated, tap.gesture) }
  }

  private func tap(_ target: Node, isRepeated: Bool, _ gesture: Gesture<TapGestureRecognizer>) throws {
    let recognizers = gesture.recognizers(of: target).compactMap(gesture.recognizer)
    if recognizers.isEmpty { return try answerTap(of: target, isRepeated) }
    let isCancelled = recognizers.contains(where: \.cancelsTouchesInView)
    let isDelayed = recognizers.contains(where: \.delaysTouchesBegan)
    guard target.mounted.current is any Control, !isDelayed, isCancelled || target.treeRole == .button else {
      try recognize(gesture, .ended)
      if !isCancelled, target.answersToTaps { try answerTap(of: target, isRepeated) }
      return
    }
    target.highlight(isRepeated)
    defer { target.unhighlight() }
    try recognize(gesture, .ended)
    if isCancelled { target.send(.touchCancel) } else { target.lift() }
  }

  private func answerTap(of target: Node, _ isRepeated: Bool) throws {
    switch target.treeRole {
    case .barItem: return target.tapItem()
    case .tab: return try selectTab(target)
    case .action: return target.chooseAction()
    case .cell, .component: return try RowAction("select", of: target).select()
    case .backButton: return try goBack(by: target)
    default: break
    }
    switch target.mounted.current {
    case is any Operable where !target.hasSeveralValues: try target.operate(.toggle)
    case is any TextInput:
      target.send(.touchDown)
      try focus(target)
    case is any Control: target.press(isRepeated)
    default: break
    }
  }
}

extension Node {
  /// A Boolean value that indicates whether the widget or item itself handles taps.
  internal var answersToTaps: Bool {
    switch treeRole {
    case .barItem, .tab, .action, .backButton: true
    default: mounted.current is any Control || mounted.current is any TextInput || row != nil
    }
  }

  /// Begins a touch of the control.
  internal func highlight(_ isRepeated: Bool = false) {
    input(as: (any Control).self) { $0.isHighlighted = true }
    beginPress(isHighlight: true)
    send(.touchDown)
    if isRepeated { send(.touchDownRepeat) }
  }

  /// Ends a touch of the control.
  internal func unhighlight() {
    endPress()
    input(as: (any Control).self) { $0.isHighlighted = false }
  }

  fileprivate func press(_ isRepeated: Bool) {
    highlight(isRepeated)
    lift()
  }

  /// Lifts the finger from the highlighted control.
  internal func lift() {
    defer { unhighlight() }
    if (mounted.current as? any Control)?.showsMenuAsPrimaryAction == true {
      send(.menuActionTriggered)
      send(.touchCancel)
    } else {
      release()
    }
  }

  /// Lifts the finger from the control.
  private func release() {
    input(as: Button.self) { if $0.changesSelectionAsPrimaryAction { $0.isSelected.toggle() } }
    send(.touchUpInside)
    send(.primaryActionTriggered)
  }

  fileprivate func slip(andBack: Bool) {
    highlight()
    unhighlight()
    send(.touchDragExit)
    send(.touchDragOutside)
    guard andBack else {
      send(.touchUpOutside)
      return
    }
    input(as: (any Control).self) { $0.isHighlighted = true }
    beginPress(isHighlight: true)
    defer { unhighlight() }
    send(.touchDragEnter)
    send(.touchDragInside)
    release()
  }

  fileprivate func tapItem() {
    input(as: BarButtonItem.self) { if $0.changesSelectionAsPrimaryAction { $0.isSelected.toggle() } }
    send(Event<BarButtonItem, Void>.tapped)
  }
}
