import { camelCased } from "#domain/casing.ts";
import { MOST_ARTICLES } from "#domain/catalogue/article.ts";
import { articleHtml, readingMinutes } from "#domain/catalogue/article-text.ts";
import { articleSchema } from "#domain/forms/content/article.ts";
import { formatNumber } from "#domain/numbers.ts";
import type { AppContext } from "#server/context.ts";
import { ServiceError } from "#server/errors.ts";
import { countArticles, insertArticle, type StoredArticle } from "#server/repositories/content/articles.ts";
import type { Staff } from "#server/services/access/read-staff.ts";
import { ARTICLE_TAKEN } from "#server/services/articles/internal/article-problems.ts";
import { checkedInput, namingTaken } from "#server/services/checked-input.ts";
import { requireAbility } from "#server/services/internal/require-ability.ts";
import { staffWrite } from "#server/services/internal/staff-write.ts";

/**
 * A new article of the magazine (product.md#magazine), a draft or published. Refuses "invalid" for wrong fields and a slug that is taken, "conflict"
 * when there are as many as there may be.
 */
export async function createArticle(
  ctx: AppContext,
  { staff, body: input }: { staff: Staff; body: unknown },
): Promise<StoredArticle> {
  requireAbility(staff, "articles.manage");
  const { body: text, ...article } = camelCased(checkedInput(articleSchema, input));
  const body = articleHtml(text);
  return namingTaken(ARTICLE_TAKEN, () =>
    staffWrite(ctx, staff, async (tx, audit) => {
      if ((await countArticles(tx)) >= MOST_ARTICLES) throw tooMany();
      const now = ctx.clock();
      const row = { ...article, body, readMinutes: readingMinutes(body), createdAt: now, updatedAt: now };
      const after = await insertArticle(tx, row);
      await audit({ action: "create", entity: "articles", entityId: after.id, before: null, after });
      return after;
    }),
  );
}

const tooMany = () => new ServiceError("conflict", `Ci sono già ${formatNumber(MOST_ARTICLES)} articoli.`);
