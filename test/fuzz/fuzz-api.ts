import { findAccessRule } from "#domain/access/api-access.ts";
import { CONTRACT, type EndpointName, endpointOf } from "#domain/api/contract.ts";
import { canonicalPath } from "#domain/routes/canonical-path.ts";
import { ACCESS_MATRIX, CALLERS, type Caller, rolesOf } from "#test/access-matrix.ts";
import type { TestApplication } from "#test/app.ts";
import { SeededRandom } from "#test/simulation/seeded-random.ts";
import { type SignedIn, signInAs } from "#test/staff.ts";
import { edgeCaseText } from "./edge-case-values.ts";
import { ObservedValues } from "./observed-values.ts";
import { type ValueSources, valueFor } from "./schema-values.ts";

/** A call without a response after this time hangs. */
const CALL_TIMEOUT_MS = 120_000;
/** Marker in personal data, which must reach only staff who may see it. */
const SECRET = "CANARINO";
/** Roles that may read renters' data. */
const CUSTOMER_DATA_READERS: readonly Caller[] = ["customer_service", "admin"];

/** A message of zod itself, in English and about types; the specification words the one about slugs. */
const BUILT_IN_MESSAGE = /"message":"(?:Invalid (?!slug format)|Too (?:small|big)|Unrecognized key)/;

export interface FuzzReport {
  calls: number;
  /** Number of calls by the first digit of the status: 2 for 2xx. */
  answers: Record<string, number>;
  findings: string[];
}

interface Call {
  name: EndpointName;
  address: string;
  init: RequestInit & { headers: Record<string, string> };
}

/** Calls every endpoint of the contract anonymously and as each role, with valid and invalid input; the same seed repeats the same calls. */
export async function fuzzApi(
  application: Pick<TestApplication, "context" | "app">,
  { seed, calls }: { seed: number; calls: number },
): Promise<FuzzReport> {
  const random = new SeededRandom(seed);
  const observed = new ObservedValues(application.context, random);
  const material: ValueSources = { random, observedValue: (name) => observed.of(name) };
  const people = new Map<Caller, SignedIn | null>();
  for (const caller of CALLERS) people.set(caller, await signedIn(application, caller));
  await createSecretBooking(application);
  const report: FuzzReport = { calls: 0, answers: {}, findings: [] };
  const names = Object.keys(CONTRACT) as EndpointName[];
  for (let number = 0; number < calls; number++) {
    // Every endpoint in turn, so that none is left out; the caller is random.
    const name = names[number % names.length] as EndpointName;
    const caller = pickCaller(name, random);
    const call = createCall(name, material, observed, people.get(caller) ?? null);
    const finding = (text: string) =>
      report.findings.push(
        `call ${number} of seed ${seed}, ${caller}: ${name} ${call.address.slice(0, 200)} ${String(call.init.body ?? "").slice(0, 300)}: ${text}`,
      );
    const { status, text } = await sendCall(application, call, finding);
    report.calls++;
    report.answers[Math.floor(status / 100)] = (report.answers[Math.floor(status / 100)] ?? 0) + 1;
    if (status >= 500) finding(`${status} ${text}`);
    const row = ACCESS_MATRIX.find(({ endpoint }) => endpoint === name);
    if (status < 500 && status >= 400 && BUILT_IN_MESSAGE.test(text)) finding(`an unworded message: ${text}`);
    if (row && !row.allowed.has(caller) && status < 400) finding(`${status} without the role`);
    if (!CUSTOMER_DATA_READERS.includes(caller) && text.includes(SECRET)) finding("another's data");
    if (status < 300) observed.collect(parsed(text));
    // Sign in again whoever was signed out, by themselves or by an admin.
    if (status === 401 && caller !== "anonymous") people.set(caller, await signedIn(application, caller));
  }
  return report;
}

/** Prefers callers whose role the endpoint accepts, since all others are rejected immediately. */
function pickCaller(name: EndpointName, random: SeededRandom): Caller {
  const allowed = ACCESS_MATRIX.find(({ endpoint }) => endpoint === name)?.allowed;
  return allowed && random.percent(70) ? random.oneOf([...allowed]) : random.oneOf(CALLERS);
}

const signedIn = async (application: Pick<TestApplication, "context">, caller: Caller) =>
  caller === "anonymous" ? null : signInAs(application, rolesOf(caller)?.[0] ?? null);

/** Creates a booking whose renter only customer service and admins may see. */
async function createSecretBooking({ app }: Pick<TestApplication, "app">): Promise<void> {
  const response = await app.request("/api/bookings", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({
      vehicle: "ferrari-296-gtb",
      pickupCity: "Milano",
      returnCity: "Milano",
      pickupDate: "2026-12-24",
      pickupTime: "10:00",
      returnDate: "2026-12-27",
      returnTime: "10:00",
      name: `${SECRET} Segreto`,
      email: `${SECRET}@prova.example`,
      phone: "+39 333 987 6543",
      driverBirthDate: "1985-03-14",
      licenceDate: "2004-06-01",
      note: SECRET,
    }),
  });
  if (response.status !== 201)
    throw new Error(`The booking with the marker could not be created: ${await response.text()}`);
}

async function sendCall(
  { app }: Pick<TestApplication, "app">,
  { address, init }: Call,
  finding: (text: string) => void,
): Promise<{ status: number; text: string }> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error("no answer")), CALL_TIMEOUT_MS);
  });
  try {
    const response = await Promise.race([Promise.resolve(app.request(address, init)), timeout]);
    return { status: response.status, text: await response.text() };
  } catch (error) {
    finding(String(error));
    return { status: 0, text: "" };
  } finally {
    clearTimeout(timer);
  }
}

function createCall(name: EndpointName, material: ValueSources, observed: ObservedValues, who: SignedIn | null): Call {
  const { random } = material;
  const [method = "GET", pattern = ""] = name.split(" ");
  const { query, body, upload } = endpointOf(name);
  // Use the canonical spelling: another is redirected before the API sees it. A path with ".." can lead elsewhere.
  const path = canonicalPath(
    pattern.replaceAll(/:(\w+)/g, (_all, parameter: string) => pathSegment(parameter, material, observed)),
  );
  const isRouted = !pattern.includes(":") || findAccessRule(method, path)?.path === pattern;
  const search = query && random.percent(70) ? queryStringFor(valueFor(query, material), random) : "";
  const headers: Record<string, string> = { ...(who?.headers ?? { "content-type": "application/json" }) };
  if (random.percent(3)) headers["content-type"] = "text/plain";
  if (random.percent(5)) headers["if-match"] = random.oneOf(['"1"', "1", "*", "x"]);
  if (random.percent(20)) headers["idempotency-key"] = random.oneOf(["a", "b", "c", "con spazio", "x".repeat(300)]);
  if (random.percent(2)) headers.origin = "https://altrove.example";
  const requestBody = body
    ? JSON.stringify(valueFor(body, material))
    : upload
      ? `${edgeCaseText(random)}\n`
      : undefined;
  if (upload) headers["content-type"] = random.percent(70) ? upload : "application/json";
  return {
    name,
    address: (isRouted ? path : canonicalPath(pattern.replaceAll(/:\w+/g, "x"))) + search,
    init: {
      method,
      headers,
      ...(requestBody === undefined ? {} : { body: random.percent(2) ? requestBody.slice(0, -1) : requestBody }),
    },
  };
}

function pathSegment(parameter: string, { random }: ValueSources, observed: ObservedValues): string {
  if (parameter === "kind") return random.oneOf(["pickup", "return", "received", "altro"]);
  if (parameter === "category") return random.oneOf(["supercar", "lusso", "altro"]);
  return random.percent(85) ? observed.id() : encodeURIComponent(wellFormed(edgeCaseText(random).slice(0, 300))) || "x";
}

function queryStringFor(values: unknown, random: SeededRandom): string {
  if (values === null || typeof values !== "object") return "?q=x";
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(values)) {
    search.append(name, textOf(value));
    if (random.percent(5)) search.append(name, "x");
  }
  return `?${search}`;
}

const textOf = (value: unknown) =>
  wellFormed((typeof value === "object" ? JSON.stringify(value) : String(value)).slice(0, 500));

const wellFormed = (text: string) => text.toWellFormed();

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
