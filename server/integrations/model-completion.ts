import type OpenAI from "openai";
import { ServiceError } from "#server/errors.ts";

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

/** What the model is to do, and with what. */
export interface ModelPrompt {
  instructions: string;
  input: object;
}

/**
 * Asks an OpenAI-compatible endpoint for a JSON object and returns the object, or undefined if the answer has none. Throws "unavailable" with a short
 * reason. It does not retry a failed call: the user can press the button again.
 */
export async function requestModelJson(endpoint: ModelEndpoint, prompt: ModelPrompt): Promise<unknown> {
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
  const completionText = await requestCompletion(client, endpoint, prompt).catch((error: unknown) => {
    throw createModelError(toReason(error, Client), endpoint);
  });
  return extractJson(completionText);
}

async function requestCompletion(
  client: OpenAI,
  { model }: ModelEndpoint,
  { instructions, input }: ModelPrompt,
): Promise<string> {
  const completion = await client.chat.completions.create({
    model,
    response_format: { type: "json_object" },
    messages: [
      { role: "system", content: instructions },
      { role: "user", content: JSON.stringify(input) },
    ],
  });
  // Read the fields with `?.`: a server that is not fully compatible may omit fields that the types require.
  return completion?.choices?.[0]?.message?.content ?? "";
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

/** The error that tells staff why the model wrote nothing. */
export function createModelError(reason: string, { apiKey }: ModelEndpoint): ServiceError {
  const line = reason.replaceAll(/\s+/g, " ").trim();
  const shown = (apiKey ? line.replaceAll(apiKey, "…") : line).slice(0, MAX_REASON_CHARACTERS);
  return new ServiceError("unavailable", `Il modello non ha scritto i testi: ${shown}`);
}
