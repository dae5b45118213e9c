import { listCountryNames } from "#domain/catalogue/site-scope.ts";
import { isEurope, servedCountries, withRegion } from "#domain/company/company-region.ts";
import { promisedHours } from "#domain/enquiries/promised-hours.ts";
import { jetTitle } from "#domain/jets/jet-fleet.ts";
import type { JetEntry } from "#domain/jets/jet-pages.ts";
import { createEmptyDraft } from "#domain/jets/jet-quote-draft.ts";
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
import { formatMoney } from "#domain/words/formats/format-number.ts";
import { placeNameIn } from "#domain/words/places/place-names.ts";
import { say } from "#domain/words/say.ts";
import type { Words } from "#domain/words/words.ts";
import { wordsOf } from "#domain/words/words-of.ts";
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
  const words = wordsOf(language);
  try {
    return (
      (await CONTENT_READERS[name]?.(ctx, words, (parameter) => parameters[parameter] ?? "")) ??
      createStaticContents(words, ctx.site)[name] ??
      null
    );
  } catch (error) {
    if (error instanceof ServiceError && error.kind === "not-found") return null;
    throw error;
  }
}

/** Reads the content of the share picture of a page with data from the database. `parameterOf` returns a parameter of the page's path. */
type ReadContent = (
  ctx: AppContext,
  words: Words,
  parameterOf: (parameter: string) => string,
) => Promise<SharePictureContent>;

const CONTENT_READERS: Readonly<Partial<Record<RouteName, ReadContent>>> = {
  explore: readCollectionContent,
  cars: readCollectionContent,
  hub: readHubContent,
  category: (ctx, words, parameterOf) => readCategoryContent(ctx, words, parameterOf("category")),
  city: (ctx, words, parameterOf) => readCityContent(ctx, words, parameterOf("city")),
  cityCategory: (ctx, words, parameterOf) =>
    readCityCategoryContent(ctx, words, { city: parameterOf("city"), category: parameterOf("category") }),
  vehicle: (ctx, words, parameterOf) =>
    readVehicleContent(ctx, words, {
      city: parameterOf("city"),
      category: parameterOf("category"),
      model: parameterOf("model"),
    }),
  jets: readJetHubContent,
  jetCity: (ctx, words, parameterOf) => readJetCityContent(ctx, words, parameterOf("city")),
  jetType: (ctx, words, parameterOf) =>
    readJetTypeContent(ctx, words, { city: parameterOf("city"), type: parameterOf("jetType") }),
  jetModel: (ctx, words, parameterOf) =>
    readJetModelContent(ctx, words, {
      city: parameterOf("city"),
      type: parameterOf("jetType"),
      model: parameterOf("model"),
    }),
  experience: (ctx, words, parameterOf) => readExperienceContent(ctx, words, parameterOf("experience")),
  whereWeOperate: readCoverageContent,
  contacts: readContactsContent,
  magazine: (ctx, words, parameterOf) => readArticleContent(ctx, words, parameterOf("article")),
  brand: (ctx, words, parameterOf) => readBrandContent(ctx, words, parameterOf("brand")),
  brandCity: (ctx, words, parameterOf) =>
    readBrandCityContent(ctx, words, { brand: parameterOf("brand"), city: parameterOf("city") }),
};

const sidePictureContent = (picture: string, kicker: string, headline: string): SharePictureContent => ({
  layout: "plate",
  picture,
  kicker,
  headline,
});

/** Returns the contents of the share pictures of pages with fixed texts. */
function createStaticContents(
  words: Words,
  site: CompanyConfiguration,
): Readonly<Partial<Record<RouteName, SharePictureContent>>> {
  const { rental, slogan, club, magazine, favourites, privacy, terms } = words.sharePictures;
  return {
    // The text is that of the home page's banner.
    home: {
      layout: "band",
      picture: site.heroPictures?.day ?? "/pictures/heroes/day-1280.webp",
      kicker: withRegion(words, rental, site),
      headline: slogan,
    },
    club: sidePictureContent(SIGNATURE_PICTURE, club.kicker, club.headline),
    magazineIndex: sidePictureContent("/pictures/magazine/destinations-1200.webp", magazine.kicker, magazine.headline),
    favourites: sidePictureContent(SIGNATURE_PICTURE, site.name, favourites),
    privacy: sidePictureContent(SIGNATURE_PICTURE, site.name, privacy),
    terms: sidePictureContent(SIGNATURE_PICTURE, site.name, terms),
  };
}

const SIGNATURE_PICTURE = "/pictures/house/signature-1200.webp";

/** Returns the content of the share picture of /contatti: it shows one of the company's own cars if there is a photograph of one. */
async function readContactsContent(ctx: AppContext, words: Words): Promise<SharePictureContent> {
  const { photographed } = await readContactsPage(ctx, undefined, words);
  const picture = photographed[0]?.images[0] ?? "/pictures/house/service-1200.webp";
  return sidePictureContent(
    picture,
    hoursKicker(words, ctx.site.hours) ?? ctx.site.name,
    words.sharePictures.contacts.headline,
  );
}

/** "24 ore su 24", "Ogni giorno dalle 8 alle 20": the telephone's hours; null for none, and for a week that is too long to read. */
function hoursKicker(words: Words, { phone }: CompanyHours): string | null {
  if (phone?.kind === "always") return words.sharePictures.contacts.always;
  const text = hoursClause(words, phone, "");
  return text && text.length <= MAX_KICKER_CHARACTERS ? capitaliseFirst(text) : null;
}

/** /dove-operiamo: with the number of countries served now, or the name of the only one. */
async function readCoverageContent(ctx: AppContext, words: Words): Promise<SharePictureContent> {
  const countries = listCountryNames(await listActiveCities(ctx.db));
  const names = countries.map((country) => placeNameIn(words.language, country));
  const served = servedCountries(words, names, ctx.site);
  const kicker = served === null ? ctx.site.name : typographic(capitaliseFirst(served));
  return sidePictureContent("/pictures/cities/como-1200.webp", kicker, words.sharePictures.whereWeOperate);
}

const capitaliseFirst = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** Returns the content of the share picture of /magazine/{slug}. */
async function readArticleContent(ctx: AppContext, words: Words, slug: string): Promise<SharePictureContent> {
  const { article } = await readArticlePage(ctx, slug, words);
  const kicker = say(words, words.sharePictures.magazine.article, { category: article.category });
  return sidePictureContent(toWidePicture(article.image), kicker, article.title);
}

/** Returns the content of the share picture of /esperienze/{slug}. */
async function readExperienceContent(ctx: AppContext, words: Words, slug: string): Promise<SharePictureContent> {
  const { experience } = await readExperience(ctx, { slug, vehicle: null }, words);
  const { kicker, price } = words.sharePictures.experience;
  return {
    ...sidePictureContent(
      toWidePicture(experience.images[0] ?? ""),
      say(words, kicker, { city: placeNameIn(words.language, experience.location) }),
      experience.name,
    ),
    price: say(words, price, { price: formatMoney(words, experience.price), unit: experience.priceUnit }),
  };
}

/** Returns the content of the share picture of /private-jet-charter: it shows the largest jet. */
async function readJetHubContent(ctx: AppContext, words: Words): Promise<SharePictureContent> {
  const { rates, jets, cities } = await readJetHub(ctx, { draft: createEmptyDraft(), isDated: false }, words);
  const { fromCities, fromCitiesOfEurope, headline } = words.sharePictures.jets;
  return {
    ...toJetPicture(jets.at(-1)),
    kicker: say(words, isEurope(ctx.site) ? fromCitiesOfEurope : fromCities, { count: cities.length }),
    headline,
    ...sharePriceText(words, "perHour", rates?.lowest.rate ?? 0),
  };
}

/** Returns the content of the share picture of /private-jet-charter/{city}. */
async function readJetCityContent(ctx: AppContext, words: Words, slug: string): Promise<SharePictureContent> {
  const { city, types } = await readJetCity(ctx, slug, words);
  const { fromCity, reply } = words.sharePictures.jets;
  const lowest = types.length > 0 ? Math.min(...types.map(({ fromRate }) => fromRate)) : 0;
  return {
    ...citySharePicture(city),
    kicker: say(words, reply, { promised: promisedHours(words, ctx.site) }),
    headline: say(words, fromCity, { city: placeNameIn(words.language, city.name) }),
    ...sharePriceText(words, "perHour", lowest),
  };
}

/** Returns the content of the share picture of /private-jet-charter/{city}/{jetType}. */
async function readJetTypeContent(
  ctx: AppContext,
  words: Words,
  address: { city: string; type: string },
): Promise<SharePictureContent> {
  const { city, summary, jets } = await readJetType(ctx, address, words);
  const { kicker, typeFromCity } = words.sharePictures.jets;
  return {
    ...toJetPicture(jets[0]),
    kicker,
    headline: say(words, typeFromCity, { type: summary.type, city: placeNameIn(words.language, city.name) }),
    ...sharePriceText(words, "perHour", summary.fromRate),
  };
}

/** Returns the content of the share picture of a jet's page. */
async function readJetModelContent(
  ctx: AppContext,
  words: Words,
  address: { city: string; type: string; model: string },
): Promise<SharePictureContent> {
  const { jet, city } = await readJetModel(ctx, address, words);
  return {
    ...toJetPicture({ jet }),
    kicker: `${jet.type} · ${placeNameIn(words.language, city.name)}`,
    headline: jetTitle(jet),
    ...sharePriceText(words, "perHour", jet.hourlyRate),
  };
}

function toJetPicture(entry: Pick<JetEntry, "jet"> | undefined): Pick<SharePictureContent, "layout" | "picture"> {
  return { layout: "band", picture: toWidePicture(entry?.jet.images[0] ?? "") };
}
