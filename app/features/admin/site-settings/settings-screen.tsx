import { useState } from "react";
import { FormProvider, useForm, useWatch } from "react-hook-form";
import { useRevalidator } from "react-router";
import type { z } from "zod";
import { api } from "#app/features/admin/api-client.ts";
import { LEGAL_TEXTS_WORDS } from "#app/features/admin/legal-texts/legal-texts-words.ts";
import { PANEL_WORDS } from "#app/features/admin/panel-words.ts";
import { SettingsFields } from "#app/features/admin/site-settings/settings-fields.tsx";
import { OPEN_WORK_CONFIRM, SETTINGS_WORDS } from "#app/features/admin/site-settings/settings-words.ts";
import { useServerConfirm } from "#app/features/admin/use-server-confirm.tsx";
import { Actions } from "#app/ui/panel/actions.tsx";
import { Button, ButtonLink } from "#app/ui/panel/button.tsx";
import { DraftNotice } from "#app/ui/panel/drafts/draft-notice.tsx";
import { useDraft } from "#app/ui/panel/drafts/use-draft.ts";
import { FormBusyContext } from "#app/ui/panel/forms/form-busy.ts";
import { type FormSaving, useFormSaving } from "#app/ui/panel/forms/form-saving.ts";
import { italianResolver } from "#app/ui/panel/forms/form-values.ts";
import { StaleNotice } from "#app/ui/panel/forms/stale-notice.tsx";
import { NoticeBox } from "#app/ui/panel/notice-box.tsx";
import { useToast } from "#app/ui/panel/overlays/toast.tsx";
import { PageBody, PageHeader } from "#app/ui/panel/page-header.tsx";
import type { ApiSiteSettings } from "#domain/api/site-settings/site-settings.ts";
import { type SiteSettings, siteSettingsSchema } from "#domain/forms/site-settings/site-settings.ts";
import { listOpeningHours } from "#domain/opening-hours/describe-hours.ts";
import { panelPaths } from "#domain/panel-paths.ts";
import { OFFER_KEYS } from "#domain/site-configuration.ts";
import { parseStoredSettings, toCompanyHours } from "#domain/site-settings/site-settings.ts";
import { ITALIAN_OPENING_HOURS } from "#domain/words/hours/italian-opening-hours.ts";
import { say } from "#domain/words/say.ts";
import { FOOTER_IT } from "#domain/words/shell/footer.it.ts";
import styles from "./settings.module.css";

/** Settings whose change the open panel shows only after a reload. */
const RELOADING_SETTINGS = [
  ...OFFER_KEYS.map((offer) => `offers_${offer}` as const),
  ...(["palette", "accent", "logo", "logo_on_dark"] as const),
];

/** Edits the company's settings: identity, contacts, promises (product.md#settings). */
export function SettingsScreen({
  settings,
  defaults,
  version,
  reloadPage = () => location.reload(),
}: ApiSiteSettings & {
  /**
   * Navigation and command palette follow the offers, the sidebar shows the logo, and the colours are in the document: the panel loads them only
   * once.
   */
  reloadPage?: () => void;
}) {
  const toast = useToast();
  const { revalidate } = useRevalidator();
  const { withConfirm, question } = useServerConfirm(OPEN_WORK_CONFIRM);
  return (
    <>
      <PageHeader title={SETTINGS_WORDS.title} />
      <PageBody>
        <Actions className={styles.further}>
          <ButtonLink to={panelPaths.adminMailTexts}>{SETTINGS_WORDS.mailTexts}</ButtonLink>
          <ButtonLink to={panelPaths.adminLegalTexts}>{LEGAL_TEXTS_WORDS.title}</ButtonLink>
          <ButtonLink to={panelPaths.adminCategoryTerms}>{SETTINGS_WORDS.categoryTerms}</ButtonLink>
        </Actions>
        <SettingsForm
          // Resets the form to the stored values after saving.
          key={version}
          values={settings}
          defaults={defaults}
          version={version}
          failure={SETTINGS_WORDS.saveFailed}
          save={async (body, shownVersion, settle) => {
            await withConfirm((confirmation) =>
              api.patch("/api/site_settings", { body: { ...body, ...confirmation, version: shownVersion } }),
            );
            settle();
            toast.success(SETTINGS_WORDS.saved);
            if (RELOADING_SETTINGS.some((field) => body[field] !== settings[field])) reloadPage();
            await revalidate();
          }}
          reload={async () => {
            const now = await api.get("/api/site_settings", {});
            return { values: now.settings, version: now.version };
          }}
        />
      </PageBody>
      {question}
    </>
  );
}

type SettingsValues = z.input<typeof siteSettingsSchema>;

interface SettingsFormProps extends FormSaving<SettingsValues, SiteSettings> {
  values: SiteSettings;
  defaults: SiteSettings;
}

/** The settings form, with a preview for visitors beside it (product.md#settings). */
function SettingsForm({ values, defaults, ...saving }: SettingsFormProps) {
  const form = useForm<SettingsValues, unknown, SiteSettings>({
    resolver: italianResolver(siteSettingsSchema),
    defaultValues: values,
  });
  const draft = useDraft(form, { form: "site-settings", subject: "site" }, saving.version);
  const { submit, stale } = useFormSaving(form, { ...saving, version: draft.version }, draft.clear);
  const { errors, isSubmitting } = form.formState;
  const [busyFields, setBusyFields] = useState(0);
  return (
    <FormProvider {...form}>
      <form className={styles.form} noValidate onSubmit={form.handleSubmit(submit)}>
        <div>
          <DraftNotice isRestored={draft.isRestored} onDiscard={draft.discard} />
          <FormBusyContext value={setBusyFields}>
            <SettingsFields defaults={defaults} />
          </FormBusyContext>
          {/* Beside the pressed button, since the top of the form is far out of sight. */}
          {stale && <StaleNotice {...stale} pending={isSubmitting} />}
          {errors.root?.message && (
            <NoticeBox tone="critical" role="alert">
              {errors.root.message}
            </NoticeBox>
          )}
          <div className={styles.end}>
            <Button type="submit" look="primary" pending={isSubmitting || busyFields > 0}>
              Salva
            </Button>
          </div>
        </div>
        <SettingsPreview defaults={defaults} />
      </form>
    </FormProvider>
  );
}

/** Previews the public footer and contacts while they are typed; an invalid field is shown with its built-in value. */
function SettingsPreview({ defaults }: { defaults: SiteSettings }) {
  const typedSettings = useWatch<SiteSettings>();
  const settings = { ...defaults, ...parseStoredSettings({ ...typedSettings }) };
  const openingHours =
    settings.opening_hours ?? listOpeningHours(ITALIAN_OPENING_HOURS, toCompanyHours(settings), settings.city);
  const owner = [settings.founded_year, settings.legal_name].filter((part) => part !== null).join(" ");
  const rights = `© ${owner} · Tutti i diritti riservati`;
  return (
    <aside className={styles.preview} aria-labelledby="anteprima">
      <h2 id="anteprima">{SETTINGS_WORDS.previewTitle}</h2>
      <h3>{SETTINGS_WORDS.footer}</h3>
      <address>
        {settings.phone}
        <br />
        {settings.email}
        <br />
        {`${settings.street}, ${settings.postal_code} ${settings.city}`}
        <br />
        {openingHours[0] && (
          <>
            {openingHours[0].hours}
            <br />
          </>
        )}
        {settings.vat_number === ""
          ? rights
          : `${rights} · ${say(PANEL_WORDS, FOOTER_IT.vatNumber, { vatNumber: settings.vat_number })}`}
      </address>
      <h3>{SETTINGS_WORDS.contacts}</h3>
      <address>
        {settings.legal_name}
        <br />
        {settings.street}
        <br />
        {`${settings.postal_code} ${settings.city}, ${settings.country}`}
      </address>
      <dl>
        {openingHours.map(({ label, hours }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{hours}</dd>
          </div>
        ))}
      </dl>
    </aside>
  );
}
