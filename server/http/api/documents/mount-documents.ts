import type { Hono } from "hono";
import type { AppContext } from "#server/context.ts";
import { documentsPage } from "#server/http/api/documents/documents-page.ts";
import { DOCUMENTS_PAGE_STYLE } from "#server/http/api/documents/documents-page-style.ts";
import { type ApiDocument, openApiDocument } from "#server/http/api/documents/openapi-document.ts";
import { inlineHash } from "#server/http/pages/secure-html.ts";

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
