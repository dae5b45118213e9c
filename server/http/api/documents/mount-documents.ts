import type { Hono } from "hono";
import { html, raw } from "hono/html";
import type { AppContext } from "#server/context.ts";
import { inlineHash } from "#server/http/pages/secure-html.ts";
import { DOCUMENTS_PAGE_STYLE } from "./documents-page-style.ts";
import { type ApiDocument, openApiDocument } from "./openapi-document.ts";

/** `/api/openapi.json`, made of the contract, and a page to read it at `/api/docs`. */
export function mountDocuments(app: Hono, { env, site }: AppContext): void {
  // Made once, at the first reading: the contract does not change while the process lives.
  let made: ApiDocument | undefined;
  const document = () => {
    made ??= openApiDocument(env.siteUrl, site.name);
    return made;
  };
  app.get("/api/openapi.json", (c) => c.json(document()));
  app.get("/api/docs", (c) => {
    c.header(
      "content-security-policy",
      `default-src 'none'; style-src '${inlineHash(DOCUMENTS_PAGE_STYLE)}'; frame-ancestors 'none'`,
    );
    return c.html(documentsPage(document()));
  });
}

/** The API's document as a page that needs no script. */
function documentsPage({ info, paths, components }: ApiDocument) {
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method: method.toUpperCase(), operation })),
  );
  return html`<!doctype html>
    <html lang="it">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${info.title}</title>
        <style>${raw(DOCUMENTS_PAGE_STYLE)}</style>
      </head>
      <body>
        <main>
          <h1>${info.title}</h1>
          <p>${info.description} <a href="/api/openapi.json">openapi.json</a></p>
          ${operations.map(
            ({ path, method, operation }) => html`<section>
              <h2><code>${method}</code> ${path}</h2>
              <p>${operation.summary}</p>
              ${part("Parametri", operation.parameters)} ${part("Corpo", operation.requestBody)}
              ${part("Risposte", operation.responses)}
            </section>`,
          )}
          ${part("Schemi", components.schemas)}
        </main>
      </body>
    </html>`;
}

function part(title: string, content: unknown) {
  if (!content || (Array.isArray(content) && content.length === 0)) return "";
  return html`<details><summary>${title}</summary><pre>${JSON.stringify(content, null, 2)}</pre></details>`;
}
