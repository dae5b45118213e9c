import { useId } from "react";
import { useWatch } from "react-hook-form";
import { FieldBox, FieldHint, FieldLabel } from "#app/ui/panel/forms/field-parts.tsx";
import { Input } from "#app/ui/panel/forms/input.tsx";
import type { ApiVehicle } from "#domain/api/fleet/vehicles.ts";
import { deriveVehicleSlug } from "#domain/slug.ts";
import { isBlank, trimText } from "#domain/trim-text.ts";
import styles from "./slug-preview.module.css";

/** The slug that brand and name make (product.md#fleet-form); the server adds a number when another car has it. A changed one leaves the old address working. */
export function SlugPreview({ stored }: { stored: ApiVehicle | null }) {
  const id = useId();
  const [brand, name]: string[] = useWatch({ name: ["brand", "name"] });
  const derived = brand && name && !isBlank(name) ? deriveVehicleSlug(brand, trimText(name)) : "";
  const stays = stored !== null && derived === deriveVehicleSlug(stored.brand, stored.name);
  return (
    <FieldBox span={4}>
      <FieldLabel htmlFor={id}>Slug</FieldLabel>
      <Input id={id} className={styles.slug} readOnly value={stays ? stored.slug : derived} />
      <FieldHint>
        {stored && !stays ? "Il vecchio indirizzo porterà al nuovo (301)." : "Nasce da brand e nome."}
      </FieldHint>
    </FieldBox>
  );
}
