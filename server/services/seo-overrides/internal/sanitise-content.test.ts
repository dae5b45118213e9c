// Rule: product.md#security
import { describe, expect, test } from "vitest";
import { sanitiseContent } from "./sanitise-content.ts";

describe("sanitised staff content", () => {
  // Rule: product.md#seo-override-record
  test("keeps headings, lists, links and emphasis", () => {
    const written =
      '<h2>Milano</h2><p>Con <strong>calma</strong>, <a href="/ferrari/milan">qui</a>.</p><ul><li>Uno</li><li>Due</li></ul>';
    expect(sanitiseContent(written)).toBe(written);
  });

  test.each([
    ['<p>a</p><script>alert("x")</script>', "<p>a</p>"],
    ['<p onclick="x()" style="color:red" class="y" id="z">a</p>', "<p>a</p>"],
    ['<p><a href="javascript:alert(1)">a</a></p>', "<p><a>a</a></p>"],
    ['<p><a href="//evil.example">a</a></p>', "<p><a>a</a></p>"],
    ["<iframe src='https://x.example'></iframe><p>a</p>", "<p>a</p>"],
    ["<svg><script>x</script></svg><p>a</p>", "<p>a</p>"],
    ['<p><img src="x" onerror="x()">a</p>', "<p>a</p>"],
  ])("%s", (written, shown) => {
    expect(sanitiseContent(written)).toBe(shown);
  });

  test("has no heading above h2", () => {
    expect(sanitiseContent("<h1>Titolo</h1><h6>piccolo</h6>")).toBe("<h2>Titolo</h2><h4>piccolo</h4>");
  });

  test("hides the referrer from external links", () => {
    expect(sanitiseContent('<p><a href="https://x.example">x</a></p>')).toBe(
      '<p><a href="https://x.example" rel="noopener">x</a></p>',
    );
  });

  test("turns plain text into paragraphs", () => {
    expect(sanitiseContent("Una riga\nla stessa.\n\nUn'altra <b>qui</b> & là.")).toBe(
      "<p>Una riga\nla stessa.</p>\n<p>Un'altra <b>qui</b> &amp; là.</p>",
    );
  });

  test.each([null, "", "  \n ", "<p> </p><ul><li></li></ul>", "<script>x</script>"])("is null for %j", (written) => {
    expect(sanitiseContent(written)).toBeNull();
  });

  test.each(["<h1>a</h1><p>b &lt; c</p>", "due\n\nparagrafi", '<p><a href="https://x.example">x</a>'])(
    "is unchanged when sanitised twice: %s",
    (written) => {
      const once = sanitiseContent(written);
      expect(sanitiseContent(once)).toBe(once);
    },
  );
});
