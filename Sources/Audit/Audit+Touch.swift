import Foundation
import Layout
import Widgets

extension Audit {
  /// Checks a widget that users touch: its trait, its size, and whether assistive technology reaches it.
  ///
  /// - Returns: Whether users touch it.
  internal mutating func checkTouch(of widget: any Widget, _ visit: Visit, at place: Int) -> Bool {
    checkRecognizers(of: widget, visit, at: place)
    if widget.operation != nil, visit.surroundings.isDisabled { return false }
    guard visit.surroundings.takesTouches, widget.takesTouches, widget.isInUse, widget.isTarget else {
      return false
    }
    // A view that contains targets need not be a button: it serves users who miss the inner targets.
    if let outer = visit.surroundings.target, let finding = tappables.removeValue(forKey: outer) { takeBack(finding) }
    // Assistive technology reaches the control around a part.
    if widget.operation == nil || widget is any Control { checkAccess(to: widget, visit, at: place) }
    if visit.placed != nil {
      checkSize(of: widget, visit.frame.size, at: place)
      targets.add(
        visit.surroundings.clip?.intersection(visit.frame) ?? visit.frame, at: place, in: visit.surroundings.target)
    }
    return true
  }

  private mutating func checkAccess(to widget: any Widget, _ visit: Visit, at place: Int) {
    if !visit.surroundings.isSilent, !widget.accessibilityElementsHidden {
      checkTrait(of: widget, at: place)
      checkReach(of: widget, visit, at: place)
    } else if widget is any Control {
      note(
        .reachability, about: Subject(at: place, "accessibilityElementsHidden"),
        "Neither assistive technology nor the keys of a page reach it: accessibilityElementsHidden is true.")
    }
  }

  /// Checks whether touches reach the recognizers of a label or an image view. Neither takes touches by default.
  private mutating func checkRecognizers(of widget: any Widget, _ visit: Visit, at place: Int) {
    guard visit.surroundings.takesTouches, !widget.takesTouches, widget.isTappable,
      widget is Label || widget is ImageView
    else { return }
    note(
      .reachability, about: Subject(at: place, "isUserInteractionEnabled"),
      "A tap does not reach its recognizer: isUserInteractionEnabled is false.")
  }

  /// Adds an opaque widget, unless it leaves touches to the targets behind it.
  internal mutating func addCover(_ visit: Visit, at place: Int) {
    guard visit.placed != nil, visit.surroundings.takesTouches, visit.widget.takesTouches else { return }
    targets.add(
      visit.surroundings.clip?.intersection(visit.frame) ?? visit.frame, at: place, in: visit.surroundings.target,
      isCover: true)
  }

  /// Checks whether targets in front leave enough of each target uncovered.
  internal mutating func checkOverlaps() {
    let least = terms.level.minimumTarget
    for (target, cover) in targets.covered(leaving: least) {
      note(
        .targetOverlap, about: Subject(at: target, "frame"), wanted: least,
        "\(path(to: cover)) covers it, so that less than \(least.short) × \(least.short) points are left to touch.")
    }
  }

  private mutating func checkTrait(of widget: any Widget, at place: Int) {
    guard widget.isTappable, !widget.saysItCanBeTapped else { return }
    tappables[place] = nextFinding
    note(
      .buttonTrait, about: Subject(at: place, "accessibilityTraits"),
      "It can be tapped, and its accessibilityTraits \(widget.accessibilityTraits) say neither button nor link.")
  }

  private mutating func checkReach(of widget: any Widget, _ visit: Visit, at place: Int) {
    guard let element = visit.surroundings.element else { return }
    note(
      .reachability, about: Subject(at: place, "isAccessibilityElement"),
      "Assistive technology does not reach it: \(path(to: element)) around it is one accessibility element.")
  }

  private mutating func checkSize(of widget: any Widget, _ size: CGSize, at place: Int) {
    let least = terms.level.minimumTarget
    // A widget without area cannot be touched.
    guard size.width > 0, size.height > 0 else { return }
    let own = terms.level == .aa ? widget.systemSize : nil
    let tooSmall = [("width", size.width, own?.width), ("height", size.height, own?.height)]
      .filter { $0.1 < least && $0.1 < $0.2 ?? .infinity }
    guard let worst = tooSmall.min(by: { $0.1 < $1.1 }) else { return }
    let (width, height) = (size.width.short, size.height.short)
    note(
      .targetSize, about: Subject(at: place, worst.0), found: worst.1, wanted: least,
      "The target is \(width) × \(height) points, and less than \(least.short) × \(least.short).")
  }
}

extension Widget {
  /// A Boolean value that indicates whether users touch the widget when it is enabled.
  fileprivate var isTarget: Bool { self is any Control || self is SearchBar || operation != nil || isTappable }

  /// A Boolean value that indicates whether the widget has a recognizer for single taps.
  fileprivate var isTappable: Bool {
    gestureRecognizers.contains {
      ($0 as? TapGestureRecognizer).map { $0.isEnabled && $0.numberOfTapsRequired == 1 } ?? false
    }
  }

  /// A Boolean value that indicates whether the accessibility role implies that the widget can be tapped.
  fileprivate var saysItCanBeTapped: Bool {
    switch accessibilityRole {
    case nil, .heading, .staticText, .image: false
    default: true
    }
  }

  /// The size of a control that the system determines, or `nil` if a title determines it.
  fileprivate var systemSize: CGSize? {
    guard self is any Control, (self as? Button)?.shownText?.isEmpty ?? true else { return nil }
    return (self as? any Measured)?.pointsNeeded(width: nil).size
  }
}
