import QuartzCore

func UIGraphicsPushContext(_ c: CGContext) {}
func UIGraphicsPopContext() {}
