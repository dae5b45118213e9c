import type { AppContext } from "#server/context.ts";
import { ServiceError } from "#server/errors.ts";
import { findStoredArticle, readAllArticles, type StoredArticle } from "#server/repositories/content/articles.ts";
import type { ListQuery } from "#server/repositories/table-rows.ts";
import type { Staff } from "#server/services/access/read-staff.ts";
import { NO_SUCH_ARTICLE } from "#server/services/articles/internal/article-problems.ts";
import { checkedId } from "#server/services/checked-input.ts";
import { requireAbility } from "#server/services/internal/require-ability.ts";

/** The articles for staff, drafts among them. */
export async function readArticles(ctx: AppContext, { staff, listQuery }: { staff: Staff; listQuery: ListQuery }) {
  requireAbility(staff, "articles.manage");
  return readAllArticles(ctx.db, listQuery);
}

/** One article with its text. Refuses "not-found". */
export async function readArticle(
  ctx: AppContext,
  { staff, id }: { staff: Staff; id: string },
): Promise<StoredArticle> {
  requireAbility(staff, "articles.manage");
  const article = await findStoredArticle(ctx.db, checkedId(id, NO_SUCH_ARTICLE));
  if (!article) throw new ServiceError("not-found", NO_SUCH_ARTICLE);
  return article;
}
