import { island } from "#app/ui/islands/island.tsx";
import { HeroForm } from "./hero-form.tsx";

export default island("search/hero-form", HeroForm);
