import { listCountryNames } from "#domain/catalogue/site-scope.ts";
import { cityCountText, servedCountries, withRegion } from "#domain/company/company-region.ts";
import { promisedHours } from "#domain/enquiries/promised-hours.ts";
import { jetTitle } from "#domain/jets/jet-fleet.ts";
import type { JetEntry } from "#domain/jets/jet-pages.ts";
import { createEmptyDraft } from "#domain/jets/jet-quote-draft.ts";
import type { Language } from "#domain/languages.ts";
import { messages } from "#domain/messages.it.ts";
import { formatEuro } from "#domain/money.ts";
import { isPathOffered } from "#domain/offers/offers.ts";
import { hoursClause } from "#domain/opening-hours/describe-hours.ts";
import { matchRoute } from "#domain/routes/match-route.ts";
import type { RouteName } from "#domain/routes/route-table.ts";
import {
  citySharePicture,
  type SharePictureContent,
  sharePriceText,
  toWidePicture,
  typographic,
} from "#domain/seo/share-pictures/share-picture-content.ts";
import type { CompanyConfiguration, CompanyHours } from "#domain/site-configuration.ts";
import { isSlugShaped } from "#domain/slug.ts";
import { ITALIAN_COMPANY } from "#domain/words/company/italian-company.ts";
import { ITALIAN_REPLY_PROMISE } from "#domain/words/company/italian-reply-promise.ts";
import { ITALIAN_OPENING_HOURS } from "#domain/words/hours/italian-opening-hours.ts";
import type { AppContext } from "#server/context.ts";
import { ServiceError } from "#server/errors.ts";
import { listActiveCities } from "#server/repositories/cities/cities.ts";
import { readArticlePage } from "#server/services/articles/read-article-pages.ts";
import { readContactsPage } from "#server/services/catalogue/read-content-pages.ts";
import { readExperience } from "#server/services/experiences/read-experience.ts";
import { readJetCity } from "#server/services/jets/read-jet-city.ts";
import { readJetHub } from "#server/services/jets/read-jet-hub.ts";
import { readJetModel } from "#server/services/jets/read-jet-model.ts";
import { readJetType } from "#server/services/jets/read-jet-type.ts";
import {
  readBrandCityContent,
  readBrandContent,
  readCategoryContent,
  readCityCategoryContent,
  readCityContent,
  readCollectionContent,
  readHubContent,
  readVehicleContent,
} from "./rental-picture-contents.ts";

/** Two lines of capitals beside a picture. */
const MAX_KICKER_CHARACTERS = 50;

const JETS_KICKER = "Noleggio jet privati";
const PER_HOUR = "all’ora";

/**
 * Returns what the share picture of a public page shows; null for an unknown or redirected path. Reads the content with the same service as the page,
 * so that picture and page agree.
 */
export async function readSharePictureContent(ctx: AppContext, pathname: string): Promise<SharePictureContent | null> {
  const segments = pathname === "/" ? [] : pathname.slice(1).split("/");
  if (!segments.every(isSlugShaped)) return null;
  const { name, language: prefix, parameters } = matchRoute(pathname);
  const language = prefix ?? "it";
  if (!ctx.site.languages.includes(language) || !isPathOffered(pathname, ctx.site.offers)) return null;
  try {
    return (
      (await CONTENT_READERS[name]?.(ctx, (parameter) => parameters[parameter] ?? "", language)) ??
      createStaticContents(ctx.site)[name] ??
      null
    );
  } catch (error) {
    if (error instanceof ServiceError && error.kind === "not-found") return null;
    throw error;
  }
}

/**
 * Reads the content of the share picture of a page with data from the database. `parameterOf` returns a parameter of the page's path.
 */
type ReadContent = (
  ctx: AppContext,
  parameterOf: (parameter: string) => string,
  language: Language,
) => Promise<SharePictureContent>;

const CONTENT_READERS: Readonly<Partial<Record<RouteName, ReadContent>>> = {
  explore: (ctx) => readCollectionContent(ctx),
  cars: (ctx) => readCollectionContent(ctx),
  hub: (ctx) => readHubContent(ctx),
  category: (ctx, parameterOf) => readCategoryContent(ctx, parameterOf("category")),
  city: (ctx, parameterOf, language) => readCityContent(ctx, parameterOf("city"), language),
  cityCategory: (ctx, parameterOf) => readCityCategoryContent(ctx, parameterOf("city"), parameterOf("category")),
  vehicle: (ctx, parameterOf) =>
    readVehicleContent(ctx, parameterOf("city"), parameterOf("category"), parameterOf("model")),
  jets: (ctx) => readJetHubContent(ctx),
  jetCity: (ctx, parameterOf) => readJetCityContent(ctx, parameterOf("city")),
  jetType: (ctx, parameterOf) => readJetTypeContent(ctx, parameterOf("city"), parameterOf("jetType")),
  jetModel: (ctx, parameterOf) =>
    readJetModelContent(ctx, parameterOf("city"), parameterOf("jetType"), parameterOf("model")),
  experience: (ctx, parameterOf) => readExperienceContent(ctx, parameterOf("experience")),
  whereWeOperate: (ctx) => readCoverageContent(ctx),
  contacts: (ctx) => readContactsContent(ctx),
  magazine: (ctx, parameterOf) => readArticleContent(ctx, parameterOf("article")),
  brand: (ctx, parameterOf) => readBrandContent(ctx, parameterOf("brand")),
  brandCity: (ctx, parameterOf) => readBrandCityContent(ctx, parameterOf("brand"), parameterOf("city")),
};

const sidePictureContent = (picture: string, kicker: string, headline: string): SharePictureContent => ({
  layout: "plate",
  picture,
  kicker,
  headline,
});

/** Returns the contents of the share pictures of pages with fixed texts. */
const createStaticContents = (
  site: CompanyConfiguration,
): Readonly<Partial<Record<RouteName, SharePictureContent>>> => ({
  // The text is that of the home page's banner.
  home: {
    layout: "band",
    picture: site.heroPictures?.day ?? "/pictures/heroes/day-1280.webp",
    kicker: withRegion(ITALIAN_COMPANY, "Noleggio auto di lusso", site),
    headline: typographic(messages.banner.headline),
  },
  club: sidePictureContent("/pictures/house/signature-1200.webp", "Il club dei membri", "Community VIP"),
  magazineIndex: sidePictureContent(
    "/pictures/magazine/destinations-1200.webp",
    "Strade, vetture e luoghi",
    "Magazine",
  ),
  favourites: sidePictureContent("/pictures/house/signature-1200.webp", site.name, "Preferiti"),
  privacy: sidePictureContent("/pictures/house/signature-1200.webp", site.name, "Privacy e cookie"),
  terms: sidePictureContent("/pictures/house/signature-1200.webp", site.name, "Termini e condizioni"),
});

/** Returns the content of the share picture of /contatti: it shows one of the company's own cars if there is a photograph of one. */
async function readContactsContent(ctx: AppContext): Promise<SharePictureContent> {
  const { photographed } = await readContactsPage(ctx);
  const picture = photographed[0]?.images[0] ?? "/pictures/house/service-1200.webp";
  return sidePictureContent(picture, hoursKicker(ctx.site.hours) ?? ctx.site.name, "Contatti");
}

/** "24 ore su 24", "Ogni giorno dalle 8 alle 20": the telephone's hours; null for none, and for a week that is too long to read. */
function hoursKicker({ phone }: CompanyHours): string | null {
  if (phone?.kind === "always") return "24 ore su 24";
  const text = hoursClause(ITALIAN_OPENING_HOURS, phone, "");
  return text && text.length <= MAX_KICKER_CHARACTERS ? capitaliseFirst(text) : null;
}

/** /dove-operiamo: with the number of countries served now, or the name of the only one. */
async function readCoverageContent(ctx: AppContext): Promise<SharePictureContent> {
  const where = servedCountries(ITALIAN_COMPANY, listCountryNames(await listActiveCities(ctx.db)), ctx.site);
  const kicker = where === null ? ctx.site.name : typographic(capitaliseFirst(where));
  return sidePictureContent("/pictures/cities/como-1200.webp", kicker, "Dove operiamo");
}

const capitaliseFirst = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** Returns the content of the share picture of /magazine/{slug}. */
async function readArticleContent(ctx: AppContext, slug: string): Promise<SharePictureContent> {
  const { article } = await readArticlePage(ctx, slug);
  return sidePictureContent(toWidePicture(article.image), `Magazine · ${article.category}`, article.title);
}

/** Returns the content of the share picture of /esperienze/{slug}. */
async function readExperienceContent(ctx: AppContext, slug: string): Promise<SharePictureContent> {
  const { experience } = await readExperience(ctx, { slug, vehicle: null });
  return {
    ...sidePictureContent(
      toWidePicture(experience.images[0] ?? ""),
      `Esperienza da ${experience.location}`,
      experience.name,
    ),
    price: `${formatEuro(experience.price)} a ${experience.priceUnit}`,
  };
}

/** Returns the content of the share picture of /private-jet-charter: it shows the largest jet. */
async function readJetHubContent(ctx: AppContext): Promise<SharePictureContent> {
  const { rates, jets, cities } = await readJetHub(ctx, { draft: createEmptyDraft(), isDated: false });
  const kicker = typographic(`Da ${cityCountText(ITALIAN_COMPANY, cities.length, ctx.site)}`);
  return {
    ...toJetPicture(jets.at(-1)),
    kicker,
    headline: "Jet privati",
    ...sharePriceText(rates?.lowest.rate ?? 0, PER_HOUR),
  };
}

/** Returns the content of the share picture of /private-jet-charter/{city}. */
async function readJetCityContent(ctx: AppContext, slug: string): Promise<SharePictureContent> {
  const { city, types } = await readJetCity(ctx, slug);
  const lowest = types.length > 0 ? Math.min(...types.map(({ fromRate }) => fromRate)) : 0;
  const headline = `Jet privati da ${city.name}`;
  const kicker = `Stima immediata, risposta entro ${promisedHours(ITALIAN_REPLY_PROMISE, ctx.site)}`;
  return { ...citySharePicture(city), kicker, headline, ...sharePriceText(lowest, PER_HOUR) };
}

/** Returns the content of the share picture of /private-jet-charter/{city}/{jetType}. */
async function readJetTypeContent(ctx: AppContext, slug: string, type: string): Promise<SharePictureContent> {
  const { city, summary, jets } = await readJetType(ctx, { city: slug, type });
  const headline = `${summary.type} da ${city.name}`;
  return { ...toJetPicture(jets[0]), kicker: JETS_KICKER, headline, ...sharePriceText(summary.fromRate, PER_HOUR) };
}

/** Returns the content of the share picture of a jet's page. */
async function readJetModelContent(
  ctx: AppContext,
  slug: string,
  type: string,
  model: string,
): Promise<SharePictureContent> {
  const { jet, city } = await readJetModel(ctx, { city: slug, type, model });
  const kicker = `${jet.type} · ${city.name}`;
  return { ...toJetPicture({ jet }), kicker, headline: jetTitle(jet), ...sharePriceText(jet.hourlyRate, PER_HOUR) };
}

function toJetPicture(entry: Pick<JetEntry, "jet"> | undefined): Pick<SharePictureContent, "layout" | "picture"> {
  return { layout: "band", picture: toWidePicture(entry?.jet.images[0] ?? "") };
}
