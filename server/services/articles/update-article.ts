import { camelCased } from "#domain/casing.ts";
import { articleHtml, readingMinutes } from "#domain/catalogue/article-text.ts";
import { articleChangesSchema } from "#domain/forms/content/article.ts";
import type { AppContext } from "#server/context.ts";
import { ServiceError } from "#server/errors.ts";
import { lockArticle, type StoredArticle, updateArticleRow } from "#server/repositories/content/articles.ts";
import { recordFormerSlug } from "#server/repositories/seo/former-slugs.ts";
import type { Staff } from "#server/services/access/read-staff.ts";
import {
  ARTICLE_TAKEN,
  NO_SUCH_ARTICLE,
  refuseUnfinished,
} from "#server/services/articles/internal/article-problems.ts";
import { checkedId, checkedInput, namingTaken } from "#server/services/checked-input.ts";
import { requireAbility } from "#server/services/internal/require-ability.ts";
import { staffWrite } from "#server/services/internal/staff-write.ts";
import { rejectStaleVersion } from "#server/services/internal/stale-version.ts";

/**
 * Changes an article, publishes it or takes it back; the address that it had leads to the one that it has. Refuses "invalid" for wrong or taken
 * fields and for a published article that lacks something, "not-found", and "conflict" when somebody else has changed it since `version`.
 */
export async function updateArticle(
  ctx: AppContext,
  { staff, id, body: input }: { staff: Staff; id: string; body: unknown },
): Promise<StoredArticle> {
  requireAbility(staff, "articles.manage");
  const articleId = checkedId(id, NO_SUCH_ARTICLE);
  const { version, body: text, ...changes } = camelCased(checkedInput(articleChangesSchema, input));
  const body = text === undefined ? undefined : articleHtml(text);
  return namingTaken(ARTICLE_TAKEN, () =>
    staffWrite(ctx, staff, async (tx, audit) => {
      const before = await lockArticle(tx, articleId);
      if (!before) throw new ServiceError("not-found", NO_SUCH_ARTICLE);
      await rejectStaleVersion(tx, "articles", before, version, ctx);
      refuseUnfinished({
        status: changes.status ?? before.status,
        excerpt: changes.excerpt ?? before.excerpt,
        body: body ?? before.body,
        image: changes.image ?? before.image,
      });
      const now = ctx.clock();
      const written = body === undefined ? {} : { body, readMinutes: readingMinutes(body) };
      const after = await updateArticleRow(tx, articleId, { ...changes, ...written }, now);
      if (after.slug !== before.slug)
        await recordFormerSlug(tx, "articles", { id: articleId, from: before.slug, to: after.slug }, now);
      await audit({ action: "update", entity: "articles", entityId: articleId, before, after });
      return after;
    }),
  );
}
