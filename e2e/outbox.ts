import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect } from "@playwright/test";

/**
 * Waits for the newest mail to an address whose subject contains the given text, because mails are sent after the response, and returns its plain
 * text. `dataDir` is for tests with a server of their own.
 */
export async function waitForMail(
  address: string,
  subject: string,
  dataDir = process.env.E2E_DATA_DIR,
): Promise<string> {
  let text: string | undefined;
  await expect
    .poll(
      async () =>
        (text = (await readOutbox(dataDir)).find(
          (mail) => mail.to.includes(address) && mail.subject.includes(subject),
        )?.text),
      {
        message: `a mail "${subject}" to ${address}`,
        timeout: 60_000,
        intervals: [100],
      },
    )
    .toBeDefined();
  return text ?? "";
}

export interface Mail {
  to: string;
  subject: string;
  text: string;
  /** Empty if the mail has none. */
  html: string;
}

/** Cached by file name: mails never change, and waiting polls hundreds of them ten times a second. */
const parsedMails = new Map<string, Promise<Mail>>();

/** Newest first. */
export async function readOutbox(dataDir = ""): Promise<Mail[]> {
  const folder = join(dataDir, "outbox");
  const names = await readdir(folder).catch(() => []);
  const files = names
    .filter((name) => name.endsWith(".eml"))
    .sort()
    .reverse();
  return Promise.all(files.map((name) => readMail(join(folder, name))));
}

function readMail(file: string): Promise<Mail> {
  const mail = parsedMails.get(file) ?? readFile(file, "latin1").then(parseMail);
  parsedMails.set(file, mail);
  return mail;
}

function parseMail(source: string): Mail {
  const unfolded = source.slice(0, source.indexOf("\r\n\r\n")).replace(/\r\n[ \t]+/g, " ");
  const header = (name: string) => new RegExp(`^${name}: (.*)$`, "im").exec(unfolded)?.[1] ?? "";
  const parts = splitAtBoundaries(source);
  const html = parts.find((part) => /^content-type: text\/html/im.test(part));
  return {
    to: header("to"),
    subject: decodeEncodedWords(header("subject")),
    text: decodePart(parts.find((part) => /^content-type: text\/plain/im.test(part)) ?? source),
    html: html ? decodePart(html) : "",
  };
}

function decodePart(part: string): string {
  const separator = part.indexOf("\r\n\r\n", part.search(/^content-type/im));
  return decodeBody(part.slice(separator + 4), /^content-transfer-encoding: (\S+)/im.exec(part)?.[1] ?? "");
}

function decodeBody(body: string, encoding: string): string {
  if (/base64/i.test(encoding)) return Buffer.from(body, "base64").toString("utf8");
  if (!/quoted-printable/i.test(encoding)) return Buffer.from(body, "latin1").toString("utf8");
  return decodeQuoted(body.replace(/=\r\n/g, ""));
}

/** Splits at the boundaries that the mail declares, because a wrapped line of text may begin with two hyphens of a token too. */
function splitAtBoundaries(source: string): string[] {
  const boundaries = [...source.matchAll(/boundary="([^"]+)"/g)].map(([, boundary]) => `--${boundary}`);
  const parts = [""];
  for (const line of source.split("\r\n")) {
    if (boundaries.some((boundary) => line === boundary || line === `${boundary}--`)) parts.push("");
    else parts[parts.length - 1] += `${line}\r\n`;
  }
  return parts;
}

/** Decodes the encoded words of a header (RFC 2047). */
function decodeEncodedWords(text: string): string {
  return text
    .replace(/\?=\s+=\?/g, "?==?")
    .replace(/=\?utf-8\?([bq])\?(.*?)\?=/gi, (_match, kind: string, word: string) =>
      kind.toLowerCase() === "b"
        ? Buffer.from(word, "base64").toString("utf8")
        : decodeQuoted(word.replaceAll("_", " ")),
    );
}

function decodeQuoted(text: string): string {
  const bytes = text.replace(/=([0-9A-F]{2})/gi, (_match, code: string) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  );
  return Buffer.from(bytes, "latin1").toString("utf8");
}
