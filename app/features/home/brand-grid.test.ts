import { createElement } from "react";
import { renderToReadableStream } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { expect, test } from "vitest";
import { BrandGrid } from "#app/features/home/brand-grid.tsx";
import { WordsProvider } from "#app/ui/words/words-context.tsx";
import { wordsOf } from "#domain/words/words-of.ts";

test("loaded brands are rendered inline, so that they are visible without scripts", async () => {
  const brands = Array.from({ length: 120 }, (_, index) => {
    const slug = `brand-${index}`;
    return { id: slug, name: slug, slug, logoUrl: null };
  });
  const stream = await renderToReadableStream(
    createElement(
      MemoryRouter,
      null,
      createElement(WordsProvider, { value: wordsOf("it") }, createElement(BrandGrid, { brands })),
    ),
  );
  await stream.allReady;
  const html = await new Response(stream).text();
  expect(html).toContain("/brand-119");
  expect(html).not.toContain("Caricamento brand...");
});
