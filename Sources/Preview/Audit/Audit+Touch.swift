import Foundation
import Widgets

extension Audit {
  /// Checks a widget that people touch: its trait, its size, and whether assistive technology reaches it.
  ///
  /// - Returns: Whether people touch it.
  internal mutating func checkTouch(of widget: any Widget, _ visit: Visit, at place: Int) -> Bool {
    guard visit.surroundings.takesTouches, widget.isUserInteractionEnabled, widget.isInUse, widget.isTarget else {
      return false
    }
    // What holds targets is no button: the outer one is for those who tap beside them.
    if let outer = visit.surroundings.target, let finding = tappables.removeValue(forKey: outer) { takeBack(finding) }
    if !visit.surroundings.isSilent, !widget.accessibilityElementsHidden {
      checkTrait(of: widget, at: place)
      checkReach(of: widget, visit, at: place)
    }
    if visit.placed != nil { checkSize(of: widget, visit.frame.size, at: place) }
    return true
  }

  private mutating func checkTrait(of widget: any Widget, at place: Int) {
    guard widget.isTappable, !widget.saysItCanBeTapped else { return }
    tappables[place] = nextFinding
    note(
      .buttonTrait, at: place, "accessibilityTraits",
      "It can be tapped, and its accessibilityTraits \(widget.accessibilityTraits) say neither button nor link.")
  }

  private mutating func checkReach(of widget: any Widget, _ visit: Visit, at place: Int) {
    guard let element = visit.surroundings.element else { return }
    note(
      .reachability, at: place, "isAccessibilityElement",
      "Assistive technology does not reach it: \(path(to: element)) around it is one accessibility element.")
  }

  private mutating func checkSize(of widget: any Widget, _ size: CGSize, at place: Int) {
    let least = level.minimumTarget
    // What has no extent is not there to be touched.
    guard size.width > 0, size.height > 0 else { return }
    let own = level == .aa ? widget.systemSize : nil
    let tooSmall = [("width", size.width, own?.width), ("height", size.height, own?.height)]
      .filter { $0.1 < least && $0.1 < $0.2 ?? .infinity }
    guard let worst = tooSmall.min(by: { $0.1 < $1.1 }) else { return }
    let (width, height) = (size.width.short, size.height.short)
    note(
      .targetSize, at: place, worst.0, found: worst.1, wanted: least,
      "The target is \(width) × \(height) points, and less than \(least.short) × \(least.short).")
  }
}

extension Widget {
  /// Whether people touch the widget, if it can be used at all.
  fileprivate var isTarget: Bool { self is any Control || self is SearchBar || isTappable }

  /// Whether the widget waits for a tap, besides what controls do.
  fileprivate var isTappable: Bool {
    gestureRecognizers.contains {
      ($0 as? TapGestureRecognizer).map { $0.isEnabled && $0.numberOfTapsRequired == 1 } ?? false
    }
  }

  /// Whether what is heard of the widget says that one can tap it.
  fileprivate var saysItCanBeTapped: Bool {
    switch accessibilityRole {
    case nil, .heading, .staticText, .image: false
    default: true
    }
  }

  /// The size that the system gives to a control, or `nil` if it is that of a title.
  fileprivate var systemSize: CGSize? {
    guard self is any Control, (self as? Button)?.shownText?.isEmpty ?? true else { return nil }
    return (self as? any Drawn)?.pointsNeeded(width: nil).size
  }
}
