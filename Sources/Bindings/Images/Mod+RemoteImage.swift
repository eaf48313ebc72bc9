import Foundation

extension Mod where Root: Bindable & Pictured {
  /// Shows the image at an address, which the loader in the environment loads while the root is mounted.
  ///
  /// ```swift
  /// let ada = URL(string: "https://example.org/ada.png")
  /// let photo = ImageView(.image(from: ada, placeholder: Image(systemName: "person")))
  /// ```
  ///
  /// An image that the loader has cached is there from the beginning. Another description with the same address goes on
  /// loading, or keeps the image. Unmounting the root cancels the load. A failure is reported by `imageDidFail`.
  ///
  /// - Parameters:
  ///   - url: The address, or `nil` for none.
  ///   - placeholder: The image until then. None by default.
  ///   - failure: The image if there is none at the address. The placeholder by default.
  @MainActor public static func image(from url: URL?, placeholder: Image? = nil, failure: Image? = nil) -> Mod {
    let image = RemoteImage(url, placeholder: placeholder, failure: failure ?? placeholder)
    let binding: Mod = .image <-- image
    return Mod { root in
      root.image = placeholder
      binding(&root)
      root.behaviors.lists.finalizations.removeAll { $0 is ImageLoading<Root> }
      root.behaviors.lists.finalizations.append(ImageLoading<Root>(image))
    }
  }
}

extension EventNames where Root: Bindable & Pictured {
  /// Sent with the error when the image of `.image(from:)` cannot be loaded.
  public static var imageDidFail: Event<Root, any Error> { Event<Root, any Error>() }
}
