#import "PBStamp.h"

@implementation PBStamp
@end
