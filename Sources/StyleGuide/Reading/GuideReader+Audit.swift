import Mod
import Widgets

extension GuideReader {
  /// Audits a sample in a state, on each background that it has, and returns its width.
  internal func audit(
    _ appearance: any Widget, in places: [Int], _ state: WidgetState?, of samples: GuideSamples,
    _ entry: inout GuideEntry
  ) -> Double {
    var known: [Preview.Finding] = []
    var width = 0.0
    for places in audited(places) {
      let (first, theme) = (contexts[places[0]], contexts[places[0]].theme)
      let readers = [UserInterfaceStyle.light, .dark].filter { style in
        places.contains { contexts[$0].style == style }
      }
      var terms = AuditTerms(
        readers: readers, contrast: first.hasHighContrast ? .high : .unspecified, ground: choices[theme].ground)
      terms.isDisabled = state?.isDisabled ?? false
      terms.includesPresses = state == nil && entry.includesPresses
      let result = Preview.audited(appearance, by: terms)
      var selection = WorkbenchSelection(card: entry.card)
      selection.choices = Dictionary(entry.sample.choices.map { ($0.name, $0.value) }) { $1 }
      if let state { selection.states = [state.name] }
      if theme != 0 { selection.theme = choices[theme].name }
      (selection.isDark, selection.hasHighContrast) = (readers == [.dark], first.hasHighContrast)
      entry.findings += result.findings.filter { !known.contains($0) }.map {
        StyleGuide.Finding(
          section: samples.title, example: entry.sample.name, state: state,
          theme: theme == 0 ? nil : choices[theme].name, finding: $0, selection: selection)
      }
      known += result.findings
      for place in places {
        guard let ratio = result.contrast[contexts[place].style] else { continue }
        entry.contrast[contexts[place]] = min(ratio, entry.contrast[contexts[place]] ?? ratio)
      }
      width = max(width, result.width)
    }
    return width
  }

  /// Returns the contexts of an appearance, grouped by background and, if a color differs in high contrast, by
  /// contrast. Each group is audited once, in its first context, which is the usual one.
  private func audited(_ places: [Int]) -> [[Int]] {
    let grounds = places.map { choices[contexts[$0].theme].ground }
    let hasContrast = html.hasContrast || grounds.contains { $0?.distinctAppearances.count == 4 }
    var groups: [[Int]] = []
    for (place, ground) in zip(places, grounds) {
      let isHigh = contexts[place].hasHighContrast
      let index = groups.firstIndex { group in
        let context = contexts[group[0]]
        return choices[context.theme].ground == ground && (!hasContrast || context.hasHighContrast == isHigh)
      }
      if let index { groups[index].append(place) } else { groups.append([place]) }
    }
    return groups
  }
}
