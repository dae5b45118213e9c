import { z } from "zod";

/** Text of one line: without the control characters that could end up in a mail's head. */
export const line = (message: string, longest: number) =>
  z
    .string(message)
    .trim()
    .min(1, message)
    .max(longest, `Al massimo ${longest} caratteri.`)
    .refine((text) => !/\p{Cc}/u.test(text), message);

/** What somebody writes to the company in their own words: several lines, at most 2,000 characters, possibly none. */
export const ownWords = z
  .string("Il messaggio deve essere un testo.")
  .trim()
  .max(2000, "Al massimo 2.000 caratteri.")
  .refine((text) => !/(?![\n\r\t])\p{Cc}/u.test(text), "Il messaggio contiene caratteri non ammessi.");
