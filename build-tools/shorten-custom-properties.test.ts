import { expect, test } from "vitest";
import { shortenPropertiesIn } from "./shorten-custom-properties.ts";

test("a token has the same short name everywhere, and a component's property keeps its own", () => {
  const [, set = ""] = /^a\{(--\w\w):/.exec(shortenPropertiesIn("a{--color-ink:#000}")) ?? [];
  expect(set).not.toBe("");
  expect(shortenPropertiesIn("b{color:var(--color-ink);top:var(--letters)}")).toBe(
    `b{color:var(${set});top:var(--letters)}`,
  );
  expect(shortenPropertiesIn("@property --color-ink{}")).toBe(`@property ${set}{}`);
  // A name that is a prefix of another must not be replaced inside it.
  expect(shortenPropertiesIn("b{color:var(--color-ink-soft)}")).not.toContain(set);
});
