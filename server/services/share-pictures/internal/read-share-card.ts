import type { AddressName } from "#domain/addresses/addresses.ts";
import { findAddress } from "#domain/addresses/find-address.ts";
import { countCountries, countriesLabel } from "#domain/catalogue/served.ts";
import { hoursText } from "#domain/hours.ts";
import { jetTitle } from "#domain/jets/fleet.ts";
import type { JetEntry } from "#domain/jets/jet-pages.ts";
import { emptyDraft } from "#domain/jets/quote-draft.ts";
import { type CityLanguage, cityLanguage } from "#domain/languages.ts";
import { messages } from "#domain/messages.it.ts";
import { formatEuro } from "#domain/money.ts";
import { cityPicture, fromPrice, type ShareCard, widePicture } from "#domain/seo/share-pictures/share-card.ts";
import type { SiteConfiguration } from "#domain/site-configuration.ts";
import { isSlugShaped } from "#domain/slug.ts";
import type { AppContext } from "#server/context.ts";
import { ServiceError } from "#server/errors.ts";
import { listActiveCities } from "#server/repositories/catalogue/cities.ts";
import { readArticlePage } from "#server/services/content/content-pages.ts";
import { readExperience } from "#server/services/experiences/read-experience.ts";
import { readJetCity } from "#server/services/jets/read-jet-city.ts";
import { readJetHub } from "#server/services/jets/read-jet-hub.ts";
import { readJetModel } from "#server/services/jets/read-jet-model.ts";
import { readJetType } from "#server/services/jets/read-jet-type.ts";
import {
  brandCard,
  brandCityCard,
  categoryCard,
  cityCard,
  cityCategoryCard,
  collectionCard,
  hubCard,
  vehicleCard,
} from "./rental-cards.ts";

const JETS = "Noleggio jet privati";
const PER_HOUR = "all’ora";

/** What the share picture of a public page shows; null for a path that is no page, or that redirects. Asks the page's own service, so that both agree. */
export async function readShareCard(ctx: AppContext, pathname: string, spoken?: string): Promise<ShareCard | null> {
  const segments = pathname === "/" ? [] : pathname.slice(1).split("/");
  if (!segments.every(isSlugShaped)) return null;
  const { name, language, parameters } = findAddress(pathname);
  // No page has an address in a language of its own yet.
  if (language !== null) return null;
  try {
    return (
      (await CARDS[name]?.(ctx, (parameter) => parameters[parameter] ?? "", cityLanguage(spoken ?? null))) ??
      contentCards(ctx.site)[name] ??
      null
    );
  } catch (error) {
    if (error instanceof ServiceError && error.kind === "not-found") return null;
    throw error;
  }
}

/** The card of a page that shows rows; `of` is what stands for a parameter of its address. Only a city's page is written in more than Italian. */
type ReadCard = (ctx: AppContext, of: (parameter: string) => string, language: CityLanguage) => Promise<ShareCard>;

const CARDS: Readonly<Partial<Record<AddressName, ReadCard>>> = {
  explore: (ctx) => collectionCard(ctx),
  cars: (ctx) => collectionCard(ctx),
  hub: (ctx) => hubCard(ctx),
  category: (ctx, of) => categoryCard(ctx, of("category")),
  city: (ctx, of, language) => cityCard(ctx, of("city"), language),
  cityCategory: (ctx, of) => cityCategoryCard(ctx, of("city"), of("category")),
  vehicle: (ctx, of) => vehicleCard(ctx, of("city"), of("category"), of("model")),
  jets: (ctx) => jetHubCard(ctx),
  jetCity: (ctx, of) => jetCityCard(ctx, of("city")),
  jetType: (ctx, of) => jetTypeCard(ctx, of("city"), of("jetType")),
  jetModel: (ctx, of) => jetModelCard(ctx, of("city"), of("jetType"), of("model")),
  experience: (ctx, of) => experienceCard(ctx, of("experience")),
  whereWeOperate: (ctx) => coverageCard(ctx),
  magazine: (ctx, of) => articleCard(ctx, of("article")),
  brand: (ctx, of) => brandCard(ctx, of("brand")),
  brandCity: (ctx, of) => brandCityCard(ctx, of("brand"), of("city")),
};

const plate = (picture: string, kicker: string, headline: string): ShareCard => ({
  layout: "plate",
  picture,
  kicker,
  headline,
});

/** The pages whose words are in the program, and so are their pictures. */
const contentCards = ({ name }: SiteConfiguration): Readonly<Partial<Record<AddressName, ShareCard>>> => ({
  // In the words of its banner.
  home: {
    layout: "band",
    picture: "/pictures/heroes/day-1280.webp",
    kicker: "Noleggio auto di lusso in Europa",
    headline: messages.banner.headline.replaceAll("'", "’"),
  },
  club: plate("/pictures/house/signature-1200.webp", "Il club dei membri", "Community VIP"),
  contacts: plate("/pictures/house/service-1200.webp", "24 ore su 24", "Contatti"),
  magazineIndex: plate("/pictures/magazine/destinations-1200.webp", "Strade, vetture e luoghi", "Magazine"),
  favourites: plate("/pictures/house/signature-1200.webp", name, "Preferiti"),
  privacy: plate("/pictures/house/signature-1200.webp", name, "Privacy e cookie"),
  terms: plate("/pictures/house/signature-1200.webp", name, "Termini e condizioni"),
});

/** /dove-operiamo: in as many countries as are served today. */
async function coverageCard(ctx: AppContext): Promise<ShareCard> {
  const countries = countCountries(await listActiveCities(ctx.db));
  const kicker = countries === 0 ? "In Europa" : `${capitalised(countriesLabel(countries))} d’Europa`;
  return plate("/pictures/cities/como-1200.webp", kicker, "Dove operiamo");
}

const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** /magazine/{slug}. */
async function articleCard(ctx: AppContext, slug: string): Promise<ShareCard> {
  const { article } = await readArticlePage(ctx, slug);
  return plate(widePicture(article.image), `Magazine · ${article.category}`, article.title);
}

/** /esperienze/{slug}. */
async function experienceCard(ctx: AppContext, slug: string): Promise<ShareCard> {
  const { experience } = await readExperience(ctx, { slug, vehicle: null });
  return {
    ...plate(widePicture(experience.images[0] ?? ""), `Esperienza da ${experience.location}`, experience.name),
    price: `${formatEuro(experience.price)} a ${experience.priceUnit}`,
  };
}

/** /private-jet-charter: its largest jet. */
async function jetHubCard(ctx: AppContext): Promise<ShareCard> {
  const { rates, jets, cities } = await readJetHub(ctx, { draft: emptyDraft(), isDated: false });
  const kicker = `Da ${cities.length} città d’Europa`;
  return {
    ...jetPicture(jets.at(-1)),
    kicker,
    headline: "Jet privati",
    ...fromPrice(rates?.lowest.rate ?? 0, PER_HOUR),
  };
}

/** /private-jet-charter/{city}. */
async function jetCityCard(ctx: AppContext, slug: string): Promise<ShareCard> {
  const { city, types } = await readJetCity(ctx, slug);
  const lowest = types.length > 0 ? Math.min(...types.map(({ fromRate }) => fromRate)) : 0;
  const headline = `Jet privati da ${city.name}`;
  const kicker = `Stima immediata, risposta entro ${hoursText(ctx.site.replyWithinHours)}`;
  return { ...cityPicture(city), kicker, headline, ...fromPrice(lowest, PER_HOUR) };
}

/** /private-jet-charter/{city}/{jetType}. */
async function jetTypeCard(ctx: AppContext, slug: string, type: string): Promise<ShareCard> {
  const { city, summary, jets } = await readJetType(ctx, { city: slug, type });
  const headline = `${summary.type} da ${city.name}`;
  return { ...jetPicture(jets[0]), kicker: JETS, headline, ...fromPrice(summary.fromRate, PER_HOUR) };
}

/** A jet's own page in a city. */
async function jetModelCard(ctx: AppContext, slug: string, type: string, model: string): Promise<ShareCard> {
  const { jet, city } = await readJetModel(ctx, { city: slug, type, model });
  const kicker = `${jet.type} · ${city.name}`;
  return { ...jetPicture({ jet }), kicker, headline: jetTitle(jet), ...fromPrice(jet.hourlyRate, PER_HOUR) };
}

function jetPicture(entry: Pick<JetEntry, "jet"> | undefined): Pick<ShareCard, "layout" | "picture"> {
  return { layout: "band", picture: widePicture(entry?.jet.images[0] ?? "") };
}
