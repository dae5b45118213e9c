import { useState } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import { useRevalidator } from "react-router";
import { api } from "#app/features/admin/api-client.ts";
import { mailExampleValues, MAIL_TEXTS_WORDS as WORDS } from "#app/features/admin/mail-texts/mail-texts-words.ts";
import { RowTranslations } from "#app/features/admin/translations/row-translations.tsx";
import { Button } from "#app/ui/panel/button.tsx";
import { FormDialog } from "#app/ui/panel/forms/form-dialog.tsx";
import { TextareaField, TextField } from "#app/ui/panel/forms/text-field.tsx";
import { type Column, DataTable, RowButton } from "#app/ui/panel/lists/data-table.tsx";
import { EmptyList } from "#app/ui/panel/lists/empty-list.tsx";
import { RowCardFooter, RowCardHeader } from "#app/ui/panel/lists/row-card.tsx";
import { StatusTag } from "#app/ui/panel/lists/status-tag.tsx";
import { useToast } from "#app/ui/panel/overlays/toast.tsx";
import { PageBody, PageHeader } from "#app/ui/panel/page-header.tsx";
import textStyles from "#app/ui/panel/text.module.css";
import { useSite } from "#app/ui/site.tsx";
import type { ApiMailText } from "#domain/api/mail-texts/mail-texts.ts";
import { mailTextSchema } from "#domain/forms/mail-texts/mail-text.ts";
import { renderMailText } from "#domain/mail-texts/fill-mail-text.ts";
import type { MailText } from "#domain/mail-texts/mail-text.ts";
import { MAIL_TEXTS, type MailTextKind, mailTextFieldsOf, mailTextName } from "#domain/mail-texts/mail-texts.ts";
import { panelPaths } from "#domain/panel-paths.ts";
import styles from "./mail-texts-screen.module.css";

/** Lists the editable texts of the mails to customers, by kind (product.md#mail-texts). */
export function MailTextsScreen({ rows }: { rows: ApiMailText[] }) {
  const { offers } = useSite();
  const [edited, setEdited] = useState<MailTextKind>();
  const name = (row: ApiMailText) => (
    <RowButton onPress={() => setEdited(row.kind)}>{mailTextName(row.kind, offers)}</RowButton>
  );
  return (
    <>
      <PageHeader title={WORDS.title} back={{ to: panelPaths.adminSettings, label: WORDS.back }} />
      <PageBody>
        <DataTable
          label={WORDS.title}
          rows={rows}
          rowKey={({ kind }) => kind}
          columns={[{ id: "name", header: "E-mail", cell: name }, ...COLUMNS]}
          card={(row) => (
            <>
              <RowCardHeader>{name(row)}</RowCardHeader>
              <RowCardFooter>
                <MailTextState row={row} />
              </RowCardFooter>
            </>
          )}
          empty={<EmptyList title="Nessun testo" />}
        />
      </PageBody>
      <MailTextForm row={rows.find(({ kind }) => kind === edited)} onClose={() => setEdited(undefined)} />
    </>
  );
}

const COLUMNS: Column<ApiMailText>[] = [
  { id: "subject", header: "Oggetto", cell: ({ subject }) => <span className={textStyles.soft}>{subject}</span> },
  { id: "state", header: "Stato", cell: (row) => <MailTextState row={row} /> },
];

function MailTextState({ row: { changed } }: { row: ApiMailText }) {
  return <StatusTag mark={changed ? "ring" : "empty"}>{changed ? WORDS.changed : WORDS.unchanged}</StatusTag>;
}

interface MailTextFormProps {
  /** The mail text to edit; undefined closes the dialog. */
  row: ApiMailText | undefined;
  onClose: () => void;
}

/** Edits the text of one kind of mail, with an example preview beside it (product.md#mail-texts). */
function MailTextForm({ row, onClose }: MailTextFormProps) {
  const toast = useToast();
  const { revalidate } = useRevalidator();
  const { offers } = useSite();
  if (!row) return null;
  const { kind, version, changed } = row;
  const { defaultText } = MAIL_TEXTS[kind];
  return (
    <FormDialog
      key={kind}
      open
      onClose={onClose}
      size="wide"
      title={mailTextName(kind, offers)}
      schema={mailTextSchema(kind)}
      values={mailTextValues(row)}
      version={version}
      draft={{ form: "mail-text", subject: kind }}
      failure={WORDS.saveFailed}
      aside={<MailTextPreview />}
      footerStart={changed && <RestoreBuiltInText words={defaultText} />}
      save={async (words, shownVersion) => {
        const isBuiltInText = Object.entries(defaultText).every(
          ([part, text]) => words[part as keyof MailText] === text,
        );
        if (isBuiltInText) await api.delete("/api/mail_texts/:kind", { parameters: { kind } });
        else
          await api.put("/api/mail_texts/:kind", { parameters: { kind }, body: { ...words, version: shownVersion } });
        toast.success(isBuiltInText ? WORDS.resetDone : WORDS.saved);
        await revalidate();
      }}
      reload={() => loadCurrentText(kind)}
    >
      <TextField name="subject" label="Oggetto" required span={12} autoComplete="off" />
      <TextField name="heading" label="Titolo" required span={12} autoComplete="off" />
      <TextareaField name="body" label="Testo" required span={12} rows={12} hint={WORDS.hint(mailTextFieldsOf(kind))} />
      <RowTranslations entity="mail_texts" id={kind} />
    </FormDialog>
  );
}

/** Fills the fields with the built-in text; saving that deletes the custom text. */
function RestoreBuiltInText({ words }: { words: MailText }) {
  const { setValue } = useFormContext<MailText>();
  const restore = () => {
    for (const part of ["subject", "heading", "body"] as const)
      setValue(part, words[part], { shouldDirty: true, shouldValidate: true });
  };
  return (
    <Button look="ghost" icon="refresh" onClick={restore}>
      {WORDS.reset}
    </Button>
  );
}

function MailTextPreview() {
  const [subject = "", heading = "", body = ""] = useWatch({ name: ["subject", "heading", "body"] }) as string[];
  const site = useSite();
  const mail = renderMailText({ subject, heading, body }, mailExampleValues(site));
  return (
    <section className={styles.mail} aria-labelledby="mail-preview-title">
      <h3 id="mail-preview-title" className={textStyles.meta}>
        Anteprima con dati d'esempio
      </h3>
      <p className={textStyles.strong}>{mail.subject}</p>
      <p className={styles.heading}>{mail.heading}</p>
      {mail.opening.map((paragraph, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they are rendered again with every keystroke
        <p key={at} className={styles.paragraph}>
          {paragraph}
        </p>
      ))}
      <p className={textStyles.meta}>{WORDS.fixed}</p>
    </section>
  );
}

async function loadCurrentText(kind: string) {
  const { rows } = await api.list("/api/mail_texts");
  const row = rows.find((one) => one.kind === kind);
  if (!row) throw new Error(`The words of ${kind} are gone`);
  return { values: mailTextValues(row), version: row.version };
}

const mailTextValues = ({ subject, heading, body }: ApiMailText): MailText => ({ subject, heading, body });
