import type { Experience } from "#domain/experiences/experience.ts";
import { pathsIn } from "#domain/paths.ts";
import { experienceService } from "#domain/seo/structured-data/jet-structured-data.ts";
import type { SiteConfiguration } from "#domain/site-configuration.ts";
import { formatMoney } from "#domain/words/formats/format-number.ts";
import { placeNameIn } from "#domain/words/places/place-names.ts";
import { say } from "#domain/words/say.ts";
import type { Words } from "#domain/words/words.ts";
import { fitDescription, fitTitle } from "./fit-text.ts";
import { fillKeywords, homeCrumb } from "./head-parts.ts";
import { replySentence } from "./jet-heads.ts";
import { type PageHead, toSiteMark } from "./page-head.ts";

/** Returns the head of /esperienze/{slug}. Prices are valid until the end of `year`. */
export function experienceHead(
  words: Words,
  catalogueFacts: { site: SiteConfiguration; siteUrl: string; year: number },
  experience: Experience,
): PageHead {
  const { language, jetHeads } = words;
  const texts = jetHeads.experience;
  const paths = pathsIn(language);
  const path = paths.experience(experience.slug);
  const names = { experience: experience.name, city: placeNameIn(language, experience.location) };
  const description = fitDescription(
    say(words, texts.description, { ...names, duration: experience.duration }),
    say(words, texts.price, { price: formatMoney(words, experience.price), unit: experience.priceUnit }),
    replySentence(words, catalogueFacts.site),
  );
  const [image] = experience.images;
  return {
    title: fitTitle(say(words, texts.title, names), catalogueFacts.site.name),
    description,
    keywords: [...fillKeywords(words, texts.keywords, names), ...(language === "it" ? experience.highlights : [])],
    ...toSiteMark(catalogueFacts.site),
    siteUrl: catalogueFacts.siteUrl,
    path,
    ...(image && { image }),
    type: "product",
    crumbs: [
      homeCrumb(words),
      { name: jetHeads.crumbs.experiences, path: paths.explore("service=experience") },
      { name: experience.name, path },
    ],
    structuredData: [
      experienceService(
        words,
        experience,
        { ...catalogueFacts, name: experience.name, description, path, areaServed: [names.city] },
        catalogueFacts.year,
      ),
    ],
  };
}
