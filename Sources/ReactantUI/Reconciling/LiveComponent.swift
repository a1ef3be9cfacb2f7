import Reactant
import ReactantUIMarkup
import UIKit

/// One component on the screen that follows its XML: the tree of views that the XML describes and what was
/// applied to them. Its container keeps it; the live manager only refers to it weakly.
@preconcurrency @MainActor public final class LiveComponent {
  /// The path of the file.
  let path: String
  /// The component's name in the file.
  let typeName: String
  /// The component's view.
  private(set) weak var view: UIView?
  /// The container of the constraints that code reaches by name.
  weak var container: (any ReactantUILiveContainer)?

  /// The definition that was applied last; nil before the first time.
  private(set) var applied: LiveDefinition?
  /// The elements of the component.
  private(set) var children: [LiveNode] = []
  /// Whether the tree is no longer the one that was compiled, so that live mode has to keep it up to date.
  public private(set) var isLive = false
  /// The edges under which the content extends, as the file has them now.
  public var extendedEdges: UIRectEdge { UIRectEdge(applied?.definition.extendedEdges ?? []) }

  /// The compiled tree, until live mode first changes something.
  private var compiled: CompiledTree?
  private var attributes: [MarkupAttribute] = []
  /// The conditions' surroundings when constraints were last chosen.
  private var context: ConditionContext?

  /// A tree that compiled code has made.
  struct CompiledTree {
    /// The text of the file that was compiled.
    var source: String
    /// The views of all elements in the order of the document.
    var views: [UIView]
    /// The constraints of each element in the order of the document; nil for those that were not made.
    var constraints: [[NSLayoutConstraint?]]
  }

  /// The number of components that follow their XML, for tests of lifetimes.
  private(set) static var liveCount = 0

  init(path: String, typeName: String, view: UIView, compiled: CompiledTree? = nil) {
    self.path = path
    self.typeName = typeName
    self.view = view
    self.compiled = compiled
    Self.liveCount += 1
  }

  isolated deinit { Self.liveCount -= 1 }

  /// Whether the tree was compiled of a text and is still as compiled code made it.
  func isCurrent(with text: String?) -> Bool { compiled?.source == text }

  // MARK: Taking over

  /// Makes nodes of the tree that compiled code has made, so that only differences are applied to it.
  private func adoptNodes(outer: StyleScope) {
    guard let compiled else { return }
    self.compiled = nil
    guard
      let document = CompiledSources.document(compiled.source, path: path),
      let source = LiveDefinition(typeName, in: document, outer: outer),
      source.definition.elements.count == compiled.views.count
    else { return removeAll(compiled) }
    var index = 0
    var places: [(node: LiveNode, index: Int)] = []
    func node(_ element: Element) -> LiveNode {
      let node = LiveNode(element: element, view: compiled.views[index], isOwned: element.field == nil)
      places.append((node, index))
      index += 1
      node.attributes = source.attributes(of: element)
      node.children = element.children.map(node(_:))
      return node
    }
    applied = source
    attributes = source.ownAttributes
    children = source.definition.children.map(node)
    guard let resolver = constraintResolver() else { return }
    for (node, index) in places {
      let made = index < compiled.constraints.count ? compiled.constraints[index] : []
      for (position, model) in node.element.constraints.enumerated() {
        guard let items = resolver.items(model, for: node.view),
          let constraint = (position < made.count ? made[position] : nil)
            ?? resolver.make(model, for: node.view)
        else { continue }
        node.constraints.append(LiveConstraint(model: model, constraint: constraint, items: items))
      }
    }
  }

  /// Removes a compiled tree whose text is no longer understood; it is built again.
  private func removeAll(_ compiled: CompiledTree) {
    NSLayoutConstraint.deactivate(compiled.constraints.joined().compactMap { $0 })
    for view in compiled.views { view.removeFromSuperview() }
  }

  // MARK: Applying

  /// Brings the tree to a definition: only what differs is touched.
  /// - Parameters:
  ///   - new: What the file says now.
  ///   - compiledScope: The global styles as they were when the app was built.
  ///   - environment: What to build with.
  func apply(_ new: LiveDefinition, compiledScope: StyleScope, in environment: LiveEnvironment) {
    guard let view else { return }
    adoptNodes(outer: compiledScope)
    isLive = true
    let pass = Pass(
      new: new, environment: environment, applier: AttributeApplier(resolver: environment.resolver(new.scope))
    )
    let own = new.ownAttributes
    pass.applier.apply(own, replacing: attributes, of: ElementType.component, to: view)
    attributes = own
    var matching = NodeMatching(children)
    let old = children
    children = nodes(for: new.definition.children, replacing: old, matching: &matching, pass)
    arrange(children, in: view, of: nil)
    removeUnused(old, kept: matching.taken, pass)
    let formerEdges = extendedEdges
    applied = new
    applyConstraints()
    // A controller constrains its root view by these edges.
    if extendedEdges != formerEdges { view.superview?.setNeedsUpdateConstraints() }
  }

  /// Sets everything anew that changes with the theme. Compiled trees do so themselves.
  func applyTheme(in environment: LiveEnvironment) {
    guard isLive, let applied, let view else { return }
    let applier = AttributeApplier(resolver: environment.resolver(applied.scope))
    applier.set(attributes.filter(applied.dependsOnTheme), of: ElementType.component, on: view)
    for child in children {
      child.forEach { node in
        applier.set(node.attributes.filter(applied.dependsOnTheme), of: node.element.type, on: node.view)
      }
    }
  }

  /// The inputs of one application.
  private struct Pass {
    let new: LiveDefinition
    let environment: LiveEnvironment
    let applier: AttributeApplier
  }

  private func nodes(
    for elements: [Element], replacing old: [LiveNode], matching: inout NodeMatching, _ pass: Pass
  ) -> [LiveNode] {
    let matched = matching.match(elements, with: old)
    return zip(elements, matched).map { element, existing in
      let node = existing ?? makeNode(for: element, pass)
      let attributes = pass.new.attributes(of: element)
      // The order of compiled code: the attributes, then the children.
      pass.applier.apply(
        attributes, replacing: node.attributes, of: element.type, to: node.view, formerType: node.element.type
      )
      pass.applier.apply(
        element.contentPriorities, replacing: node.element.contentPriorities, to: node.view, of: element.type)
      node.attributes = attributes
      let formerChildren = node.children
      node.children = nodes(
        for: element.children, replacing: formerChildren, matching: &matching, pass)
      node.element = element
      arrange(node.children, in: node.view, of: element)
      removeUnused(formerChildren, kept: matching.taken, pass)
      return node
    }
  }

  private func makeNode(for element: Element, _ pass: Pass) -> LiveNode {
    var view: UIView?
    if let field = element.field, let component = self.view {
      view = LiveFields.view(named: field.text, of: component)
    }
    let isOwned = view == nil
    let made = view ?? pass.environment.makeView(for: element, path: path)
    if isOwned, let field = element.field, let standIn = self.view as? AnonymousComponent {
      standIn.setField(made, named: field.text)
    }
    // What compiled code sets for every view that it constrains.
    made.translatesAutoresizingMaskIntoConstraints = false
    var placeholder = Element(type: element.type, origin: element.origin)
    placeholder.field = element.field
    return LiveNode(element: placeholder, view: made, isOwned: isOwned)
  }

  /// Removes the views that no longer have an element.
  private func removeUnused(_ old: [LiveNode], kept: Set<ObjectIdentifier>, _ pass: Pass) {
    for node in old where !kept.contains(ObjectIdentifier(node)) {
      for constraint in node.constraints { constraint.constraint.isActive = false }
      node.constraints = []
      node.view.removeFromSuperview()
      if !node.isOwned {
        pass.applier.apply([], replacing: node.attributes, of: node.element.type, to: node.view)
      }
    }
  }

  // MARK: Order of views

  /// Puts the views of elements into their parent in the order of the document. Views that code has added
  /// stay where they are.
  private func arrange(_ nodes: [LiveNode], in parent: UIView, of element: Element?) {
    switch element?.type.content {
    case .arrangedSubviews:
      guard let stack = parent as? UIStackView else { return }
      for (index, node) in nodes.enumerated() {
        if index < stack.arrangedSubviews.count, stack.arrangedSubviews[index] === node.view { continue }
        stack.insertArrangedSubview(node.view, at: index)
      }
    case .contentView:
      arrangeSubviews(nodes, in: (parent as? UIVisualEffectView)?.contentView ?? parent)
    default:
      arrangeSubviews(nodes, in: parent)
    }
  }

  private func arrangeSubviews(_ nodes: [LiveNode], in parent: UIView) {
    var previous: UIView?
    let places = Dictionary(
      parent.subviews.enumerated().map { (ObjectIdentifier($1), $0) }, uniquingKeysWith: { first, _ in first }
    )
    let known = nodes.compactMap { places[ObjectIdentifier($0.view)] }
    let isInOrder = known.count == nodes.count && zip(known, known.dropFirst()).allSatisfy { $0 < $1 }
    guard !isInOrder else { return }
    for node in nodes {
      let view = node.view
      if let previous {
        if view.superview !== parent
          || parent.subviews.firstIndex(of: view)! < parent.subviews.firstIndex(of: previous)!
        {
          parent.insertSubview(view, aboveSubview: previous)
        }
      } else if view.superview !== parent {
        let first = nodes.lazy.compactMap { places[ObjectIdentifier($0.view)] }.min() ?? 0
        parent.insertSubview(view, at: first)
      }
      previous = view
    }
  }

  // MARK: Constraints

  private func constraintResolver() -> ConstraintResolver? {
    guard let view else { return nil }
    var ids: [String: UIView] = [:]
    var fields: [String: UIView] = [:]
    for child in children {
      child.forEach { node in
        if let id = node.element.layoutID { ids[id.text] = node.view }
        if let field = node.element.field { fields[field.text] = node.view }
      }
    }
    return ConstraintResolver(component: view, children: children, ids: ids, fields: fields)
  }

  private func applyConstraints() {
    guard let resolver = constraintResolver(), let view else { return }
    let context = ConditionContext(of: view)
    self.context = context
    var names: [String: NSLayoutConstraint] = [:]
    var former: Set<String> = []
    var leaving: [NSLayoutConstraint] = []
    var coming: [NSLayoutConstraint] = []
    for child in children {
      child.forEach { node in
        for constraint in node.constraints { if let name = constraint.model.name { former.insert(name) } }
        var free = node.constraints
        node.constraints = node.element.constraints.compactMap { model in
          guard let items = resolver.items(model, for: node.view) else { return nil }
          if let place = free.firstIndex(where: { $0.model == model && $0.items == items }) {
            return free.remove(at: place)
          }
          return resolver.make(model, for: node.view).map {
            LiveConstraint(model: model, constraint: $0, items: items)
          }
        }
        leaving += free.map(\.constraint)
        for constraint in node.constraints {
          let holds = constraint.model.condition?.evaluate(in: context) ?? true
          if holds { coming.append(constraint.constraint) } else { leaving.append(constraint.constraint) }
          if let name = constraint.model.name, holds || names[name] == nil {
            names[name] = constraint.constraint
          }
        }
      }
    }
    NSLayoutConstraint.deactivate(leaving)
    NSLayoutConstraint.activate(coming)
    for (name, constraint) in names { container?.setConstraint(constraint, named: name) }
    for name in former where names[name] == nil { container?.setConstraint(nil, named: name) }
  }

  /// Evaluates the conditions in the surroundings as they are now and exchanges the constraints whose
  /// condition has another value. The others stay, with what code has changed of them.
  public func updateConditions() {
    guard isLive, let view else { return }
    let context = ConditionContext(of: view)
    guard context != self.context else { return }
    let former = self.context
    self.context = context
    var leaving: [NSLayoutConstraint] = []
    var coming: [(NSLayoutConstraint, String?)] = []
    for child in children {
      child.forEach { node in
        for constraint in node.constraints {
          guard let condition = constraint.model.condition else { continue }
          let holds = condition.evaluate(in: context)
          if let former, condition.evaluate(in: former) == holds { continue }
          if holds {
            coming.append((constraint.constraint, constraint.model.name))
          } else {
            leaving.append(constraint.constraint)
          }
        }
      }
    }
    NSLayoutConstraint.deactivate(leaving)
    NSLayoutConstraint.activate(coming.map(\.0))
    for case (let constraint, let name?) in coming { container?.setConstraint(constraint, named: name) }
  }
}

/// The documents that components were compiled of, each parsed once however many components there are of it.
@MainActor private enum CompiledSources {
  private static var documents: [String: (source: String, document: ComponentDocument?)] = [:]

  static func document(_ source: String, path: String) -> ComponentDocument? {
    if let known = documents[path], known.source == source { return known.document }
    let document = ParsedFile(source.utf8, path: path).component
    documents[path] = (source, document)
    return document
  }
}
