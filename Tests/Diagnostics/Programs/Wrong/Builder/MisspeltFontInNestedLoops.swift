import Live

private struct Club: Identifiable {
  let id: String
  let points: Int
}

private let leagues: [String: [Club]] = [:]

private let table = VStack {
  ForEach(leagues.keys.sorted(), id: \.self) { league in
    ForEach(leagues[league] ?? []) { club in
      HStack {
        Label(club.id)
        Spacer()
        Label("\(club.points)", .font(.monospacedDigit))
// ^ error: type 'Font' has no member 'monospacedDigit'
      }
    }
  }
}
