import { withoutSensitiveFields } from "#domain/forms/sensitive-fields.ts";

/** Of another format nothing is read, and it goes with what is too old. */
const PREFIX = "bozza.1.";
const ANY_FORMAT = "bozza.";

/** How many drafts a browser keeps; past it the oldest go. */
export const MOST_DRAFTS = 40;
/** Characters of one draft as it is written; a longer one is not kept. */
export const LONGEST_DRAFT = 100_000;
/** How long a draft is kept after the last key. */
export const OLDEST_DRAFT_MS = 7 * 24 * 60 * 60 * 1000;

/** Whose draft of what: a form of the panel, for one person, about one thing. */
export interface DraftName {
  /** Id of the user who types. */
  owner: string;
  /** Which form: "renter", "answer". */
  form: string;
  /** The id of what it is about, or a word for a new one. */
  subject: string;
}

export interface Draft {
  /** Version of the row it was begun on; null for a new one. */
  version: number | null;
  /** What differs from what the form began with, by field; never a sensitive one. */
  changes: Record<string, unknown>;
}

interface StoredDraft extends Draft {
  savedAt: number;
}

/** The draft that was kept under a name; null without one, for one that is too old, and for anything unreadable. */
export function readDraft(name: DraftName): Draft | null {
  const stored = parse(storage()?.getItem(keyOf(name)) ?? null);
  if (!stored || isOld(stored)) return null;
  return { version: stored.version, changes: stored.changes };
}

/** Keeps what was typed, sensitive fields apart; without any change left the draft goes. */
export function keepDraft(name: DraftName, { version, changes }: Draft): void {
  const kept = withoutSensitiveFields(changes) as Draft["changes"];
  const text = JSON.stringify({ version, changes: kept, savedAt: Date.now() } satisfies StoredDraft);
  if (Object.keys(kept).length === 0 || text.length > LONGEST_DRAFT) {
    dropDraft(name);
    return;
  }
  try {
    storage()?.setItem(keyOf(name), text);
    dropOldDrafts();
  } catch {
    // A browser that keeps nothing more: what is typed lasts as long as the page.
  }
}

export function dropDraft(name: DraftName): void {
  storage()?.removeItem(keyOf(name));
}

/** Whether somebody has left anything unfinished in this browser. */
export const hasDrafts = (owner: string): boolean => keysOf(`${PREFIX}${owner}.`).length > 0;

/** Signing out leaves nothing of one's own behind. */
export function dropDraftsOf(owner: string): void {
  for (const key of keysOf(`${PREFIX}${owner}.`)) storage()?.removeItem(key);
}

/** Takes away what is too old, of another format or too many, whoever wrote it. */
export function dropOldDrafts(): void {
  const drafts = keysOf(ANY_FORMAT).map((key) => {
    const stored = key.startsWith(PREFIX) ? parse(storage()?.getItem(key) ?? null) : null;
    return { key, savedAt: stored && !isOld(stored) ? stored.savedAt : null };
  });
  const [fresh, gone] = [
    drafts.filter(({ savedAt }) => savedAt !== null),
    drafts.filter((one) => one.savedAt === null),
  ];
  const tooMany = fresh.toSorted((one, other) => (other.savedAt ?? 0) - (one.savedAt ?? 0)).slice(MOST_DRAFTS);
  for (const { key } of [...gone, ...tooMany]) storage()?.removeItem(key);
}

const keyOf = ({ owner, form, subject }: DraftName) => `${PREFIX}${owner}.${form}.${subject}`;

const isOld = ({ savedAt }: StoredDraft) => Date.now() - savedAt > OLDEST_DRAFT_MS;

/** Null where the browser allows no storage at all. */
function storage(): Storage | null {
  try {
    return localStorage;
  } catch {
    return null;
  }
}

function keysOf(beginning: string): string[] {
  const store = storage();
  if (!store) return [];
  return Array.from({ length: store.length }, (_, at) => store.key(at) ?? "").filter((key) =>
    key.startsWith(beginning),
  );
}

function parse(text: string | null): StoredDraft | null {
  try {
    const read: unknown = JSON.parse(text ?? "null");
    return isStoredDraft(read) ? read : null;
  } catch {
    return null;
  }
}

function isStoredDraft(read: unknown): read is StoredDraft {
  if (typeof read !== "object" || read === null) return false;
  const { version, changes, savedAt } = read as Partial<StoredDraft>;
  return (
    (version === null || typeof version === "number") &&
    typeof savedAt === "number" &&
    typeof changes === "object" &&
    changes !== null &&
    !Array.isArray(changes)
  );
}
