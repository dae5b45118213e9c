import { withoutSensitiveFields } from "#domain/forms/sensitive-fields.ts";

/** Of another format nothing is read, and it goes with what is too old. */
const KEY_PREFIX = "bozza.1.";
const ANY_VERSION_PREFIX = "bozza.";

/** How many drafts a browser keeps; past it the oldest go. */
export const MAX_DRAFTS = 40;
/** Characters of one draft as it is written; a longer one is not kept. */
export const MAX_DRAFT_CHARACTERS = 100_000;
/** How long a draft is kept after the last key. */
export const MAX_DRAFT_AGE_MS = 7 * 24 * 60 * 60 * 1000;

/** Whose draft of what: a form of the panel, for one person, about one thing. */
export interface DraftKey {
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
export function readDraft(name: DraftKey): Draft | null {
  const stored = parse(storage()?.getItem(storageKeyOf(name)) ?? null);
  if (!stored || isExpired(stored)) return null;
  return { version: stored.version, changes: stored.changes };
}

/** Keeps what was typed, sensitive fields apart; without any change left the draft goes. */
export function saveDraft(name: DraftKey, { version, changes }: Draft): void {
  const savedChanges = withoutSensitiveFields(changes) as Draft["changes"];
  const text = JSON.stringify({ version, changes: savedChanges, savedAt: Date.now() } satisfies StoredDraft);
  if (Object.keys(savedChanges).length === 0 || text.length > MAX_DRAFT_CHARACTERS) {
    deleteDraft(name);
    return;
  }
  try {
    storage()?.setItem(storageKeyOf(name), text);
    pruneDrafts();
  } catch {
    // A browser that keeps nothing more: what is typed lasts as long as the page.
  }
}

export function deleteDraft(name: DraftKey): void {
  storage()?.removeItem(storageKeyOf(name));
}

/** Whether somebody has left anything unfinished in this browser. */
export const hasDrafts = (owner: string): boolean => keysOf(`${KEY_PREFIX}${owner}.`).length > 0;

/** Signing out leaves nothing of one's own behind. */
export function deleteDraftsOf(owner: string): void {
  for (const key of keysOf(`${KEY_PREFIX}${owner}.`)) storage()?.removeItem(key);
}

/** Takes away what is too old, of another format or too many, whoever wrote it. */
export function pruneDrafts(): void {
  const drafts = keysOf(ANY_VERSION_PREFIX).map((key) => {
    const stored = key.startsWith(KEY_PREFIX) ? parse(storage()?.getItem(key) ?? null) : null;
    return { key, savedAt: stored && !isExpired(stored) ? stored.savedAt : null };
  });
  const [fresh, expired] = [
    drafts.filter(({ savedAt }) => savedAt !== null),
    drafts.filter((one) => one.savedAt === null),
  ];
  const tooMany = fresh.toSorted((one, other) => (other.savedAt ?? 0) - (one.savedAt ?? 0)).slice(MAX_DRAFTS);
  for (const { key } of [...expired, ...tooMany]) storage()?.removeItem(key);
}

const storageKeyOf = ({ owner, form, subject }: DraftKey) => `${KEY_PREFIX}${owner}.${form}.${subject}`;

const isExpired = ({ savedAt }: StoredDraft) => Date.now() - savedAt > MAX_DRAFT_AGE_MS;

/** Null where the browser allows no storage at all. */
function storage(): Storage | null {
  try {
    return localStorage;
  } catch {
    return null;
  }
}

function keysOf(prefix: string): string[] {
  const store = storage();
  if (!store) return [];
  return Array.from({ length: store.length }, (_, at) => store.key(at) ?? "").filter((key) => key.startsWith(prefix));
}

function parse(text: string | null): StoredDraft | null {
  try {
    const parsed: unknown = JSON.parse(text ?? "null");
    return isStoredDraft(parsed) ? parsed : null;
  } catch {
    return null;
  }
}

function isStoredDraft(parsed: unknown): parsed is StoredDraft {
  if (typeof parsed !== "object" || parsed === null) return false;
  const { version, changes, savedAt } = parsed as Partial<StoredDraft>;
  return (
    (version === null || typeof version === "number") &&
    typeof savedAt === "number" &&
    typeof changes === "object" &&
    changes !== null &&
    !Array.isArray(changes)
  );
}
