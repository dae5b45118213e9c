import type { Translated } from "#domain/words/text.ts";
import type { CONTENT_HEADS_IT } from "./content-heads.it.ts";

export const CONTENT_HEADS_EN: Translated<typeof CONTENT_HEADS_IT> = {
  slogan: "Drive the car you dream of. Really.",
  crumbs: {
    club: "VIP Community",
    contacts: "Contact",
    whereWeOperate: "Where we operate",
    privacy: "Privacy",
    terms: "Terms and conditions",
    favourites: "Favourites",
    comparison: "Comparison",
    magazine: "Magazine",
  },
  club: {
    title: "VIP Community, the members' club",
    description:
      "The club for those who drive with us: track days, Michelin-starred dinners, weekends on the road, up to 30% off and previews. Admission is by request.",
    keywords: ["vip community", "luxury car club", "luxury car events", "track test drive"],
  },
  contacts: {
    title: "Contact us by phone or WhatsApp",
    titleAlways: "Contact us by phone or WhatsApp, 24 hours a day",
    description: "{phone}, e-mail and a form answered within {promised}. Our office is in {city}, at {street}.",
    phone: {
      always: "Telephone and WhatsApp, 24 hours a day",
      equal: "Telephone and WhatsApp{hours}",
      different: "Telephone{phoneHours}, WhatsApp{whatsappHours}",
    },
    keywords: ["contact", "contact {company}", "luxury car rental telephone"],
    pageName: "Contact {company}",
  },
  whereWeOperate: {
    title: "Where we operate",
    titleWithCities: { one: "Where we operate: {count} city", other: "Where we operate: {count} cities" },
    empty: "Our first cities are on their way: in the meantime, ask whether we can reach yours.",
    inCountry: {
      one: "A map of the city {inCountry} where we deliver luxury cars, with the cars based there.",
      other: "A map of the {count} cities {inCountry} where we deliver luxury cars, with the cars based in each.",
    },
    inCountries:
      "A map of the {cities} cities in {countries} countries where we deliver luxury cars, with the cars based in each.",
    free: "Delivery is free.",
    regionKeyword: "luxury car rental",
    keyword: "cities served",
    countriesKeyword: "supercar hire {countries}",
  },
  privacy: {
    title: "Privacy and cookies",
    description: "Which data we collect, why, how long we store them and whom to contact.",
    noTracking: "No profiling cookies, no third-party tracking.",
    keywords: ["privacy", "cookies", "data protection"],
  },
  terms: {
    title: "Rental terms and conditions",
    description:
      "Who may drive, deposit, excess, kilometres, delivery, cancellation: the rental conditions in full, before you request.",
    keywords: ["terms and conditions", "rental conditions", "security deposit", "excess"],
  },
  favourites: {
    title: "Favourites",
    description: "The cars you saved, stored in this browser only.",
    keywords: ["favourites"],
  },
  comparison: {
    title: "Comparison",
    titleOf: "Comparison: {cars}",
    description:
      "Two or three cars side by side: the total for your dates, deposit, excess, kilometres, luggage and seats.",
    keywords: ["luxury car comparison"],
  },
  magazine: {
    title: "Magazine: roads, cars and places",
    description:
      "Routes we have driven, cars compared, luggage properly measured and dates for your diary: our magazine.",
    keywords: ["luxury car magazine", "driving routes", "supercar or grand tourer"],
    articleKeyword: "magazine",
  },
};
