import Bindings
import Foundation
import Mod
import Widgets

extension MatrixTable {
  static let input = [typing, searching, searchButtons, scopes, editing, fieldDelegates, textDelegates]

  private static let typing = MatrixTable(
    TextField(.text("a")),
    of: "TextInput",
    operations: [
      { try $0.type("b c\"d--") }, { try $0.clear() }, { try $0.press(.return) }, { try $0.type("a") },
      { try $0.paste("b") },
    ]
  ) {
    Trial(.keyboardType, .emailAddress, .html, but: .page)
    Trial(.keyboardAppearance, .dark)
    Trial(.returnKeyType, .search, .html, but: .page)
    Trial(.enablesReturnKeyAutomatically, true, .operation)
    Trial(.isSecureTextEntry, true, .previews)
    Trial(.textContentType, .emailAddress, .html, but: .page)
    Trial(.passwordRules, PasswordRules(descriptor: "minlength: 20;"), .html, but: .page)
    Trial(.autocapitalizationType, .allCharacters, .html, but: .page)
    Trial(.autocorrectionType, .no, .html, but: .page)
    Trial(.spellCheckingType, .no, .html, but: .page)
    Trial(.smartQuotesType, .yes, .operation)
    Trial(.smartDashesType, .yes, .operation)
    Trial(.smartInsertDeleteType, .yes, .operation)
    Trial(.inlinePredictionType, .no, .html, but: .page)
    Trial(.mathExpressionCompletionType, .no)
  }

  private static let searching = MatrixTable(SearchBar(.text("A")), operations: [{ try $0.type("x") }]) {
    Trial(.searchTextField, TextField(.text("B")), .previews, .operation)
    Trial(.suggestions, ["AB"], .html, but: .page)
    Trial(.prompt, "P", .previews)
    Trial(.searchBarStyle, .minimal, .previews, given: .barTintColor(.systemRed))
    Trial(.backgroundImage, Sample.star, .previews)
    Trial(.searchFieldBackgroundImage, Sample.star, .html, .svg, but: .pictures)
    Trial(.searchFieldBackgroundPositionAdjustment, Offset(horizontal: 4, vertical: 3), .html, .svg, but: .cells)
    Trial(.searchTextPositionAdjustment, Offset(horizontal: 4, vertical: 3), .html, .svg, but: .cells)
    Trial(.inputAccessoryView, Label("I"), .html, but: .page)
    Trial(.iconImages, [.search: Sample.star], .previews)
    Trial(.image(for: .search), Sample.star, .previews)
    Trial(.iconPositionAdjustments, [.search: Offset(horizontal: 4, vertical: 3)], .html, .svg, but: .cells)
    Trial(.positionAdjustment(for: .search), Offset(horizontal: 4, vertical: 3), .html, .svg, but: .cells)
  }

  private static let searchButtons = MatrixTable(
    SearchBar(),
    operations: [{ try $0.tap(.bookmark) }, { try $0.tap(.cancel) }, { try $0.tap(.resultsList) }]
  ) {
    Trial(.showsBookmarkButton, true, .previews, .operation)
    Trial(.showsCancelButton, true, .previews, .operation)
    Trial(.showsSearchResultsButton, true, .previews, .operation)
    Trial(.isSearchResultsButtonSelected, true, .previews, given: .showsSearchResultsButton(true))
  }

  private static let scopes = MatrixTable(
    SearchBar(.scopeButtonTitles(["A", "B"]), .showsScopeBar(true)), operations: [{ try $0.select(scope: 1) }]
  ) {
    Trial(.scopeButtonTitles, ["C"], .previews, .operation)
    Trial(.selectedScopeButtonIndex, 1, .previews, .operation)
    Trial(.showsScopeBar, false, .previews, .operation)
    Trial(.scopeBarBackgroundImage, Sample.star, .html, .svg, but: .pictures)
    Trial(.scopeBarButtonBackgroundImage, Sample.star, .html, .svg, but: .pictures)
    Trial(
      .scopeBarButtonDividerImage, Sample.star, .previews,
      given: .scopeButtonTitles(["A", "B", "C"]) + .selectedScopeButtonIndex(2))
    Trial(.scopeBarButtonTitleTextAttributes, TextAttributes(.foregroundColor(.systemRed)), .previews)
  }

  private static let editing = MatrixTable(
    TextField(.text("a")),
    of: "TextInput", operations: [{ try $0.focus() }, { try $0.type("x") }, { try $0.unfocus() }]
  ) {
    Trial(.shouldBeginEditing, { _ in false }, .operation)
    Trial(.shouldEndEditing, { _ in false }, .operation)
    Trial(.shouldChangeText, { _, _, _ in false }, .operation)
  }

  private static let fieldDelegates = MatrixTable(
    TextField(
      .text("a"), .clearButtonMode(.always), .action(.primaryActionTriggered) --> { _ in Sent.note("primary") }),
    operations: [{ try $0.type("x") }, { try $0.clear() }, { try $0.submit() }]
  ) {
    Trial(.shouldChangeCharacters, { _, _, _ in false }, .operation)
    Trial(.shouldClear, { _ in false }, .operation)
    Trial(.shouldReturn, { _ in false }, .operation)
  }

  private static let textDelegates = MatrixTable(
    TextView(.isEditable(false), .attributedText(AttributedString("A", attributes: .init().link(Sample.link)))),
    operations: [{ try $0.tap(link: Sample.link) }]
  ) {
    Trial(.shouldInteractWithURL, { _, _ in false }, .operation)
    Trial(.isSelectable, false, .operation)
  }
}
