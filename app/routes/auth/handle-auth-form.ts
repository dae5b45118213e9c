import { data } from "react-router";
import type { AuthFormResult } from "#app/features/auth/auth-form-result.ts";
import type { NoticeKey } from "#domain/access/notices.ts";
import { wordsOf } from "#domain/words/words-of.ts";
import type { AppContext } from "#server/context.ts";
import { appContext } from "#server/context.ts";
import { isDatabaseDown, ServiceError, STATUS_BY_KIND, toErrorHeaders, wordProblems } from "#server/errors.ts";
import { noticeCookie } from "../flash-notice";
import { pickFormFields, readForm } from "../read-form";

interface AuthFormArgs {
  request: Request;
  context: { get(key: typeof appContext): AppContext };
}

/** The only fields of these forms that hold no secret. */
const REDISPLAYED_FIELDS = ["name", "email"];

/**
 * Handles a form of the sign-in pages. An error returns to the form with the server's message, or with `fallback` if that message is not meant for
 * people (product.md#messages). What was typed is returned too, except secrets.
 */
export async function handleAuthForm<Done>(
  { request, context }: AuthFormArgs,
  fallback: string,
  submit: (ctx: AppContext, form: Record<string, string>) => Promise<Done>,
) {
  const form = await readForm(request);
  const ctx = context.get(appContext);
  const values = pickFormFields(form, REDISPLAYED_FIELDS);
  try {
    return await submit(ctx, form);
  } catch (error) {
    if (error instanceof ServiceError) {
      const problems = Object.fromEntries(
        wordProblems(wordsOf("it"), error.fields).map(({ path, message }) => [path, message]),
      );
      const responseInit = { status: STATUS_BY_KIND[error.kind], headers: toErrorHeaders(error) };
      return data<AuthFormResult>({ message: error.message, problems, values }, responseInit);
    }
    ctx.logger.error({ err: error }, "sign-in page failed");
    return data<AuthFormResult>(
      { message: fallback, problems: {}, values },
      { status: isDatabaseDown(error) ? 503 : 500 },
    );
  }
}

/** Returns redirect headers that carry cookies and a notice to the next page. */
export function redirectWithNotice(
  request: Request,
  notice: NoticeKey,
  cookies: readonly string[] = [],
): { status: 303; headers: Headers } {
  const headers = new Headers();
  for (const cookie of [...cookies, noticeCookie(request, notice)]) headers.append("set-cookie", cookie);
  return { status: 303, headers };
}
