import { useRevalidator } from "react-router";
import { api } from "#app/features/admin/api-client.ts";
import { LanguageField } from "#app/features/admin/languages/language-fields.tsx";
import { FormDialog } from "#app/ui/panel/forms/form-dialog.tsx";
import { useToast } from "#app/ui/panel/overlays/toast.tsx";
import type { ApiWaitingEntry } from "#domain/api/waiting-list/waiting-list.ts";
import { waitingEntryLanguageSchema } from "#domain/forms/waiting-list/waiting-list.ts";
import { WAITING_LIST_WORDS as WORDS } from "./waiting-list-words.ts";

/** Changes the language of an entry's later mails and private page (product.md#languages). */
export function WaitingLanguageDialog({ entry, onClose }: { entry: ApiWaitingEntry | undefined; onClose: () => void }) {
  const toast = useToast();
  const { revalidate } = useRevalidator();
  return (
    <FormDialog
      key={entry?.id ?? "none"}
      open={entry !== undefined}
      onClose={onClose}
      title={WORDS.changeLanguage}
      subtitle={entry && `${entry.name}: ${entry.waited_for}`}
      schema={waitingEntryLanguageSchema}
      values={{ language: entry?.language ?? "it" }}
      version={entry?.version}
      draft={null}
      failure={WORDS.languageFailed}
      save={async (values, version) => {
        if (!entry) return;
        await api.patch("/api/waiting_list/:id", { parameters: { id: entry.id }, body: { ...values, version } });
        toast.success(WORDS.languageChanged);
        await revalidate();
      }}
      {...(entry && { reload: () => loadCurrentEntry(entry.id) })}
    >
      <LanguageField span={12} hint={WORDS.languageHint} />
    </FormDialog>
  );
}

async function loadCurrentEntry(id: string) {
  const [row] = (await api.list("/api/waiting_list", { query: { id } })).rows;
  if (!row) throw new Error(`The entry ${id} is gone`);
  return { values: { language: row.language }, version: row.version };
}
