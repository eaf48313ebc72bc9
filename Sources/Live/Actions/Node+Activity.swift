import Foundation
import Bindings
import Widgets

extension Node {
  /// Brings the app to the front, and puts it to use.
  ///
  /// An app in the background sends `willEnterForeground` first. Then it is active, and sends `didBecomeActive`.
  /// Nothing happens if it is active already.
  ///
  /// - Throws: ``ActionError`` if the node is not an `Application`.
  public func activate() throws {
    let app = try application("activate")
    if app.value.applicationState == .active { return }
    if app.value.applicationState == .background {
      app.send(.willEnterForeground)
      app.input { $0.applicationState = .inactive }
    }
    app.input { $0.applicationState = .active }
    app.send(.didBecomeActive)
  }

  /// Interrupts the use of the app, as a call does: it sends `willResignActive`, and is inactive, if it was active.
  ///
  /// - Throws: ``ActionError`` if the node is not an `Application`.
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
  /// - Throws: ``ActionError`` if the node is not an `Application`.
  public func enterBackground() throws {
    let app = try application("move to the background")
    if app.value.applicationState == .background { return }
    try deactivate()
    app.input { $0.applicationState = .background }
    app.send(.didEnterBackground)
  }

  /// Asks the app to open an address.
  ///
  /// - Throws: ``ActionError`` if the node is not an `Application`, or if nothing handles `open`.
  public func open(_ url: URL) throws {
    let action = try UserAction(ofSystem: "open an address by", on: self)
    guard let app = mounted as? Mounted<Application> else { throw action.wrongKind }
    if !app.send(.open, url) { throw action.unanswered }
  }

  private func application(_ name: String) throws(ActionError) -> Mounted<Application> {
    let action = try UserAction(ofSystem: name, on: self)
    guard let app = mounted as? Mounted<Application> else { throw action.wrongKind }
    return app
  }
}
