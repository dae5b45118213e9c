import { z } from "zod";
import { requiredText } from "#domain/forms/text-fields.ts";

export const MIN_TOWN_QUERY_CHARACTERS = 2;
const MAX_TOWN_QUERY_CHARACTERS = 80;
const TOO_SHORT_MESSAGE = `Scrivi almeno ${MIN_TOWN_QUERY_CHARACTERS} lettere.`;

/** The query of GET /api/cities/towns: the first letters of a town's name. */
export const townQuerySchema = z.object({
  q: requiredText(TOO_SHORT_MESSAGE, MAX_TOWN_QUERY_CHARACTERS).refine(
    (text) => text.length >= MIN_TOWN_QUERY_CHARACTERS,
    TOO_SHORT_MESSAGE,
  ),
});
