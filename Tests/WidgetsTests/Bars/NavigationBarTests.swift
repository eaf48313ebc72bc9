import Mod
import Testing
import Widgets

struct NavigationBarTests {
  @Test("The last item is on top, and the back button leads to the one below")
  func topItem() {
    let bar = NavigationBar(.items([NavigationItem("Podcasts"), NavigationItem("Episodes")]))
    #expect(bar.topItem?.title == "Episodes")
    #expect(bar.backItem?.title == "Podcasts")
  }

  @Test("A bar with one item has no back item, and one without items has no top item")
  func fewItems() {
    #expect(NavigationBar(.items([NavigationItem("Podcasts")])).backItem == nil)
    #expect(NavigationBar().topItem == nil)
  }

  @Test("A bar has a back button as a part if there is an item below the top one")
  func backButton() {
    let items = [NavigationItem("Podcasts"), NavigationItem("Episodes"), NavigationItem("Player")]
    for count in 0...3 {
      let parts = NavigationBar(.items(Array(items.prefix(count)))).parts
      #expect(parts.count(where: { $0 is BackButton }) == (count > 1 ? 1 : 0))
    }
  }
}
