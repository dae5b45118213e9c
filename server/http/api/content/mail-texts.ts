import type { Hono } from "hono";
import type { ApiMailText } from "#domain/api/content/mail-texts.ts";
import type { AppContext } from "#server/context.ts";
import { serve } from "#server/http/api/serve.ts";
import {
  changeMailText,
  readMailTexts,
  resetMailText,
  type SetMailText,
} from "#server/services/mail-texts/mail-texts.ts";

/** The words of the mails to the renter. */
export function mountMailTexts(app: Hono, ctx: AppContext): void {
  serve(app, ctx, "GET /api/mail_texts", async ({ staff }) => {
    const rows = await readMailTexts(ctx, { staff });
    return { rows: rows.map(toMailText), total: rows.length };
  });
  serve(app, ctx, "PUT /api/mail_texts/:kind", async ({ staff, parameters: { kind }, body }) =>
    toMailText(await changeMailText(ctx, { staff, kind, body })),
  );
  serve(app, ctx, "DELETE /api/mail_texts/:kind", async ({ staff, parameters: { kind } }) => {
    await resetMailText(ctx, { staff, kind });
    return undefined;
  });
}

const toMailText = ({ updatedAt, ...row }: SetMailText): ApiMailText => ({
  ...row,
  updated_at: updatedAt?.toISOString() ?? null,
});
