/// A change to a value and to everything inside it, from the outside in: parts, presented screens and children.
///
/// It uses a list of unfinished values instead of recursion, because a deep tree would overflow the stack, and code
/// that reads bodies and signals cannot move to a thread with a larger stack.
@MainActor package struct TreeRewriting {
  /// Returns a changed value, and the environment of its content; no environment if the content stays unchanged.
  package typealias Rewrite = (any Bindable, EnvironmentValues) -> (value: any Bindable, inner: EnvironmentValues?)

  private let change: Rewrite
  private var begun: [Begun] = []

  /// Returns a value that has been changed together with everything inside it.
  ///
  /// Reads the bodies of components up to `DepthError.limit` levels deep, so that a component that contains itself
  /// ends.
  ///
  /// - Complexity: O(*n*) in the number of values inside.
  package static func rewrite<Value: Bindable>(
    _ value: Value, in environment: EnvironmentValues, _ change: @escaping Rewrite
  ) -> Value {
    var rewriting = TreeRewriting(change: change)
    rewriting.begin(value, in: environment, bodies: 0)
    return rewriting.finish() as? Value ?? value
  }

  private init(change: @escaping Rewrite) { self.change = change }

  private mutating func begin(_ value: any Bindable, in environment: EnvironmentValues, bodies: Int) {
    let (value, inner) = change(value, environment)
    begun.append(Begun(value, handing: inner, bodies: bodies))
  }

  private mutating func finish() -> any Bindable {
    while true {
      let last = begun.count - 1
      if let next = begun[last].waiting.popLast() {
        begin(next, in: begun[last].environment, bodies: begun[last].bodies)
      } else {
        let value = begun.removeLast().finished
        if begun.isEmpty { return value }
        begun[last - 1].done.append(value)
      }
    }
  }
}

extension TreeRewriting {
  /// A value whose content is still being changed.
  @MainActor private struct Begun {
    let environment: EnvironmentValues

    /// The number of surrounding components with bodies that have been read.
    let bodies: Int

    /// The values inside that have yet to be changed, the last one first.
    var waiting: [any Bindable] = []

    /// Those that have been changed: the parts, the presented screen, and the children.
    var done: [any Bindable] = []

    private let value: any Bindable
    private var partCount = 0
    private var isPresenting = false

    init(_ value: any Bindable, handing environment: EnvironmentValues?, bodies: Int) {
      self.value = value
      self.environment = environment ?? EnvironmentValues()
      guard let environment else {
        self.bodies = bodies
        return
      }
      var inside = value.parts
      partCount = inside.count
      if let presented = value.presentedWidget {
        isPresenting = true
        inside.append(presented)
      }
      let component = (value as? Composed).flatMap { $0.children.isEmpty && bodies < DepthError.limit ? $0 : nil }
      let isPreviewed = value.isPreviewed
      self.bodies = bodies + (component == nil && !isPreviewed ? 0 : 1)
      let content = isPreviewed && bodies >= DepthError.limit ? [] : value.content
      for child in component?.body(in: environment) ?? content ?? [] { inside.append(child) }
      waiting = inside.reversed()
    }

    /// The value with the changed ones inside it.
    var finished: any Bindable {
      if done.isEmpty { return value }
      var (value, next) = (value, done.makeIterator())
      if partCount > 0 { value.visitParts(PartVisitor { part in part = next.next() ?? part }) }
      if isPresenting { value.presentedWidget = next.next() as? any Widget }
      let children = done.dropFirst(partCount + (isPresenting ? 1 : 0))
      if !children.isEmpty { value.hold(content: Children(children.compactMap { $0 as? any Widget })) }
      return value
    }
  }
}
