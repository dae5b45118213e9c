import type { Translated } from "#domain/words/text.ts";
import type { CONTENT_HEADS_IT } from "./content-heads.it.ts";

export const CONTENT_HEADS_DE: Translated<typeof CONTENT_HEADS_IT> = {
  slogan: "Fahren Sie Ihren Traumwagen. Wirklich.",
  crumbs: {
    club: "VIP-Community",
    contacts: "Kontakt",
    whereWeOperate: "Wo wir sind",
    privacy: "Datenschutz",
    terms: "Allgemeine Geschäftsbedingungen",
    favourites: "Favoriten",
    comparison: "Vergleich",
    magazine: "Magazin",
  },
  club: {
    title: "VIP-Community, der Club für Mitglieder",
    description:
      "Der Club derer, die mit uns fahren: Rennstrecke, Sterneküche, Wochenenden auf der Straße, bis zu 30 % Nachlass. Die Aufnahme beginnt mit einer Anfrage.",
    keywords: ["VIP-Community", "Luxuswagen Club", "Luxuswagen Events", "Probefahrt Rennstrecke"],
  },
  contacts: {
    title: "Kontakt, Telefon und WhatsApp",
    titleAlways: "Kontakt, Telefon und WhatsApp rund um die Uhr",
    description: "{phone}, E-Mail und Formular mit Antwort innerhalb von {promised}. Unser Sitz: {street}, {city}.",
    phone: {
      always: "Telefon und WhatsApp rund um die Uhr",
      equal: "Telefon und WhatsApp{hours}",
      different: "Telefon{phoneHours}, WhatsApp{whatsappHours}",
    },
    keywords: ["Kontakt", "Kontakt {company}", "Luxuswagen mieten Telefon"],
    pageName: "Kontakt zu {company}",
  },
  whereWeOperate: {
    title: "Wo wir sind",
    titleWithCities: { one: "Wo wir sind: {count} Stadt", other: "Wo wir sind: {count} Städte" },
    empty: "Die ersten Städte kommen bald: Fragen Sie uns inzwischen, ob wir Ihre erreichen können.",
    inCountry: {
      one: "Die Karte der Stadt {inCountry}, in die wir Luxuswagen bringen, mit den Fahrzeugen vor Ort.",
      other: "Die Karte der {count} Städte {inCountry}, in die wir Luxuswagen bringen, mit den Fahrzeugen jeder Stadt.",
    },
    inCountries:
      "Die Karte der {cities} Städte in {countries} Ländern, in die wir Luxuswagen bringen, mit den Fahrzeugen jeder Stadt.",
    free: "Die Zustellung ist kostenlos.",
    regionKeyword: "Luxuswagen mieten",
    keyword: "unsere Städte",
    countriesKeyword: "Supersportwagen mieten {countries}",
  },
  privacy: {
    title: "Datenschutz und Cookies",
    description: "Welche Daten wir erheben, warum, wie lange wir sie speichern und an wen Sie sich wenden können.",
    noTracking: "Keine Tracking-Cookies, keine Messung durch Dritte.",
    keywords: ["Datenschutz", "Cookies", "Datenverarbeitung"],
  },
  terms: {
    title: "Allgemeine Geschäftsbedingungen",
    description:
      "Wer fahren darf, Kaution, Selbstbeteiligung, Kilometer, Zustellung, Stornierung: die vollständigen Mietbedingungen, vor jeder Anfrage.",
    keywords: ["Mietbedingungen", "AGB Autovermietung", "Kaution", "Selbstbeteiligung"],
  },
  favourites: {
    title: "Favoriten",
    description: "Die Fahrzeuge, die Sie sich gemerkt haben, nur in diesem Browser.",
    keywords: ["Favoriten"],
  },
  comparison: {
    title: "Vergleich",
    titleOf: "Vergleich: {cars}",
    description:
      "Zwei oder drei Fahrzeuge nebeneinander: Gesamtpreis für Ihren Zeitraum, Kaution, Selbstbeteiligung, Kilometer, Kofferraum und Sitze.",
    keywords: ["Luxuswagen Vergleich"],
  },
  magazine: {
    title: "Magazin: Straßen, Fahrzeuge und Orte",
    description:
      "Erprobte Routen, Fahrzeuge im Vergleich, wirklich gemessenes Gepäck und Termine zum Vormerken: das Magazin des Hauses.",
    keywords: ["Luxuswagen Magazin", "Autorouten", "Supersportwagen oder Gran Turismo"],
    articleKeyword: "Magazin",
  },
};
