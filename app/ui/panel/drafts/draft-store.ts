import { withoutSensitiveFields } from "#domain/forms/sensitive-fields.ts";

/** The prefix contains the format version: drafts of another format are ignored and pruned. */
const KEY_PREFIX = "bozza.1.";
const ANY_VERSION_PREFIX = "bozza.";

/** The oldest drafts beyond this number are deleted. */
export const MAX_DRAFTS = 40;
/** Maximum length of a serialised draft; a longer draft is not saved. */
export const MAX_DRAFT_CHARACTERS = 100_000;
/** Maximum age of a draft since its last change. */
export const MAX_DRAFT_AGE_MS = 7 * 24 * 60 * 60 * 1000;

/** Key of a draft: user, form and subject. */
export interface DraftKey {
  /** Id of the user. */
  owner: string;
  /** Name of the form: "renter", "answer". */
  form: string;
  /** Id of the row, or a word for a new row. */
  subject: string;
}

export interface Draft {
  /** Version of the row when editing began; null for a new row. */
  version: number | null;
  /** Changed values by field, without sensitive values. */
  changes: Record<string, unknown>;
}

interface StoredDraft extends Draft {
  savedAt: number;
}

/** Reads a draft; null if it is missing, too old or unreadable. */
export function readDraft(name: DraftKey): Draft | null {
  const stored = parse(storage()?.getItem(storageKeyOf(name)) ?? null);
  if (!stored || isExpired(stored)) return null;
  return { version: stored.version, changes: stored.changes };
}

/** Saves the changes except sensitive fields; deletes the draft if there are none. */
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
    // Storage is full or blocked: changes last only as long as the page.
  }
}

export function deleteDraft(name: DraftKey): void {
  storage()?.removeItem(storageKeyOf(name));
}

/** Whether this browser has unfinished drafts of the user. */
export const hasDrafts = (owner: string): boolean => keysOf(`${KEY_PREFIX}${owner}.`).length > 0;

/** Deletes a user's drafts when they sign out. */
export function deleteDraftsOf(owner: string): void {
  for (const key of keysOf(`${KEY_PREFIX}${owner}.`)) storage()?.removeItem(key);
}

/** Deletes drafts of all users that are too old, of another format, or beyond the limit. */
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

/** Returns localStorage, or null if the browser allows no storage. */
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
