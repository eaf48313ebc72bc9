/// A loop of a block, with the elements and the widgets of the last run.
@usableFromInline internal final class KeptLoop<Element>: AnyKeptLoop {
  private var elements: [Element] = []

  /// The widgets of the elements, one for each.
  private var widgets = Children()

  /// Creates a loop that has not run yet.
  internal init(_ code: (UInt, UInt, ObjectIdentifier)) { super.init(code, PlainBytes(of: Element.self)) }

  /// Lists the widgets of other elements, of which equal ones keep their widgets.
  ///
  /// - Complexity: O(*n*) for *n* elements.
  @usableFromInline
  internal func list(_ others: [Element], _ describe: (Element) -> [any Widget]) -> Children {
    guard let bytes else { return Children(others.flatMap(describe)) }
    // A block that runs again in the meantime begins without elements.
    var elements = elements
    let former = widgets
    (self.elements, self.widgets) = ([], Children())
    let edits = bytes.edits(from: elements, to: others)
    let (widgets, areRepeatable) = former.edited(edits, by: others, describe)
    if areRepeatable {
      if elements.count == others.count {
        for edit in edits { elements[edit.old.lowerBound] = others[edit.new.lowerBound] }
      } else {
        for edit in edits { elements.replaceSubrange(edit.old, with: others[edit.new]) }
      }
      (self.elements, self.widgets) = (elements, widgets)
    } else {
      isKept = false
    }
    return widgets
  }
}

/// A loop of a block with elements of any type.
@usableFromInline internal class AnyKeptLoop {
  /// The addresses of the closures' code, and the type of the elements.
  internal let code: (content: UInt, id: UInt, elements: ObjectIdentifier)

  /// The memory of an element, or `nil` if it may refer to objects.
  internal let bytes: PlainBytes?

  /// A Boolean value that indicates whether the next run may take over widgets.
  internal var isKept: Bool

  fileprivate init(_ code: (UInt, UInt, ObjectIdentifier), _ bytes: PlainBytes?) {
    self.code = code
    self.bytes = bytes
    isKept = bytes != nil
  }
}

extension Children {
  /// Returns the widgets with other ones for the elements that differ, and whether there is one for each element that
  /// describing it again could not change.
  fileprivate func edited<Element>(
    _ edits: [PlainBytes.Edit], by others: [Element], _ describe: (Element) -> [any Widget]
  ) -> (Children, Bool) {
    if edits.isEmpty { return (self, true) }
    var (described, ends, areSingle) = ([any Widget](), [Int](), true)
    let areRepeatable = KeptLoops.isRepeatable {
      for edit in edits {
        for index in edit.new {
          let widgets = describe(others[index])
          areSingle = areSingle && widgets.count == 1
          described += widgets
        }
        ends.append(described.count)
      }
    }
    if isEmpty { return (Children(described), areSingle && areRepeatable) }
    var (all, old, new) = ([any Widget](), 0, 0)
    all.reserveCapacity(others.count)
    for (edit, end) in zip(edits, ends) {
      all += elements[old..<edit.old.lowerBound]
      all += described[new..<end]
      (old, new) = (edit.old.upperBound, end)
    }
    all += elements[old...]
    return (Children(all), areSingle && areRepeatable)
  }
}
