import type { Mailer, OutgoingEmail } from "#server/integrations/mailer.ts";

/** What a mail server is like today: it takes mails, does not answer, or takes them and is gone before it says so. */
export type MailWeather = "fine" | "away" | "lying";

/** A mail server that remembers what it took, by the id that every try of one mail bears. */
export class SimulatedMailServer implements Mailer {
  weather: MailWeather = "fine";
  readonly taken = new Map<string, OutgoingEmail>();
  /** Mails whose taking was not confirmed: a second try of those is right. */
  readonly #unconfirmed = new Set<string>();
  /** Mails that came once more after their taking had been confirmed. */
  readonly sentTwice: string[] = [];

  async send(message: OutgoingEmail): Promise<void> {
    if (this.weather === "away") throw Object.assign(new Error("connect ETIMEDOUT"), { code: "ETIMEDOUT" });
    const { id } = message;
    if (!id) throw new Error(`A mail without an id: ${message.subject}`);
    if (this.taken.has(id) && !this.#unconfirmed.has(id)) this.sentTwice.push(`${id}: ${message.subject}`);
    this.taken.set(id, message);
    this.#unconfirmed.delete(id);
    if (this.weather === "lying") {
      this.#unconfirmed.add(id);
      throw Object.assign(new Error("socket hang up"), { code: "ECONNRESET" });
    }
  }

  /** The process that sent these was killed before it could write down that they were taken. */
  forgetConfirmation(ids: Iterable<string>): void {
    for (const id of ids) this.#unconfirmed.add(id);
  }

  /** Links that hold this text, of the mails it took, in their order. */
  linksWith(text: string): URL[] {
    return [...this.taken.values()].flatMap(({ text: body }) =>
      (body.match(/https?:\/\/\S+/g) ?? [])
        .filter((address) => address.includes(text))
        .map((address) => new URL(address)),
    );
  }
}
