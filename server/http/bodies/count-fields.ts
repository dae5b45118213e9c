import { MIMEType } from "node:util";

/** The largest number of fields in a form; the longest form of the site has about 40. */
export const MAX_FORM_FIELDS = 200;
/** The largest number of members and elements in JSON, of all objects and arrays together. */
export const MAX_JSON_VALUES = 2000;

/** Returns what a body holds too much of, read from its bytes before anything parses them; null for a body within the limits. */
export function findExcess(bytes: Buffer, type: MIMEType | null): "fields" | "values" | null {
  if (type?.subtype.includes("json")) return exceedsJsonValues(bytes) ? "values" : null;
  // A CSV has a limit of rows of its own.
  if (type?.essence === "text/csv") return null;
  // A boundary stands before each field and once more at the end.
  const isOver =
    type?.type === "multipart"
      ? hasMoreOccurrences(MAX_FORM_FIELDS + 1, `--${type.params.get("boundary") ?? ""}`, bytes)
      : hasMoreOccurrences(MAX_FORM_FIELDS - 1, "&", bytes);
  return isOver ? "fields" : null;
}

/** Parses a Content-Type as browsers do; null where there is none or it isn't one. */
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
 * Counts without parsing, since `JSON.parse` alone takes up to half a second for 1 MiB of members or brackets. Each comma outside a string begins one more
 * value; the first value of an object or array follows its bracket. Where a body isn't JSON the parser stops before this count could be wrong.
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
