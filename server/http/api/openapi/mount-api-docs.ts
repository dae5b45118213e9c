import type { Hono } from "hono";
import { html, raw } from "hono/html";
import type { AppContext } from "#server/context.ts";
import { hashInlineContent } from "#server/http/pages/script-hashes.ts";
import { renderDocsPageStyle } from "./docs-page-style.ts";
import { buildOpenApiDocument, type OpenApiDocument } from "./openapi-document.ts";

/** Mounts `/api/openapi.json`, generated from the contract, and its readable version `/api/docs`. */
export function mountApiDocs(app: Hono, { env, site }: AppContext): void {
  // The document is built for the first request and then reused: the contract does not change while the process runs.
  let cachedDocument: OpenApiDocument | undefined;
  const getDocument = () => {
    cachedDocument ??= buildOpenApiDocument(env.siteUrl, site.name);
    return cachedDocument;
  };
  app.get("/api/openapi.json", (c) => c.json(getDocument()));
  app.get("/api/docs", (c) => {
    const style = renderDocsPageStyle(site);
    c.header(
      "content-security-policy",
      `default-src 'none'; style-src '${hashInlineContent(style)}'; frame-ancestors 'none'`,
    );
    return c.html(renderDocsPage(getDocument(), style));
  });
}

/** Renders the API document as a page without scripts. */
function renderDocsPage({ info, paths, components }: OpenApiDocument, style: string) {
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
        <style>${raw(style)}</style>
      </head>
      <body>
        <main>
          <h1>${info.title}</h1>
          <p>${info.description} <a href="/api/openapi.json">openapi.json</a></p>
          ${operations.map(
            ({ path, method, operation }) => html`<section>
              <h2><code>${method}</code> ${path}</h2>
              <p>${operation.summary}</p>
              ${renderDetails("Parametri", operation.parameters)} ${renderDetails("Corpo", operation.requestBody)}
              ${renderDetails("Risposte", operation.responses)}
            </section>`,
          )}
          ${renderDetails("Schemi", components.schemas)}
        </main>
      </body>
    </html>`;
}

function renderDetails(title: string, content: unknown) {
  if (!content || (Array.isArray(content) && content.length === 0)) return "";
  return html`<details><summary>${title}</summary><pre>${JSON.stringify(content, null, 2)}</pre></details>`;
}
