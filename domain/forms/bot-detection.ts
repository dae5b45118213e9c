import { HOUR_MS } from "#domain/durations.ts";
import { textReference } from "#domain/words/text-reference.ts";

/** Honeypot: an invisible field that only bots fill in (product.md#open-requests). */
export const HONEYPOT_FIELD = "riferimento_interno";
/** A signed timestamp of when the form was rendered, to detect forms sent faster than a human can type. */
export const FORM_TIMESTAMP_FIELD = "pagina";

/** Prefix of the timestamp when the visitor was asked to submit again. */
export const RESUBMIT_PREFIX = "again";

/** A form submitted sooner than this counts as sent by a bot. */
export const MIN_FORM_FILL_MS = 3000;
/** How long the visitor may wait before submitting again. */
export const MAX_RESUBMIT_DELAY_MS = HOUR_MS;

/** Shown once to a suspected bot; a human submits again and gets through. */
export const RESUBMIT_MESSAGE = textReference("refusals", "resubmit");
