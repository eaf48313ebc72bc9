import Bindings
import Styles

@MainActor @Observable private final class Library {
  var opened = Date()
}

private func load(_ url: URL) async throws -> Data {
  let (data, _) = try await URLSession.shared.data(for: URLRequest(url: url) |> .uncached)
  return data
}
