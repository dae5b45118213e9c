import { useState } from "react";
import { useSearchParams } from "react-router";
import { exportFleet } from "#app/features/admin/fleet/export-fleet.ts";
import { fleetFailure } from "#app/features/admin/fleet/fleet-words.ts";
import { Button } from "#app/ui/panel/button.tsx";
import { useToast } from "#app/ui/panel/overlays/toast.tsx";
import { useSite } from "#app/ui/site.tsx";
import { messages } from "#domain/messages.it.ts";

/** Saves the list as it is filtered as a CSV that can be imported again. */
export function ExportButton({ total }: { total: number }) {
  const { timeZone } = useSite();
  const [parameters] = useSearchParams();
  const [pending, setPending] = useState(false);
  const toast = useToast();
  const save = async () => {
    setPending(true);
    try {
      await exportFleet(parameters, new Date(), timeZone);
    } catch (thrown) {
      toast.error(fleetFailure(thrown, messages.panel.fleet.exportFailed));
    }
    setPending(false);
  };
  return (
    <Button icon="download" pending={pending} disabled={total === 0} onClick={save}>
      Esporta
    </Button>
  );
}
