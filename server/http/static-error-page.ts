import type { Context } from "hono";
import type { ContentfulStatusCode } from "hono/utils/http-status";

interface StaticErrorText {
  title: string;
  /** One paragraph of plain text, not from the visitor's input. */
  text: string;
}

/** Responds with a static error page, where rendering the site's own error page would take too much CPU time. */
export function respondStaticErrorPage(
  c: Context,
  status: ContentfulStatusCode,
  { title, text }: StaticErrorText,
): Response {
  const page = `<!doctype html>
<html lang="it">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${title}</title>
<h1>${title}</h1>
<p>${text}</p>
<p><a href="/">Torna alla home</a></p>
</html>`;
  return c.html(page, status, { "cache-control": "no-store" });
}
