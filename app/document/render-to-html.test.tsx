import { Suspense } from "react";
import { expect, test } from "vitest";
import { renderToHtml } from "./render-to-html.ts";

const FIRST = new Error("the first fault");
const SECOND = new Error("what followed");
function Throwing({ error }: { error: Error }): never {
  throw error;
}
function Boundary({ error }: { error: Error }) {
  return (
    <Suspense fallback="…">
      <Throwing error={error} />
    </Suspense>
  );
}
const options = () => ({ nonce: "n", signal: new AbortController().signal });

test("a page without an error reports none", async () => {
  expect(await renderToHtml(<p>Benvenuto</p>, options())).toEqual({ html: "<p>Benvenuto</p>", failure: null });
});

test("returns the first of several errors that a boundary caught", async () => {
  const page = (
    <main>
      <Boundary error={FIRST} />
      <Boundary error={SECOND} />
    </main>
  );
  const { html, failure } = await renderToHtml(page, options());
  expect([failure?.error, html.startsWith("<main>")]).toEqual([FIRST, true]);
});

test("a page that cannot be rendered rejects with its first error", async () => {
  const page = (
    <main>
      <Boundary error={FIRST} />
      <Throwing error={SECOND} />
    </main>
  );
  await expect(renderToHtml(page, options())).rejects.toBe(FIRST);
  await expect(renderToHtml(<Throwing error={SECOND} />, options())).rejects.toBe(SECOND);
});
