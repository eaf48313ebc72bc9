import Foundation
import Bindings
import Widgets

extension Node {
  /// Brings the app to the foreground, and makes it active.
  ///
  /// The first time, it sends `didFinishLaunching`. An app in the background sends `willEnterForeground`. Then it is
  /// active, and sends `didBecomeActive`. Nothing happens if it is active already.
  ///
  /// - Throws: ``ActionError`` if the node is no `Application`, nor a component with one as its body.
  public func activate() throws {
    let app = try application("activate")
    if app.value.applicationState == .active { return }
    launch(app)
    if app.value.applicationState == .background {
      app.send(.willEnterForeground)
      app.input { $0.applicationState = .inactive }
    }
    app.input { $0.applicationState = .active }
    app.send(.didBecomeActive)
  }

  /// Interrupts the use of the app, as a call does: it sends `willResignActive`, and is inactive, if it was active.
  ///
  /// - Throws: ``ActionError`` if the node is no `Application`, nor a component with one as its body.
  public func deactivate() throws {
    let app = try application("deactivate")
    guard app.value.applicationState == .active else { return }
    app.send(.willResignActive)
    app.input { $0.applicationState = .inactive }
  }

  /// Moves the app to the background.
  ///
  /// An active app sends `willResignActive` first. Then it is in the background, and sends `didEnterBackground`.
  ///
  /// - Throws: ``ActionError`` if the node is no `Application`, nor a component with one as its body.
  public func enterBackground() throws {
    let app = try application("move to the background")
    if app.value.applicationState == .background { return }
    launch(app)
    try deactivate()
    app.input { $0.applicationState = .background }
    app.send(.didEnterBackground)
  }

  /// The node of the `Application` that the node is, or that is the body of its component.
  package var application: Node? {
    var node: Node? = self
    while let outer = node, outer.isComponent { node = outer.childNodes.first }
    return node?.treeRole == .application ? node : nil
  }

  /// Asks the app to open an address.
  ///
  /// - Throws: ``ActionError`` if the node is no `Application`, nor a component with one as its body, or if nothing
  ///   handles `open`.
  public func open(_ url: URL) throws {
    let action = try UserAction(ofSystem: "open an address by", on: self)
    let app = try application(of: action)
    launch(app)
    if !app.send(.open, url) { throw action.unanswered }
    Observed.flush()
    endPresentationsFromHiddenScreens()
  }

  /// Asks the app to open an address, and throws the error of its handler, too.
  package func openOrThrow(_ url: URL) throws {
    let count = tree.errors.count
    try open(url)
    // Each error changes the number of errors that are kept, so that another number means that opening failed.
    if tree.errors.count != count, let error = tree.errors.last { throw error }
  }

  /// Ends the app: it moves to the background, and sends `willTerminate`.
  ///
  /// The tree stays mounted. ``activate()`` launches the app again.
  ///
  /// - Throws: ``ActionError`` if the node is no `Application`, nor a component with one as its body.
  public func terminate() throws {
    let app = try application("terminate")
    guard tree.screens.hasLaunched else { return }
    try enterBackground()
    app.send(.willTerminate)
    tree.screens.hasLaunched = false
    app.input { $0.applicationState = .inactive }
  }

  private func launch(_ app: Mounted<Application>) {
    if tree.screens.hasLaunched { return }
    tree.screens.hasLaunched = true
    app.send(.didFinishLaunching)
  }

  private func application(_ name: String) throws(ActionError) -> Mounted<Application> {
    try application(of: UserAction(ofSystem: name, on: self))
  }

  /// Returns the app that the node is, or that is the body of its component.
  private func application(of action: UserAction) throws(ActionError) -> Mounted<Application> {
    guard let app = application?.mounted as? Mounted<Application> else { throw action.wrongKind }
    return app
  }
}
