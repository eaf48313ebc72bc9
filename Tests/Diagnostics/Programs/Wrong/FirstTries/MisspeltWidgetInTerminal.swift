import Styles
import Terminal

@MainActor private func run() async throws {
  try await Terminal.run { VStack { Labl("Ada") } }
//                                  ^ error: cannot find 'Labl' in scope
}
