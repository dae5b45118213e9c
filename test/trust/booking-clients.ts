import { randomUUID } from "node:crypto";
import type { SeededRandom } from "#test/simulation/seeded-random.ts";

const RESPONSE_TIMEOUT_MS = 30_000;
const CARS = ["ferrari-296-gtb", "lamborghini-huracan-evo", "porsche-911-carrera-s", "lamborghini-urus-s"] as const;

export interface SentRequest {
  key: string;
  body: string;
  /** Null when no whole answer came. */
  status: number | null;
  reference: string | null;
  retryAfter: string | null;
  tookMs: number;
}

/** People who ask for cars over the network, each request with a key of its own, and remember what they were answered. */
export class BookingClients {
  readonly sent: SentRequest[] = [];
  readonly #random: SeededRandom;
  #day = 0;

  constructor(random: SeededRandom) {
    this.#random = random;
  }

  /** Asks one after the other until told to end; so many people at once. */
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

  /** Every day of a year is asked for in turn, so that most requests find a car. */
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
