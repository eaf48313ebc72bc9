import Foundation
import Layout
import Widgets

/// A traversal of a tree in its layout that collects accessibility findings.
///
/// It uses a list of pending visits instead of recursion, so that it needs no more stack than the layout.
internal struct Audit {
  internal let terms: AuditTerms

  internal var identifiers: Set<String> = []
  internal var backdrop = Backdrop()

  /// The least contrast of all texts to a known background, in hundredths, by interface style.
  internal var leastContrast: [UserInterfaceStyle: Double] = [:]

  /// The number of each view that can be tapped without being a button, with the index of its finding.
  internal var tappables: [Int: Int] = [:]

  internal var targets = Targets()
  internal var lastHeadingLevel: Int?

  /// Whether a color has other components with a high contrast.
  internal private(set) var followsContrast = false

  private var places = VisitedPlaces()
  private var pending: [Visit] = []
  private var noted: [Preview.Finding?] = []

  /// Creates the audit of a tree in its layout, and in that with the largest text.
  internal init(of node: LayoutNode, enlarged large: LayoutNode, by terms: AuditTerms) {
    var terms = terms
    let style = node.widget.overrideUserInterfaceStyle
    if style != .unspecified { terms.readers = [style] }
    self.terms = terms
    let placed = node.laidOut(in: terms.width)
    // Of a state, only fonts and contrasts are checked.
    let enlarged = placed.followsTextSize && terms.states.isEmpty ? large.laidOut(in: terms.width) : nil
    let surroundings = Surroundings(contrast: terms.contrast)
    if let ground = terms.ground {
      backdrop.add(Backdrop.Coat(frame: .screen, colors: [ground], surroundings: surroundings))
    }
    pending = [
      Visit(
        widget: node.widget, parent: nil, index: 0, frame: placed.frame, placed: placed,
        large: enlarged.map { ($0, $0.frame) }, focused: terms.focused, surroundings: surroundings)
    ]
  }

  internal mutating func findings() -> [Preview.Finding] {
    while let visit = pending.popLast() { inspect(visit) }
    checkOverlaps()
    return noted.compactMap(\.self)
  }

  private mutating func inspect(_ visit: Visit) {
    let widget = visit.widget
    let surroundings = visit.surroundings.inside(widget, at: places.count)
    guard surroundings.alpha >= 0.01, !widget.isHiddenByLayer else { return }
    let place = places.count
    places.append(widget, in: visit.parent, at: visit.index)

    checkIdentifier(of: widget, at: place)
    if place == 0 { checkHeading(of: widget) }
    if !surroundings.isSilent {
      checkLevel(of: widget, at: place)
      checkNames(of: widget, at: place)
      checkNeighbours(of: widget, at: place)
    }
    let isInUse = widget.isInUse && !surroundings.isDisabled && !terms.isDisabled
    if isInUse {
      checkMarks(of: widget, in: visit.frame, surroundings, at: place)
      if let focused = visit.focused { checkFocus(of: widget, focused, in: visit.frame, surroundings, at: place) }
    }
    let coats = widget.coats(in: visit.frame, surroundings)
    for coat in coats {
      followsContrast = followsContrast || coat.colors.contains(where: \.followsContrast)
      backdrop.add(coat)
    }
    if isInUse { checkContrast(of: widget, in: visit.frame, surroundings, at: place) }
    if type(of: widget) == Dimming.self || widget.accessibilityViewIsModal { targets.removeTouches(in: visit.frame) }
    let isTarget = checkTouch(of: widget, visit, at: place)
    if !isTarget, coats.contains(where: \.hides) { addCover(visit, at: place) }
    checkText(of: visit, tint: surroundings.tint, at: place)
    push(visit, surroundings.around(widget, in: visit.frame, isTarget: isTarget, at: place), at: place)
  }

  /// Adds the children to the pending visits, so that the first is visited first.
  private mutating func push(_ visit: Visit, _ surroundings: Surroundings, at place: Int) {
    var inside: [Visit] = []
    let focused = visit.focused.flatMap { $0.kindName == visit.widget.kindName ? $0.slots ?? $0.shownChildren : nil }
    func focusedWidget(at index: Int) -> (any Widget)? {
      focused.flatMap { $0.indices.contains(index) ? $0[index] : nil }
    }
    if let slots = visit.widget.slots {
      for (index, widget) in slots.enumerated() where !widget.isHidden {
        inside.append(
          Visit(
            widget: widget, parent: place, index: index, frame: visit.frame, placed: nil, large: nil,
            focused: focusedWidget(at: index), surroundings: surroundings))
      }
    } else {
      let shown = visit.widget.shownChildren.enumerated().filter { !$0.element.isHidden }
      for (number, (index, widget)) in shown.enumerated() {
        let placed = visit.placed.flatMap { $0.children.indices.contains(number) ? $0.children[number] : nil }
        let large = visit.large.flatMap { large -> (Placed, CGRect)? in
          guard large.placed.children.indices.contains(number) else { return nil }
          let child = large.placed.children[number]
          return (child, child.frame.offsetBy(dx: large.frame.minX, dy: large.frame.minY))
        }
        inside.append(
          Visit(
            widget: widget, parent: place, index: index,
            frame: placed.map { $0.frame.offsetBy(dx: visit.frame.minX, dy: visit.frame.minY) } ?? visit.frame,
            placed: placed, large: large, focused: focusedWidget(at: index), surroundings: surroundings))
      }
    }
    pending += inside.reversed()
  }
}

extension Audit {
  /// A widget to visit.
  internal struct Visit {
    let widget: any Widget
    let parent: Int?
    let index: Int

    /// The rectangle on the screen, or the parent's rectangle if the layout has none.
    let frame: CGRect

    /// The widget in the layout, or `nil` in a slot of a bar or a field.
    let placed: Placed?

    /// The widget at the largest text size, with its rectangle on the screen, if any text follows the text size.
    let large: (placed: Placed, frame: CGRect)?

    /// The widget with the focus, or `nil` if that is not compared.
    let focused: (any Widget)?

    let surroundings: Surroundings
  }

  /// A property of a widget, or of one of its items, that a finding is about.
  internal struct Subject {
    let place: Int
    let item: String?
    let property: String

    init(at place: Int, item: String? = nil, _ property: String) {
      (self.place, self.item, self.property) = (place, item, property)
    }
  }

  internal func path(to place: Int) -> String { places.path(to: place) }

  internal mutating func note(
    _ rule: Preview.Finding.Rule, about subject: Subject, while state: WidgetState? = nil, found: Double? = nil,
    wanted: Double? = nil, _ message: String
  ) {
    noted.append(
      Preview.Finding(
        rule: rule, path: path(to: subject.place) + (subject.item.map { "/\($0)" } ?? ""), property: subject.property,
        state: state ?? terms.states.last, found: found, wanted: wanted, message: message))
  }

  /// Notes that the appearance depends on the contrast that the reader has asked for, if a text does.
  internal mutating func noteContrast(of texts: [Text]) {
    followsContrast =
      followsContrast || texts.contains { $0.color.followsContrast || $0.ground?.followsContrast == true }
  }

  /// Returns the states, with an additional one if given, as the end of a clause: ` while selected and hovered`.
  internal func circumstances(with state: WidgetState? = nil) -> String {
    let states = terms.states + (state.map { terms.states.contains($0) ? [] : [$0] } ?? [])
    return states.isEmpty ? "" : " while \(states.map(\.name).joined(separator: " and "))"
  }

  internal var nextFinding: Int { noted.count }

  internal mutating func takeBack(_ finding: Int) { noted[finding] = nil }
}

extension CGRect {
  /// A rectangle that contains all others.
  fileprivate static let screen = CGRect(x: -1e12, y: -1e12, width: 2e12, height: 2e12)
}

extension LayoutNode {
  fileprivate func laidOut(in width: Double) -> Placed {
    placed(onScreen: CGRect(x: 0, y: 0, width: width, height: size(width: width).height))
  }
}

extension Placed {
  /// A Boolean value that indicates whether any text in the node follows the text size.
  fileprivate var followsTextSize: Bool {
    var pending = [self]
    while let placed = pending.popLast() {
      if placed.widget.enlarged != nil { return true }
      pending += placed.children
    }
    return false
  }
}
