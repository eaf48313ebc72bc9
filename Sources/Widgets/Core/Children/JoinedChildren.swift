/// The widgets of several lists, one after the other, such as those of a loop.
internal final class JoinedChildren: ChildrenBox, @unchecked Sendable {
  private let lists: [ChildrenBox]

  /// The index of the first widget of each list, or none if each has one widget.
  private let starts: [Int]

  fileprivate init(_ lists: [ChildrenBox]) {
    self.lists = lists
    var starts: [Int] = []
    var count = 0
    var levels = ChildrenLevels()
    for list in lists {
      starts.append(count)
      count += list.count
      levels.formUnion(list.levels)
    }
    self.starts = count == lists.count ? [] : starts
    super.init(count: count, levels: levels)
  }

  /// Returns the list with the widget at an index, and the index there.
  private func place(of index: Int) -> (list: ChildrenBox, index: Int) {
    if starts.isEmpty { return (lists[index], 0) }
    var (number, end) = (0, starts.count)
    while end - number > 1 {
      let middle = (number + end) / 2
      if starts[middle] <= index { number = middle } else { end = middle }
    }
    return (lists[number], index - starts[number])
  }

  internal override func widget(at index: Int) -> any Widget {
    let (list, index) = place(of: index)
    return list.widget(at: index)
  }

  internal override var widgets: [any Widget] {
    var widgets: [any Widget] = []
    widgets.reserveCapacity(count)
    for list in lists { if list.count == 1 { widgets.append(list.widget(at: 0)) } else { widgets += list.widgets } }
    return widgets
  }

  internal override func identity(at index: Int) -> ChildIdentity {
    let (list, index) = place(of: index)
    return list.identity(at: index)
  }

  internal override func isKnown(at index: Int, toEqual other: ChildrenBox, at otherIndex: Int) -> Bool? {
    guard let other = other as? JoinedChildren else { return nil }
    let ((list, index), (otherList, otherIndex)) = (place(of: index), other.place(of: otherIndex))
    return list.isKnown(at: index, toEqual: otherList, at: otherIndex)
  }

  internal override func differences(from other: ChildrenBox) -> [Int]? {
    guard let other = other as? JoinedChildren else { return nil }
    var (indexes, offset) = ([Int](), 0)
    for (list, otherList) in zip(lists, other.lists) {
      if list.count != otherList.count {
        // Nothing is known of widgets that have moved.
        indexes += offset..<min(count, other.count)
        break
      }
      if list !== otherList {
        indexes += list.differences(from: otherList)?.map { $0 + offset } ?? Array(offset..<offset + list.count)
      }
      offset += list.count
    }
    return indexes
  }

  internal override func isEqual(to other: ChildrenBox) -> Bool {
    guard let other = other as? JoinedChildren, starts == other.starts, lists.count == other.lists.count else {
      return super.isEqual(to: other)
    }
    return zip(lists, other.lists).allSatisfy { $0 === $1 || $0.isEqual(to: $1) }
  }

  internal override func visit(_ visitor: inout some WidgetVisitor) -> Bool {
    for list in lists where !list.visit(&visitor) { return false }
    return true
  }
}

extension Children {
  /// Creates a list of the widgets of several lists.
  ///
  /// - Complexity: O(*n*) for *n* lists.
  @usableFromInline internal init(joining lists: [Children]) {
    let boxes = lists.compactMap(\.box)
    self.init(boxes.count == 1 ? boxes[0] : JoinedChildren(boxes))
  }
}
