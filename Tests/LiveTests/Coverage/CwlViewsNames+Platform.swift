extension CwlViewsNames {
  static let platform = """
    ExtendedView sizeDidChange ! needs a layout on a display
    Layer actions ! needs a display
    Layer style ! needs a display
    Layer addAnimation ! needs a display
    Layer needsDisplay ! needs a display
    Layer needsDisplayInRect ! needs a display
    Layer removeAllAnimations ! needs a display
    Layer removeAnimationForKey ! needs a display
    Layer scrollRectToVisible ! needs a display
    Layer display ! needs a display
    Layer draw ! needs a display
    Layer layoutSublayers ! needs a display
    Layer willDraw ! needs a display
    WebView allowsAirPlayForMediaPlayback ! needs a browser engine
    WebView allowsInlineMediaPlayback ! needs a browser engine
    WebView allowsPictureInPictureForMediaPlayback ! needs a browser engine
    WebView applicationNameForUserAgent ! needs a browser engine
    WebView ignoresViewportScaleLimits ! needs a browser engine
    WebView javaScriptCanOpenWindowsAutomatically ! needs a browser engine
    WebView javaScriptEnabled ! needs a browser engine
    WebView mediaTypesRequiringUserActionForPlayback ! needs a browser engine
    WebView minimumFontSize ! needs a browser engine
    WebView processPool ! needs a browser engine
    WebView suppressesIncrementalRendering ! needs a browser engine
    WebView urlSchemeHandlers ! needs a browser engine
    WebView userContentController ! needs a browser engine
    WebView allowsPictureInPictureMediaPlayback ! needs a browser engine
    WebView scrollView ! needs a browser engine
    WebView dataDetectorTypes ! needs a browser engine
    WebView selectionGranularity ! needs a browser engine
    WebView allowsBackForwardNavigationGestures ! needs a browser engine
    WebView allowsLinkPreview ! needs a browser engine
    WebView customUserAgent ! needs a browser engine
    WebView evaluateJavaScript ! needs a browser engine
    WebView goBack ! needs a browser engine
    WebView goForward ! needs a browser engine
    WebView goTo ! needs a browser engine
    WebView load ! needs a browser engine
    WebView loadData ! needs a browser engine
    WebView loadFile ! needs a browser engine
    WebView loadHTMLString ! needs a browser engine
    WebView reload ! needs a browser engine
    WebView reloadFromOrigin ! needs a browser engine
    WebView stopLoading ! needs a browser engine
    WebView createWebView ! needs a browser engine
    WebView didClose ! needs a browser engine
    WebView didCommit ! needs a browser engine
    WebView didStartProvisionalNavigation ! needs a browser engine
    WebView didReceiveServerRedirectForProvisionalNavigation ! needs a browser engine
    WebView didFail ! needs a browser engine
    WebView didFailProvisionalNavigation ! needs a browser engine
    WebView didFinish ! needs a browser engine
    WebView contentProcessDidTerminate ! needs a browser engine
    WebView decideActionPolicy ! needs a browser engine
    WebView decideResponsePolicy ! needs a browser engine
    WebView didReceiveAuthenticationChallenge ! needs a browser engine
    WebView runJavaScriptAlertPanel ! needs a browser engine
    WebView runJavaScriptConfirmPanel ! needs a browser engine
    WebView runJavaScriptTextInputPanel ! needs a browser engine
    WebView commitPreviewingViewController ! needs a browser engine
    WebView previewingViewController ! needs a browser engine
    WebView shouldPreviewElement ! needs a browser engine
    Application isIdleTimerDisabled ! needs the system around an app
    Application isNetworkActivityIndicatorVisible ! needs the system around an app
    Application shortcutItems ! needs a home screen, whose menu would hand them to the app
    Application supportShakeToEdit ! needs the system around an app
    Application ignoreInteractionEvents ! needs the system around an app
    Application registerForRemoteNotifications ! needs the system around an app
    Application continueUserActivity ! needs the system around an app
    Application didFailToContinueUserActivity ! needs the system around an app
    Application didReceiveMemoryWarning ! needs the system around an app
    Application didReceiveRemoteNotification ! needs the system around an app
    Application didRegisterRemoteNotifications ! needs the system around an app
    Application didUpdate ! needs the system around an app
    Application handleEventsForBackgroundURLSession ! needs the system around an app
    Application handleWatchKitExtensionRequest ! needs the system around an app
    Application performAction ! needs the system around an app
    Application performFetch ! needs the system around an app
    Application protectedDataDidBecomeAvailable ! needs the system around an app
    Application protectedDataWillBecomeUnavailable ! needs the system around an app
    Application shouldAllowExtensionPointIdentifier ! needs the system around an app
    Application shouldRequestHealthAuthorization ! needs the system around an app
    Application significantTimeChange ! needs the system around an app
    Application viewControllerWithRestorationPath ! needs the system around an app
    Application willContinueUserActivity ! needs the system around an app
    Application willFinishLaunching ! needs the system around an app
    ExtendedViewController didReceiveMemoryWarning ! needs memory and views of the system
    ExtendedViewController loadView ! needs memory and views of the system
    GestureRecognizer shouldReceivePress ! needs touches of the system
    GestureRecognizer shouldReceiveTouch ! needs touches of the system
    NavigationBar position ! needs a display
    NavigationController animationController ! needs transitions on a display
    NavigationController interactionController ! needs transitions on a display
    NavigationController preferredInterfaceOrientation ! needs a device that can be turned
    NavigationController supportedInterfaceOrientations ! needs a device that can be turned
    PageViewController interfaceOrientationForPresentation ! needs a device that can be turned
    PageViewController supportedInterfaceOrientations ! needs a device that can be turned
    ScrollView panGestureRecognizerStyles ! needs gestures and indicators of the system
    ScrollView pinchGestureRecognizerStyles ! needs gestures and indicators of the system
    ScrollView flashScrollIndicators ! needs gestures and indicators of the system
    SearchBar position ! needs a display
    SplitViewController backgroundView ! needs an orientation
    SplitViewController preferredInterfaceOrientation ! needs a device that can be turned
    SplitViewController supportedInterfaceOrientations ! needs a device that can be turned
    SplitViewController targetDisplayModeForAction ! needs an orientation
    TabBarController customizableItems ! needs transitions and an orientation
    TabBarController animationControllerForTransition ! needs transitions and an orientation
    TabBarController didEndCustomizing ! needs transitions and an orientation
    TabBarController interactionControllerForAnimation ! needs transitions and an orientation
    TabBarController preferredInterfaceOrientationForPresentation ! needs a device that can be turned
    TabBarController supportedInterfaceOrientations ! needs a device that can be turned
    TabBarController willBeginCustomizing ! needs transitions and an orientation
    TabBarController willEndCustomizing ! needs transitions and an orientation
    TabBar customizingItems ! needs a sheet of the system
    TabBar didBeginCustomizing ! needs a sheet of the system
    TabBar didEndCustomizing ! needs a sheet of the system
    TabBar willBeginCustomizing ! needs a sheet of the system
    TabBar willEndCustomizing ! needs a sheet of the system
    TableViewCell focusStyle ! needs the focus engine
    TableView remembersLastFocusedIndexPath ! needs the focus engine and menus of the system
    TableView separatorEffect ! needs the focus engine and menus of the system
    TableView canFocusRow ! needs the focus engine and menus of the system
    TableView canPerformAction ! needs the focus engine and menus of the system
    TableView didUpdateFocus ! needs the focus engine and menus of the system
    TableView indexPathForPreferredFocusedView ! needs the focus engine and menus of the system
    TableView shouldShowMenuForRow ! needs the focus engine and menus of the system
    TableView shouldUpdateFocus ! needs the focus engine and menus of the system
    TextView shouldInteractWithAttachment ! needs attachments of the system
    Toolbar position ! needs a display
    ViewController restorationClass ! needs transitions of the system
    ViewController transitioningDelegate ! needs transitions of the system
    ViewController childrenLayout ! needs transitions of the system
    View motionEffects ! needs motion of a device
    Window screen ! needs a screen
    """
}
