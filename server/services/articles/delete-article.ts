import type { AppContext } from "#server/context.ts";
import { ServiceError } from "#server/errors.ts";
import { deleteArticleRow, lockArticle } from "#server/repositories/content/articles.ts";
import type { Staff } from "#server/services/access/read-staff.ts";
import { NO_SUCH_ARTICLE } from "#server/services/articles/internal/article-problems.ts";
import { checkedId } from "#server/services/checked-input.ts";
import { requireAbility } from "#server/services/internal/require-ability.ts";
import { staffWrite } from "#server/services/internal/staff-write.ts";

/** Removes an article; the log keeps its text. Refuses "not-found". */
export async function deleteArticle(ctx: AppContext, { staff, id }: { staff: Staff; id: string }): Promise<void> {
  requireAbility(staff, "articles.manage");
  const articleId = checkedId(id, NO_SUCH_ARTICLE);
  await staffWrite(ctx, staff, async (tx, audit) => {
    const before = await lockArticle(tx, articleId);
    if (!before) throw new ServiceError("not-found", NO_SUCH_ARTICLE);
    await deleteArticleRow(tx, articleId);
    await audit({ action: "delete", entity: "articles", entityId: articleId, before, after: null });
  });
}
