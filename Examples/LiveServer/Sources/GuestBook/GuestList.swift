import Live

/// The entries, which all sessions share.
@MainActor package final class GuestList {
  package let guests: Var<[Guest]>

  package init(_ guests: [Guest] = []) { self.guests = Var(guests) }

  func add(_ draft: Draft) {
    let id = (guests.value.map(\.id).max() ?? 0) + 1
    let guest = Guest(
      id: id, name: draft.name.value, mood: draft.mood.value, stars: Int(draft.stars.value),
      isPublic: draft.isPublic.value)
    guests.set(guests.value + [guest])
  }

  func remove(_ guest: Guest) { guests.set(guests.value.filter { $0.id != guest.id }) }
}
