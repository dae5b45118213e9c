import { randomUUID } from "node:crypto";
import { mkdir, readdir, rename, rm, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { createTransport } from "nodemailer";
import { errorCode } from "#server/errors.ts";
import {
  type Mailer,
  type OutgoingEmail,
  toMailHeaders,
  toMessageIdField,
  toSender,
} from "#server/integrations/mailer.ts";

interface OutboxMailerOptions {
  folder: string;
  from: string;
  /** Called when a mail could not be written. */
  onFailure?: (error: unknown) => void;
}

/**
 * The mailer of an installation without a mail server: writes each mail as an .eml file (product.md#commands-and-environment). It writes a temporary
 * file and renames it when complete, so that no reader sees a partial mail.
 */
export class OutboxMailer implements Mailer {
  readonly #folder: string;
  readonly #from: string;
  readonly #onFailure;
  readonly #compose;

  constructor({ folder, from, onFailure }: OutboxMailerOptions) {
    this.#folder = folder;
    this.#from = from;
    this.#onFailure = onFailure;
    this.#compose = createTransport({ streamTransport: true, buffer: true });
  }

  async send({ id, senderName, unsubscribeUrl, ...message }: OutgoingEmail): Promise<void> {
    const { message: bytes } = await this.#compose.sendMail({
      ...message,
      from: toSender(this.#from, senderName),
      ...toMessageIdField(id, this.#from),
      headers: toMailHeaders({ unsubscribeUrl }),
    });
    const name = `${new Date().toISOString().replaceAll(":", "-")}-${randomUUID().slice(0, 8)}`;
    const unfinished = join(this.#folder, `.${name}.part`);
    try {
      await mkdir(this.#folder, { recursive: true });
      await writeFile(unfinished, bytes as Buffer, { mode: 0o600 });
      await rename(unfinished, join(this.#folder, `${name}.eml`));
    } catch (error) {
      // Delete the partial file: the disk may be full.
      await rm(unfinished, { force: true });
      this.#onFailure?.(error);
      throw error;
    }
  }

  async deleteCopies(before: Date): Promise<void> {
    const names = await readdir(this.#folder).catch((error: unknown) => {
      if (errorCode(error) === "ENOENT") return [];
      throw error;
    });
    for (const name of names.filter((each) => /\.(eml|part)$/.test(each))) {
      const file = join(this.#folder, name);
      if ((await stat(file)).mtime < before) await rm(file, { force: true });
    }
  }
}
