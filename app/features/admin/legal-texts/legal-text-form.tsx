import { useFieldArray, useFormContext, useFormState, useWatch } from "react-hook-form";
import { useRevalidator } from "react-router";
import { api } from "#app/features/admin/api-client.ts";
import { LegalTextPreview } from "#app/features/admin/legal-texts/legal-text-preview.tsx";
import { LEGAL_TEXTS_WORDS as WORDS } from "#app/features/admin/legal-texts/legal-texts-words.ts";
import { RowTranslations } from "#app/features/admin/translations/row-translations.tsx";
import { legalParagraphs, plainText } from "#app/features/legal/legal-texts-of-page.ts";
import { Button, IconButton } from "#app/ui/panel/button.tsx";
import { FieldBox, FieldHint, PanelFieldError } from "#app/ui/panel/forms/field-parts.tsx";
import { FormDialog } from "#app/ui/panel/forms/form-dialog.tsx";
import { FormSection } from "#app/ui/panel/forms/form-section-nav.tsx";
import { TextareaField, TextField } from "#app/ui/panel/forms/text-field.tsx";
import { useToast } from "#app/ui/panel/overlays/toast.tsx";
import { useSite } from "#app/ui/site.tsx";
import type { ApiLegalText } from "#domain/api/legal-texts/legal-texts.ts";
import { legalTextSchema, MAX_LEGAL_SECTIONS } from "#domain/forms/legal-texts/legal-text.ts";
import {
  LEGAL_PAGE_TITLES,
  LEGAL_PARAGRAPH_NAMES,
  LEGAL_PARAGRAPHS,
  type LegalPage,
  type LegalParagraph,
  type LegalSection,
} from "#domain/legal/legal-texts.ts";
import { ITALIAN_LEGAL } from "#domain/words/legal/italian-legal.ts";
import styles from "./legal-texts.module.css";

interface LegalTextFormProps {
  /** The page to edit; undefined closes the dialog. */
  row: ApiLegalText | undefined;
  onClose: () => void;
}

/** Edits the own sections and the replaced paragraphs of a legal page, with a preview beside them (product.md#legal-texts). */
export function LegalTextForm({ row, onClose }: LegalTextFormProps) {
  const toast = useToast();
  const { revalidate } = useRevalidator();
  if (!row) return null;
  const { page, version } = row;
  return (
    <FormDialog
      key={page}
      open
      onClose={onClose}
      size="wide"
      title={LEGAL_PAGE_TITLES[page]}
      schema={legalTextSchema(page)}
      values={legalTextValues(row)}
      version={version}
      draft={{ form: "legal-text", subject: page }}
      failure={WORDS.saveFailed}
      aside={<LegalTextPreview page={page} />}
      save={async (text, shownVersion) => {
        await api.put("/api/legal_texts/:page", { parameters: { page }, body: { ...text, version: shownVersion } });
        toast.success(WORDS.saved);
        await revalidate();
      }}
      reload={() => loadCurrentText(page)}
    >
      <FieldBox>
        <FormSection id="sezioni-prima" title={WORDS.sectionsBefore}>
          <SectionsField name="sections_before" />
        </FormSection>
        <FormSection id="paragrafi" title={WORDS.paragraphs}>
          <FieldBox>
            <FieldHint>{WORDS.paragraphsNote}</FieldHint>
          </FieldBox>
          <ParagraphFields page={page} />
        </FormSection>
        <FormSection id="sezioni-dopo" title={WORDS.sectionsAfter}>
          <SectionsField name="sections_after" />
        </FormSection>
        <RowTranslations entity="legal_texts" id={page} />
      </FieldBox>
    </FormDialog>
  );
}

type SectionsName = "sections_before" | "sections_after";

/** Edits a list of own sections. */
function SectionsField({ name }: { name: SectionsName }) {
  const { control } = useFormContext<SectionValues>();
  const { fields, append, remove } = useFieldArray({ control, name });
  const { errors } = useFormState<SectionValues>();
  const problem = errors[name]?.root?.message ?? errors[name]?.message;
  return (
    <>
      {fields.map(({ id }, at) => (
        <FieldBox key={id} className={styles.section}>
          <TextField name={`${name}.${at}.title`} label={WORDS[name].title(at + 1)} required autoComplete="off" />
          <IconButton icon="close" label={WORDS[name].remove(at + 1)} onClick={() => remove(at)} />
          <TextareaField
            name={`${name}.${at}.text`}
            label={WORDS[name].text(at + 1)}
            required
            rows={8}
            hint={WORDS.textHint}
          />
        </FieldBox>
      ))}
      <FieldBox>
        {problem && <PanelFieldError role="alert">{problem}</PanelFieldError>}
        <Button
          look="ghost"
          icon="plus"
          small
          disabled={fields.length >= MAX_LEGAL_SECTIONS}
          onClick={() => append({ title: "", text: "" })}
        >
          {WORDS[name].add}
        </Button>
      </FieldBox>
    </>
  );
}

type SectionValues = Record<SectionsName, LegalSection[]>;

/** Renders a field for each replaceable paragraph. */
function ParagraphFields({ page }: { page: LegalPage }) {
  const generated: Readonly<Partial<Record<LegalParagraph, string>>> = legalParagraphs(ITALIAN_LEGAL, useSite())[page];
  return LEGAL_PARAGRAPHS[page].map((name) => (
    <ParagraphField key={name} name={name} generatedText={plainText(generated[name] ?? "")} />
  ));
}

/** Edits the own text of a paragraph. While the field is empty, a button copies the generated text into it. */
function ParagraphField({ name, generatedText }: { name: LegalParagraph; generatedText: string }) {
  const field = `paragraphs.${name}`;
  const { setValue } = useFormContext();
  const text: unknown = useWatch({ name: field });
  const copy = () => setValue(field, generatedText, { shouldDirty: true, shouldValidate: true });
  return (
    <TextareaField
      name={field}
      label={LEGAL_PARAGRAPH_NAMES[name]}
      span={12}
      rows={3}
      hint={
        <>
          {WORDS.generatedText(generatedText)}{" "}
          {text === "" && (
            <Button
              look="ghost"
              small
              icon="edit"
              aria-label={WORDS.copyGeneratedOf(LEGAL_PARAGRAPH_NAMES[name])}
              onClick={copy}
            >
              {WORDS.copyGenerated}
            </Button>
          )}
        </>
      }
    />
  );
}

async function loadCurrentText(page: LegalPage) {
  const { rows } = await api.list("/api/legal_texts");
  const row = rows.find((one) => one.page === page);
  if (!row) throw new Error(`The API lists no texts of ${page}`);
  return { values: legalTextValues(row), version: row.version };
}

function legalTextValues({ page, sections_before, sections_after, paragraphs }: ApiLegalText) {
  const fields = LEGAL_PARAGRAPHS[page].map((name) => [name, paragraphs[name] ?? ""]);
  return { sections_before, sections_after, paragraphs: Object.fromEntries(fields) as Record<string, string> };
}
