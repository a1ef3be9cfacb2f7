// ImageDisplay
