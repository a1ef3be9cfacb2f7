@_exported import Foundation

/// The result of a call; 0 for success.
public typealias OSStatus = Int32
/// A code of four letters.
public typealias FourCharCode = UInt32
/// A code of a format.
public typealias AudioFormatID = UInt32
/// The flags of a format.
public typealias AudioFormatFlags = UInt32
/// The number of a layout of channels.
public typealias AudioChannelLayoutTag = UInt32
/// An address of the web or of a file.
public typealias CFURL = NSURL
/// The k audio format linear PCM.
public let kAudioFormatLinearPCM: AudioFormatID = 0x6c70_636d
/// The k audio format MPEG4 AAC.
public let kAudioFormatMPEG4AAC: AudioFormatID = 0x6161_6320
/// The k audio format apple lossless.
public let kAudioFormatAppleLossless: AudioFormatID = 0x616c_6163
/// The k audio format apple IMA4.
public let kAudioFormatAppleIMA4: AudioFormatID = 0x696d_6134
/// The k audio format MPEG layer3.
public let kAudioFormatMPEGLayer3: AudioFormatID = 0x2e6d_7033
/// The k audio format u law.
public let kAudioFormatULaw: AudioFormatID = 0x756c_6177
/// The k audio format a law.
public let kAudioFormatALaw: AudioFormatID = 0x616c_6177
/// The k audio format FLAC.
public let kAudioFormatFLAC: AudioFormatID = 0x666c_6163
/// The k audio format opus.
public let kAudioFormatOpus: AudioFormatID = 0x6f70_7573
/// The k audio format flag is float.
public let kAudioFormatFlagIsFloat: AudioFormatFlags = 1
/// The k audio format flag is big endian.
public let kAudioFormatFlagIsBigEndian: AudioFormatFlags = 2
/// The k audio format flag is signed integer.
public let kAudioFormatFlagIsSignedInteger: AudioFormatFlags = 4
/// The k audio format flag is packed.
public let kAudioFormatFlagIsPacked: AudioFormatFlags = 8
/// The k audio format flag is non interleaved.
public let kAudioFormatFlagIsNonInterleaved: AudioFormatFlags = 32
/// The k linear PCM format flag is signed integer.
public let kLinearPCMFormatFlagIsSignedInteger: AudioFormatFlags = 4
/// The k linear PCM format flag is packed.
public let kLinearPCMFormatFlagIsPacked: AudioFormatFlags = 8
/// The error of a call whose parameters are wrong.
public let kAudio_ParamError: OSStatus = -50
/// The error of a file that is not there.
public let kAudio_FileNotFoundError: OSStatus = -43

/// The form of a stream of sound.
public struct AudioStreamBasicDescription: Sendable {
  /// The frames a second.
  public var mSampleRate: Double = 0
  /// The m format ID.
  public var mFormatID: AudioFormatID = 0
  /// The m format flags.
  public var mFormatFlags: AudioFormatFlags = 0
  /// The m bytes per packet.
  public var mBytesPerPacket: UInt32 = 0
  /// The m frames per packet.
  public var mFramesPerPacket: UInt32 = 0
  /// The m bytes per frame.
  public var mBytesPerFrame: UInt32 = 0
  /// The m channels per frame.
  public var mChannelsPerFrame: UInt32 = 0
  /// The m bits per channel.
  public var mBitsPerChannel: UInt32 = 0
  /// The m reserved.
  public var mReserved: UInt32 = 0
  /// Makes an empty form.
  public init() {}
  /// Makes one of the given values.
  public init(
    mSampleRate: Double, mFormatID: AudioFormatID, mFormatFlags: AudioFormatFlags, mBytesPerPacket: UInt32,
    mFramesPerPacket: UInt32, mBytesPerFrame: UInt32, mChannelsPerFrame: UInt32, mBitsPerChannel: UInt32,
    mReserved: UInt32
  ) {
    (self.mSampleRate, self.mFormatID, self.mFormatFlags) = (mSampleRate, mFormatID, mFormatFlags)
    (self.mBytesPerPacket, self.mFramesPerPacket) = (mBytesPerPacket, mFramesPerPacket)
    (self.mBytesPerFrame, self.mChannelsPerFrame) = (mBytesPerFrame, mChannelsPerFrame)
    (self.mBitsPerChannel, self.mReserved) = (mBitsPerChannel, mReserved)
  }
}

/// A buffer of sound.
public struct AudioBuffer {
  /// The m number channels.
  public var mNumberChannels: UInt32 = 0
  /// The m data byte size.
  public var mDataByteSize: UInt32 = 0
  /// The m data.
  public var mData: UnsafeMutableRawPointer?
  /// Makes an empty buffer.
  public init() {}
  /// Makes one of the given values.
  public init(mNumberChannels: UInt32, mDataByteSize: UInt32, mData: UnsafeMutableRawPointer?) {
    (self.mNumberChannels, self.mDataByteSize, self.mData) = (mNumberChannels, mDataByteSize, mData)
  }
}

/// Buffers of sound; the first one is part of it.
public struct AudioBufferList {
  /// The m number buffers.
  public var mNumberBuffers: UInt32 = 0
  /// The m buffers.
  public var mBuffers = AudioBuffer()
  /// Makes an empty list.
  public init() {}
  /// Makes one of the given values.
  public init(mNumberBuffers: UInt32, mBuffers: AudioBuffer) {
    (self.mNumberBuffers, self.mBuffers) = (mNumberBuffers, mBuffers)
  }
}
