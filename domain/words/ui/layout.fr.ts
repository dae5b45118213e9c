import type { Translated } from "#domain/words/text.ts";
import type { LAYOUT_IT } from "./layout.it.ts";

export const LAYOUT_FR: Translated<typeof LAYOUT_IT> = { breadcrumbs: "Fil d'Ariane" };
