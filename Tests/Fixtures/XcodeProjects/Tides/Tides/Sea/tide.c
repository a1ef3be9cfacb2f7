#include "tide.h"
#include <math.h>

double tide_height(double hours, double range) {
    return range / 2 * (1 + cos(hours / TIDE_HOURS * 2 * M_PI));
}
