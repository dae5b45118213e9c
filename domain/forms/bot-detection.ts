import { HOUR_MS } from "#domain/durations.ts";

/** A field that nobody sees: programs fill in whatever a form has (product.md#open-requests). */
export const HONEYPOT_FIELD = "riferimento_interno";
/** When the page was made, sealed, so that a form that comes back sooner than anybody types is looked at twice. */
export const FORM_TIMESTAMP_FIELD = "pagina";

/** How the stamp begins of a form whose visitor was asked to press once more. */
export const RESUBMIT_PREFIX = "again";

/** Sooner than this nobody has filled in a form. */
export const MIN_FORM_FILL_MS = 3000;
/** For how long a person may take to press the button again. */
export const MAX_RESUBMIT_DELAY_MS = HOUR_MS;

/** What whoever seems to be a program reads once; a person presses again and is through. */
export const RESUBMIT_MESSAGE =
  "Un ultimo controllo: premi ancora il pulsante per inviare. Tutto quello che hai scritto è rimasto al suo posto.";
