import { parseCookie } from "cookie-es";
import { useState } from "react";
import { Link } from "react-router";
import { SETUP_STEP_WORDS, SETUP_WORDS } from "#app/features/admin/setup/setup-words.ts";
import { PREFERENCE_MAX_AGE_SECONDS, SETUP_COOKIE, savePreference } from "#app/features/admin/shell/preferences.ts";
import { downloadVehicleCsvTemplate } from "#app/features/admin/vehicles/vehicle-csv-template.ts";
import { SectionHead } from "#app/ui/panel/section.tsx";
import { Spacer } from "#app/ui/panel/spacer.tsx";
import textStyles from "#app/ui/panel/text.module.css";
import { useSite } from "#app/ui/site.tsx";
import type { ApiSetupLine } from "#domain/api/dashboard/dashboard.ts";
import { panelPaths } from "#domain/panel-paths.ts";
import type { SetupStep } from "#domain/setup-steps.ts";
import styles from "./setup-checklist.module.css";

const STEP_PATHS: Readonly<Record<SetupStep, string>> = {
  name: panelPaths.adminSettings,
  hours: `${panelPaths.adminSettings}#orari`,
  brand: panelPaths.adminNewBrand,
  city: panelPaths.adminNewCity(""),
  car: panelPaths.adminNewVehicle,
  fleet: panelPaths.adminFleet,
  seo: panelPaths.adminSeo,
  colleague: panelPaths.adminUsers,
};

export interface SetupChecklistProps {
  lines: readonly ApiSetupLine[];
}

/** Lists a new owner's first steps with their status, until all are done or the list is dismissed (product.md#new-installation). */
export function SetupChecklist({ lines }: SetupChecklistProps) {
  const [dismissed, setDismissed] = useState(() => parseCookie(document.cookie)[SETUP_COOKIE] === "hidden");
  if (dismissed) return null;
  const dismiss = () => {
    savePreference(SETUP_COOKIE, "hidden", PREFERENCE_MAX_AGE_SECONDS);
    setDismissed(true);
  };
  return (
    <section className={styles.setup} aria-labelledby="avvio">
      <SectionHead>
        <h2 id="avvio">{SETUP_WORDS.title}</h2>
        <span className={textStyles.meta}>
          {SETUP_WORDS.progress(lines.filter(({ done }) => done).length, lines.length)}
        </span>
        <Spacer />
        <button type="button" className={textStyles.link} onClick={dismiss}>
          {SETUP_WORDS.dismiss}
        </button>
      </SectionHead>
      <ol className={styles.steps}>
        {lines.map((line) => (
          <SetupStepRow key={line.step} line={line} />
        ))}
      </ol>
    </section>
  );
}

function SetupStepRow({ line: { step, done, allowed } }: { line: ApiSetupLine }) {
  const site = useSite();
  const words = SETUP_STEP_WORDS[step];
  const stepPath = STEP_PATHS[step];
  return (
    <li className={styles.step} data-done={done || undefined}>
      <span className={styles.state}>{done ? SETUP_WORDS.done : SETUP_WORDS.undone}</span>
      <div>
        <h3>{words.title}</h3>
        <p>{words.text(site)}</p>
      </div>
      {!done && (
        <p className={styles.way}>
          {allowed ? (
            <Link className={textStyles.link} to={stepPath}>
              {words.link}
            </Link>
          ) : (
            <span className={textStyles.meta}>{SETUP_WORDS.notAllowed}</span>
          )}
          {step === "fleet" && allowed && (
            <button type="button" className={textStyles.link} onClick={() => void downloadVehicleCsvTemplate()}>
              {SETUP_WORDS.template}
            </button>
          )}
        </p>
      )}
    </li>
  );
}
