import Layout
import Mod
import Widgets

extension Audit {
  internal mutating func checkIdentifier(of widget: any Widget, at place: Int) {
    guard let identifier = widget.accessibilityIdentifier, !identifiers.insert(identifier).inserted else { return }
    note(
      .uniqueIdentifier, at: place, "accessibilityIdentifier",
      "Another widget is called \(identifier.quoted) too.")
  }

  /// Checks the names of a widget and of its items, and whether its children have distinct names.
  internal mutating func checkNames(of widget: any Widget, at place: Int) {
    if let image = widget as? ImageView {
      guard image.isAccessibilityElement, image.shownImage != nil, image.spokenName == nil else { return }
      return note(
        .imageDescription, at: place, "accessibilityLabel",
        "The picture has no accessibilityLabel that says what it shows.")
    }
    if widget.needsName, widget.spokenName == nil {
      note(.name, at: place, "accessibilityLabel", "There is no name: a title, or an accessibilityLabel.")
    }
    if widget.accessibilityViewIsModal, widget.spokenName == nil {
      note(.name, at: place, "accessibilityLabel", "The modal view has no name: an accessibilityLabel.")
    }
    var names: Set<String> = []
    for (index, name) in widget.partNames.enumerated() {
      if name == nil {
        note(
          .name, at: place, item: "\(index)", "accessibilityLabel", "The item has no title and no accessibilityLabel.")
      } else if let name, !names.insert(name).inserted {
        noteNeighbour(called: name, at: place, item: "\(index)")
      }
    }
  }

  /// Checks whether adjacent controls have distinct names.
  internal mutating func checkNeighbours(of widget: any Widget, at place: Int) {
    var known: Set<Neighbour> = []
    for (index, child) in widget.shownChildren.enumerated() where child.needsName && !child.isImperceptible {
      guard let name = child.spokenName, let role = child.accessibilityRole else { continue }
      guard !known.insert(Neighbour(name: name, role: role)).inserted else { continue }
      noteNeighbour(called: name, at: place, item: "\(index).\(child.kindName)")
    }
  }

  private mutating func noteNeighbour(called name: String, at place: Int, item: String) {
    note(
      .distinctName, at: place, item: item, "accessibilityLabel",
      "Something beside it is called \(name.quoted) too.")
  }
}

/// The attributes of a control that users hear.
private struct Neighbour: Hashable {
  let name: String
  let role: AccessibilityRole
}
