// KatanaElements
