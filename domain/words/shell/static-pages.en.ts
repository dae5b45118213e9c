import type { Translated } from "#domain/words/text.ts";
import type { STATIC_PAGES_IT } from "./static-pages.it.ts";

export const STATIC_PAGES_EN: Translated<typeof STATIC_PAGES_IT> = {
  tooManyRequests: "Too many requests in a short time",
  tooManyRequestsText:
    "Too many requests came from your address within a minute. Please go back and try again in a few moments.",
  tooLarge: "Request too large",
  tooLargeText: "{detail} Please go back and try again; if it happens again, write to us or call us.",
  maxSize: "The request exceeds the maximum size of 1 MiB.",
  maxFields: "The form you sent has more than {number} fields.",
  maxValues: "The request contains more than {number} values.",
};
