import type { Context } from "hono";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import { pathsIn } from "#domain/paths.ts";
import { splitLanguagePrefix } from "#domain/routes/language-prefix.ts";
import type { Words } from "#domain/words/words.ts";
import { wordsOf } from "#domain/words/words-of.ts";

interface StaticErrorText {
  title: string;
  /** One paragraph of plain text, not from the visitor's input. */
  text: string;
}

/**
 * Responds with a static error page in the language of the path, where rendering the site's own error page would take too much CPU time. `wordPage` words
 * the page.
 */
export function respondStaticErrorPage(
  c: Context,
  status: ContentfulStatusCode,
  wordPage: (words: Words) => StaticErrorText,
): Response {
  const words = wordsOf(splitLanguagePrefix(c.req.path).language ?? "it");
  const { title, text } = wordPage(words);
  const page = `<!doctype html>
<html lang="${words.language}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${title}</title>
<h1>${title}</h1>
<p>${text}</p>
<p><a href="${pathsIn(words.language).home}">${words.errorPages.backHome}</a></p>
</html>`;
  return c.html(page, status, { "cache-control": "no-store" });
}
