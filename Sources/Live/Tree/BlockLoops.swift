import Signals
import Widgets

/// The loops of a live tree's block, whose widgets the next run takes over for equal elements.
@MainActor internal final class BlockLoops {
  private var loops: KeptLoops?

  /// Runs the block, and returns what it lists.
  internal func keeping(_ list: () -> Children) -> Children {
    let outer = KeptLoops.begin(loops, Observed.isRead)
    defer { loops = KeptLoops.end(outer) }
    return list()
  }
}
