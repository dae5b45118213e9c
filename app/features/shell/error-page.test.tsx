import { renderToString } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { expect, test } from "vitest";
import { ErrorPage } from "#app/features/shell/error-page.tsx";
import { SiteProvider } from "#app/ui/site.tsx";
import { WordsProvider } from "#app/ui/words/words-context.tsx";
import { wordsOf } from "#domain/words/words-of.ts";
import { listUntranslatedTexts } from "#test/pseudo-language/known-names.ts";
import { listVisibleTexts } from "#test/pseudo-language/visible-texts.ts";
import { wrapWords } from "#test/pseudo-language/wrap-texts.ts";
import { TEST_SITE } from "#test/site.ts";

// Rule: product.md#languages
test.each(["unavailable", "fault", "offline", "unreadable"] as const)(
  "no text of the error page '%s' is outside of the words",
  (kind) => {
    const words = structuredClone(wordsOf("de"));
    wrapWords(words);
    const html = renderToString(
      <MemoryRouter initialEntries={["/de/vetture"]}>
        <WordsProvider value={words}>
          <SiteProvider site={TEST_SITE}>
            <ErrorPage kind={kind} />
          </SiteProvider>
        </WordsProvider>
      </MemoryRouter>,
    );
    const texts = listVisibleTexts(html);
    expect(texts.length).toBeGreaterThan(3);
    expect(listUntranslatedTexts(texts)).toEqual([]);
  },
);
