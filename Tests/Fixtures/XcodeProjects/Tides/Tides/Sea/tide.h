#ifndef tide_h
#define tide_h

/// The height of the water in meters, some hours after high water.
double tide_height(double hours, double range);

#endif /* tide_h */
