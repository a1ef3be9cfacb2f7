// KatanaUI
