#include "virtual_time.h"
