import { useId } from "react";
import { useFormContext } from "react-hook-form";
import { Link } from "react-router";
import { languageLabel } from "#app/features/admin/languages/language-options.ts";
import { FieldHint, FieldLabel } from "#app/ui/panel/forms/field-parts.tsx";
import { Select } from "#app/ui/panel/forms/input.tsx";
import textStyles from "#app/ui/panel/text.module.css";
import { fillTemplate, type TemplateSource } from "#domain/answer-templates/template-placeholders.ts";
import type { ApiAnswerTemplate } from "#domain/api/answer-templates/answer-templates.ts";
import type { Language } from "#domain/languages.ts";
import { panelPaths } from "#domain/panel-paths.ts";

interface AnswerTemplateSelectProps {
  templates: readonly ApiAnswerTemplate[];
  /** The data that fills the template. */
  source: TemplateSource;
  /** The greeting that the message starts with; a template replaces it while it is unchanged. */
  initialText: string;
  /** The language of the enquiry or booking; its templates come first. */
  language: Language;
}

/** Inserts a template, filled with the data of the enquiry or booking: it replaces an unchanged greeting and is appended below typed text. */
export function AnswerTemplateSelect({ templates, source, initialText, language }: AnswerTemplateSelectProps) {
  const id = useId();
  const form = useFormContext<{ body: string }>();
  const insertTemplate = (templateId: string) => {
    const template = templates.find((one) => one.id === templateId);
    if (!template) return;
    const filled = fillTemplate(template.body, source);
    const typedText = form.getValues("body").trimEnd();
    const isUnchanged = typedText === initialText.trimEnd() || typedText === "";
    form.setValue("body", isUnchanged ? filled : `${typedText}\n\n${filled}`, { shouldDirty: true });
    form.setFocus("body");
  };
  return (
    <div>
      {templates.length > 0 && (
        <>
          <FieldLabel htmlFor={id}>Modello</FieldLabel>
          {/* Always shows its placeholder: selecting inserts text and keeps no state. */}
          <Select id={id} value="" onChange={({ target }) => insertTemplate(target.value)}>
            <option value="">Scegli un modello…</option>
            {byLanguage(templates, language).map((template) => (
              <option key={template.id} value={template.id}>
                {template.language === language
                  ? template.title
                  : `${template.title} (${languageLabel(template.language)})`}
              </option>
            ))}
          </Select>
        </>
      )}
      <FieldHint>
        <Link className={textStyles.link} to={panelPaths.adminAnswerTemplates}>
          Gestisci i modelli di risposta
        </Link>
      </FieldHint>
    </div>
  );
}

const byLanguage = (templates: readonly ApiAnswerTemplate[], language: Language) =>
  templates.toSorted((one, other) => Number(other.language === language) - Number(one.language === language));
