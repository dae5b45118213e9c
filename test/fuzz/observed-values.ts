import { addDays, toCivilMoment } from "#domain/rental-period/civil-time.ts";
import type { AppContext } from "#server/context.ts";
import type { SeededRandom } from "#test/simulation/seeded-random.ts";
import { EDGE_DAYS } from "./edge-case-values.ts";

const MAX_OBSERVED_VALUES = 400;

/** Ids and references seen in responses, so that later calls name existing rows. */
export class ObservedValues {
  readonly #random: SeededRandom;
  readonly #today: string;
  readonly #ids: string[] = [];
  readonly #slugs: string[] = ["ferrari-296-gtb"];
  readonly #cities = ["Milano", "Roma", "Firenze"];

  constructor(ctx: AppContext, random: SeededRandom) {
    this.#random = random;
    this.#today = toCivilMoment(ctx.clock(), ctx.site.timeZone).date;
  }

  /** Collects values from any response body. */
  collect(answer: unknown): void {
    if (Array.isArray(answer)) for (const item of answer.slice(0, 5)) this.collect(item);
    else if (answer && typeof answer === "object") {
      for (const [name, value] of Object.entries(answer)) {
        if (typeof value !== "string") this.collect(value);
        else if (/^(id|reference|.*_id)$/.test(name)) this.#add(this.#ids, value);
        else if (name === "slug") this.#add(this.#slugs, value);
      }
    }
  }

  id(): string {
    return this.#ids.length > 0 ? this.#random.oneOf(this.#ids) : "00000000-0000-4000-8000-000000000000";
  }

  /** Returns a plausible value for a field of this name. */
  of(name: string): unknown {
    const random = this.#random;
    const day = () => (random.percent(10) ? random.oneOf(EDGE_DAYS) : addDays(this.#today, random.between(-3, 40)));
    const makers: readonly [RegExp, () => unknown][] = [
      [/birth/i, () => "1985-03-14"],
      [/licence.*(date|issued)/i, () => "2004-06-01"],
      [/(date|_on|_from|_to|until|from|to|day|expires)$/i, day],
      [/time$/i, () => random.oneOf(["09:00", "10:00", "15:30"])],
      [/(_at)$/i, () => `${day()}T10:00:00.000Z`],
      [/email/i, () => `prova-${random.between(1, 30)}@prova.example`],
      [/phone/i, () => `+39 333 000 ${random.between(1000, 9999)}`],
      [/(city|location)/i, () => random.oneOf(this.#cities)],
      [/(slug|vehicle|brand)$/i, () => random.oneOf(this.#slugs)],
      [/(^id|_id|customer|into|other|by|assigned.*)$/i, () => this.id()],
      [/(version)$/i, () => random.between(1, 3)],
      [/(colour|color)$/i, () => "#102030"],
      [/(picture|image|photo|url)/i, () => "/pictures/a.webp"],
      [/(number|unit|count|limit|offset|order|position|places)$/i, () => random.between(0, 5)],
    ];
    return makers.find(([names]) => names.test(name))?.[1]();
  }

  #add(list: string[], value: string): void {
    if (value.length > 60 || list.includes(value)) return;
    if (list.length >= MAX_OBSERVED_VALUES) list[this.#random.between(0, MAX_OBSERVED_VALUES - 1)] = value;
    else list.push(value);
  }
}
