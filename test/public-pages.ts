import { parseJetQuoteDraft, parseJetQuoteForm } from "#domain/jets/jet-quote-draft.ts";
import type { RouteName } from "#domain/routes/route-table.ts";
import { parseRentalChoice, parseSearch } from "#domain/search/search.ts";
import { favouritesHead } from "#domain/seo/heads/content-heads.ts";
import { wordsOf } from "#domain/words/words-of.ts";
import type { AppContext } from "#server/context.ts";
import { readArticlePage, readMagazine } from "#server/services/articles/read-article-pages.ts";
import { exploreCatalogue } from "#server/services/catalogue/explore-catalogue.ts";
import { readBrandInCityPage } from "#server/services/catalogue/read-brand-in-city-page.ts";
import { readBrandPage } from "#server/services/catalogue/read-brand-page.ts";
import { readCategoryInCityPage } from "#server/services/catalogue/read-category-in-city-page.ts";
import { readCategoryPage } from "#server/services/catalogue/read-category-page.ts";
import { readCityPage } from "#server/services/catalogue/read-city-page.ts";
import { readCollection } from "#server/services/catalogue/read-collection.ts";
import { readComparison } from "#server/services/catalogue/read-comparison.ts";
import {
  readContactsPage,
  readPlainPage,
  readPrivacyPage,
  readTermsPage,
  readWhereWeOperate,
} from "#server/services/catalogue/read-content-pages.ts";
import { readHome } from "#server/services/catalogue/read-home.ts";
import { readRentalHub } from "#server/services/catalogue/read-rental-hub.ts";
import { readSiteScope } from "#server/services/catalogue/read-site-scope.ts";
import { readVehiclePage } from "#server/services/catalogue/read-vehicle-page.ts";
import { readClubPage } from "#server/services/club-events/read-club-page.ts";
import { readExperience } from "#server/services/experiences/read-experience.ts";
import { readJetCity } from "#server/services/jets/read-jet-city.ts";
import { readJetHub } from "#server/services/jets/read-jet-hub.ts";
import { readJetModel } from "#server/services/jets/read-jet-model.ts";
import { readJetType } from "#server/services/jets/read-jet-type.ts";

/** A public page: its row of the route table, and what its loaders read. */
export interface PublicPage {
  name: RouteName;
  title: string;
  read(ctx: AppContext): Promise<unknown>;
}

const DATES = "pickupDate=2026-12-10&returnDate=2026-12-13";
const search = (query: string) => parseSearch(new URLSearchParams(query));
const rental = (query: string) => parseRentalChoice(new URLSearchParams(query));
const FERRARI = { city: "milan", category: "sportive", model: "ferrari-296-gtb" };
const URUS = { city: "rome", category: "suv", model: "lamborghini-urus-s" };
/** Returns a loader of the explore page for a search. */
export const readExplore = (query: string) => (ctx: AppContext) =>
  exploreCatalogue(ctx, { criteria: search(query), page: null, userAgent: null }, wordsOf("it"));

const page = (name: RouteName, title: string, read: PublicPage["read"]): PublicPage => ({
  name,
  title,
  // The layout's data is read with each page.
  read: (ctx) => Promise.all([readSiteScope(ctx, "it"), read(ctx)]),
});

/** Every kind of cached page with the seed catalogue, some with several queries. */
export const PUBLIC_PAGES: readonly PublicPage[] = [
  page("home", "home", (ctx) => readHome(ctx, { city: null }, wordsOf("it"))),
  page("explore", "explore", readExplore("")),
  page("explore", "explore of a city", readExplore("city=Milano&category=suv")),
  page("explore", "explore with dates", readExplore(`city=Milano&${DATES}`)),
  page("explore", "explore everywhere with dates", readExplore(DATES)),
  page("explore", "explore with a delivery", readExplore(`city=Como&${DATES}`)),
  page("cars", "collection", (ctx) => readCollection(ctx, undefined, wordsOf("it"))),
  page("hub", "hub", (ctx) => readRentalHub(ctx, undefined, wordsOf("it"))),
  page("category", "category", (ctx) => readCategoryPage(ctx, { category: "suv", page: null }, wordsOf("it"))),
  page("city", "city", (ctx) => readCityPage(ctx, { city: "milan", page: null }, wordsOf("it"))),
  page("city", "city without cars", (ctx) => readCityPage(ctx, { city: "como", page: null }, wordsOf("it"))),
  page("cityCategory", "category in a city", (ctx) =>
    readCategoryInCityPage(ctx, { city: "milan", category: "suv", page: null }, wordsOf("it")),
  ),
  page("vehicle", "vehicle", (ctx) => readVehiclePage(ctx, { ...FERRARI, choice: rental("") }, wordsOf("it"))),
  page("vehicle", "vehicle with dates", (ctx) =>
    readVehiclePage(ctx, { ...FERRARI, choice: rental(DATES) }, wordsOf("it")),
  ),
  page("jets", "jet hub", (ctx) => readJetHub(ctx, parseJetQuoteForm(new URLSearchParams()), wordsOf("it"))),
  page("jetCity", "jets of a city", (ctx) => readJetCity(ctx, "milan", wordsOf("it"))),
  page("jetType", "jets of a type", (ctx) => readJetType(ctx, { city: "milan", type: "light-jet" }, wordsOf("it"))),
  page("jetModel", "jet", (ctx) =>
    readJetModel(
      ctx,
      {
        city: "milan",
        type: "light-jet",
        model: "cessna-citation-cj3-plus",
        draft: parseJetQuoteDraft(new URLSearchParams()),
      },
      wordsOf("it"),
    ),
  ),
  page("experience", "experience", (ctx) =>
    readExperience(ctx, { slug: "weekend-in-franciacorta", vehicle: null }, wordsOf("it")),
  ),
  page("club", "club", (ctx) => readClubPage(ctx, undefined, wordsOf("it"))),
  page("contacts", "contacts", (ctx) => readContactsPage(ctx, undefined, wordsOf("it"))),
  page("whereWeOperate", "where we operate", (ctx) => readWhereWeOperate(ctx, undefined, wordsOf("it"))),
  page("magazineIndex", "magazine", (ctx) => readMagazine(ctx, undefined, wordsOf("it"))),
  page("magazine", "article", (ctx) => readArticlePage(ctx, "granturismo-o-supercar", wordsOf("it"))),
  page("favourites", "favourites", (ctx) => readPlainPage(ctx, favouritesHead, wordsOf("it"))),
  page("comparison", "comparison", (ctx) =>
    readComparison(ctx, { named: [FERRARI.model, URUS.model], choice: rental(DATES) }, wordsOf("it")),
  ),
  page("privacy", "privacy", (ctx) => readPrivacyPage(ctx, undefined, wordsOf("it"))),
  page("terms", "terms", (ctx) => readTermsPage(ctx, undefined, wordsOf("it"))),
  page("brand", "brand", (ctx) => readBrandPage(ctx, { brand: "ferrari", page: null }, wordsOf("it"))),
  page("brandCity", "brand in a city", (ctx) =>
    readBrandInCityPage(ctx, { brand: "ferrari", city: "milan", page: null }, wordsOf("it")),
  ),
];
