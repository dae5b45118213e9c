import { data } from "react-router";
import type { AuthAnswer } from "#app/features/auth/auth-answer.ts";
import type { NoticeKey } from "#domain/access/notices.ts";
import type { AppContext } from "#server/context.ts";
import { appContext } from "#server/context.ts";
import { isDatabaseDown, refusalHeaders, ServiceError, STATUS_BY_KIND } from "#server/errors.ts";
import { noticeCookie } from "../notice";
import { readForm, typedFields } from "../read-form";

interface Arrived {
  request: Request;
  context: { get(key: typeof appContext): AppContext };
}

/** The only fields of these forms that hold no secret. */
const SHOWN_AGAIN = ["name", "email"];

/**
 * Takes a form of the sign-in pages. Whatever keeps it from being done comes back to the form, with the server's reason or, where it has
 * none for people, `fallback` (product.md#messages); what was typed is kept, secrets apart.
 */
export async function answerForm<Done>(
  { request, context }: Arrived,
  fallback: string,
  work: (ctx: AppContext, form: Record<string, string>) => Promise<Done>,
) {
  const form = await readForm(request);
  const ctx = context.get(appContext);
  const values = typedFields(form, SHOWN_AGAIN);
  try {
    return await work(ctx, form);
  } catch (error) {
    if (error instanceof ServiceError) {
      const problems = Object.fromEntries(error.fields.map(({ path, message }) => [path, message]));
      const answered = { status: STATUS_BY_KIND[error.kind], headers: refusalHeaders(error) };
      return data<AuthAnswer>({ message: error.message, problems, values }, answered);
    }
    ctx.logger.error({ err: error }, "sign-in page failed");
    return data<AuthAnswer>({ message: fallback, problems: {}, values }, { status: isDatabaseDown(error) ? 503 : 500 });
  }
}

/** The headers of a redirect that takes cookies and a notice to the next page. */
export function leaving(
  request: Request,
  notice: NoticeKey,
  cookies: readonly string[] = [],
): { status: 303; headers: Headers } {
  const headers = new Headers();
  for (const cookie of [...cookies, noticeCookie(request, notice)]) headers.append("set-cookie", cookie);
  return { status: 303, headers };
}
