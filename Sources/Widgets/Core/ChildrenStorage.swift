/// The content of ``Children``, in one word, because most containers in memory are rows of few children.
@usableFromInline internal enum ChildrenStorage: Sendable {
  // The number of levels of children below the widgets is that of the case, which takes no space.
  case made0([any Widget])
  case made1([any Widget])
  case made2([any Widget])
  case made3([any Widget])
  case made4([any Widget])
  case made5([any Widget])
  case made6([any Widget])
  case made7([any Widget])

  /// Widgets with more levels below them, which are released without recursion.
  case deep(DeepChildren)

  /// Components that have yet to become widgets.
  case list(ComponentList)

  /// The widgets that exist, or `nil` for components that have yet to become widgets.
  @inlinable internal var made: [any Widget]? {
    switch self {
    case .made0(let made), .made1(let made), .made2(let made), .made3(let made), .made4(let made), .made5(let made),
      .made6(let made), .made7(let made):
      made
    case .deep(let deep): deep.widgets
    case .list: nil
    }
  }

  /// The number of widgets.
  @inlinable internal var count: Int {
    switch self {
    case .made0(let made), .made1(let made), .made2(let made), .made3(let made), .made4(let made), .made5(let made),
      .made6(let made), .made7(let made):
      made.count
    case .deep(let deep): deep.widgets.count
    case .list(let list): list.count
    }
  }

  /// Returns the widget at an index.
  @inlinable internal func widget(at index: Int) -> any Widget {
    switch self {
    case .made0(let made), .made1(let made), .made2(let made), .made3(let made), .made4(let made), .made5(let made),
      .made6(let made), .made7(let made):
      made[index]
    case .deep(let deep): deep.widgets[index]
    case .list(let list): list.widget(index)
    }
  }

  /// The number of levels below the widgets, up to 8.
  internal var levels: Int {
    switch self {
    case .made0, .list: 0
    case .made1: 1
    case .made2: 2
    case .made3: 3
    case .made4: 4
    case .made5: 5
    case .made6: 6
    case .made7: 7
    case .deep: 8
    }
  }

  /// Stores widgets of which only those in a range have changed since there were some levels below them.
  ///
  /// The levels may have become fewer since. Then there is an object that is not needed.
  ///
  /// - Complexity: O(*n*) for *n* changed widgets.
  @usableFromInline internal init(_ widgets: [any Widget], changedIn range: Range<Int>, levels: Int = 0) {
    self.init(widgets, levels: max(levels, Self.levels(below: widgets, in: range)))
  }

  /// Stores widgets with at most a number of levels below them.
  internal init(_ widgets: [any Widget], levels: Int) {
    self =
      switch levels {
      case 0: .made0(widgets)
      case 1: .made1(widgets)
      case 2: .made2(widgets)
      case 3: .made3(widgets)
      case 4: .made4(widgets)
      case 5: .made5(widgets)
      case 6: .made6(widgets)
      case 7: .made7(widgets)
      default: .deep(DeepChildren(widgets))
      }
  }

  /// The number of levels below widgets, down to lists that are released without recursion.
  private static func levels(below widgets: [any Widget], in range: Range<Int>) -> Int {
    widgets.withUnsafeBufferPointer { widgets in
      guard let first = widgets.baseAddress else { return 0 }
      var levels = 0
      for index in range {
        // The most common types are looked at in memory, which costs a tenth of a call by way of the protocol.
        let widget = WidgetInMemory(first + index)
        if widget.isOf(Label.self) || widget.isOf(Button.self) { continue }
        if let stack = widget.value(as: StackView.self) {
          levels = max(levels, stack.pointee.arrangedSubviews.stored.levelsHere)
        } else if let inside = widgets[index].widgetsInside {
          levels = max(levels, inside.stored.levelsHere)
        }
      }
      return levels
    }
  }

  /// The number of levels of the widgets and below them, down to lists that are released without recursion.
  private var levelsHere: Int { if case .deep = self { 1 } else { levels + 1 } }
}
