import type { AddressName } from "#domain/addresses/addresses.ts";
import { countCountries, countriesLabel } from "#domain/catalogue/served.ts";
import { messages } from "#domain/messages.it.ts";
import { formatEuro } from "#domain/money.ts";
import { type ShareCard, widePicture } from "#domain/seo/share-pictures/share-card.ts";
import type { SiteConfiguration } from "#domain/site-configuration.ts";
import type { AppContext } from "#server/context.ts";
import { listActiveCities } from "#server/repositories/catalogue/cities.ts";
import { readArticlePage } from "#server/services/content/read-article-page.ts";
import { readExperience } from "#server/services/experiences/read-experience.ts";

const plate = (picture: string, kicker: string, headline: string): ShareCard => ({
  layout: "plate",
  picture,
  kicker,
  headline,
});

/** The pages whose words are in the program, and so are their pictures. */
export const contentCards = ({ name }: SiteConfiguration): Readonly<Partial<Record<AddressName, ShareCard>>> => ({
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
export async function coverageCard(ctx: AppContext): Promise<ShareCard> {
  const countries = countCountries(await listActiveCities(ctx.db));
  const kicker = countries === 0 ? "In Europa" : `${capitalised(countriesLabel(countries))} d’Europa`;
  return plate("/pictures/cities/como-1200.webp", kicker, "Dove operiamo");
}

const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** /magazine/{slug}. */
export async function articleCard(ctx: AppContext, slug: string): Promise<ShareCard> {
  const { article } = await readArticlePage(ctx, slug);
  return plate(widePicture(article.image), `Magazine · ${article.category}`, article.title);
}

/** /esperienze/{slug}. */
export async function experienceCard(ctx: AppContext, slug: string): Promise<ShareCard> {
  const { experience } = await readExperience(ctx, { slug, vehicle: null });
  return {
    ...plate(widePicture(experience.images[0] ?? ""), `Esperienza da ${experience.location}`, experience.name),
    price: `${formatEuro(experience.price)} a ${experience.priceUnit}`,
  };
}
