import { MIMEType } from "node:util";

/** The largest number of fields in a form; the longest form of the site has about 40. */
export const MOST_FORM_FIELDS = 200;
/** The largest number of members and elements in JSON, of all objects and arrays together. */
export const MOST_JSON_VALUES = 2000;

/** Returns what a body holds too much of, read from its bytes before anything parses them; null for a body within the limits. */
export function excessOf(bytes: Buffer, type: MIMEType | null): "fields" | "values" | null {
  if (type?.subtype.includes("json")) return hasManyValues(bytes) ? "values" : null;
  // A CSV has a limit of rows of its own.
  if (type?.essence === "text/csv") return null;
  // A boundary stands before each field and once more at the end.
  const isOver =
    type?.type === "multipart"
      ? occursMoreThan(MOST_FORM_FIELDS + 1, `--${type.params.get("boundary") ?? ""}`, bytes)
      : occursMoreThan(MOST_FORM_FIELDS - 1, "&", bytes);
  return isOver ? "fields" : null;
}

/** Parses a Content-Type as browsers do; null where there is none or it isn't one. */
export function parsedType(header: string | null): MIMEType | null {
  try {
    return header === null ? null : new MIMEType(header);
  } catch {
    return null;
  }
}

function occursMoreThan(times: number, part: string, bytes: Buffer): boolean {
  let found = 0;
  let at = bytes.indexOf(part);
  while (at !== -1 && found <= times) {
    found++;
    at = bytes.indexOf(part, at + part.length);
  }
  return found > times;
}

const code = (character: string): number => character.charCodeAt(0);
const QUOTE = code('"');
const BACKSLASH = code("\\");
const COMMA = code(",");
const OPENING: ReadonlySet<number> = new Set([..."[{"].map(code));
const CLOSING: ReadonlySet<number> = new Set([..."]}"].map(code));
const SPACE: ReadonlySet<number> = new Set([..." \t\r\n"].map(code));

/**
 * Counts without parsing, since `JSON.parse` alone takes up to half a second for 1 MiB of members or brackets. Each comma outside a string begins one more
 * value; the first value of an object or array follows its bracket. Where a body isn't JSON the parser stops before this count could be wrong.
 */
function hasManyValues(bytes: Buffer): boolean {
  let values = 0;
  let isInString = false;
  let isOpened = false;
  for (let at = 0; at < bytes.length && values <= MOST_JSON_VALUES; at++) {
    const byte = bytes[at] ?? 0;
    if (isInString) {
      if (byte === BACKSLASH) at++;
      else if (byte === QUOTE) isInString = false;
    } else if (!SPACE.has(byte)) {
      if (byte === COMMA || (isOpened && !CLOSING.has(byte))) values++;
      isOpened = OPENING.has(byte);
      isInString = byte === QUOTE;
    }
  }
  return values > MOST_JSON_VALUES;
}
