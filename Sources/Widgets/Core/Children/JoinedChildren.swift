/// The widgets of several lists, one after the other, such as those of a loop.
internal final class JoinedChildren: ChildrenBox {
  private let lists: [ChildrenBox]

  private let starts: ListStarts

  /// The key of the element of a ``ForEach`` for each list, or none. The widgets get it on demand.
  private let keys: [WidgetKey]

  fileprivate init(_ lists: [ChildrenBox], _ keys: [WidgetKey]) {
    self.lists = lists
    self.keys = keys
    starts = ListStarts(counts: lists.lazy.map(\.count))
    super.init(count: starts.count, levels: lists.reduce(into: ChildrenLevels()) { $0.formUnion($1.levels.joined) })
  }

  private func widget(at index: Int, of number: Int) -> any Widget {
    var widget = lists[number].widget(at: index)
    if !keys.isEmpty { widget.key = WidgetKey(keys[number], of: widget.key, at: index) }
    return widget
  }

  internal override func widget(at index: Int) -> any Widget {
    let (number, index) = starts.place(of: index)
    return widget(at: index, of: number)
  }

  internal override var widgets: [any Widget] {
    var widgets: [any Widget] = []
    widgets.reserveCapacity(count)
    for number in lists.indices {
      if keys.isEmpty {
        widgets += lists[number].widgets
      } else {
        for index in 0..<lists[number].count { widgets.append(widget(at: index, of: number)) }
      }
    }
    return widgets
  }

  internal override func identity(at index: Int) -> ChildIdentity {
    let (number, index) = starts.place(of: index)
    let own = lists[number].identity(at: index)
    if keys.isEmpty { return own }
    return ChildIdentity(type: own.type, key: WidgetKey(keys[number], of: own.key, at: index))
  }

  internal override func isKnown(at index: Int, toEqual other: ChildrenBox, at otherIndex: Int) -> Bool? {
    guard let other = alike(other), keys.isEmpty == other.keys.isEmpty else { return nil }
    let ((number, index), (otherNumber, otherIndex)) = (starts.place(of: index), other.starts.place(of: otherIndex))
    if !keys.isEmpty {
      if keys[number] != other.keys[otherNumber] { return false }
      if index != otherIndex { return nil }
    }
    return lists[number].isKnown(at: index, toEqual: other.lists[otherNumber], at: otherIndex)
  }

  internal override func differences(from other: ChildrenBox) -> [Int]? {
    guard let other = alike(other), keys.isEmpty == other.keys.isEmpty else { return nil }
    var (indexes, offset) = ([Int](), 0)
    for number in 0..<min(lists.count, other.lists.count) {
      let (list, otherList) = (lists[number], other.lists[number])
      if list.count != otherList.count {
        // The widgets after this list have moved, so that all of them may differ.
        indexes += offset..<min(count, other.count)
        break
      }
      let all = offset..<offset + list.count
      if !keys.isEmpty, keys[number] != other.keys[number] {
        indexes += all
        break
      } else if list !== otherList {
        if let different = list.differences(from: otherList) {
          for index in different { indexes.append(index + offset) }
        } else {
          indexes += all
        }
      }
      offset = all.upperBound
    }
    return indexes
  }

  internal override func isEqual(to other: ChildrenBox) -> Bool {
    guard let other = alike(other), starts == other.starts, keys == other.keys,
      lists.count == other.lists.count
    else { return super.isEqual(to: other) }
    return lists.indices.allSatisfy {
      lists[$0] === other.lists[$0] || lists[$0].isEqual(to: other.lists[$0])
    }
  }

  internal override func visit(_ visitor: inout some WidgetVisitor) -> Bool {
    for list in lists where !list.visit(&visitor) { return false }
    return true
  }

  internal override func visit(at index: Int, _ visitor: inout some WidgetVisitor) -> Bool {
    let (number, index) = starts.place(of: index)
    return lists[number].visit(at: index, &visitor)
  }
}

extension Children {
  /// Creates a list of the widgets of several lists.
  ///
  /// - Parameters:
  ///   - lists: The lists.
  ///   - keys: The key of the element for each list, if the lists are those of a ``ForEach``.
  /// - Complexity: O(*n*) for *n* lists.
  @usableFromInline internal init(joining lists: [Children], _ keys: [WidgetKey] = []) {
    var (boxes, boxKeys) = ([ChildrenBox](), [WidgetKey]())
    boxes.reserveCapacity(lists.count)
    for list in lists { if let box = list.box { boxes.append(box) } }
    if boxes.count == lists.count {
      boxKeys = keys
    } else if !keys.isEmpty {
      boxKeys = zip(lists, keys).compactMap { $0.isEmpty ? nil : $1 }
    }
    self.init(boxes.count == 1 && keys.isEmpty ? boxes[0] : JoinedChildren(boxes, boxKeys))
  }
}
