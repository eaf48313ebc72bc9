import LiveTesting
import Styles

@MainActor private func tree() -> LiveTree<Void> {
  LiveTree { VStack { Labl("Ada") } }
//                    ^ error: cannot find 'Labl' in scope
}
