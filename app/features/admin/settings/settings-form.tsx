import { zodResolver } from "@hookform/resolvers/zod";
import { FormProvider, useForm } from "react-hook-form";
import type { z } from "zod";
import { SettingsFields } from "#app/features/admin/settings/settings-fields.tsx";
import { SettingsPreview } from "#app/features/admin/settings/settings-preview.tsx";
import { Button } from "#app/ui/panel/button.tsx";
import { DraftLine } from "#app/ui/panel/drafts/draft-line.tsx";
import { useDraft } from "#app/ui/panel/drafts/use-draft.ts";
import { type FormSaving, useFormSaving } from "#app/ui/panel/forms/form-saving.ts";
import { StaleNotice } from "#app/ui/panel/forms/stale-notice.tsx";
import { NoticeBox } from "#app/ui/panel/notice-box.tsx";
import { type SiteSettings, siteSettingsSchema } from "#domain/forms/site-settings.ts";
import styles from "./settings-form.module.css";

type SettingsValues = z.input<typeof siteSettingsSchema>;

interface SettingsFormProps extends FormSaving<SettingsValues, SiteSettings> {
  values: SiteSettings;
  defaults: SiteSettings;
}

/** The company's data as a form, with what visitors will read beside it (product.md#settings). */
export function SettingsForm({ values, defaults, ...saving }: SettingsFormProps) {
  const form = useForm<SettingsValues, unknown, SiteSettings>({
    resolver: zodResolver(siteSettingsSchema),
    defaultValues: values,
  });
  const draft = useDraft(form, { form: "site-settings", subject: "site" }, saving.version);
  const { submit, stale } = useFormSaving(form, { ...saving, version: draft.version }, draft.settle);
  const { errors, isSubmitting } = form.formState;
  return (
    <FormProvider {...form}>
      <form className={styles.form} noValidate onSubmit={form.handleSubmit(submit)}>
        <div>
          <DraftLine resumed={draft.resumed} onDiscard={draft.discard} />
          <SettingsFields defaults={defaults} />
          {/* Beside the button that was pressed: the form's head is far out of sight. */}
          {stale && <StaleNotice {...stale} pending={isSubmitting} />}
          {errors.root?.message && (
            <NoticeBox tone="critical" role="alert">
              {errors.root.message}
            </NoticeBox>
          )}
          <div className={styles.end}>
            <Button type="submit" look="primary" pending={isSubmitting}>
              Salva
            </Button>
          </div>
        </div>
        <SettingsPreview />
      </form>
    </FormProvider>
  );
}
