import Foundation
import Layout
import Widgets

extension Preview {
  /// Returns the accessibility problems of a tree: for low vision, for assistive technology, and for touch.
  ///
  /// ```swift
  /// #expect(Preview.audit(screen) == [])
  /// #expect(Preview.audit(screen).filter { $0.rule != .contrast } == [])  // where the system's own greys are wanted
  /// #expect(Preview.audit(screen, level: .aaa) == [])
  /// ```
  ///
  /// The tree is laid out as for a drawing, and checked in light and in dark. The rules are the cases of
  /// ``Finding/Rule``:
  ///
  /// - Controls and modal views have a name (a title, an accessibility label, or at least a placeholder), and that of a
  ///   control differs from those of adjacent ones. Images that are accessibility elements have a label. Identifiers
  ///   are unique.
  /// - Text and placeholders have enough contrast to what is behind them, as WCAG defines it, with the opacity of all
  ///   ancestors and what earlier siblings have drawn, also in each state that has styles in the tree, such as
  ///   `.hovered`. If an image or a gradient leaves the contrast open, the finding is ``Finding/Rule/contrastUnknown``.
  /// - What one has to see of a control, and has a color of its own, has a contrast of 3: the border of a field, the
  ///   track of a switch that is on or of a slider, the completed part of a progress view, the current page's dot.
  /// - Views that can be tapped have the trait of a button or a link, and are not smaller than the level requires. At
  ///   ``ConformanceLevel/aa``, controls may have the size that the system gives them. Other targets leave as much of
  ///   them uncovered. A tap reaches its recognizer.
  /// - No control is inside of an accessibility element.
  /// - Text in labels and buttons is fully visible and, if it follows the text size
  ///   (`adjustsFontForContentSizeCategory`), at the largest size, too. If it does not, it has 11 points at least, as
  ///   Apple recommends. Its lines and its letters do not overlap. Fonts are checked in each state, too, and in bars.
  /// - A screen has a title or a heading.
  ///
  /// Widgets that are hidden, disabled or almost transparent are ignored.
  ///
  /// - Precondition: A tree with components is on the main actor, to which their bodies are isolated.
  /// - Parameters:
  ///   - tree: The widget or component, on the system's background.
  ///   - level: The level of WCAG to meet. ``ConformanceLevel/aa`` by default.
  ///   - minimumContrast: The least ratio for text. For large text, from 24 points or bold from 18.66 points, two
  ///     thirds of it. By default `nil`, for the ratios of the level.
  ///   - width: The width of the screen, in points. 375 by default.
  /// - Complexity: O(*n*) for *n* widgets, as long as few of them overlap.
  public static func audit(
    _ tree: any WidgetConvertible,
    level: ConformanceLevel = .aa,
    minimumContrast: Double? = nil,
    width: Double = 375
  ) -> [Finding] {
    var terms = AuditTerms()
    (terms.level, terms.minimumContrast, terms.width) = (level, minimumContrast, width)
    let root = tree.root
    let states = root.auditedStates
    if states.isEmpty { return audited(root.shown, by: terms).findings }
    return MainActor.assumeIsolated { findings(in: root, states, by: terms) }
  }

  /// Returns the findings in a tree without states, and those in each state that do not appear without it.
  @MainActor private static func findings(
    in root: any Widget, _ states: [WidgetState], by terms: AuditTerms
  ) -> [Finding] {
    func findings(_ root: any Widget, _ readers: [UserInterfaceStyle], _ state: WidgetState? = nil) -> [Finding] {
      var terms = terms
      (terms.readers, terms.state) = (readers, state)
      if state == .highContrast { terms.contrast = .high }
      return audited(root, by: terms).findings
    }
    // The dark appearance is a state, too, and that of every dark interface.
    let hasDark = states.contains(.darkAppearance)
    var all = findings(root.shown, hasDark ? [.light] : [.light, .dark])
    // What a finding is about, without the state.
    func subject(of finding: Finding) -> [AnyHashable] {
      [finding.path, finding.rule, finding.property, finding.found]
    }
    var known = Set(all.map(subject))
    for state in states {
      let isDark = state == .darkAppearance
      let readers: [UserInterfaceStyle] = isDark ? [.dark] : hasDark ? [.light] : [.light, .dark]
      let found = findings(root.expanded(whileIn: state).withPresented, readers, state)
      all += found.filter { finding in
        [.contrast, .contrastUnknown, .controlContrast, .smallText, .lineHeight, .letterSpacing].contains(finding.rule)
          && !known.contains(subject(of: finding))
      }
      known.formUnion(found.map(subject))
    }
    return all
  }

  /// The findings in a tree, with measurements.
  package struct AuditResult {
    package var findings: [Finding] = []

    /// The least contrast of the texts, by interface style.
    package var contrast: [UserInterfaceStyle: Double] = [:]

    /// The width of the tree in a place without limits.
    package var width = 0.0
  }

  /// Returns the findings in a tree as it is rendered, with measurements.
  package static func audited(_ root: any Widget, by terms: AuditTerms) -> AuditResult {
    guard !root.isHidden else { return AuditResult() }
    let node = LayoutNode(root, ruler: PointRuler(), isRightToLeft: false)
    let large = LayoutNode(root, ruler: LargeTextRuler(), isRightToLeft: false)
    var result = AuditResult()
    descending(node.levels) { () -> Void in
      var audit = Audit(of: node, enlarged: large, by: terms)
      result.findings = audit.findings()
      result.contrast = audit.leastContrast
      result.width = Double(node.size().width).boundedLength
    }
    return result
  }
}

extension Widget {
  /// The states in which something in the tree looks different, in their order, but for `disabled`, of which WCAG asks
  /// no contrast.
  fileprivate var auditedStates: [WidgetState] {
    guard needsExpansion else { return [] }
    var states: Set<WidgetState> = []
    var pending = [shown(in: EnvironmentValues(), keepingOverlays: true)]
    while let widget = pending.popLast() {
      states.formUnion(widget.statesOfOverlays)
      pending += (widget.slots ?? widget.shownChildren).elements
    }
    return states.filter { !$0.isDisabled }.inOrder
  }
}
