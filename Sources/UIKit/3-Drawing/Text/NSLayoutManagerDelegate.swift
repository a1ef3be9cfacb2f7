import CoreGraphics

/// The methods by which a delegate has a say in the lines of a layout manager. Every method is optional. They
/// are called while lines are set, which may be more often than they are shown; a layout manager that is
/// queried from within answers for the lines as they are without the delegate.
@preconcurrency @MainActor public protocol NSLayoutManagerDelegate: AnyObject {
  /// Returns the points below the line that ends with a glyph; those of its paragraph's `lineSpacing` by
  /// default.
  func layoutManager(
    _ layoutManager: NSLayoutManager, lineSpacingAfterGlyphAt glyphIndex: Int,
    withProposedLineFragmentRect rect: CGRect
  ) -> CGFloat
  /// Returns the points before the paragraph that begins with a glyph; those of `paragraphSpacingBefore` by
  /// default.
  func layoutManager(
    _ layoutManager: NSLayoutManager, paragraphSpacingBeforeGlyphAt glyphIndex: Int,
    withProposedLineFragmentRect rect: CGRect
  ) -> CGFloat
  /// Returns the points after the paragraph that ends with a glyph; those of `paragraphSpacing` by default.
  func layoutManager(
    _ layoutManager: NSLayoutManager, paragraphSpacingAfterGlyphAt glyphIndex: Int,
    withProposedLineFragmentRect rect: CGRect
  ) -> CGFloat
  /// Returns whether a line's boxes, in the container's points, and its baseline, in points from the box's
  /// top, were changed to others. A box may become higher, lower or lie elsewhere; a change of its width has
  /// no effect. False by default.
  func layoutManager(
    _ layoutManager: NSLayoutManager,
    shouldSetLineFragmentRect lineFragmentRect: UnsafeMutablePointer<CGRect>,
    lineFragmentUsedRect: UnsafeMutablePointer<CGRect>, baselineOffset: UnsafeMutablePointer<CGFloat>,
    in textContainer: NSTextContainer, forGlyphRange glyphRange: NSRange
  ) -> Bool
  /// The text has to be laid out again.
  func layoutManagerDidInvalidateLayout(_ sender: NSLayoutManager)
  /// The lines of a container were set. `layoutFinishedFlag` is true: all of the text was.
  func layoutManager(
    _ layoutManager: NSLayoutManager, didCompleteLayoutFor textContainer: NSTextContainer?,
    atEnd layoutFinishedFlag: Bool)
}

extension NSLayoutManagerDelegate {
  /// Returns the paragraph's own.
  public func layoutManager(
    _ layoutManager: NSLayoutManager, lineSpacingAfterGlyphAt glyphIndex: Int,
    withProposedLineFragmentRect rect: CGRect
  ) -> CGFloat { layoutManager.proposedSpacing }
  /// Returns the paragraph's own.
  public func layoutManager(
    _ layoutManager: NSLayoutManager, paragraphSpacingBeforeGlyphAt glyphIndex: Int,
    withProposedLineFragmentRect rect: CGRect
  ) -> CGFloat { layoutManager.proposedSpacing }
  /// Returns the paragraph's own.
  public func layoutManager(
    _ layoutManager: NSLayoutManager, paragraphSpacingAfterGlyphAt glyphIndex: Int,
    withProposedLineFragmentRect rect: CGRect
  ) -> CGFloat { layoutManager.proposedSpacing }
  /// Changes nothing.
  public func layoutManager(
    _ layoutManager: NSLayoutManager,
    shouldSetLineFragmentRect lineFragmentRect: UnsafeMutablePointer<CGRect>,
    lineFragmentUsedRect: UnsafeMutablePointer<CGRect>, baselineOffset: UnsafeMutablePointer<CGFloat>,
    in textContainer: NSTextContainer, forGlyphRange glyphRange: NSRange
  ) -> Bool { false }
  /// Does nothing.
  public func layoutManagerDidInvalidateLayout(_ sender: NSLayoutManager) {}
  /// Does nothing.
  public func layoutManager(
    _ layoutManager: NSLayoutManager, didCompleteLayoutFor textContainer: NSTextContainer?,
    atEnd layoutFinishedFlag: Bool
  ) {}
}

extension NSLayoutManager {
  /// Invalidates the layout of the text, and notifies the delegate.
  func invalidate() {
    guard !isLayingOut else { return }
    if let view { view.textDidChange() } else { notifyInvalidation() }
  }

  /// Notifies the delegate that the text has to be laid out again.
  func notifyInvalidation() {
    if !isLayingOut { delegate?.layoutManagerDidInvalidateLayout(self) }
  }

  /// Notifies the delegate that lines were set.
  func notifyCompletion(in container: NSTextContainer) {
    guard !isLayingOut else { return }
    delegate?.layoutManager(self, didCompleteLayoutFor: container, atEnd: true)
  }

  /// The closures that ask the delegate about each line; nil without one, and while it is being asked.
  func lineHooks(in container: NSTextContainer) -> LineHooks? {
    guard delegate != nil, !isLayingOut else { return nil }
    return LineHooks(
      lineSpacing: { [unowned self] line, proposed in
        MainActor.assumeIsolated {
          ask(proposing: proposed) {
            $0.layoutManager(
              self, lineSpacingAfterGlyphAt: max(line.range.upperBound - 1, line.range.lowerBound),
              withProposedLineFragmentRect: rect(of: line, in: container))
          }
        }
      },
      spacingAfter: { [unowned self] line, proposed in
        MainActor.assumeIsolated {
          ask(proposing: proposed) {
            $0.layoutManager(
              self, paragraphSpacingAfterGlyphAt: max(line.range.upperBound - 1, line.range.lowerBound),
              withProposedLineFragmentRect: rect(of: line, in: container))
          }
        }
      },
      spacingBefore: { [unowned self] line, proposed in
        MainActor.assumeIsolated {
          ask(proposing: proposed) {
            $0.layoutManager(
              self, paragraphSpacingBeforeGlyphAt: line.range.lowerBound,
              withProposedLineFragmentRect: rect(of: line, in: container))
          }
        }
      },
      adjust: { [unowned self] line in
        nonisolated(unsafe) var changed = line
        MainActor.assumeIsolated { adjust(&changed, in: container) }
        line = changed
      })
  }

  private func ask(
    proposing spacing: CGFloat, _ question: (any NSLayoutManagerDelegate) -> CGFloat
  ) -> CGFloat {
    guard let delegate else { return spacing }
    isLayingOut = true
    defer { isLayingOut = false }
    proposedSpacing = spacing
    return question(delegate)
  }

  /// The box of a line in a container's points: as wide as the container where nothing lies beside it.
  private func rect(of line: LineFragment, in container: NSTextContainer) -> CGRect {
    guard !container.isSimpleRectangularTextContainer else {
      return CGRect(x: 0, y: line.rect.minY, width: max(container.size.width, 0), height: line.rect.height)
    }
    return CGRect(
      x: line.rect.minX, y: line.rect.minY, width: line.rect.width + 2 * container.lineFragmentPadding,
      height: line.rect.height)
  }

  private func adjust(_ line: inout LineFragment, in container: NSTextContainer) {
    guard let delegate else { return }
    isLayingOut = true
    defer { isLayingOut = false }
    var rect = rect(of: line, in: container)
    var used = line.usedRect
    used.size.width += 2 * container.lineFragmentPadding
    var baseline = line.baselineOffset
    let isChanged = delegate.layoutManager(
      self, shouldSetLineFragmentRect: &rect, lineFragmentUsedRect: &used, baselineOffset: &baseline,
      in: container, forGlyphRange: NSRange(line.range))
    guard isChanged else { return }
    line.rect = rect
    line.usedRect = used
    line.baselineOffset = baseline
  }
}
