import LiveTesting
import Testing

@testable import Pages

@MainActor
@Suite struct CardTests {
  @Test("A row shows a name and its value") func nameValue() throws {
    let tree = LiveTree(NameValue(name: "Email", value: "ada@example.com"))
    #expect(tree.find(Label.self).all.map(\.text) == ["Email", "ada@example.com"])
  }

  @Test("A photo appears when it is loaded, and has its label from the beginning") func labeledPhoto() throws {
    let photo = Var<Image?>(nil)
    let tree = LiveTree(VStack { LabeledPhoto(photo: photo.signal, name: "Ada Lovelace") })
    let view = tree.find(ImageView.self, .label("Photo of Ada Lovelace"))
    #expect(try view.image == nil)
    photo.set(Image(named: "portrait-1"))
    #expect(try view.image == Image(named: "portrait-1"))
    #expect(tree.find(.text("Ada Lovelace")).exists)
  }

  @Test("A card shows all data of a user") func detailCard() throws {
    let user = User.all[1]
    let tree = LiveTree(VStack { DetailCard(user: user) })
    for text in [user.fullname, user.street, user.city, user.email, user.phone, "85"] {
      #expect(tree.find(.text(text)).exists, "\(text)")
    }
    #expect(try tree.find(ImageView.self).image == user.photo)
  }
}
