import { ITALIAN_REPLY_PROMISE } from "#domain/words/company/italian-reply-promise.ts";
import type { Words } from "#domain/words/words.ts";
import { REQUEST_HOLDS_IT } from "./request-holds.it.ts";

/** The words of request holds for everything that exists in Italian only. */
export const ITALIAN_REQUEST_HOLDS: Words<"requestHolds" | "replyPromise"> = {
  ...ITALIAN_REPLY_PROMISE,
  requestHolds: REQUEST_HOLDS_IT,
};
