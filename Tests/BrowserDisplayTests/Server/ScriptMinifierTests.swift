import Testing

@testable import BrowserDisplay

/// Scripts lose what they do not need, and nothing else.
struct ScriptMinifierTests {
  @Test(arguments: [
    ("a = b + +c - -d;", "a=b+ +c- -d;"),
    ("const a = () => {\nreturn b;\n};", "const a=()=>{return b};"),
    (
      "for (const [a, b] of c) if (a in b) return a ? b : [c];",
      "for(const[a,b]of c)if(a in b)return a?b:[c];"
    ),
    ("a = 'b  { ' + \"c \\\" d\" + '\\\\';", "a='b  { '+\"c \\\" d\"+'\\\\';"),
    ("a(`b  ${ c({d: `e  f`}) + 1 }  g \\` h`, i);", "a(`b  ${c({d:`e  f`})+1}  g \\` h`,i);"),
    ("a.replace(/[ /'] x\\/ y/g, b) / c / d;", "a.replace(/[ /'] x\\/ y/g,b)/c/d;"),
    ("return /a  b/.test(c);", "return/a  b/.test(c);"),
    ("const a = /** @type {B} */ (b).c;", "const a=(b).c;"),
    ("a\n.b()\n?? c;\nd()\ne()", "a.b()??c;d()\ne()"),
    ("const a = {\nb: c,\n};\nfunction d() {\n}\nlet e;", "const a={b:c};function d(){}let e;"),
    ("if (a) {\nb();\n}\nc();", "if(a){b()}c();"),
    (
      "class A {\n#one = '#one';\n#two() { return `#one ${this.#one}`; }\n}",
      "class A{#a='#one';#b(){return `#one ${this.#a}`}}"
    ),
    ("if (#one in a) b.#two = /#one/;\nc.#one();", "if(#a in a)b.#b=/#one/;c.#a();"),
  ]) func onlySpacesThatCountStay(script: String, minified: String) {
    #expect(String(decoding: ScriptMinifier.minified(Array(script.utf8)), as: UTF8.self) == minified)
  }

  /// Whether names meet is seen where there are more than the letters.
  @Test func privateNamesStayDifferent() {
    let names = (0..<800).map { "#name\($0)" }
    let script = names.map { "a.\($0);" }.joined()
    let short = String(decoding: ScriptMinifier.minified(Array((script + script).utf8)), as: UTF8.self)
    let found = short.split(separator: ";").map { $0.dropFirst(2) }
    #expect(Set(found).count == 800 && found.prefix(800) == found.suffix(800))
    #expect(found[0] == "#a" && found[25] == "#z" && found[26] == "#aa" && found[702] == "#aaa")
  }
}
