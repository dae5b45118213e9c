import { z } from "zod";
import type { ForeignLanguage } from "#domain/content-texts/content-entities.ts";
import type { Environment } from "#server/env.ts";
import { createModelError, requestModelJson } from "#server/integrations/model-completion.ts";

export interface TranslatorInput {
  language: ForeignLanguage;
  italian: string;
  siteName: string;
}

/** Translates an Italian text with a language model. Rejects with "unavailable" and the model's short reason if there is no translation. */
export type Translator = (input: TranslatorInput) => Promise<string>;

const REGISTERS: Readonly<Record<ForeignLanguage, string>> = {
  en: "inglese britannico (British English)",
  fr: "francese, dando del vous",
  de: "tedesco, dando del Sie",
  es: "spagnolo, dando dell'usted",
};

const buildInstructions = ({ language, siteName }: TranslatorInput) =>
  `Traduci un testo di ${siteName}, che noleggia auto di lusso, dall'italiano in ${REGISTERS[language]}.
Scrivi come un redattore madrelingua di una casa di lusso: concreto e sobrio, senza superlativi, esclamazioni o emoji. Non inventare nulla: nessun fatto, numero, luogo o servizio che nel testo italiano non c'è, e non tralasciare nulla.
Lascia come sono nomi propri, i segnaposto fra parentesi graffe, i marcatori («## », «- », tag) e il numero delle righe.
Rispondi con un solo oggetto JSON con il campo translation, di tipo testo, e nient'altro.`;

const answerSchema = z.object({ translation: z.string().min(1) });

/** Returns a translator that uses the configured model; null without a model. */
export function createTranslator({ ai }: Pick<Environment, "ai">): Translator | null {
  if (!ai) return null;
  return async (input) => {
    const answer = await requestModelJson(ai, {
      instructions: buildInstructions(input),
      input: { italiano: input.italian },
    });
    const parsed = answerSchema.safeParse(answer);
    if (!parsed.success) throw createModelError("la risposta non ha la forma richiesta.", ai);
    return parsed.data.translation;
  };
}
