// BrowserDisplay
