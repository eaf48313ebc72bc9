import Mod
import Testing
import Widgets

struct SearchBarTests {
  @Test("Text and placeholder of a search bar are those of its field")
  func text() {
    let bar = SearchBar(.text("swift"), .placeholder("Episodes"))
    #expect(bar.searchTextField.text == "swift")
    #expect(bar.searchTextField.placeholder == "Episodes")
    #expect(SearchBar(.searchTextField.text -- "swift").text == "swift")
  }

  @Test("A search bar has the text input traits of its field, with a search key")
  func traits() {
    #expect(SearchBar().returnKeyType == .search)
    #expect(SearchBar().enablesReturnKeyAutomatically)
    #expect(SearchBar(.keyboardType(.webSearch)).searchTextField.keyboardType == .webSearch)
  }

  @Test("The background of a search bar's field differs by state")
  func searchFieldBackgroundImage() {
    let (plain, grey) = (Image(named: "plain"), Image(named: "grey"))
    var bar = SearchBar(.searchFieldBackgroundImage(plain))
    bar.setSearchFieldBackgroundImage(grey, for: .disabled)
    #expect(bar.searchFieldBackgroundImage(for: .disabled) == grey)
    #expect(bar.searchFieldBackgroundImage(for: .focused) == plain)
    #expect(bar == SearchBar(.searchFieldBackgroundImage(plain), .searchFieldBackgroundImage(for: .disabled) -- grey))
  }

  @Test("The placeholder of a search bar is that of its field")
  func placeholder() {
    #expect(SearchBar(.searchTextField.placeholder -- "Search").placeholder == "Search")
  }
}
