#import <Foundation/Foundation.h>

@interface PBStamp : NSObject

@property (nonatomic) NSInteger cents;

@end
