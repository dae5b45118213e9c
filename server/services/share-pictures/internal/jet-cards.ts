import { hoursText } from "#domain/hours.ts";
import { jetTitle } from "#domain/jets/fleet.ts";
import type { JetEntry } from "#domain/jets/jet-pages.ts";
import { emptyDraft } from "#domain/jets/quote-draft.ts";
import { cityPicture, fromPrice, type ShareCard, widePicture } from "#domain/seo/share-pictures/share-card.ts";
import type { AppContext } from "#server/context.ts";
import { readJetCity } from "#server/services/jets/read-jet-city.ts";
import { readJetHub } from "#server/services/jets/read-jet-hub.ts";
import { readJetModel } from "#server/services/jets/read-jet-model.ts";
import { readJetType } from "#server/services/jets/read-jet-type.ts";

const JETS = "Noleggio jet privati";
const PER_HOUR = "all’ora";

/** /private-jet-charter: its largest jet. */
export async function jetHubCard(ctx: AppContext): Promise<ShareCard> {
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
export async function jetCityCard(ctx: AppContext, slug: string): Promise<ShareCard> {
  const { city, types } = await readJetCity(ctx, slug);
  const lowest = types.length > 0 ? Math.min(...types.map(({ fromRate }) => fromRate)) : 0;
  const headline = `Jet privati da ${city.name}`;
  const kicker = `Stima immediata, risposta entro ${hoursText(ctx.site.replyWithinHours)}`;
  return { ...cityPicture(city), kicker, headline, ...fromPrice(lowest, PER_HOUR) };
}

/** /private-jet-charter/{city}/{jetType}. */
export async function jetTypeCard(ctx: AppContext, slug: string, type: string): Promise<ShareCard> {
  const { city, summary, jets } = await readJetType(ctx, { city: slug, type });
  const headline = `${summary.type} da ${city.name}`;
  return { ...jetPicture(jets[0]), kicker: JETS, headline, ...fromPrice(summary.fromRate, PER_HOUR) };
}

/** A jet's own page in a city. */
export async function jetModelCard(ctx: AppContext, slug: string, type: string, model: string): Promise<ShareCard> {
  const { jet, city } = await readJetModel(ctx, { city: slug, type, model });
  const kicker = `${jet.type} · ${city.name}`;
  return { ...jetPicture({ jet }), kicker, headline: jetTitle(jet), ...fromPrice(jet.hourlyRate, PER_HOUR) };
}

function jetPicture(entry: Pick<JetEntry, "jet"> | undefined): Pick<ShareCard, "layout" | "picture"> {
  return { layout: "band", picture: widePicture(entry?.jet.images[0] ?? "") };
}
