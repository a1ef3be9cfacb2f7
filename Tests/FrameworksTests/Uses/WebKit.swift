// swift-format-ignore-file
// Written by scripts/frameworks; not to be edited.
import Foundation
import WebKit

/// Compiles: one small use of each name of WebKit that apps use. Never called.
@available(*, deprecated)
func useWebKit() {
  do { typealias Use = WKWebView }
  do { _ = { (value: WKWebView) in _ = value.navigationDelegate } }
  do { typealias Use = WKNavigationDelegate }
  do { _ = WKWebView.load(_:) }
  do { _ = { (value: any WKNavigationDelegate) in _ = value.webView(_:didFinish:) } }
  do { typealias Use = WKNavigation }
  do { _ = WKNavigationActionPolicy.allow }
  do { typealias Use = WKNavigationAction }
  do { typealias Use = WKNavigationActionPolicy }
  do { typealias Use = WKWebViewConfiguration }
  do { _ = { (value: any WKNavigationDelegate, view: WKWebView, action: WKNavigationAction) in value.webView(view, decidePolicyFor: action) { _ in } } }
  do { _ = { (value: WKNavigationAction) in _ = value.request } }
  do { typealias Use = WKUIDelegate }
  do { _ = { (value: WKWebView) in _ = value.uiDelegate } }
  do { _ = { () -> WKWebViewConfiguration in WKWebViewConfiguration() } }
  do { _ = WKNavigationActionPolicy.cancel }
  do { _ = WKWebView.init(frame:configuration:) }
  do { _ = { (value: WKWebView) in _ = value.scrollView } }
  do { _ = WKWebView.evaluateJavaScript(_:completionHandler:) }
  do { _ = { (value: any WKNavigationDelegate) in _ = value.webView(_:didFail:withError:) } }
  do { _ = { (value: WKNavigationAction) in _ = value.navigationType } }
  do { _ = { (value: WKWebViewConfiguration) in _ = value.userContentController } }
  do { _ = WKNavigationType.linkActivated }
  do { _ = { (value: any WKUIDelegate) in _ = value.webView(_:createWebViewWith:for:windowFeatures:) } }
  do { _ = { (value: any WKNavigationDelegate) in _ = value.webView(_:didFailProvisionalNavigation:withError:) } }
  do { typealias Use = WKWebView }
  do { typealias Use = WKWebView }
  do { typealias Use = WKWebView }
  do { typealias Use = WKWebView }
  do { _ = WKWebView.loadFileURL(_:allowingReadAccessTo:) }
  do { _ = WKWebView.loadHTMLString(_:baseURL:) }
  do { typealias Use = WKWindowFeatures }
  do { _ = WKUserContentController.addUserScript(_:) }
  do { _ = { (value: WKWebView) in _ = value.estimatedProgress } }
  do { _ = WKWebView.goBack }
  do { _ = { () -> WKWebView in WKWebView() } }
  do { _ = { (value: WKWebView) in _ = value.url } }
  do { typealias Use = WKUserScript }
  do { _ = { (value: any WKNavigationDelegate) in _ = value.webView(_:didStartProvisionalNavigation:) } }
  do { _ = { (value: WKNavigationAction) in _ = value.targetFrame } }
  do { _ = WKUserScript.init(source:injectionTime:forMainFrameOnly:) }
  do { _ = { (value: WKWebView) in _ = value.observe(\.estimatedProgress) { _, _ in } } }
  do { _ = { (value: WKWebView) in _ = value.canGoBack } }
  do { _ = WKWebView.reload }
  do { _ = WKWebView.stopLoading }
  do { typealias Use = WKUserContentController }
  do { typealias Use = WKWebsiteDataStore }
  do { _ = { (value: WKWebView) in _ = value.allowsBackForwardNavigationGestures } }
  do { _ = { (value: WKWebView) in _ = value.canGoForward } }
  do { _ = WKWebView.goForward }
  do { _ = WKWebsiteDataStore.default }
  do { _ = WKUserScriptInjectionTime.atDocumentEnd }
  do { _ = WKUserScriptInjectionTime.atDocumentStart }
  do { _ = { (value: any WKNavigationDelegate) in _ = value.webView(_:didCommit:) } }
  do { _ = { (value: WKNavigationResponse) in _ = value.response } }
  do { _ = { () -> WKUserContentController in WKUserContentController() } }
  do { _ = WKWebView.evaluateJavaScript(_:) }
  do { _ = { (value: WKWebView) in _ = value.isLoading } }
  do { typealias Use = WKNavigationResponse }
  do { typealias Use = WKNavigationResponsePolicy }
  do { typealias Use = WKScriptMessage }
  do { _ = { (value: any WKScriptMessageHandler) in _ = value.userContentController(_:didReceive:) } }
  do { _ = { (value: WKScriptMessage) in _ = value.body } }
  do { _ = { (value: WKScriptMessage) in _ = value.name } }
  do { _ = { (value: WKWebView) in _ = value.configuration } }
  do { _ = { (value: WKWebViewConfiguration) in _ = value.allowsInlineMediaPlayback } }
  do { _ = { (value: WKWebViewConfiguration) in _ = value.preferences } }
  do { _ = { (value: WKWebViewConfiguration) in _ = value.websiteDataStore } }
  do { _ = WKWebsiteDataStore.allWebsiteDataTypes }
  do { _ = WKWebsiteDataStore.removeData(ofTypes:for:completionHandler:) }
  do { typealias Use = WKScriptMessageHandler }
  do { _ = { (value: any WKUIDelegate) in _ = value.webView(_:runJavaScriptAlertPanelWithMessage:initiatedByFrame:completionHandler:) } }
  do { _ = { (value: any WKUIDelegate) in _ = value.webViewDidClose(_:) } }
  do { _ = { (value: WKFrameInfo) in _ = value.isMainFrame } }
  do { _ = WKUserContentController.add(_:name:) }
  do { _ = { (value: WKWebView) in _ = value.allowsLinkPreview } }
  do { _ = { (value: WKWebViewConfiguration) in _ = value.mediaTypesRequiringUserActionForPlayback } }
  do { _ = WKWebsiteDataStore.fetchDataRecords(ofTypes:completionHandler:) }
  do { typealias Use = WKContentRuleList }
  do { typealias Use = WKContentRuleListStore }
  do { typealias Use = WKFrameInfo }
  do { typealias Use = WKWebView }
  do { _ = WKWebsiteDataTypeLocalStorage }
  do { _ = { (value: any WKNavigationDelegate) in _ = value.webView(_:didReceiveServerRedirectForProvisionalNavigation:) } }
  do { _ = { (value: any WKUIDelegate) in _ = value.webView(_:runJavaScriptConfirmPanelWithMessage:initiatedByFrame:completionHandler:) } }
  do { _ = { (value: any WKUIDelegate) in _ = value.webView(_:runJavaScriptTextInputPanelWithPrompt:defaultText:initiatedByFrame:completionHandler:) } }
  do { _ = { (value: any WKURLSchemeHandler) in _ = value.webView(_:start:) } }
  do { _ = { (value: any WKURLSchemeHandler) in _ = value.webView(_:stop:) } }
  do { _ = { (value: any WKNavigationDelegate) in _ = value.webViewWebContentProcessDidTerminate(_:) } }
  do { _ = { (value: WKBackForwardList) in _ = value.backList } }
  do { _ = WKContentRuleListStore.default }
  do { _ = { (value: WKContextMenuElementInfo) in _ = value.linkURL } }
  do { _ = WKHTTPCookieStore.setCookie(_:completionHandler:) }
  do { _ = { (value: WKPreferences) in _ = value.javaScriptCanOpenWindowsAutomatically } }
  do { _ = { (value: WKPreferences) in _ = value.minimumFontSize } }
  do { _ = { (value: WKURLSchemeTask) in _ = value.request } }
  do { _ = WKUserContentController.removeAllUserScripts }
  do { _ = WKUserContentController.removeScriptMessageHandler(forName:) }
  do { _ = { (value: WKWebView) in _ = value.backForwardList } }
  do { _ = WKWebView.init(frame:) }
  do { _ = { (value: WKWebView) in _ = value.serverTrust } }
  do { _ = { (value: WKWebViewConfiguration) in _ = value.applicationNameForUserAgent } }
  do { _ = WKWebViewConfiguration.setURLSchemeHandler(_:forURLScheme:) }
  do { _ = WKWebsiteDataStore.nonPersistent }
  do { typealias Use = WKContextMenuElementInfo }
  do { typealias Use = WKURLSchemeHandler }
  do { typealias Use = WKURLSchemeTask }
  do { typealias Use = WKWebpagePreferences }
  do { _ = WKContentMode.mobile }
  do { _ = WKWebsiteDataTypeCookies }
  do { _ = WKWebsiteDataTypeDiskCache }
  do { _ = WKWebsiteDataTypeIndexedDBDatabases }
  do { _ = WKWebsiteDataTypeMemoryCache }
  do { _ = WKWebsiteDataTypeOfflineWebApplicationCache }
  do { _ = WKWebsiteDataTypeSessionStorage }
  do { _ = WKWebsiteDataTypeWebSQLDatabases }
  do { _ = { (value: any WKUIDelegate) in _ = value.webView(_:contextMenuForElement:willCommitWithAnimator:) } }
  do { _ = { (value: any WKNavigationDelegate, view: WKWebView, action: WKNavigationAction) async in _ = await value.webView(view, decidePolicyFor: action) } }
  do { _ = { (value: any WKNavigationDelegate) in _ = value.webView(_:didReceive:completionHandler:) } }
  do { typealias Use = WKWebView }
  do { _ = WKContentRuleListStore.compileContentRuleList(forIdentifier:encodedContentRuleList:completionHandler:) }
  do { _ = { (value: WKNavigationResponse) in _ = value.canShowMIMEType } }
  do { _ = { () -> WKPreferences in WKPreferences() } }
  do { _ = WKURLSchemeTask.didFailWithError(_:) }
  do { _ = WKURLSchemeTask.didFinish }
  do { _ = { (value: WKUserContentController, list: WKContentRuleList) in value.add(list) } }
  do { _ = { (value: WKWebView) in _ = value.observe(\.canGoBack) { _, _ in } } }
  do { _ = { (value: WKWebView) in _ = value.observe(\.canGoForward) { _, _ in } } }
  do { _ = { (value: WKWebView) in _ = value.observe(\.title) { _, _ in } } }
  do { _ = { (value: WKWebView) in _ = value.customUserAgent } }
  do { _ = { (value: WKWebView) in _ = value.hasOnlySecureContent } }
  do { _ = WKWebView.reloadFromOrigin }
  do { _ = WKWebView.self }
  do { _ = { (value: WKWebViewConfiguration) in _ = value.dataDetectorTypes } }
  do { _ = { (value: WKWebpagePreferences) in _ = value.allowsContentJavaScript } }
  do { _ = { (value: WKWebpagePreferences) in _ = value.preferredContentMode } }
  do { _ = { (value: WKWebsiteDataStore) in _ = value.httpCookieStore } }
  do { _ = WKWebsiteDataStore.removeData(ofTypes:modifiedSince:completionHandler:) }
  do { typealias Use = WKBackForwardListItem }
  do { typealias Use = WKPreferences }
  do { typealias Use = WKUserScriptInjectionTime }
  do { typealias Use = WKWebView }
  do { typealias Use = WKWebView }
  do { typealias Use = WKWebView }
}
