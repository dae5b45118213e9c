import { useMemo } from "react";
import { useWatch } from "react-hook-form";
import { useRevalidator } from "react-router";
import { api } from "#app/features/admin/api-client.ts";
import { useOfferedOptions } from "#app/features/admin/offers/use-offered-options.ts";
import { CompletenessMeter } from "#app/features/admin/seo-overrides/completeness-meter.tsx";
import { GenerateTextsButton } from "#app/features/admin/seo-overrides/generate-texts-button.tsx";
import { SeoSlugField } from "#app/features/admin/seo-overrides/seo-slug-field.tsx";
import {
  PAGE_TYPE_NAMES,
  type SlugChoices,
  seoFormValues,
  slugLabel,
} from "#app/features/admin/seo-overrides/seo-values.ts";
import { FormDialog } from "#app/ui/panel/forms/form-dialog.tsx";
import { isProblem } from "#app/ui/panel/forms/problem.ts";
import { PanelSelectField } from "#app/ui/panel/forms/select-field.tsx";
import { SwitchField } from "#app/ui/panel/forms/switch.tsx";
import { TextareaField, TextField } from "#app/ui/panel/forms/text-field.tsx";
import { StatusTag } from "#app/ui/panel/lists/status-tag.tsx";
import { useToast } from "#app/ui/panel/overlays/toast.tsx";
import textStyles from "#app/ui/panel/text.module.css";
import type { ApiSeoOverride } from "#domain/api/seo-overrides/seo-overrides.ts";
import { newOverrideSchema } from "#domain/forms/seo-overrides/seo-override.ts";
import { LANGUAGE_CODES, LANGUAGE_NAMES } from "#domain/languages.ts";
import { panelMessages } from "#domain/panel-messages.it.ts";
import { MAX_META_DESCRIPTION_CHARACTERS, MAX_TITLE_CHARACTERS } from "#domain/seo/heads/fit-text.ts";
import { CONTENT_FIELDS, type ContentField, hasContent } from "#domain/seo-overrides/completeness.ts";
import { OVERRIDE_FIELD_WORDS } from "#domain/seo-overrides/override-field-words.ts";
import {
  isOverridePageType,
  type KnownSlugs,
  OVERRIDE_PAGE_TYPES,
  publicPathOf,
} from "#domain/seo-overrides/override-page-types.ts";
import styles from "./seo.module.css";

const WORDS = panelMessages.seo;
const PAGE_TYPES = OVERRIDE_PAGE_TYPES.map((type) => ({ value: type, label: PAGE_TYPE_NAMES[type] }));
const LANGUAGES = LANGUAGE_CODES.map((value) => ({ value, label: LANGUAGE_NAMES[value] }));
const EMPTY = {
  page_type: "city" as const,
  slug: "",
  language: "it" as const,
  indexable: true,
  custom_title: null,
  custom_description: null,
  custom_h1: null,
  custom_content: null,
  custom_keywords: null,
  canonical_url: null,
};

interface SeoFormProps {
  /** The entry to edit. Null opens an empty form for a new entry; undefined closes the dialog. */
  entry: ApiSeoOverride | null | undefined;
  names: SlugChoices;
  onClose: () => void;
}

/** Adds or edits an SEO entry: format checks, live preview, completeness, generated texts (product.md#seo-manager). */
export function SeoForm({ entry, names, onClose }: SeoFormProps) {
  const toast = useToast();
  const { revalidate } = useRevalidator();
  const knownSlugs = useMemo(
    () => ({ cities: names.cities.map(({ slug }) => slug), brands: names.brands.map(({ slug }) => slug) }),
    [names],
  );
  const schema = useMemo(() => newOverrideSchema(knownSlugs), [knownSlugs]);
  return (
    <FormDialog
      key={entry?.id ?? "new"}
      open={entry !== undefined}
      onClose={onClose}
      size="wide"
      title={entry ? "Modifica pagina SEO" : "Nuova pagina SEO"}
      subtitle={entry && slugLabel(entry)}
      schema={schema}
      values={entry ? seoFormValues(entry) : EMPTY}
      version={entry?.version}
      draft={{ form: "seo", subject: entry?.id ?? "new" }}
      failure={WORDS.saveFailed}
      save={async (values, version) => {
        await withSaveFailedMessage(() =>
          entry
            ? api.patch("/api/seo_overrides/:id", {
                parameters: { id: entry.id },
                body: { ...values, version, updated_at: new Date().toISOString() },
              })
            : api.post("/api/seo_overrides", { body: values }),
        );
        toast.success(entry ? WORDS.updated : WORDS.created);
        await revalidate();
      }}
      {...(entry && { reload: () => loadCurrentEntry(entry.id) })}
      aside={
        <div className={styles.aside}>
          <SearchPreview knownSlugs={knownSlugs} host={window.location.host} />
          <WrittenFieldsList />
          <SwitchField
            name="indexable"
            label="Indicizzabile"
            hint="Se spento, il sito ignora questi testi e la pagina esce dai motori di ricerca."
          />
        </div>
      }
    >
      <PanelSelectField
        name="page_type"
        label="Tipo di pagina"
        required
        span={3}
        options={useOfferedOptions(PAGE_TYPES)}
      />
      <PanelSelectField name="language" label="Lingua" required span={3} options={LANGUAGES} />
      <SeoSlugField names={names} />
      <GenerateTextsButton />
      <TextField name="custom_title" label="Meta title" span={12} recommendedLength={MAX_TITLE_CHARACTERS} />
      <TextareaField
        name="custom_description"
        label="Meta description"
        span={12}
        recommendedLength={MAX_META_DESCRIPTION_CHARACTERS}
      />
      <TextField name="custom_h1" label="H1" span={12} />
      <TextareaField
        name="custom_content"
        label="Contenuto"
        span={12}
        rows={8}
        hint="HTML: titoli h2–h4, paragrafi, elenchi, link e grassetti. Il resto viene tolto al salvataggio."
      />
      <TextField name="custom_keywords" label="Parole chiave" span={12} placeholder="separate da virgole" />
      <TextField
        name="canonical_url"
        label="URL canonico"
        span={12}
        inputMode="url"
        autoComplete="off"
        placeholder="vuoto: la pagina stessa"
      />
    </FormDialog>
  );
}

/** Replaces the message of a failed save with the screen's own message, except for field errors and a stale version. */
async function withSaveFailedMessage(save: () => Promise<unknown>): Promise<void> {
  try {
    await save();
  } catch (thrown) {
    if (!isProblem(thrown) || thrown.status === 409) throw thrown;
    throw { status: thrown.status, errors: thrown.errors, detail: WORDS.saveFailed };
  }
}

async function loadCurrentEntry(id: string) {
  const { rows } = await api.list("/api/seo_overrides", { query: { id } });
  const [entry] = rows;
  if (!entry) throw new Error(`The SEO entry ${id} is gone`);
  return { values: seoFormValues(entry), version: entry.version };
}

/** Previews the entry as a search result (product.md#seo-manager); text beyond the advised length is struck through. */
function SearchPreview({ knownSlugs, host }: { knownSlugs: KnownSlugs; host: string }) {
  const [type = "", slug = "", title = "", description = ""] = useWatch({
    name: ["page_type", "slug", "custom_title", "custom_description"],
  }).map((value: unknown) => (typeof value === "string" ? value.trim() : ""));
  const path = isOverridePageType(type) ? publicPathOf(type, slug, knownSlugs) : null;
  return (
    <section aria-labelledby="seo-preview-title">
      <h3 id="seo-preview-title" className={styles.title}>
        Anteprima nei risultati
      </h3>
      <div className={styles.result}>
        <p className={styles.path}>{[host, ...(path?.split("/").filter(Boolean) ?? ["…"])].join(" › ")}</p>
        <p className={styles.headline}>
          <HighlightedOverflow
            text={title}
            maxCharacters={MAX_TITLE_CHARACTERS}
            fallback="Il titolo che la pagina si scrive da sé"
          />
        </p>
        <p className={styles.text}>
          <HighlightedOverflow
            text={description}
            maxCharacters={MAX_META_DESCRIPTION_CHARACTERS}
            fallback="La descrizione che la pagina si scrive da sé."
          />
        </p>
      </div>
    </section>
  );
}

function HighlightedOverflow({
  text,
  maxCharacters,
  fallback,
}: {
  text: string;
  maxCharacters: number;
  fallback: string;
}) {
  if (text === "") return <span className={textStyles.meta}>{fallback}</span>;
  return (
    <>
      {text.slice(0, maxCharacters)}
      {text.length > maxCharacters && <del>{text.slice(maxCharacters)}</del>}
    </>
  );
}

/** Shows which of the form's five fields are written, while staff type (product.md#generated-texts). */
function WrittenFieldsList() {
  const values = useWatch({ name: [...CONTENT_FIELDS] });
  const entry = Object.fromEntries(
    CONTENT_FIELDS.map((field, index) => [field, typeof values[index] === "string" ? values[index] : null]),
  ) as Record<ContentField, string | null>;
  return (
    <section className={styles.written} aria-labelledby="seo-written-title">
      <h3 id="seo-written-title" className={styles.title}>
        Completezza
      </h3>
      <CompletenessMeter entry={entry} detailed />
      <ul>
        {CONTENT_FIELDS.map((field) => {
          const written = hasContent(entry[field]);
          return (
            <li key={field}>
              <StatusTag mark={written ? "ring" : "empty"} tone={written ? "state" : "over"}>
                {OVERRIDE_FIELD_WORDS[field]}
              </StatusTag>
              <span className={textStyles.meta}>{written ? "scritto" : "vuoto"}</span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
