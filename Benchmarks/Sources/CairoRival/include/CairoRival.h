#ifndef CAIRO_RIVAL_H
#define CAIRO_RIVAL_H

/* The picture of the repaint benchmark, drawn with Cairo and Pango alone. */
typedef struct CairoRival CairoRival;

/* Makes the surface, the images and the text, as an app would have them at hand when it repaints. */
CairoRival *cairo_rival_create(int width, int height, int labels, int boxes, int images);

/* Draws the whole picture. */
void cairo_rival_repaint(CairoRival *rival);

/* Writes the picture to a PNG file, to be looked at. Returns whether that went well. */
int cairo_rival_write_png(CairoRival *rival, const char *path);

void cairo_rival_destroy(CairoRival *rival);

#endif
