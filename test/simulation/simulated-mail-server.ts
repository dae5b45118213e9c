import type { Mailer, OutgoingEmail } from "#server/integrations/mailer.ts";

/** What a mail server is like today: it takes mails, does not answer, or takes them and is gone before it says so. */
export type MailServerMode = "fine" | "away" | "lying";

/** A mail server that remembers what it took, by the id that every try of one mail bears. */
export class SimulatedMailServer implements Mailer {
  mode: MailServerMode = "fine";
  readonly accepted = new Map<string, OutgoingEmail>();
  /** Mails whose taking was not confirmed: a second try of those is right. */
  readonly #unconfirmed = new Set<string>();
  /** Mails that came once more after their taking had been confirmed. */
  readonly sentTwice: string[] = [];

  async send(message: OutgoingEmail): Promise<void> {
    if (this.mode === "away") throw Object.assign(new Error("connect ETIMEDOUT"), { code: "ETIMEDOUT" });
    const { id } = message;
    if (!id) throw new Error(`A mail without an id: ${message.subject}`);
    if (this.accepted.has(id) && !this.#unconfirmed.has(id)) this.sentTwice.push(`${id}: ${message.subject}`);
    this.accepted.set(id, message);
    this.#unconfirmed.delete(id);
    if (this.mode === "lying") {
      this.#unconfirmed.add(id);
      throw Object.assign(new Error("socket hang up"), { code: "ECONNRESET" });
    }
  }

  /** The process that sent these was killed before it could write down that they were taken. */
  markUnconfirmed(ids: Iterable<string>): void {
    for (const id of ids) this.#unconfirmed.add(id);
  }

  /** Links that hold this text, of the mails it took, in their order. */
  findLinks(text: string): URL[] {
    return [...this.accepted.values()].flatMap(({ text: body }) =>
      (body.match(/https?:\/\/\S+/g) ?? [])
        .filter((address) => address.includes(text))
        .map((address) => new URL(address)),
    );
  }
}
