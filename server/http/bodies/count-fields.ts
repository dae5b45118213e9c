import { MIMEType } from "node:util";

/** Maximum number of fields in a form; the longest form of the site has about 40. */
export const MAX_FORM_FIELDS = 200;
/** Maximum number of members and elements in JSON, of all objects and arrays together. */
export const MAX_JSON_VALUES = 2000;

/** Returns what the body has too many of, or null if it is within the limits. Does not parse the body. */
export function findExcess(bytes: Buffer, type: MIMEType | null): "fields" | "values" | null {
  if (type?.subtype.includes("json")) return exceedsJsonValues(bytes) ? "values" : null;
  // CSV has its own row limit.
  if (type?.essence === "text/csv") return null;
  // A boundary stands before each field, and another one ends the body.
  const isOver =
    type?.type === "multipart"
      ? hasMoreOccurrences(MAX_FORM_FIELDS + 1, `--${type.params.get("boundary") ?? ""}`, bytes)
      : hasMoreOccurrences(MAX_FORM_FIELDS - 1, "&", bytes);
  return isOver ? "fields" : null;
}

/** Parses a Content-Type as browsers do; returns null if it is missing or invalid. */
export function parseContentType(header: string | null): MIMEType | null {
  try {
    return header === null ? null : new MIMEType(header);
  } catch {
    return null;
  }
}

function hasMoreOccurrences(times: number, part: string, bytes: Buffer): boolean {
  let occurrences = 0;
  let at = bytes.indexOf(part);
  while (at !== -1 && occurrences <= times) {
    occurrences++;
    at = bytes.indexOf(part, at + part.length);
  }
  return occurrences > times;
}

const toCharCode = (character: string): number => character.charCodeAt(0);
const QUOTE = toCharCode('"');
const BACKSLASH = toCharCode("\\");
const COMMA = toCharCode(",");
const OPENING_BRACKETS: ReadonlySet<number> = new Set([..."[{"].map(toCharCode));
const CLOSING_BRACKETS: ReadonlySet<number> = new Set([..."]}"].map(toCharCode));
const WHITESPACE: ReadonlySet<number> = new Set([..." \t\r\n"].map(toCharCode));

/**
 * Whether the JSON has too many values. Counts without parsing, since `JSON.parse` alone takes up to half a second for 1 MiB of members or brackets.
 * Each comma outside a string means another value; the first value of an object or array follows its opening bracket. If the body isn't JSON, the
 * count may be wrong, but the parser then rejects the body.
 */
function exceedsJsonValues(bytes: Buffer): boolean {
  let values = 0;
  let isInString = false;
  let isOpened = false;
  for (let at = 0; at < bytes.length && values <= MAX_JSON_VALUES; at++) {
    const byte = bytes[at] ?? 0;
    if (isInString) {
      if (byte === BACKSLASH) at++;
      else if (byte === QUOTE) isInString = false;
    } else if (!WHITESPACE.has(byte)) {
      if (byte === COMMA || (isOpened && !CLOSING_BRACKETS.has(byte))) values++;
      isOpened = OPENING_BRACKETS.has(byte);
      isInString = byte === QUOTE;
    }
  }
  return values > MAX_JSON_VALUES;
}
