import { randomUUID } from "node:crypto";
import type { SeededRandom } from "#test/simulation/seeded-random.ts";

/** Time limit for a response that never comes. */
const RESPONSE_TIMEOUT_MS = 120_000;
const CARS = ["ferrari-296-gtb", "lamborghini-huracan-evo", "porsche-911-carrera-s", "lamborghini-urus-s"] as const;

export interface SentRequest {
  key: string;
  body: string;
  /** Null if no complete response arrived. */
  status: number | null;
  reference: string | null;
  retryAfter: string | null;
  tookMs: number;
}

/** Clients that request cars over the network, each request with its own idempotency key, and record the responses. */
export class BookingClients {
  readonly sent: SentRequest[] = [];
  readonly #random: SeededRandom;
  #day = 0;

  constructor(random: SeededRandom) {
    this.#random = random;
  }

  /** Sends requests one after the other until aborted, with this many clients at once. */
  async requestUntil(ended: AbortSignal, origin: string, people: number): Promise<void> {
    await Promise.all(
      Array.from({ length: people }, async () => {
        while (!ended.aborted) await this.requestNext(origin);
      }),
    );
  }

  requestNext(origin: string): Promise<SentRequest> {
    return this.sendRequest(origin, this.#newRequest());
  }

  async sendRequest(origin: string, { key, body }: { key: string; body: string }): Promise<SentRequest> {
    const startedAt = performance.now();
    const answer = await fetch(`${origin}/api/bookings`, {
      method: "POST",
      headers: { "content-type": "application/json", "idempotency-key": key },
      body,
      signal: AbortSignal.timeout(RESPONSE_TIMEOUT_MS),
    })
      .then(async (response) => ({
        status: response.status,
        reference: ((await response.json()) as { reference?: string }).reference ?? null,
        retryAfter: response.headers.get("retry-after"),
      }))
      .catch(() => ({ status: null, reference: null, retryAfter: null }));
    const sent = { key, body, ...answer, tookMs: performance.now() - startedAt };
    this.sent.push(sent);
    return sent;
  }

  /** Cycles through the days of a year, so that most requests find a free car. */
  #newRequest(): { key: string; body: string } {
    this.#day++;
    const pickup = new Date(Date.now() + (2 + (this.#day % 330)) * 86_400_000).toISOString().slice(0, 10);
    const back = new Date(Date.parse(pickup) + 86_400_000).toISOString().slice(0, 10);
    const person = this.#random.between(1, 500);
    const request = {
      vehicle: this.#random.oneOf(CARS),
      pickupCity: "Milano",
      returnCity: "Milano",
      pickupDate: pickup,
      pickupTime: "10:00",
      returnDate: back,
      returnTime: "10:00",
      name: `Persona ${person}`,
      email: `persona-${person}@prova.example`,
      phone: `+39 333 000 ${1000 + person}`,
      driverBirthDate: "1985-03-14",
      licenceDate: "2004-06-01",
    };
    return { key: randomUUID(), body: JSON.stringify(request) };
  }
}
