import { useState } from "react";
import { useRevalidator } from "react-router";
import { api } from "#app/features/admin/api-client.ts";
import { fleetFailure, OFF_SITE_WORDS } from "#app/features/admin/fleet/fleet-words.ts";
import { Switch } from "#app/ui/panel/forms/switch.tsx";
import { useToast } from "#app/ui/panel/overlays/toast.tsx";
import textStyles from "#app/ui/panel/text.module.css";
import type { ApiVehicle } from "#domain/api/fleet/vehicles.ts";
import { panelMessages } from "#domain/panel-messages.it.ts";
import styles from "./availability-switch.module.css";

/** Takes a car off the site's offer, or puts it back, at once (product.md#fleet-screen). */
export function AvailabilitySwitch({ row }: { row: ApiVehicle }) {
  const toast = useToast();
  const { revalidate } = useRevalidator();
  const [wanted, setWanted] = useState<boolean | null>(null);
  const available = wanted ?? row.available;
  const change = async (next: boolean) => {
    setWanted(next);
    try {
      await api.patch("/api/vehicles/:id", {
        parameters: { id: row.id },
        body: { available: next, version: row.version },
      });
      toast.success(panelMessages.fleet.updated);
    } catch (thrown) {
      toast.error(fleetFailure(thrown, "la disponibilità non è cambiata"));
    }
    try {
      await revalidate();
    } finally {
      setWanted(null);
    }
  };
  return (
    <span className={styles.switch}>
      <Switch
        label={`${row.brand} ${row.name} disponibile`}
        labelHidden
        checked={available}
        disabled={wanted !== null}
        onChange={change}
      />
      {row.off_site ? (
        <span className={textStyles.meta}>{OFF_SITE_WORDS[row.off_site]}</span>
      ) : (
        <span
          className={`${textStyles.meta} ${styles.word}`}
          aria-hidden="true"
          data-available={available || undefined}
        >
          {available ? "Disponibile" : "Non disponibile"}
        </span>
      )}
    </span>
  );
}
