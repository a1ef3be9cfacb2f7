// Between the styles of the server's own picture of the scene and its elements: has the fonts there before the first frame, which
// would otherwise look for others in their place.
for (const face of document.fonts) face.load();
