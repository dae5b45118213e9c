import { promisedHours } from "#domain/enquiries/promised-hours.ts";
import type { Faq } from "#domain/faqs/faq.ts";
import type { HourlyRates } from "#domain/jets/jet-fleet.ts";
import { hoursClause } from "#domain/opening-hours/describe-hours.ts";
import type { SiteConfiguration } from "#domain/site-configuration.ts";
import { formatMoneyAmount } from "#domain/words/formats/format-number.ts";
import { say } from "#domain/words/say.ts";
import type { Words } from "#domain/words/words.ts";

type JetFaqWords = Words<"jetFaqs" | "openingHours" | "replyPromise">;

/** Returns the questions of the jet hub with the company's figures (product.md#questions). `rates` is null without jets. */
export function buildJetFaqs(words: JetFaqWords, site: SiteConfiguration, rates: HourlyRates | null): readonly Faq[] {
  const { price, notice, estimate, tax, quote, car } = words.jetFaqs;
  return [
    {
      question: price.question,
      answer: rates ? `${hourlyRates(words, rates)} ${price.included}` : price.included,
    },
    notice,
    estimate,
    tax,
    {
      question: quote.question,
      answer: say(words, quote.answer, {
        promised: promisedHours(words, site),
        hours: hoursClause(words, site.hours.phone, ", "),
      }),
    },
    car,
  ];
}

function hourlyRates(words: JetFaqWords, { lowest, highest }: HourlyRates): string {
  const { single, span } = words.jetFaqs.price;
  if (lowest.rate === highest.rate) return say(words, single, { rate: formatMoneyAmount(words, lowest.rate) });
  return say(words, span, {
    lowest: formatMoneyAmount(words, lowest.rate),
    lowestType: lowest.type,
    highest: formatMoneyAmount(words, highest.rate),
    highestType: highest.type,
  });
}
