// Rule: product.md#generated-texts
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { templateSeoWriter } from "#server/integrations/create-seo-writer.ts";
import type { ModelEndpoint } from "#server/integrations/model-completion.ts";
import { createModelSeoWriter } from "#server/integrations/model-seo-writer.ts";
import { setUpSignedInUser, setUpTestApplication } from "#test/app.ts";
import { callApi } from "#test/staff.ts";

const TEXTS = {
  meta_title: "Noleggio auto di lusso a Milano",
  meta_description: "Otto vetture a Milano.",
  h1: "Auto di lusso a Milano",
  seo_text: "<p>Milano si attraversa piano.</p><script>x</script>",
  keywords: "noleggio Milano, auto di lusso",
};
const MILAN = { pageType: "city", entityKey: "milan", currentData: {} };
const API_KEY = "sk-di-prova-1234567890";

const application = setUpTestApplication();
const keeper = setUpSignedInUser(application, "seo_manager");
/** A server that speaks the OpenAI protocol. Each test sets its response. */
let endpoint: Server;
let answer: (request: IncomingMessage, response: ServerResponse, body: string) => void;
let baseUrl: string;

beforeAll(async () => {
  endpoint = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on("data", (part: Buffer) => parts.push(part));
    request.on("end", () => answer(request, response, Buffer.concat(parts).toString()));
  });
  await new Promise<void>((resolve) => endpoint.listen(0, "127.0.0.1", resolve));
  baseUrl = `http://127.0.0.1:${(endpoint.address() as AddressInfo).port}/v1`;
});
afterEach(() => {
  application.context.seoWriter = templateSeoWriter;
});
afterAll(async () => {
  endpoint.closeAllConnections();
  await new Promise((resolve) => endpoint.close(resolve));
});

const generate = (body: unknown) => callApi(application, keeper, "POST", "/api/functions/generate-seo-content", body);
const askModel = (options: Pick<ModelEndpoint, "timeoutMs"> = {}) => {
  application.context.seoWriter = createModelSeoWriter({ baseUrl, apiKey: API_KEY, model: "prova-1", ...options });
  return generate(MILAN);
};
const json = (response: ServerResponse, status: number, body: unknown) =>
  response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
const completion = (content: string) => ({
  id: "x",
  object: "chat.completion",
  created: 0,
  model: "prova-1",
  choices: [{ index: 0, finish_reason: "stop", message: { role: "assistant", content } }],
});

describe("with a model", () => {
  test("sends catalogue facts to the endpoint, and returns its texts sanitised", async () => {
    const asked: { path?: string; key?: string; body?: { model: string; messages: { content: string }[] } } = {};
    answer = (request, response, body) => {
      asked.path = request.url ?? "";
      asked.key = request.headers.authorization ?? "";
      asked.body = JSON.parse(body);
      json(response, 200, completion(`\`\`\`json\n${JSON.stringify(TEXTS)}\n\`\`\``));
    };
    const response = await askModel();
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({
      ...TEXTS,
      seo_text: "<p>Milano si attraversa piano.</p>",
      writtenBy: "model",
    });
    expect(asked).toMatchObject({
      path: "/v1/chat/completions",
      key: `Bearer ${API_KEY}`,
      body: { model: "prova-1", response_format: { type: "json_object" } },
    });
    const facts = JSON.parse(asked.body?.messages[1]?.content ?? "{}");
    expect(facts.pagina).toBe("Noleggio Auto di Lusso a Milano");
    expect(facts.fatti.join(" ")).toContain("Deposito cauzionale");
  });

  test("accepts keywords as a list too", async () => {
    answer = (_request, response) =>
      json(response, 200, completion(JSON.stringify({ ...TEXTS, keywords: ["uno", "due"] })));
    expect(await (await askModel()).json()).toMatchObject({ keywords: "uno, due" });
  });

  test.each<[string, typeof answer, string]>([
    [
      "401",
      (_request, response) => json(response, 401, { error: { message: `Incorrect API key provided: ${API_KEY}.` } }),
      "Incorrect API key provided: ….",
    ],
    [
      "500",
      (_request, response) => json(response, 500, { error: { message: "The engine is\noverloaded." } }),
      "The engine is overloaded.",
    ],
    ["500 without a word", (_request, response) => response.writeHead(500).end(), "stato 500."],
    [
      "no JSON at all",
      (_request, response) => response.writeHead(200, { "content-type": "application/json" }).end("{"),
      "la risposta non è leggibile.",
    ],
    [
      "a sentence",
      (_request, response) => json(response, 200, completion("Certo!")),
      "la risposta non ha la forma richiesta.",
    ],
    ["an empty answer", (_request, response) => json(response, 200, {}), "la risposta non ha la forma richiesta."],
    [
      "a missing field",
      (_request, response) => json(response, 200, completion(JSON.stringify({ ...TEXTS, h1: undefined }))),
      "la risposta non ha la forma richiesta.",
    ],
    [
      "a title without end",
      (_request, response) =>
        json(response, 200, completion(JSON.stringify({ ...TEXTS, meta_title: "x".repeat(301) }))),
      "la risposta non ha la forma richiesta.",
    ],
    ["a broken connection", (request) => request.socket.destroy(), "il server non è raggiungibile."],
  ])("%s answers 503 with the reason", async (_name, answers, reason) => {
    answer = answers;
    const response = await askModel();
    expect(response.status).toBe(503);
    expect((await response.json()).detail).toBe(`Il modello non ha scritto i testi: ${reason}`);
  });

  test("answers 503 when the model times out", async () => {
    answer = () => {};
    const response = await askModel({ timeoutMs: 50 });
    expect(response.status).toBe(503);
    expect((await response.json()).detail).toBe("Il modello non ha scritto i testi: tempo scaduto.");
  });
});

describe("without a model", () => {
  test.each([
    ["main_hub", "", "Noleggio Auto di Lusso in Europa"],
    ["city", "milan", "Noleggio Auto di Lusso a Milano"],
    ["city", "salzburg", "Noleggio Auto di Lusso a Salisburgo"],
    ["category", "suv", "Noleggio SUV di Lusso in Europa"],
    ["category_city", "milan/sportive", "Noleggio Sportive di Lusso a Milano"],
    ["model", "milan/sportive/ferrari-296-gtb", "Noleggio Ferrari 296 GTB a Milano"],
    ["brand", "ferrari", "Noleggio Ferrari in Europa"],
    ["brand-city", "ferrari-milan", "Noleggio Ferrari a Milano"],
    ["jet_hub", "main", "Noleggio Jet Privati in Europa"],
    ["jet_city", "milan", "Noleggio Jet Privati a Milano"],
    ["jet_city", "milan-heavy-jet", "Noleggio Heavy Jet a Milano"],
    ["jet_type", "light-jet", "Noleggio Light Jet"],
    ["jet_model", "milan-heavy-jet-dassault-falcon-900lx", "Noleggio Dassault Falcon 900LX a Milano"],
  ])(
    "%s %s is generated from catalogue facts, within the length that search engines show",
    async (pageType, entityKey, h1) => {
      const response = await generate({ pageType, entityKey });
      expect(response.status).toBe(200);
      const texts = await response.json();
      expect(texts).toMatchObject({ h1, writtenBy: "templates" });
      expect(texts.meta_title.length).toBeLessThanOrEqual(60);
      expect(texts.meta_description.length).toBeLessThanOrEqual(160);
      expect(texts.seo_text).toContain("<h2>");
      expect(`${texts.seo_text}${texts.meta_description}`).not.toMatch(/null|undefined|NaN|Infinity/);
    },
  );

  test.each([
    [{ pageType: "city", entityKey: "" }, "entityKey", "Slug is required"],
    [{ pageType: "city", entityKey: "atlantis" }, "entityKey", "Invalid slug format for selected page type"],
    [{ pageType: "blog", entityKey: "x" }, "pageType", "Scegli il tipo di pagina."],
    [
      { pageType: "model", entityKey: "milan/suv/nessuna" },
      "entityKey",
      "In catalogo non c'è questo modello a questo indirizzo.",
    ],
    [
      { pageType: "jet_model", entityKey: "milan-light-jet-nessuno" },
      "entityKey",
      "In catalogo non c'è questo modello a questo indirizzo.",
    ],
  ])("refuses %j", async (body, path, message) => {
    const response = await generate(body);
    expect(response.status).toBe(422);
    expect((await response.json()).errors).toEqual([{ path, message }]);
  });
});
