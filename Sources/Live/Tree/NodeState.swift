import Bindings
import Widgets

/// The facts about a node that never change.
internal struct NodeFacts {
  internal let identity: NodeIdentity

  /// The facts about the type of the value.
  internal let kind: NodeKind

  /// The number of ancestors.
  internal let depth: Int

  internal let id: Int
}

/// The child nodes of a node, and the descriptions that they come from.
@MainActor internal struct NodeBranches {
  /// The child nodes that exist. See ``Node/childNodes``.
  internal var mounted: [Node] = []

  /// The children whose nodes do not exist yet, or `nil` if there are none.
  internal var sleeping: SleepingNodes?

  /// The descriptions of ``Node/childNodes``.
  internal var described = Children()

  /// The children of the value that have been refused because the tree would be too deep.
  internal var refused = Children()
}

/// The results of reading a node, until it changes.
package struct NodeCaches {
  /// The snapshot, if the node has been read and nothing in it has changed since.
  internal var snapshot: KeptSnapshot?

  /// The perceivable properties of the value, if they have been read since it last changed.
  package internal(set) var perception: Perception?

  internal var naming = NodeNaming()
}

/// The subscriptions of a node.
@MainActor internal struct NodeConnections {
  internal var bindings = Connections()

  /// The behaviors that start after the children have been mounted.
  internal var finalizations = Connections()

  internal var areEmpty: Bool { bindings.isEmpty && finalizations.isEmpty }
}

/// The values that a node has from the containers around it.
@MainActor internal struct NodeInheritance {
  internal var environment: NodeEnvironment

  /// The environment of the appearance that has been reported last.
  internal var reported: NodeEnvironment?

  /// The themes whose changes the node follows, because it has read one.
  internal var followedThemes: ThemeScope?

  /// The stylings at the last description of the node.
  internal var stylings: Stylings

  /// A Boolean value that indicates whether nodes inside have yet to receive the changed environment.
  internal var areToHandDown = false

  internal init(_ environment: NodeEnvironment) {
    self.environment = environment
    stylings = environment.stylings
  }
}

/// Whether a node is mounted or updating, and the changes that wait for the end of the update.
internal struct NodeStatus {
  internal var isMounted = true

  /// A Boolean value that indicates whether the node's descendants are being updated, for which other changes wait.
  internal var isUpdating = true

  /// A Boolean value that indicates whether the value has changed while the node was being updated.
  internal var isOutOfDate = false

  /// A change of the value that has not been reported to renderers yet.
  internal var pendingUpdate: PendingUpdate?

  /// The last description that came while the node was being updated.
  internal var pending: PendingDescription?
}

/// A description that waits until its node is no longer being updated.
internal final class PendingDescription {
  internal let value: any Bindable

  internal init(_ value: any Bindable) { self.value = value }
}
