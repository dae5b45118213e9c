import type { Hono } from "hono";
import type { ApiArticle, ApiArticleRow } from "#domain/api/articles/articles.ts";
import type { ApiCategoryTerms } from "#domain/api/category-terms/category-terms.ts";
import type { ApiLegalText } from "#domain/api/legal-texts/legal-texts.ts";
import type { ApiMailText } from "#domain/api/mail-texts/mail-texts.ts";
import type { ApiTestimonial } from "#domain/api/testimonials/testimonials.ts";
import type { UncheckedAnswer } from "#domain/api/undeclared-fields.ts";
import { toArticleMarkup } from "#domain/articles/article-markup.ts";
import type { AppContext } from "#server/context.ts";
import { parseListQuery } from "#server/http/api/parse-list-query.ts";
import { ARTICLE_COLUMNS, CLUB_EVENT_COLUMNS } from "#server/http/api/queryable-columns.ts";
import { serveEndpoint } from "#server/http/api/serve-endpoint.ts";
import type { StoredArticle } from "#server/repositories/articles/articles.ts";
import type { StoredTestimonial } from "#server/repositories/testimonials/testimonials.ts";
import {
  createArticle,
  deleteArticle,
  readArticle,
  readArticles,
  updateArticle,
} from "#server/services/articles/articles.ts";
import {
  type CategoryTermsDetail,
  readCategoryTerms,
  updateCategoryTerms,
} from "#server/services/category-terms/category-terms.ts";
import {
  createClubEvent,
  deleteClubEvent,
  readClubEvents,
  updateClubEvent,
} from "#server/services/club-events/club-events.ts";
import { decidePlace } from "#server/services/club-events/decide-place.ts";
import { changeLegalText, type LegalTextDetail, readLegalTexts } from "#server/services/legal-texts/legal-texts.ts";
import {
  changeMailText,
  type MailTextDetail,
  readMailTexts,
  resetMailText,
} from "#server/services/mail-texts/mail-texts.ts";
import {
  createTestimonial,
  deleteTestimonial,
  readTestimonials,
  updateTestimonial,
} from "#server/services/testimonials/testimonials.ts";
import { toClubEventRow, toClubPlace } from "./club-event-responses.ts";

/** Mounts the staff's endpoints for the magazine's articles, including drafts. */
export function mountArticles(app: Hono, ctx: AppContext): void {
  serveEndpoint(app, ctx, "GET /api/articles", async ({ staff, queries }) => {
    const listQuery = parseListQuery(queries, ARTICLE_COLUMNS, "-published_on", ctx.site.timeZone);
    const { rows, total } = await readArticles(ctx, { staff, listQuery });
    return { rows: rows.map(toArticleRow), total };
  });
  serveEndpoint(app, ctx, "POST /api/articles", async ({ staff, body }) =>
    toArticle(await createArticle(ctx, { staff, body })),
  );
  serveEndpoint(app, ctx, "GET /api/articles/:id", async ({ staff, parameters: { id } }) =>
    toArticle(await readArticle(ctx, { staff, id })),
  );
  serveEndpoint(app, ctx, "PATCH /api/articles/:id", async ({ staff, parameters: { id }, body }) =>
    toArticle(await updateArticle(ctx, { staff, id, body })),
  );
  serveEndpoint(app, ctx, "DELETE /api/articles/:id", async ({ staff, parameters: { id } }) => {
    await deleteArticle(ctx, { staff, id });
    return undefined;
  });
}

const toArticle = (row: StoredArticle): UncheckedAnswer<ApiArticle> => ({
  ...toArticleRow(row),
  body: toArticleMarkup(row.body),
});

function toArticleRow(row: StoredArticle): UncheckedAnswer<ApiArticleRow> {
  return {
    id: row.id,
    slug: row.slug,
    category: row.category,
    title: row.title,
    excerpt: row.excerpt,
    image: row.image,
    status: row.status,
    published_on: row.publishedOn,
    read_minutes: row.readMinutes,
    created_at: row.createdAt.toISOString(),
    updated_at: row.updatedAt.toISOString(),
    version: row.version,
  };
}

/** Mounts the staff's endpoints for club events and for decisions about places. */
export function mountClubEvents(app: Hono, ctx: AppContext): void {
  serveEndpoint(app, ctx, "GET /api/club_events", async ({ staff, queries }) => {
    const listQuery = parseListQuery(queries, CLUB_EVENT_COLUMNS, "-held_on", ctx.site.timeZone);
    const { rows, total } = await readClubEvents(ctx, { staff, listQuery });
    return { rows: rows.map(toClubEventRow), total };
  });
  serveEndpoint(app, ctx, "POST /api/club_events", async ({ staff, body }) =>
    toClubEventRow(await createClubEvent(ctx, { staff, body })),
  );
  serveEndpoint(app, ctx, "PATCH /api/club_events/:id", async ({ staff, parameters: { id }, body }) =>
    toClubEventRow(await updateClubEvent(ctx, { staff, id, body })),
  );
  serveEndpoint(app, ctx, "DELETE /api/club_events/:id", async ({ staff, parameters: { id } }) => {
    await deleteClubEvent(ctx, { staff, id });
    return undefined;
  });
  serveEndpoint(app, ctx, "PUT /api/enquiries/:id/club_place", async ({ staff, parameters: { id }, body }) =>
    toClubPlace(await decidePlace(ctx, { staff, id, body })),
  );
}

/** Mounts the testimonials of the club's page. */
export function mountTestimonials(app: Hono, ctx: AppContext): void {
  serveEndpoint(app, ctx, "GET /api/testimonials", async ({ staff }) => {
    const rows = await readTestimonials(ctx, { staff });
    return { rows: rows.map(toTestimonial), total: rows.length };
  });
  serveEndpoint(app, ctx, "POST /api/testimonials", async ({ staff, body }) =>
    toTestimonial(await createTestimonial(ctx, { staff, body })),
  );
  serveEndpoint(app, ctx, "PATCH /api/testimonials/:id", async ({ staff, parameters: { id }, body }) =>
    toTestimonial(await updateTestimonial(ctx, { staff, id, body })),
  );
  serveEndpoint(app, ctx, "DELETE /api/testimonials/:id", async ({ staff, parameters: { id } }) => {
    await deleteTestimonial(ctx, { staff, id });
    return undefined;
  });
}

const toTestimonial = (row: StoredTestimonial): UncheckedAnswer<ApiTestimonial> => ({
  id: row.id,
  text: row.text,
  name: row.name,
  place: row.place,
  is_invented: row.isInvented,
  position: row.position,
  created_at: row.createdAt.toISOString(),
  updated_at: row.updatedAt.toISOString(),
  version: row.version,
});

/** Mounts the staff's endpoints for the default rental terms of new cars, by category. */
export function mountCategoryTerms(app: Hono, ctx: AppContext): void {
  serveEndpoint(app, ctx, "GET /api/category_terms", async ({ staff }) => {
    const rows = await readCategoryTerms(ctx, { staff });
    return { rows: rows.map(toCategoryTerms), total: rows.length };
  });
  serveEndpoint(app, ctx, "PATCH /api/category_terms/:category", async ({ staff, parameters: { category }, body }) =>
    toCategoryTerms(await updateCategoryTerms(ctx, { staff, category, body })),
  );
}

const toCategoryTerms = ({ updatedAt, ...row }: CategoryTermsDetail): ApiCategoryTerms => ({
  ...row,
  updated_at: updatedAt?.toISOString() ?? null,
});

/** Mounts the company's own texts of the legal pages. */
export function mountLegalTexts(app: Hono, ctx: AppContext): void {
  serveEndpoint(app, ctx, "GET /api/legal_texts", async ({ staff }) => {
    const rows = await readLegalTexts(ctx, { staff });
    return { rows: rows.map(toLegalText), total: rows.length };
  });
  serveEndpoint(app, ctx, "PUT /api/legal_texts/:page", async ({ staff, parameters: { page }, body }) =>
    toLegalText(await changeLegalText(ctx, { staff, page, body })),
  );
}

const toLegalText = (detail: LegalTextDetail): UncheckedAnswer<ApiLegalText> => ({
  page: detail.page,
  sections_before: detail.sectionsBefore,
  sections_after: detail.sectionsAfter,
  paragraphs: detail.paragraphs,
  version: detail.version,
  updated_at: detail.updatedAt?.toISOString() ?? null,
});

/** Mounts the staff's endpoints for the texts of mails to renters. */
export function mountMailTexts(app: Hono, ctx: AppContext): void {
  serveEndpoint(app, ctx, "GET /api/mail_texts", async ({ staff }) => {
    const rows = await readMailTexts(ctx, { staff });
    return { rows: rows.map(toMailText), total: rows.length };
  });
  serveEndpoint(app, ctx, "PUT /api/mail_texts/:kind", async ({ staff, parameters: { kind }, body }) =>
    toMailText(await changeMailText(ctx, { staff, kind, body })),
  );
  serveEndpoint(app, ctx, "DELETE /api/mail_texts/:kind", async ({ staff, parameters: { kind } }) => {
    await resetMailText(ctx, { staff, kind });
    return undefined;
  });
}

const toMailText = ({ updatedAt, ...row }: MailTextDetail): ApiMailText => ({
  ...row,
  updated_at: updatedAt?.toISOString() ?? null,
});
