import type { Hono } from "hono";
import { html, raw } from "hono/html";
import { generateSpecs } from "hono-openapi";
import { HOUSE } from "#domain/house.ts";
import type { AppContext } from "#server/context.ts";
import { API_PAGE_STYLE } from "#server/http/api/api-page-style.ts";
import { inlineHash } from "#server/http/secure-html.ts";

type Document = Awaited<ReturnType<typeof generateSpecs>>;

/** `/api/openapi.json`, generated from the schemas in use, and a page to read it at `/api/docs` (design 7). */
export function mountApiDocuments(app: Hono, context: AppContext): void {
  // Made once, at the first reading: the routes do not change while the process lives.
  let made: Promise<Document> | undefined;
  const document = () => {
    made ??= generateSpecs(app, {
      documentation: {
        openapi: "3.1.0",
        info: {
          title: `${HOUSE.name} API`,
          version: "1",
          description: "Flotta, disponibilità e prenotazioni. Gli errori sono application/problem+json (RFC 9457).",
        },
        servers: [{ url: context.env.siteUrl }],
      },
      exclude: [/^(?!\/api\/)/, /^\/api\/(auth|openapi|docs)/, /\*/],
    });
    return made;
  };
  app.get("/api/openapi.json", async (c) => c.json(await document()));
  app.get("/api/docs", async (c) => {
    c.header(
      "content-security-policy",
      `default-src 'none'; style-src '${inlineHash(API_PAGE_STYLE)}'; frame-ancestors 'none'`,
    );
    return c.html(apiPage(await document()));
  });
}

function apiPage(document: Document) {
  const operations = Object.entries(document.paths ?? {}).flatMap(([path, methods]) =>
    Object.entries(methods ?? {}).flatMap(([method, operation]) =>
      typeof operation === "object" && "responses" in operation
        ? [{ path, method: method.toUpperCase(), operation }]
        : [],
    ),
  );
  return html`<!doctype html>
    <html lang="it">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${document.info.title}</title>
        <style>${raw(API_PAGE_STYLE)}</style>
      </head>
      <body>
        <main>
          <h1>${document.info.title}</h1>
          <p>${document.info.description} <a href="/api/openapi.json">openapi.json</a></p>
          ${operations.map(
            ({ path, method, operation }) => html`<section>
              <h2><code>${method}</code> ${path}</h2>
              <p>${operation.summary}</p>
              ${part("Parametri", operation.parameters)} ${part("Corpo", operation.requestBody)}
              ${part("Risposte", operation.responses)}
            </section>`,
          )}
          ${part("Schemi", document.components?.schemas)}
        </main>
      </body>
    </html>`;
}

function part(title: string, content: unknown) {
  if (!content || (Array.isArray(content) && content.length === 0)) return "";
  return html`<details><summary>${title}</summary><pre>${JSON.stringify(content, null, 2)}</pre></details>`;
}
