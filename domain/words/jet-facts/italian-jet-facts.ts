import { ITALIAN_FORMATS } from "#domain/words/formats/italian-formats.ts";
import type { Words } from "#domain/words/words.ts";
import { JET_FACTS_IT } from "./jet-facts.it.ts";

/** The words about jets for the panel and everything else that exists in Italian only. */
export const ITALIAN_JET_FACTS: Words<"jetFacts"> = { ...ITALIAN_FORMATS, jetFacts: JET_FACTS_IT };
