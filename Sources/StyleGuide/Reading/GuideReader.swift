import Mod
import Widgets

/// Draws and audits the samples of a guide.
internal struct GuideReader {
  /// The choices of the switch of themes.
  internal let choices: [GuideChoice]

  internal let contexts: [GuideContext]

  /// The writer of all pictures, which share one style sheet.
  internal private(set) var html = HTMLFragments()

  private let guide: StyleGuide
  private var names = GuideNames()

  /// The number of pictures of a section up to which each is drawn in all contexts, 10,000. Above it, each sample and
  /// each state is drawn in each context, but not all three together.
  private static let limit = 10_000

  internal init(_ guide: StyleGuide) {
    self.guide = guide
    choices = GuideChoice.all(of: guide.sections.compactMap(\.themes))
    contexts = GuideContext.all(themes: choices.count)
  }

  internal mutating func read() -> [GuideChapter] {
    var (number, titles) = (0, Set<String>())
    return guide.sections.map { section in
      switch section.content {
      case .samples(let samples):
        let reading = samples.read()
        return .pictures(read(samples, reading, section.problems(in: reading, after: &titles)))
      case .themes(let themes):
        number += 1
        return .tokens(
          GuideTokens(
            themes, id: names.name(for: themes.title), number: number - 1, choices: choices,
            problems: section.problems(in: nil, after: &titles)))
      }
    }
  }

  private mutating func read(_ samples: GuideSamples, _ reading: GuideReading, _ problems: [String]) -> GuidePictures {
    // Examples are independent of each other.
    let areAlone = samples.kind == .examples
    let shared = samples.states ?? (areAlone ? [] : Self.states(of: reading.samples, hasParts: samples.hasParts))
    let id = names.name(for: samples.title)
    var examples = GuideNames()
    var entries: [GuideEntry] = []
    for (place, sample) in reading.samples.enumerated() {
      let card = samples.kind == .examples ? "\(id)/\(examples.name(for: sample.name))" : id
      var entry = GuideEntry(sample: sample, card: card)
      // A control, and a sample with parts that can be pressed, already has a picture of the press.
      entry.includesPresses =
        !(sample.widget is any Control) && !sample.widget.statesOfParts.contains(.highlighted)
      let states = areAlone ? samples.states ?? Self.states(of: [sample], hasParts: samples.hasParts) : shared
      let isLarge = reading.samples.count * (states.count + 1) * contexts.count > Self.limit
      let shift = isLarge ? place : nil
      for (number, state) in ([nil] + states.map(Optional.some)).enumerated() {
        let others = Self.contexts(shift.map { $0 + number }, states: states.count + 1, of: contexts.count)
        draw(&entry, state, in: others, of: samples)
      }
      if areAlone, samples.states == nil { entry.keep(Self.different(states, in: [entry])) }
      entry.readTokens()
      entries.append(entry)
    }
    if !areAlone, samples.states == nil {
      let shown = Self.different(shared, in: entries)
      for index in entries.indices { entries[index].keep(shown) }
    }
    for index in entries.indices { entries[index].combineFindings() }
    let shown = Set(entries.flatMap(\.pictures).compactMap(\.state))
    return GuidePictures(
      samples: samples, reading: reading, id: id, entries: entries,
      states: samples.states ?? shown.inOrder, problems: problems)
  }

  /// Draws and audits a sample in a state.
  ///
  /// - Parameter others: The contexts, besides the usual one, in which it is drawn if it may look different.
  private mutating func draw(
    _ entry: inout GuideEntry, _ state: WidgetState?, in others: [Int], of samples: GuideSamples
  ) {
    let sample = entry.sample
    let base = appearance(of: sample.widget, in: state, contexts[0])
    let group = html.groups
    let (bytes, isWide) = html.write(base)
    // A widget that measures its width does not have the width of its content.
    let measures = base.widgetsInTree.contains { $0.behaviors.measureWidth }
    var picture = GuidePicture(state: state, widget: base, isWide: isWide || measures)
    picture.variants = [GuidePicture.Variant(contexts: [0], html: bytes)]
    var appearances: [any Widget] = [base]
    let lastGroup = html.groups
    let dependence = GuideDependence(of: sample.widget)
    for (index, context) in contexts.enumerated().dropFirst() {
      // A context without a difference shows the same as the usual context of its theme.
      let usual = dependence.canDiffer(context) ? nil : contexts.firstIndex(of: dependence.reduced(context))
      if let usual, let place = picture.variants.firstIndex(where: { $0.contexts.contains(usual) }) {
        picture.variants[place].contexts.append(index)
        continue
      }
      guard others.contains(index) else {
        picture.variants[0].contexts.append(index)
        continue
      }
      // Radio buttons have the same group name in each picture, so that equal pictures have equal bytes.
      html.groups = group
      let appearance = appearance(of: sample.widget, in: state, context)
      let bytes = html.write(appearance).bytes
      if let place = picture.variants.firstIndex(where: { $0.html == bytes }) {
        picture.variants[place].contexts.append(index)
      } else {
        picture.variants.append(GuidePicture.Variant(contexts: [index], html: bytes))
        appearances.append(appearance)
      }
    }
    html.groups = max(lastGroup, html.groups)
    for (variant, appearance) in zip(picture.variants, appearances) {
      let width = audit(appearance, in: variant.contexts, state, of: samples, &entry)
      picture.width = max(picture.width, width)
    }
    entry.pictures.append(picture)
  }
}

extension GuideReader {
  /// Returns the appearance of a widget in a state and a context.
  private func appearance(of widget: any Widget, in state: WidgetState?, _ context: GuideContext) -> any Widget {
    let environment = context.applied(to: choices[context.theme].environment)
    let states: Set<WidgetState> = state.map { [$0] } ?? []
    let appearance = widget.appearance(in: states, environment: environment)
    // The tokens of the widget itself have been replaced by their values already.
    let hasTokensInside = choices.count > 1 && appearance.holdsTokensAnywhere
    guard hasTokensInside || appearance.needsExpansion else { return appearance.withPresented }
    return MainActor.assumeIsolated { widget.expanded(in: environment, heldIn: states) }.withPresented
  }

  /// Returns the states of Mods in samples, of Mods inside that share the samples' states, of parts of components, and
  /// of controls, in order.
  ///
  /// - Parameter hasParts: Whether the content of the samples is their parts, also if they are no components.
  internal static func states(of samples: [GuideSample], hasParts: Bool) -> [WidgetState] {
    var states: Set<WidgetState> = []
    for sample in samples {
      states.formUnion(sample.widget.statesOfOverlays)
      states.formUnion(sample.widget.statesOfContainers)
      if hasParts || sample.widget is Composed { states.formUnion(sample.widget.statesOfParts) }
      if sample.widget is any Control { states.formUnion([.highlighted, .disabled]) }
    }
    return states.subtracting([.darkAppearance, .highContrast]).inOrder
  }

  /// Returns the states in which an entry looks different from the usual one.
  private static func different(_ states: [WidgetState], in entries: [GuideEntry]) -> [WidgetState] {
    states.filter { state in
      entries.contains { entry in
        guard let usual = entry.pictures.first, let picture = entry.pictures.first(where: { $0.state == state }) else {
          return false
        }
        return picture.variants.map(\.html) != usual.variants.map(\.html)
      }
    }
  }

  /// Returns the contexts of a picture: all if `shift` is `nil`, and otherwise a part of them, so that all contexts
  /// appear in the pictures of a sample, and in the pictures of a state.
  private static func contexts(_ shift: Int?, states: Int, of count: Int) -> [Int] {
    guard let shift else { return Array(0..<count) }
    return count < states ? [shift % count] : (0..<count).filter { $0 % states == shift % states }
  }
}

/// The names of sections in addresses, each of which is given once.
internal struct GuideNames {
  private var names: Set<String> = []

  /// Returns the words of a title, joined by hyphens, and a number if there are others like it.
  internal mutating func name(for title: String) -> String {
    let words = title.lowercased().split { !$0.isASCII || !($0.isLetter || $0.isNumber) }
    let first = words.isEmpty ? "section" : words.joined(separator: "-")
    var (name, number) = (first, 1)
    while !names.insert(name).inserted {
      number += 1
      name = "\(first)-\(number)"
    }
    return name
  }
}
