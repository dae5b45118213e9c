import { useEffect, useState } from "react";
import { useRevalidator } from "react-router";
import { api } from "#app/features/admin/api-client.ts";
import { italianMomentText } from "#app/features/admin/italian-instant-texts.ts";
import { seoFormValues, slugLabel } from "#app/features/admin/seo-overrides/seo-values.ts";
import { Button } from "#app/ui/panel/button.tsx";
import { Dialog, DialogBody } from "#app/ui/panel/overlays/dialog.tsx";
import { useToast } from "#app/ui/panel/overlays/toast.tsx";
import textStyles from "#app/ui/panel/text.module.css";
import { cancellableRequest } from "#app/ui/requests/latest-request.ts";
import { useSite } from "#app/ui/site.tsx";
import type { ApiSeoOverride, ApiSeoOverrideChange } from "#domain/api/seo-overrides/seo-overrides.ts";
import { panelMessages } from "#domain/panel-messages.it.ts";
import { OVERRIDE_FIELD_WORDS } from "#domain/seo-overrides/override-field-words.ts";
import styles from "./seo.module.css";

const WORDS = panelMessages.seo;
const ACTIONS: Readonly<Record<ApiSeoOverrideChange["action"], string>> = {
  create: "Creata",
  update: "Modificata",
  delete: "Eliminata",
};

/** Used instead of an entry's id to load the changes that deleted entries. */
const DELETED_ENTRIES = "deleted";

interface SeoHistoryProps {
  /** The entry whose history is open; null closes the dialog. */
  entry: ApiSeoOverride | null;
  onClose: () => void;
}

/** Lists the changes of an entry with their authors, and restores an earlier state. */
export function SeoHistory({ entry, onClose }: SeoHistoryProps) {
  const changes = useChanges(entry?.id ?? null);
  const restore = useRestoreState(
    (state) =>
      api.patch("/api/seo_overrides/:id", {
        parameters: { id: entry?.id ?? "" },
        body: { ...seoFormValues(state), version: entry?.version },
      }),
    WORDS.updated,
    onClose,
  );
  return (
    <Dialog
      open={entry !== null}
      onClose={onClose}
      kind="drawer"
      size="narrow"
      title="Cronologia"
      subtitle={entry && slugLabel(entry)}
    >
      <ChangeList
        changes={changes}
        empty="Nessuna modifica registrata."
        stateOf={({ after }) => (after && after.version !== entry?.version ? after : null)}
        restore={restore}
      />
    </Dialog>
  );
}

/** Lists the deleted entries, and recreates one from its last state. */
export function DeletedEntries({ open, onClose }: { open: boolean; onClose: () => void }) {
  const changes = useChanges(open ? DELETED_ENTRIES : null);
  const restore = useRestoreState(
    (state) => api.post("/api/seo_overrides", { body: seoFormValues(state) }),
    WORDS.created,
    onClose,
  );
  return (
    <Dialog open={open} onClose={onClose} kind="drawer" size="narrow" title="Voci eliminate">
      <ChangeList
        changes={changes}
        empty="Nessuna voce eliminata."
        stateOf={({ before }) => before}
        restore={restore}
        showsEntryNames
      />
    </Dialog>
  );
}

interface ChangeListProps {
  /** Null while they are loading. */
  changes: ApiSeoOverrideChange[] | null;
  empty: string;
  /** Returns the state that a change can restore, or null. */
  stateOf: (change: ApiSeoOverrideChange) => ApiSeoOverride | null;
  restore: { run: (state: ApiSeoOverride) => Promise<void>; pending: boolean };
  /** Whether the changes belong to several entries. */
  showsEntryNames?: boolean;
}

function ChangeList({ changes, empty, stateOf, restore, showsEntryNames = false }: ChangeListProps) {
  const { timeZone } = useSite();
  return (
    <DialogBody>
      {changes === null && <p className={textStyles.soft}>Caricamento...</p>}
      {changes?.length === 0 && <p className={textStyles.soft}>{empty}</p>}
      <ol className={styles.changes}>
        {changes?.map((change) => {
          const state = stateOf(change);
          const shownState = change.after ?? change.before;
          return (
            <li key={change.id}>
              <div>
                {showsEntryNames && shownState && <p className={textStyles.strong}>{slugLabel(shownState)}</p>}
                <p>
                  <b>{ACTIONS[change.action]}</b> {italianMomentText(change.at, timeZone)}
                </p>
                <p className={textStyles.meta}>{change.email ?? "la casa"}</p>
                {change.action === "update" && <p className={textStyles.meta}>{changedFields(change)}</p>}
              </div>
              {state && (
                <Button
                  small
                  onClick={() => restore.run(state)}
                  pending={restore.pending}
                  aria-label={`Ripristina ${showsEntryNames ? slugLabel(state) : `lo stato del ${italianMomentText(change.at, timeZone)}`}`}
                >
                  Ripristina
                </Button>
              )}
            </li>
          );
        })}
      </ol>
    </DialogBody>
  );
}

/** Returns the changed fields: "Meta title, H1". */
function changedFields({ before, after }: ApiSeoOverrideChange): string {
  const fields = Object.keys(OVERRIDE_FIELD_WORDS) as (keyof typeof OVERRIDE_FIELD_WORDS)[];
  return fields
    .filter((field) => before?.[field] !== after?.[field])
    .map((field) => OVERRIDE_FIELD_WORDS[field])
    .join(", ");
}

/** Loads the changes of an entry or the deletions; null while loading, or when `entryId` is null. */
function useChanges(entryId: string | null): ApiSeoOverrideChange[] | null {
  const [changes, setChanges] = useState<ApiSeoOverrideChange[] | null>(null);
  const toast = useToast();
  useEffect(() => {
    setChanges(null);
    if (entryId === null) return;
    return cancellableRequest(
      (signal) =>
        entryId === DELETED_ENTRIES
          ? api.list("/api/seo_overrides/deleted", { signal })
          : api.list("/api/seo_overrides/:id/history", { parameters: { id: entryId }, signal }),
      ({ rows }) => setChanges(rows),
      (thrown) => {
        setChanges([]);
        toast.failure(thrown, WORDS.loadFailed);
      },
    );
  }, [entryId, toast]);
  return changes;
}

function useRestoreState(
  write: (state: ApiSeoOverride) => Promise<unknown>,
  successMessage: string,
  onDone: () => void,
) {
  const toast = useToast();
  const { revalidate } = useRevalidator();
  const [pending, setPending] = useState(false);
  const run = async (state: ApiSeoOverride) => {
    setPending(true);
    try {
      await write(state);
      toast.success(successMessage);
      onDone();
    } catch (thrown) {
      toast.failure(thrown, WORDS.saveFailed);
    } finally {
      setPending(false);
      await revalidate();
    }
  };
  return { run, pending };
}
