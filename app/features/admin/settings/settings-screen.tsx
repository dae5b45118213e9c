import { useRevalidator } from "react-router";
import { api } from "#app/features/admin/api-client.ts";
import { SettingsForm } from "#app/features/admin/settings/settings-form.tsx";
import { SETTINGS_WORDS } from "#app/features/admin/settings/settings-words.ts";
import { Actions } from "#app/ui/panel/actions.tsx";
import { ButtonLink } from "#app/ui/panel/button.tsx";
import { useToast } from "#app/ui/panel/overlays/toast.tsx";
import { PageBody, PageHeader } from "#app/ui/panel/page-header.tsx";
import type { ApiSiteSettings } from "#domain/api/site-settings.ts";
import { panelPaths } from "#domain/panel-paths.ts";
import styles from "./settings-form.module.css";

/** The company as the panel sets it up: who it is, how it is reached, what it promises (product.md#settings). */
export function SettingsScreen({ settings, defaults, version }: ApiSiteSettings) {
  const toast = useToast();
  const { revalidate } = useRevalidator();
  return (
    <>
      <PageHeader title={SETTINGS_WORDS.title} />
      <PageBody>
        <Actions className={styles.further}>
          <ButtonLink to={panelPaths.adminMailTexts}>{SETTINGS_WORDS.mailTexts}</ButtonLink>
          <ButtonLink to={panelPaths.adminCategoryTerms}>{SETTINGS_WORDS.categoryTerms}</ButtonLink>
        </Actions>
        <SettingsForm
          // Saved, it begins anew with what was saved.
          key={version}
          values={settings}
          defaults={defaults}
          version={version}
          failure={SETTINGS_WORDS.saveFailed}
          save={async (body, seen) => {
            await api.patch("/api/site_settings", { body: { ...body, version: seen } });
            toast.success(SETTINGS_WORDS.saved);
            await revalidate();
          }}
          reload={async () => {
            const now = await api.get("/api/site_settings", {});
            return { values: now.settings, version: now.version };
          }}
        />
      </PageBody>
    </>
  );
}
