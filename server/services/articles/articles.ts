import { MAX_ARTICLES } from "#domain/articles/article.ts";
import { estimateReadingMinutes, toArticleHtml } from "#domain/articles/article-markup.ts";
import { articleChangesSchema, articleSchema, findMissingToPublish } from "#domain/forms/articles/article.ts";
import { toCamelCase } from "#domain/key-casing.ts";
import { formatNumber } from "#domain/numbers.ts";
import type { AppContext } from "#server/context.ts";
import { ServiceError } from "#server/errors.ts";
import {
  countArticles,
  deleteArticleRow,
  findStoredArticle,
  insertArticle,
  lockArticle,
  readAllArticles,
  type StoredArticle,
  updateArticleRow,
} from "#server/repositories/articles/articles.ts";
import { recordFormerSlug } from "#server/repositories/catalogue/former-slugs.ts";
import type { ListQuery } from "#server/repositories/table-rows.ts";
import type { Staff } from "#server/services/access/read-staff.ts";
import { requireAbility } from "#server/services/internal/require-ability.ts";
import { staffWrite } from "#server/services/internal/staff-write.ts";
import { rejectStaleVersion } from "#server/services/internal/stale-version.ts";
import { invalidFieldsError, mapUniqueViolation, parseId, parseInput } from "#server/services/parse-input.ts";
import { ARTICLE_UNIQUE_PROBLEMS, NO_SUCH_ARTICLE } from "#server/services/words/content-words.ts";

/** Lists the articles for staff, drafts included. */
export async function readArticles(ctx: AppContext, { staff, listQuery }: { staff: Staff; listQuery: ListQuery }) {
  requireAbility(staff, "articles.manage");
  return readAllArticles(ctx.db, listQuery);
}

/** Returns the article with an id, including its text. Throws "not-found". */
export async function readArticle(
  ctx: AppContext,
  { staff, id }: { staff: Staff; id: string },
): Promise<StoredArticle> {
  requireAbility(staff, "articles.manage");
  const article = await findStoredArticle(ctx.db, parseId(id, NO_SUCH_ARTICLE));
  if (!article) throw new ServiceError("not-found", NO_SUCH_ARTICLE);
  return article;
}

/**
 * Creates a magazine article, draft or published (product.md#magazine). Throws "invalid" for wrong fields and a duplicate slug, and "conflict" at the
 * maximum number of articles.
 */
export async function createArticle(
  ctx: AppContext,
  { staff, body: input }: { staff: Staff; body: unknown },
): Promise<StoredArticle> {
  requireAbility(staff, "articles.manage");
  const { body: text, ...article } = toCamelCase(parseInput(articleSchema, input));
  const body = toArticleHtml(text);
  return mapUniqueViolation(ARTICLE_UNIQUE_PROBLEMS, () =>
    staffWrite(ctx, staff, async (tx, audit) => {
      if ((await countArticles(tx)) >= MAX_ARTICLES) throw tooManyArticles();
      const now = ctx.clock();
      const row = { ...article, body, readMinutes: estimateReadingMinutes(body), createdAt: now, updatedAt: now };
      const after = await insertArticle(tx, row);
      await audit({ action: "create", entity: "articles", entityId: after.id, before: null, after });
      return after;
    }),
  );
}

const tooManyArticles = () => new ServiceError("conflict", `Ci sono già ${formatNumber(MAX_ARTICLES)} articoli.`);

/**
 * Updates, publishes or unpublishes an article. If the slug changes, the former URL redirects to the new one. Throws "invalid" for wrong or duplicate
 * fields and for a published article that is incomplete, "not-found", and "conflict" for a stale `version`.
 */
export async function updateArticle(
  ctx: AppContext,
  { staff, id, body: input }: { staff: Staff; id: string; body: unknown },
): Promise<StoredArticle> {
  requireAbility(staff, "articles.manage");
  const articleId = parseId(id, NO_SUCH_ARTICLE);
  const { version, body: text, ...changes } = toCamelCase(parseInput(articleChangesSchema, input));
  const body = text === undefined ? undefined : toArticleHtml(text);
  return mapUniqueViolation(ARTICLE_UNIQUE_PROBLEMS, () =>
    staffWrite(ctx, staff, async (tx, audit) => {
      const before = await lockArticle(tx, articleId);
      if (!before) throw new ServiceError("not-found", NO_SUCH_ARTICLE);
      await rejectStaleVersion(tx, "articles", before, version, ctx);
      assertPublishable({
        status: changes.status ?? before.status,
        excerpt: changes.excerpt ?? before.excerpt,
        body: body ?? before.body,
        image: changes.image ?? before.image,
      });
      const now = ctx.clock();
      const written = body === undefined ? {} : { body, readMinutes: estimateReadingMinutes(body) };
      const after = await updateArticleRow(tx, articleId, { ...changes, ...written }, now);
      if (after.slug !== before.slug)
        await recordFormerSlug(tx, "articles", { id: articleId, from: before.slug, to: after.slug }, now);
      await audit({ action: "update", entity: "articles", entityId: articleId, before, after });
      return after;
    }),
  );
}

/** Throws "invalid" if a published article is incomplete. */
function assertPublishable(article: Parameters<typeof findMissingToPublish>[0]): void {
  const missing = findMissingToPublish(article);
  if (missing.length > 0) throw invalidFieldsError(missing);
}

/** Deletes an article; the audit log keeps its text. Throws "not-found". */
export async function deleteArticle(ctx: AppContext, { staff, id }: { staff: Staff; id: string }): Promise<void> {
  requireAbility(staff, "articles.manage");
  const articleId = parseId(id, NO_SUCH_ARTICLE);
  await staffWrite(ctx, staff, async (tx, audit) => {
    const before = await lockArticle(tx, articleId);
    if (!before) throw new ServiceError("not-found", NO_SUCH_ARTICLE);
    await deleteArticleRow(tx, articleId);
    await audit({ action: "delete", entity: "articles", entityId: articleId, before, after: null });
  });
}
