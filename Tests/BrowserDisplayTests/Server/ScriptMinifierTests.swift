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
  ]) func onlySpacesThatCountStay(script: String, minified: String) {
    #expect(String(decoding: ScriptMinifier.minified(Array(script.utf8)), as: UTF8.self) == minified)
  }
}
