import { useState } from "react";
import { Link } from "react-router";
import { api } from "#app/features/admin/api-client.ts";
import { VEHICLE_LIST_WORDS } from "#app/features/admin/vehicles/vehicle-words.ts";
import { Button } from "#app/ui/panel/button.tsx";
import { NoticeBox } from "#app/ui/panel/notice-box.tsx";
import { useToast } from "#app/ui/panel/overlays/toast.tsx";
import textStyles from "#app/ui/panel/text.module.css";
import type { ApiVehicleImport } from "#domain/api/vehicles/vehicles.ts";
import { panelMessages } from "#domain/panel-messages.it.ts";
import { panelPaths } from "#domain/panel-paths.ts";
import { slugify } from "#domain/slug.ts";
import styles from "./import-dialog.module.css";

interface MissingBrandsAndCitiesProps {
  missing: ApiVehicleImport["missing"];
  /** Called when brands were created: the preview is loaded again. */
  onCreated: () => void;
}

/**
 * Lists brands and cities that the file names but the catalogue lacks. Brands are created here from their names. Cities also need a country
 * and a time zone, so each links to its form.
 */
export function MissingBrandsAndCities({ missing: { brands, cities }, onCreated }: MissingBrandsAndCitiesProps) {
  const toast = useToast();
  const [pending, setPending] = useState(false);
  const createBrands = async () => {
    setPending(true);
    try {
      // One after the other: the first refusal stops the rest, and brands created before it stay.
      for (const name of brands) await api.post("/api/brands", { body: { name, slug: slugify(name) } });
      toast.success(panelMessages.brands.created);
    } catch (thrown) {
      toast.failure(thrown, panelMessages.brands.createFailed);
    }
    setPending(false);
    onCreated();
  };
  return (
    <>
      {brands.length > 0 && (
        <NoticeBox as="div" className={styles.missing}>
          <p>{missingBrandsText(brands)}</p>
          <Button pending={pending} onClick={createBrands}>
            {brands.length === 1 ? "Crea il brand" : `Crea i ${brands.length} brand`}
          </Button>
        </NoticeBox>
      )}
      {cities.length > 0 && (
        <NoticeBox as="div" className={styles.missing}>
          <p>{missingCitiesText(cities)}</p>
          <ul>
            {cities.map((name) => (
              <li key={name}>
                <Link className={textStyles.link} to={panelPaths.adminNewCity(name)} target="_blank">
                  {VEHICLE_LIST_WORDS.createCity(name)}
                </Link>
              </li>
            ))}
          </ul>
          <Button onClick={onCreated}>Ricontrolla il file</Button>
        </NoticeBox>
      )}
    </>
  );
}

const missingBrandsText = (names: readonly string[]) =>
  names.length === 1 ? `Il brand ${names[0]} non c'è ancora.` : `Questi brand non ci sono ancora: ${names.join(", ")}.`;

const missingCitiesText = (names: readonly string[]) =>
  names.length === 1
    ? `La città ${names[0]} non c'è ancora: le servono un Paese e un fuso orario, che il file non dice.`
    : `Queste città non ci sono ancora: ${names.join(", ")}. A ciascuna servono un Paese e un fuso orario, che il file non dice.`;
