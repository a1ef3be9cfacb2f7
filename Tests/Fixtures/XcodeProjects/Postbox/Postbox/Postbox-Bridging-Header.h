#import <UIKit/UIKit.h>
#import "PBStamp.h"
