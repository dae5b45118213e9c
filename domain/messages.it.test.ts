import { expect, test } from "vitest";
import { messages } from "#domain/messages.it.ts";

test("the storefront's texts, word for word", () => {
  expect(messages.banner).toEqual({
    headline: "Guida l'auto che sogni, davvero.",
    promise: "Il modello che scegli è quello che ricevi",
  });
  expect(messages.hero).toMatchObject({
    title: "Prenota la Tua Auto di Lusso",
    titleMobile: "Noleggio Auto di Lusso in Tutta Europa",
    search: "Cerca",
    removeCategory: "Rimuovi categoria",
  });
  expect(messages.categories).toMatchObject({
    title: "Le Nostre Categorie",
    subtitle: "Esplora la nostra esclusiva collezione di auto di lusso",
  });
  expect(messages.featured.book).toBe("Prenota Ora");
  expect(messages.brandSection.title).toBe("Il Nostro Brand");
  expect(messages.brands).toMatchObject({ card: "Esplora la collezione", loading: "Caricamento brand..." });
  expect(messages.destinations.popular).toBe("Popolare");
  expect(messages.coverage.city("Milano")).toBe("Noleggio auto lusso Milano");
});

test("the club's texts, word for word", () => {
  expect(messages.club).toMatchObject({
    join: "Diventa Membro",
    discover: "Scopri i Benefici",
    sent: "Richiesta inviata! Ti contatteremo presto.",
    past: "Concluso",
  });
});

test("the explore page's texts, word for word", () => {
  expect(messages.explore.results(12)).toBe("12 risultati disponibili");
  expect(messages.explore.results(1)).toBe("1 risultato disponibile");
  expect(messages.explore).toMatchObject({
    title: "Auto di Lusso",
    emptyTitle: "Nessun risultato trovato",
    emptyHint: "Prova a modificare i filtri o la ricerca",
    pinned: "La tua scelta",
  });
});

test("the detail routes' texts, word for word", () => {
  expect(messages.rental).toMatchObject({
    whyChoose: "Why choose",
    startingFrom: "Starting from",
    bookNow: "Book Now",
    unavailable: "Non disponibile",
  });
  expect(messages.rental.more("SUVs", "Milano")).toBe("More SUVs in Milano");
  expect(messages.brand.delivery).toBe("24h quick delivery");
  expect(messages.jets.quote).toBe("Richiedi Preventivo");
  expect(messages.jets.none).toBe("Nessun jet disponibile in questa città al momento.");
  expect(messages.notFound).toMatchObject({ code: "404", text: "Oops! Page not found" });
});

test("both years are shown, the heritage's and the founding's", () => {
  expect(messages.advantages.heritage(2010)).toBe("Dal 2010");
  expect(messages.footer.founded(2015)).toBe("Fondata nel 2015");
});

test("the texts of signing in, up and out, word for word", () => {
  expect(messages.auth).toEqual({
    signInPending: "Accesso in corso...",
    signUp: "Registrati",
    signUpPending: "Registrazione in corso...",
    signedIn: "Accesso effettuato con successo",
    signInFailed: "Errore durante l'accesso",
    signedUp: "Registrazione completata! Verifica la tua email.",
    signUpFailed: "Errore durante la registrazione",
    signedOut: "Disconnesso con successo",
    signOutFailed: "Errore durante la disconnessione",
  });
});

test("the advertised points and the four of the benefits strip", () => {
  expect(messages.advantages).toMatchObject({
    insurance: "Kasko completa inclusa",
    delivery: "Consegna gratuita",
    support: "Assistenza 24/7",
  });
  expect(messages.benefits.map(({ title }) => title)).toEqual([
    "Prenotazione immediata",
    "Modello garantito",
    "Copertura europea",
    "Assistenza 24/7",
  ]);
  expect(messages.benefits[2].text).toContain("6 Paesi");
});

test("the drawer, the four services and the footer in words", () => {
  expect(messages.drawer).toMatchObject({ home: "Home", club: "Community VIP" });
  expect(messages.header.bookNow).toBe("Book Now");
  expect(messages.services).toEqual([
    "Transfer di lusso",
    "Concierge a ogni ora, anche per prenotare",
    "Esperienze esclusive",
    "Prenotazione immediata e autonoma",
  ]);
  expect(messages.footer).toMatchObject({
    rental: "Noleggio di lusso",
    club: "Community VIP",
    driver: "Servizio con autista privato",
  });
});
