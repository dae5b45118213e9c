import type OpenAI from "openai";
import { z } from "zod";
import { MAX_META_DESCRIPTION_CHARACTERS, MAX_TITLE_CHARACTERS } from "#domain/seo/heads/fit-text.ts";
import {
  briefLines,
  briefToSeoTexts,
  type SeoTexts,
  seoTextsSchema,
} from "#domain/seo-overrides/generated-seo-texts.ts";
import { ServiceError } from "#server/errors.ts";
import type { SeoWriter, SeoWriterInput } from "#server/integrations/seo-writer.ts";

export interface ModelEndpoint {
  /** Base URL of an OpenAI-compatible server, with the version: https://api.example/v1. */
  baseUrl: string;
  /** Undefined if the server needs no key. */
  apiKey: string | undefined;
  model: string;
  /** Timeout for the whole response, in milliseconds. */
  timeoutMs?: number;
}

const DEFAULT_TIMEOUT_MS = 45_000;
const MAX_REASON_CHARACTERS = 200;

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

/**
 * Creates a writer that uses an OpenAI-compatible endpoint (product.md#generated-texts). It does not retry a failed call: the user can press the
 * button again.
 */
export function createModelSeoWriter(endpoint: ModelEndpoint): SeoWriter {
  return {
    writtenBy: "model",
    async write(input) {
      const { default: Client } = await import("openai");
      const client = new Client({
        baseURL: endpoint.baseUrl,
        apiKey: endpoint.apiKey ?? "none",
        organization: null,
        project: null,
        timeout: endpoint.timeoutMs ?? DEFAULT_TIMEOUT_MS,
        maxRetries: 0,
        logLevel: "off",
      });
      const completionText = await requestCompletion(client, endpoint, input).catch((error: unknown) => {
        throw createModelError(toReason(error, Client), endpoint);
      });
      return parseTexts(completionText, endpoint);
    },
  };
}

async function requestCompletion(client: OpenAI, { model }: ModelEndpoint, input: SeoWriterInput): Promise<string> {
  const { brief, current, siteName } = input;
  const page = {
    pagina: brief.heading,
    fatti: briefLines(brief),
    bozza: briefToSeoTexts(brief, siteName),
    testi_attuali: current,
  };
  const completion = await client.chat.completions.create({
    model,
    response_format: { type: "json_object" },
    messages: [
      { role: "system", content: buildInstructions(input) },
      { role: "user", content: JSON.stringify(page) },
    ],
  });
  // Read the fields with `?.`: a server that is not fully compatible may omit fields that the types require.
  return completion?.choices?.[0]?.message?.content ?? "";
}

function parseTexts(completionText: string, endpoint: ModelEndpoint): SeoTexts {
  const parsed = completionSchema.safeParse(extractJson(completionText));
  if (!parsed.success) throw createModelError("la risposta non ha la forma richiesta.", endpoint);
  return parsed.data;
}

/** Returns the JSON object in a model's output, which may be inside a code fence; undefined if the output has none. */
function extractJson(completionText: string): unknown {
  try {
    return JSON.parse(completionText.slice(completionText.indexOf("{"), completionText.lastIndexOf("}") + 1));
  } catch {
    return undefined;
  }
}

function toReason(error: unknown, Client: typeof OpenAI): string {
  if (error instanceof Client.APIConnectionTimeoutError) return "tempo scaduto.";
  if (error instanceof Client.APIConnectionError) return "il server non è raggiungibile.";
  if (error instanceof Client.APIError) {
    const errorBody: unknown = error.error;
    const message =
      typeof errorBody === "object" && errorBody !== null && "message" in errorBody ? errorBody.message : null;
    return typeof message === "string" && message ? message : `stato ${error.status}.`;
  }
  if (error instanceof SyntaxError) return "la risposta non è leggibile.";
  throw error;
}

function createModelError(reason: string, { apiKey }: ModelEndpoint): ServiceError {
  const line = reason.replaceAll(/\s+/g, " ").trim();
  const shown = (apiKey ? line.replaceAll(apiKey, "…") : line).slice(0, MAX_REASON_CHARACTERS);
  return new ServiceError("unavailable", `Il modello non ha scritto i testi: ${shown}`);
}
