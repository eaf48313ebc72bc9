import Mod
import Widgets

extension Names<SearchBar> {
  static var own: Names { looks + buttons + scopes + field }

  private static var looks: Names {
    Names(
      .prompt, .searchBarStyle, .backgroundImage, .searchFieldBackgroundImage,
      .searchFieldBackgroundImage(for: .disabled), .searchFieldBackgroundPositionAdjustment,
      .searchTextPositionAdjustment, .isEnabled
    ) + Names(slot: .inputAccessoryView)
  }

  private static var buttons: Names {
    Names(.showsBookmarkButton, .showsCancelButton, .showsSearchResultsButton, .isSearchResultsButtonSelected)
  }

  private static var scopes: Names {
    Names(
      .scopeButtonTitles, .selectedScopeButtonIndex, .showsScopeBar, .scopeBarBackgroundImage,
      .scopeBarButtonBackgroundImage, .scopeBarButtonBackgroundImage(for: .disabled), .scopeBarButtonDividerImage,
      .scopeBarButtonTitleTextAttributes, .scopeBarButtonTitleTextAttributes(for: .disabled), .iconImages,
      .iconPositionAdjustments
    ) + Names(.image(for: .clear), in: ["iconImages"])
      + Names(.positionAdjustment(for: .clear), in: ["iconPositionAdjustments"])
  }

  /// A search bar's text is that of the text field in it, and so is how one types there.
  private static var field: Names {
    Names(.searchTextField)
      + Names(
        in: "searchTextField",
        .text, .placeholder, .suggestions, .keyboardType, .keyboardAppearance, .returnKeyType,
        .enablesReturnKeyAutomatically,
        .isSecureTextEntry, .textContentType, .passwordRules, .autocapitalizationType, .autocorrectionType,
        .spellCheckingType, .smartQuotesType, .smartDashesType, .smartInsertDeleteType, .inlinePredictionType,
        .mathExpressionCompletionType
      )
  }
}

extension SearchBar.Icon: Sampled {}
extension SearchBar.Style: Sampled {}
