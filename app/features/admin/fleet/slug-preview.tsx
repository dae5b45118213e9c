import { useId } from "react";
import { useWatch } from "react-hook-form";
import type { ApiVehicle } from "#domain/api/vehicles.ts";
import { deriveVehicleSlug } from "#domain/slug.ts";

/** The slug that brand and name make (B 5.5); the server adds a number when another car has it. A changed one leaves the old address working. */
export function SlugPreview({ stored }: { stored: ApiVehicle | null }) {
  const id = useId();
  const [brand, name]: string[] = useWatch({ name: ["brand", "name"] });
  const derived = brand && name?.trim() ? deriveVehicleSlug(brand, name.trim()) : "";
  const stays = stored !== null && derived === deriveVehicleSlug(stored.brand, stored.name);
  return (
    <div className="panel-field panel-span-4">
      <label htmlFor={id} className="panel-label">
        Slug
      </label>
      <input id={id} className="panel-input fleet-slug" readOnly value={stays ? stored.slug : derived} />
      <p className="panel-hint">
        {stored && !stays ? "Il vecchio indirizzo porterà al nuovo (301)." : "Nasce da brand e nome."}
      </p>
    </div>
  );
}
