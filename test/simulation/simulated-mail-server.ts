import type { Mailer, OutgoingEmail } from "#server/integrations/mailer.ts";

/** State of the mail server: it accepts mails, is down, or accepts mails and disconnects before confirming. */
export type MailServerMode = "fine" | "away" | "lying";

/** A mail server that records accepted mails by Message-ID, which is the same for every attempt. */
export class SimulatedMailServer implements Mailer {
  mode: MailServerMode = "fine";
  readonly accepted = new Map<string, OutgoingEmail>();
  /** Accepted but unconfirmed mails, which may be sent again. */
  readonly #unconfirmed = new Set<string>();
  /** Mails sent again although they had been confirmed. */
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

  /** The sending process was killed before it could record that these mails were accepted. */
  markUnconfirmed(ids: Iterable<string>): void {
    for (const id of ids) this.#unconfirmed.add(id);
  }

  /** Returns the links that contain this text, from all accepted mails in order. */
  findLinks(text: string): URL[] {
    return [...this.accepted.values()].flatMap(({ text: body }) =>
      (body.match(/https?:\/\/\S+/g) ?? [])
        .filter((address) => address.includes(text))
        .map((address) => new URL(address)),
    );
  }
}
