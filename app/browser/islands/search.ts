import HeroForm from "#app/features/booking-search/hero-form.tsx";
import SearchForm from "#app/features/booking-search/search-form.tsx";
import PriceRangeFields from "#app/features/explore/price-range-fields.tsx";
import SearchDrawerForm from "#app/features/explore/search-drawer-form.tsx";
import DateField from "#app/ui/fields/date-field.tsx";

export { hydrateIsland } from "../hydrate-island.tsx";

export const islands = [HeroForm, SearchForm, PriceRangeFields, SearchDrawerForm, DateField];
