import { ITALIAN_FORMATS } from "#domain/words/formats/italian-formats.ts";
import type { Words } from "#domain/words/words.ts";
import { REPLY_PROMISE_IT } from "./reply-promise.it.ts";

/** The words of the reply promise for the panel and everything else that exists in Italian only. */
export const ITALIAN_REPLY_PROMISE: Words<"replyPromise"> = { ...ITALIAN_FORMATS, replyPromise: REPLY_PROMISE_IT };
