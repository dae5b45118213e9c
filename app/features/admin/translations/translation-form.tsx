import { useId, useState } from "react";
import { useRevalidator } from "react-router";
import { api } from "#app/features/admin/api-client.ts";
import { DraftTranslationButton } from "#app/features/admin/translations/draft-translation-button.tsx";
import {
  ENTITY_WORDS,
  fieldLabel,
  rowName,
  TRANSLATIONS_WORDS as WORDS,
} from "#app/features/admin/translations/translations-words.ts";
import { FieldBox, FieldLegend } from "#app/ui/panel/forms/field-parts.tsx";
import { FormDialog } from "#app/ui/panel/forms/form-dialog.tsx";
import { isProblem } from "#app/ui/panel/forms/problem.ts";
import { SwitchField } from "#app/ui/panel/forms/switch.tsx";
import { TextareaField } from "#app/ui/panel/forms/text-field.tsx";
import { NoticeBox } from "#app/ui/panel/notice-box.tsx";
import { useToast } from "#app/ui/panel/overlays/toast.tsx";
import type { ApiTranslationRow } from "#domain/api/content-texts/content-texts.ts";
import { isListField } from "#domain/content-texts/check-translation.ts";
import type { ForeignLanguage } from "#domain/content-texts/content-entities.ts";
import { toEditedText, toStoredText } from "#domain/content-texts/edited-text.ts";
import { contentTextSchema } from "#domain/forms/content-texts/content-text.ts";
import { LANGUAGE_NAMES } from "#domain/languages.ts";
import styles from "./translations.module.css";

const SCHEMA = contentTextSchema.pick({ text: true, approved: true });
/** A text of at most this length gets a small field. */
const MAX_SHORT_CHARACTERS = 160;

interface TranslationFormProps {
  /** The text to translate; undefined closes the dialog. */
  row: ApiTranslationRow | undefined;
  language: ForeignLanguage;
  onClose: () => void;
  /** The model wrote a draft of the text. */
  onDrafted: (row: ApiTranslationRow) => void;
}

/** Edits the translation of a text, beside its Italian original (product.md#translations-screen). */
export function TranslationForm({ row, language, ...handlers }: TranslationFormProps) {
  if (!row) return null;
  const subject = [row.entity, row.entity_id, row.field, language].join("/");
  return <OpenTranslationForm key={`${subject}@${row.version}`} {...{ row, language, subject, ...handlers }} />;
}

function OpenTranslationForm({
  row,
  language,
  onClose,
  onDrafted,
  subject,
}: TranslationFormProps & { row: ApiTranslationRow; subject: string }) {
  const toast = useToast();
  const { revalidate } = useRevalidator();
  /** The original that is shown: when it changes meanwhile, the form shows the new one and keeps what was typed. */
  const [source, setSource] = useState(row);
  const loadSource = async () => {
    const current = await loadRow(row, language);
    setSource(current);
    return current;
  };
  const italian = toEditedText(row, source.italian);
  const isShort = italian.length <= MAX_SHORT_CHARACTERS && !italian.includes("\n");
  return (
    <FormDialog
      open
      onClose={onClose}
      size="wide"
      title={rowName(row)}
      subtitle={`${ENTITY_WORDS[row.entity]}, ${fieldLabel(row).toLowerCase()}`}
      schema={SCHEMA}
      values={valuesOf(row)}
      version={row.version}
      draft={{ form: "translation", subject }}
      failure={WORDS.saveFailed}
      footerStart={
        <>
          <SwitchField name="approved" label={WORDS.approved} />
          <DraftTranslationButton {...{ row, language, onDrafted }} />
        </>
      }
      save={async ({ text, approved }, version) => {
        const { entity, entity_id, field, source_hash } = source;
        const stored = toStoredText(row, text);
        try {
          await api.put("/api/content_texts", {
            body: { entity, entity_id, field, language, source_hash, text: stored, approved, version },
          });
        } catch (thrown) {
          if (isSourceChanged(thrown)) await loadSource();
          throw thrown;
        }
        toast.success(stored === "" ? WORDS.deleted : approved ? WORDS.savedApproved : WORDS.saved);
        await revalidate();
      }}
      reload={async () => {
        const current = await loadSource();
        return { values: valuesOf(current), version: current.version };
      }}
    >
      {source.state === "outdated" && (
        <FieldBox>
          <NoticeBox>{WORDS.outdated}</NoticeBox>
        </FieldBox>
      )}
      <ItalianText text={italian} />
      <TextareaField
        name="text"
        label={WORDS.translation(LANGUAGE_NAMES[language])}
        lang={language}
        span={6}
        rows={isShort ? 4 : 20}
        hint={hintOf(row)}
      />
    </FormDialog>
  );
}

function ItalianText({ text }: { text: string }) {
  const id = useId();
  return (
    <FieldBox span={6}>
      <FieldLegend as="p" id={id}>
        {WORDS.italian}
      </FieldLegend>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: keyboard users must be able to scroll it */}
      <section className={styles.italian} aria-labelledby={id} tabIndex={0}>
        {text}
      </section>
    </FieldBox>
  );
}

const valuesOf = (row: ApiTranslationRow) => ({
  text: toEditedText(row, row.text ?? ""),
  approved: row.state === "approved" || row.state === "outdated",
});

function hintOf({ entity, field }: ApiTranslationRow): string {
  if (entity === "articles" && field === "body") return WORDS.bodyHint;
  return isListField(field) ? WORDS.listHint : WORDS.textHint;
}

/** Whether a save was refused because the Italian text is another one; a stale translation has an error on its version instead. */
const isSourceChanged = (thrown: unknown): boolean =>
  isProblem(thrown) && thrown.status === 409 && thrown.errors.length === 0;

async function loadRow({ entity, entity_id, field }: ApiTranslationRow, language: ForeignLanguage) {
  const { rows } = await api.list("/api/content_texts", { query: { language, entity, entity_id, limit: 200 } });
  const current = rows.find((one) => one.field === field);
  if (!current) throw new Error(`The text ${entity}/${entity_id}/${field} is gone`);
  return current;
}
