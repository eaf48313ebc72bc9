import Live
import Preview

/// The user actions of a test, with a text preview after each.
///
/// ```
/// 1. tap StackView/Button
///    ┌────────┐
///    │  Save  │
///    └────────┘
/// ```
public struct Script: Equatable, Sendable, CustomStringConvertible {
  /// A user action.
  public struct Step: Equatable, Sendable {
    /// The action and the path of its node: `tap StackView/Button`.
    public let action: String

    /// The tree after the action, as text.
    public internal(set) var preview: String
  }

  /// The actions, in order.
  public internal(set) var steps: [Step] = []

  /// The actions and previews, numbered from 1.
  public var description: String {
    steps.enumerated().map { index, step in
      let preview = step.preview.split(separator: "\n", omittingEmptySubsequences: false).map { "   \($0)" }
      return (["\(index + 1). \(step.action)"] + preview).joined(separator: "\n")
    }.joined(separator: "\n")
  }
}

/// The error of a test, with the user actions before it. See `LiveTree.script(_:)`.
public struct ScriptError: Error, CustomStringConvertible {
  /// The error that was thrown.
  public let error: any Error

  /// The user actions before it.
  public let script: Script

  /// The error, and the user actions before it.
  public var description: String { "\(error)\n\nafter:\n\(script)" }
}

extension LiveTree {
  /// Calls a closure, and records the user actions in it, which an error shows with a text preview after each.
  ///
  /// ```swift
  /// let tree = LiveTree(LoginScreen())
  /// try tree.script {
  ///   try tree.find(.textField("Name")).type("Ada")
  ///   try tree.find(.button("Save")).tap()
  /// }
  /// ```
  ///
  /// - Returns: The script, for tests that compare it.
  /// - Throws: ``ScriptError`` if the closure throws.
  @discardableResult public func script(_ actions: () throws -> Void) throws(ScriptError) -> Script {
    var script = Script()
    func recordPreview() {
      if !script.steps.isEmpty { script.steps[script.steps.count - 1].preview = Preview.text(widget) }
    }
    let lifetime = root.tree.onAction { name, node in
      recordPreview()
      script.steps.append(Script.Step(action: "\(name) \(node.path)", preview: ""))
    }
    defer { lifetime.cancel() }
    do {
      try actions()
    } catch {
      recordPreview()
      throw ScriptError(error: error, script: script)
    }
    recordPreview()
    return script
  }
}
