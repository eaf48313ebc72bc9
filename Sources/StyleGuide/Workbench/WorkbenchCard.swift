import Foundation
import Mod
import Styles
import Widgets

/// A recipe or an example of a guide, as a workbench shows it.
@MainActor internal struct WorkbenchCard {
  /// The name in addresses: see ``WorkbenchSelection/card``.
  internal let id: String

  internal let section: String

  /// The name in addresses of the section, or `nil` for a recipe, which has a section of its own.
  internal let group: String?

  internal let title: String
  internal let about: String?
  private let card: GuideCard
  private let givenStates: [WidgetState]?
  private let hasParts: Bool
  private let last = LastSample()

  internal var choices: [GuideCard.Choice] { card.choices }

  /// Returns the cards of a guide, in the order of its sections.
  internal static func all(of guide: StyleGuide) -> [WorkbenchCard] {
    var names = GuideNames()
    return guide.sections.flatMap { section -> [WorkbenchCard] in
      let id = names.name(for: section.title)
      guard let samples = section.samples else { return [] }
      var examples = GuideNames()
      return samples.cards().map { card in
        let name = card.title.map { "/" + examples.name(for: $0) } ?? ""
        return WorkbenchCard(
          id: id + name, section: samples.title, group: card.title.map { _ in id }, title: card.title ?? samples.title,
          about: samples.about, card: card, givenStates: samples.states, hasParts: samples.hasParts)
      }
    }
  }

  /// The identity that copies of the card share. A card of another guide can have the same name.
  nonisolated internal var identity: ObjectIdentifier { ObjectIdentifier(last) }

  /// Returns whether both are copies of one card.
  nonisolated internal func isSame(as other: WorkbenchCard) -> Bool { last === other.last }

  internal var isRecipe: Bool { group == nil }

  /// Returns the selected card, which is the first one if none has been selected, or `nil` if there is no such card.
  internal static func selected(by selection: WorkbenchSelection, in cards: [WorkbenchCard]) -> WorkbenchCard? {
    selection.card.isEmpty ? cards.first : cards.first { $0.id == selection.card }
  }

  /// Returns the address of a selection with the card that is shown, and `/` if nothing has been selected.
  internal static func address(of selection: WorkbenchSelection, in cards: [WorkbenchCard]) -> String {
    guard selection != WorkbenchSelection(), let card = selected(by: selection, in: cards) else {
      return selection.address
    }
    return configure(selection, with: \.card .~ card.id).address
  }

  /// Returns the selection of an address, without a theme, choices and states that the card does not have.
  ///
  /// - Throws: `RouteError` if no card has the address.
  internal static func selection(
    at url: URL, in cards: [WorkbenchCard], _ themes: [GuideChoice]
  ) throws(RouteError) -> WorkbenchSelection {
    var selection = WorkbenchSelection(address: url.absoluteString)
    guard let card = selected(by: selection, in: cards) else {
      throw .unknown(selection.card.split(separator: "/").map(String.init), at: 0)
    }
    if !themes.dropFirst().contains(where: { $0.name == selection.theme }) { selection.theme = nil }
    selection.choices = selection.choices.filter { name, value in
      card.choices.contains { $0.name == name && $0.values.contains(value) }
    }
    selection.states.formIntersection(card.states(of: card.sample(of: selection)).map(\.name))
    return selection
  }

  /// Returns whether the title of the card or the section contains a text, regardless of case.
  internal func matches(_ query: String) -> Bool {
    let query = query.trimmingCharacters(in: .whitespacesAndNewlines)
    return query.isEmpty || [title, section].contains { $0.localizedCaseInsensitiveContains(query) }
  }

  /// Returns the index of the chosen value of each choice, or `nil` for a choice with its default value.
  internal func indexes(of selection: WorkbenchSelection) -> [Int?] {
    choices.map { choice in selection.choices[choice.name].flatMap { choice.values.firstIndex(of: $0) } }
  }

  /// The number of combinations of all choices, or `nil` if it is no `Int`.
  internal var combinationCount: Int? {
    choices.reduce(1) { count, choice in
      count.flatMap { count in
        let (product, isTooLarge) = count.multipliedReportingOverflow(by: choice.samples.count)
        return isTooLarge ? nil : product
      }
    }
  }

  /// Returns the selection with the choices of a combination. The values of the last choice change first.
  internal func selection(ofCombination number: Int, like selection: WorkbenchSelection) -> WorkbenchSelection {
    var (selection, rest) = (configure(selection, with: \.card .~ id), number)
    for choice in choices.reversed() {
      let samples = choice.samples
      let index = samples[rest % samples.count]
      selection.choices[choice.name] = index == choice.usual ? nil : choice.values[index]
      rest /= samples.count
    }
    return selection
  }

  /// Returns the sample of a selection, without the changes of its style.
  ///
  /// It is created once for all views of it.
  internal func sample(of selection: WorkbenchSelection) -> GuideSample {
    if let known = last.sample, (last.choices, last.text) == (selection.choices, selection.text) { return known }
    var sample = card.sample(indexes(of: selection))
    if let text = selection.text { sample.widget = sample.widget.withText(text) }
    (last.sample, last.choices, last.text) = (sample, selection.choices, selection.text)
    return sample
  }

  /// Returns the sample of a selection, with the changes of its style.
  internal func whole(of selection: WorkbenchSelection) -> GuideSample { card.whole(indexes(of: selection)) }

  /// Whether the widget fills the available width, as forms and lists do, instead of having the width of its content.
  internal var takesGivenWidth: Bool {
    if let known = last.takesGivenWidth { return known }
    let result = card.sample(choices.map { _ in nil }).widget.expanded().takesGivenWidth
    last.takesGivenWidth = result
    return result
  }

  /// Returns the states in which a sample can be held.
  internal func states(of sample: GuideSample) -> [WidgetState] {
    (givenStates ?? GuideReader.states(of: [sample], hasParts: hasParts)).filter { !$0.isOfSurroundings }
  }

  /// Returns the states of the card that are held.
  internal func heldStates(_ selection: WorkbenchSelection) -> [WidgetState] {
    if selection.states.isEmpty { return [] }
    return states(of: sample(of: selection)).filter { selection.states.contains($0.name) }
  }

  /// Returns the widget of a selection, held in its states.
  internal func held(_ selection: WorkbenchSelection) -> Children {
    Children([sample(of: selection).widget.held(in: heldStates(selection))])
  }
}

/// The sample of a card that has been made last.
@MainActor private final class LastSample {
  var sample: GuideSample?
  var choices: [String: String] = [:]
  var text: String?
  var takesGivenWidth: Bool?
}

extension WorkbenchSelection {
  /// Selects a card, with its usual choices, in the same surroundings.
  @MainActor internal mutating func show(_ card: WorkbenchCard) {
    (self.card, choices, states, text) = (card.id, [:], [], nil)
  }
}

extension Widget {
  /// The text of the widget, if it has one: that of a label or a field, or the title of a button.
  internal var ownText: String? {
    if let button = self as? Button { return button.title(for: .normal) }
    return (self as? any Textual)?.text
  }

  /// Whether the widget or a descendant scrolls, is a text input, or is a row with a spacer.
  fileprivate var takesGivenWidth: Bool {
    if self is any Scrolling || self is any TextInput { return true }
    let stack = self as? StackView
    if let stack, stack.width != nil { return false }
    return (self as? any Container)?.children.elements.contains {
      $0.takesGivenWidth || $0 is Spacer && stack?.axis == .horizontal
    } ?? false
  }

  /// Returns the widget with another text, or unchanged if it has none.
  fileprivate func withText(_ text: String) -> any Widget {
    if let button = self as? Button { return button.with(.title(text)) }
    guard var textual = self as? any Widget & Textual else { return self }
    textual.text = text
    return textual
  }
}
