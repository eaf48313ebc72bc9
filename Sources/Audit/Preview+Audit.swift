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
  /// - Controls and modal views have a name (a title, an accessibility label, or at least a placeholder), and adjacent
  ///   controls have different names. Images that are accessibility elements have a label. Identifiers are unique.
  /// - Text and placeholders have enough contrast to their background by WCAG, including the opacity of ancestors and
  ///   drawings of earlier siblings. This holds in each state with styles in the tree, such as `.hovered`, in each pair
  ///   of states with styles of one widget (at most 64 pairs), and in high contrast. If an image or a gradient leaves
  ///   the contrast open, the finding is ``Finding/Rule/contrastUnknown``.
  /// - Parts of controls with colors of their own have a contrast of 3: the border of a field, the track of a switch
  ///   that is on or of a slider, the completed part of a progress view, the current page's dot, and the symbol of a
  ///   button without a title or of an image that is an accessibility element. The colors that change when a control
  ///   gets the focus have that contrast to the former colors.
  /// - Views that can be tapped have the trait of a button or a link, and are not smaller than the level requires. At
  ///   ``ConformanceLevel/aa``, controls may have the size that the system gives them. Other targets leave at least
  ///   that size of each uncovered. A tap reaches its recognizer.
  /// - No control is inside of an accessibility element, or visible but hidden from assistive technology by
  ///   `accessibilityElementsHidden`.
  /// - Text in labels and buttons is fully visible and, if it follows the text size
  ///   (`adjustsFontForContentSizeCategory`), at the largest size, too. If it does not, it has 11 points at least, as
  ///   Apple recommends. Its lines and its letters do not overlap. Fonts are checked in each state, too, and in bars.
  /// - A screen, or a form of fields and buttons, has a title or a heading. An `accessibilityHeadingLevel` is
  ///   at most one level below that of the heading before it.
  /// - Pressed buttons are checked with the layer of the press, unless the style sets a background for `highlighted`.
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
  /// - Complexity: O(*n* · *s*) for *n* widgets and *s* states and pairs of states, as long as few widgets overlap.
  public static func audit(
    _ tree: any WidgetConvertible,
    level: ConformanceLevel = .aa,
    minimumContrast: Double? = nil,
    width: Double = 375
  ) -> [Finding] {
    var terms = AuditTerms()
    (terms.level, terms.minimumContrast, terms.width) = (level, minimumContrast, width)
    let root = tree.root
    var states = AuditedStates(of: root)
    func result(in held: [WidgetState]) -> AuditResult {
      var terms = terms
      (terms.readers, terms.states) = (states.readers(in: held), held)
      if held.contains(.highContrast) { terms.contrast = .high }
      if states.all.contains(.focused), held.isEmpty || held == [.darkAppearance] {
        terms.focused = root.appearance(in: held + [.focused])
      }
      return audited(root.appearance(in: held), by: terms)
    }
    let usual = result(in: [])
    if usual.followsContrast { states.addHighContrast() }
    return findings(usual.findings, states) { result(in: $0).findings }
  }

  /// Returns the findings without states, those that appear only in a state, and those that appear only in a pair of
  /// states.
  private static func findings(
    _ usual: [Finding], _ states: AuditedStates, in find: ([WidgetState]) -> [Finding]
  ) -> [Finding] {
    let ofStates: Set<Finding.Rule> = [
      .contrast, .contrastUnknown, .controlContrast, .smallText, .lineHeight, .letterSpacing,
    ]
    // The subject of a finding, regardless of the state.
    func subject(of finding: Finding) -> [AnyHashable] { [finding.path, finding.rule, finding.property] }
    func measured(_ finding: Finding) -> [AnyHashable] { subject(of: finding) + [finding.found] }
    var all = usual
    var known = Set(usual.map(measured))
    var subjects: [WidgetState?: Set<[AnyHashable]>] = [nil: Set(usual.map(subject))]
    for state in states.all {
      let found = find([state]).filter { ofStates.contains($0.rule) }
      all += found.filter { !known.contains(measured($0)) }
      known.formUnion(found.map(measured))
      subjects[state] = Set(found.map(subject))
    }
    for pair in states.pairs {
      let found = find(pair).filter { finding in
        ofStates.contains(finding.rule) && !known.contains(measured(finding))
          && ![nil, pair[0], pair[1]].contains { subjects[$0]?.contains(subject(of: finding)) == true }
      }
      all += found
      known.formUnion(found.map(measured))
    }
    return all
  }

  /// The findings in a tree, with measurements.
  package struct AuditResult {
    package var findings: [Finding] = []

    /// The least contrast of the texts, by interface style.
    package var contrast: [UserInterfaceStyle: Double] = [:]

    /// The width of the tree with unlimited space.
    package var width = 0.0

    /// Whether colors of the tree differ in high contrast.
    internal var followsContrast = false
  }

  /// Returns the findings in a rendered tree, with measurements.
  package static func audited(_ root: any Widget, by terms: AuditTerms) -> AuditResult {
    guard !root.isHidden else { return AuditResult() }
    let node = LayoutNode(root, ruler: PointRuler(followsTextSize: false), isRightToLeft: false, fillsScreen: true)
    let large = LayoutNode(root, ruler: LargeTextRuler(), isRightToLeft: false, fillsScreen: true)
    var result = AuditResult()
    descending(node.contents.levels) { () -> Void in
      var audit = Audit(of: node, enlarged: large, by: terms)
      result.findings = audit.findings()
      (result.contrast, result.followsContrast) = (audit.leastContrast, audit.followsContrast)
      result.width = Double(node.size().width).boundedLength
    }
    return result
  }
}

extension Widget {
  /// Returns the widget as it is rendered when it and all widgets inside it are in `states`.
  fileprivate func appearance(in states: [WidgetState]) -> any Widget {
    guard needsExpansion, !states.isEmpty else { return shown }
    return MainActor.assumeIsolated { expanded(whileIn: states) }.withPresented
  }
}
