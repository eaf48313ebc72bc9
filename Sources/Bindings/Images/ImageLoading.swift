/// The behavior that `.image(from:)` adds beside a binding: the load, which lasts as long as the root is mounted.
internal final class ImageLoading<Root: Bindable & Pictured>: Connectable {
  private let image: RemoteImage

  internal init(_ image: RemoteImage) {
    self.image = image
  }

  internal var name: String { "image(from:)" }

  internal func isEqual(to other: any Behavior) -> Bool {
    guard let other = other as? ImageLoading else { return false }
    return image.isSame(as: other.image)
  }

  internal func connect(toAny mounted: AnyMounted) -> Lifetime? {
    let loader = (mounted.observer?.environmentInside ?? EnvironmentValues()).imageLoader
    return image.load(by: loader) { [weak mounted] error in
      mounted?.view(as: Root.self)?.send(.imageDidFail, error)
    }
  }
}
