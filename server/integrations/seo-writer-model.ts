import type OpenAI from "openai";
import { z } from "zod";
import { LONGEST_DESCRIPTION, LONGEST_TITLE } from "#domain/seo/heads/fit-text.ts";
import { briefLines, type SeoTexts, seoTextsSchema, textsOfBrief } from "#domain/seo/overrides/seo-texts.ts";
import { ServiceError } from "#server/errors.ts";
import type { SeoWriter, SeoWriting } from "#server/integrations/seo-writer.ts";

export interface ModelEndpoint {
  /** Of an OpenAI-compatible server, with its version: https://api.example/v1. */
  baseUrl: string;
  /** Left out for a server that asks for none. */
  apiKey: string | undefined;
  model: string;
  /** Milliseconds for the whole answer. */
  timeout?: number;
}

const TIMEOUT = 45_000;
const LONGEST_REASON = 200;

const instructions = (
  siteName: string,
) => `Scrivi i testi SEO di una pagina di ${siteName}, che noleggia auto di lusso e jet privati in Europa.
Italiano piano e sobrio, senza superlativi, esclamazioni o emoji. Usa soltanto i fatti che ricevi: non inventare numeri, sconti, luoghi o servizi.
Rispondi con un solo oggetto JSON e nient'altro, con questi campi, tutti testo:
meta_title (al massimo ${LONGEST_TITLE} caratteri), meta_description (al massimo ${LONGEST_DESCRIPTION} caratteri), h1,
seo_text (HTML con h2, p, ul e li soltanto, da 150 a 300 parole), keywords (da 4 a 8, separate da virgole).`;

/** What models answer: some write the keywords as a list. */
const answerSchema = seoTextsSchema.extend({
  keywords: z.union([seoTextsSchema.shape.keywords, z.array(z.string()).transform((words) => words.join(", "))]),
});

/** Asks the configured model of an OpenAI-compatible endpoint (product.md#generated-texts). Asked once: who waits can press again. */
export function modelSeoWriter(endpoint: ModelEndpoint): SeoWriter {
  return {
    writtenBy: "model",
    async write(writing) {
      const { default: Client } = await import("openai");
      const client = new Client({
        baseURL: endpoint.baseUrl,
        apiKey: endpoint.apiKey ?? "none",
        organization: null,
        project: null,
        timeout: endpoint.timeout ?? TIMEOUT,
        maxRetries: 0,
        logLevel: "off",
      });
      const answer = await ask(client, endpoint, writing).catch((error: unknown) => {
        throw refusal(reasonOf(error, Client), endpoint);
      });
      return textsOf(answer, endpoint);
    },
  };
}

async function ask(
  client: OpenAI,
  { model }: ModelEndpoint,
  { brief, current, siteName }: SeoWriting,
): Promise<string> {
  const page = {
    pagina: brief.heading,
    fatti: briefLines(brief),
    bozza: textsOfBrief(brief, siteName),
    testi_attuali: current,
  };
  const completion = await client.chat.completions.create({
    model,
    response_format: { type: "json_object" },
    messages: [
      { role: "system", content: instructions(siteName) },
      { role: "user", content: JSON.stringify(page) },
    ],
  });
  // A server that only claims to be compatible may leave out what the types promise.
  return completion?.choices?.[0]?.message?.content ?? "";
}

function textsOf(answer: string, endpoint: ModelEndpoint): SeoTexts {
  const parsed = answerSchema.safeParse(jsonOf(answer));
  if (!parsed.success) throw refusal("la risposta non ha la forma richiesta.", endpoint);
  return parsed.data;
}

/** The object in an answer, with or without a code fence around it; undefined when there is none. */
function jsonOf(answer: string): unknown {
  try {
    return JSON.parse(answer.slice(answer.indexOf("{"), answer.lastIndexOf("}") + 1));
  } catch {
    return undefined;
  }
}

function reasonOf(error: unknown, Client: typeof OpenAI): string {
  if (error instanceof Client.APIConnectionTimeoutError) return "tempo scaduto.";
  if (error instanceof Client.APIConnectionError) return "il server non è raggiungibile.";
  if (error instanceof Client.APIError) {
    const said: unknown = error.error;
    const message = typeof said === "object" && said !== null && "message" in said ? said.message : null;
    return typeof message === "string" && message ? message : `stato ${error.status}.`;
  }
  if (error instanceof SyntaxError) return "la risposta non è leggibile.";
  throw error;
}

function refusal(reason: string, { apiKey }: ModelEndpoint): ServiceError {
  const line = reason.replaceAll(/\s+/g, " ").trim();
  const shown = (apiKey ? line.replaceAll(apiKey, "…") : line).slice(0, LONGEST_REASON);
  return new ServiceError("unavailable", `Il modello non ha scritto i testi: ${shown}`);
}
