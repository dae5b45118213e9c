import { z } from "zod";
import { MAX_META_DESCRIPTION_CHARACTERS, MAX_TITLE_CHARACTERS } from "#domain/seo/heads/fit-text.ts";
import {
  briefLines,
  briefToSeoTexts,
  type SeoTexts,
  seoTextsSchema,
} from "#domain/seo-overrides/generated-seo-texts.ts";
import { createModelError, type ModelEndpoint, requestModelJson } from "#server/integrations/model-completion.ts";
import type { SeoWriter, SeoWriterInput } from "#server/integrations/seo-writer.ts";

const buildInstructions = ({
  siteName,
  hasJets,
}: SeoWriterInput) => `Scrivi i testi SEO di una pagina di ${siteName}, che noleggia auto di lusso${hasJets ? " e jet privati" : ""} in Europa.
Italiano piano e sobrio, senza superlativi, esclamazioni o emoji. Usa soltanto i fatti che ricevi: non inventare numeri, sconti, luoghi o servizi.
Rispondi con un solo oggetto JSON e nient'altro, con questi campi, tutti testo:
meta_title (al massimo ${MAX_TITLE_CHARACTERS} caratteri), meta_description (al massimo ${MAX_META_DESCRIPTION_CHARACTERS} caratteri), h1,
seo_text (HTML con h2, p, ul e li soltanto, da 150 a 300 parole), keywords (da 4 a 8, separate da virgole).`;

/** The output of a language model. Some models return the keywords as a list. */
const completionSchema = seoTextsSchema.extend({
  keywords: z.union([seoTextsSchema.shape.keywords, z.array(z.string()).transform((words) => words.join(", "))]),
});

/** Creates a writer that uses an OpenAI-compatible endpoint (product.md#generated-texts). */
export function createModelSeoWriter(endpoint: ModelEndpoint): SeoWriter {
  return {
    writtenBy: "model",
    async write(input) {
      const { brief, current, siteName } = input;
      const page = {
        pagina: brief.heading,
        fatti: briefLines(brief),
        bozza: briefToSeoTexts(brief, siteName),
        testi_attuali: current,
      };
      return parseTexts(
        await requestModelJson(endpoint, { instructions: buildInstructions(input), input: page }),
        endpoint,
      );
    },
  };
}

function parseTexts(answer: unknown, endpoint: ModelEndpoint): SeoTexts {
  const parsed = completionSchema.safeParse(answer);
  if (!parsed.success) throw createModelError("la risposta non ha la forma richiesta.", endpoint);
  return parsed.data;
}
